/* A PJRT plugin for tests that speaks a C API of long ago: version 0.30 and not one function.
 *
 *     gcc -shared -fPIC -o libtoo_old_pjrt.so tests/plugins/too_old.c
 */

#include <stddef.h>

struct table {
  size_t struct_size;
  void *extension_start;
  struct {
    size_t struct_size;
    void *extension_start;
    int major, minor;
  } version;
};

const struct table *GetPjrtApi(void) {
  static const struct table table = {sizeof(struct table), NULL, {sizeof(table.version), NULL, 0, 30}};
  return &table;
}
