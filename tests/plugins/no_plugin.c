/* A shared object for tests that is no PJRT plugin.
 *
 *     gcc -shared -fPIC -o libno_plugin.so tests/plugins/no_plugin.c
 */

int not_a_plugin(void) { return 0; }
