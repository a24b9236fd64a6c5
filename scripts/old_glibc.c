/* What libraries that were compiled on a new machine ask of the C library, and what the oldest that a wheel runs on does not
 * have. scripts/old_glibc.sh links this; other modules of the process do not see it. */
#include <stddef.h>
#include <stdlib.h>
#include <sys/random.h>

#define HIDDEN __attribute__((visibility("hidden")))

/* glibc 2.32. libstdc++ counts references without atomic instructions while it is true; false is right at any time. */
HIDDEN char __libc_single_threaded = 0;

/* glibc 2.36. The source of std::random_device. Like glibc's, it ends the process rather than give a number that is not random. */
HIDDEN unsigned arc4random(void) {
    unsigned number;
    if (getrandom(&number, sizeof number, 0) != (ssize_t)sizeof number) abort();
    return number;
}

/* glibc 2.33: `mallinfo` with members that do not overflow. LLVM asks for statistics of its own, which nothing here turns on: that
 * no memory is in use is all that it would report. */
struct usage {
    size_t members[10];
};

HIDDEN struct usage mallinfo2(void) {
    struct usage none = {{0}};
    return none;
}
