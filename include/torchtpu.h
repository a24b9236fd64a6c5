/* Runs packages of torchtpu-compile (`torchtpu package`) from C and C++, without Python and PyTorch.
 *
 * Link with libtorchtpu_compile.so (`make runner` builds it). Functions may be called from any thread; calls of one
 * model from several threads run side by side. What fails returns NULL or a number that is not 0, and
 * torchtpu_last_error() says why, on the thread that called.
 */
#ifndef TORCHTPU_H
#define TORCHTPU_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Element types. */
enum torchtpu_dtype {
  TORCHTPU_BOOL = 1,
  TORCHTPU_I8 = 2,
  TORCHTPU_I16 = 3,
  TORCHTPU_I32 = 4,
  TORCHTPU_I64 = 5,
  TORCHTPU_U8 = 6,
  TORCHTPU_U16 = 7,
  TORCHTPU_U32 = 8,
  TORCHTPU_U64 = 9,
  TORCHTPU_F16 = 10,
  TORCHTPU_F32 = 11,
  TORCHTPU_F64 = 12,
  TORCHTPU_BF16 = 13,
  TORCHTPU_C64 = 14,
  TORCHTPU_C128 = 15
};

/* A tensor: row-major, without gaps. */
typedef struct torchtpu_tensor {
  const char *name;
  int32_t dtype;
  int32_t rank;
  const int64_t *dims;
  const void *data;
  size_t bytes;
} torchtpu_tensor;

typedef struct torchtpu_model torchtpu_model;
typedef struct torchtpu_results torchtpu_results;

/* Reads a package. It is machine code: `verify` is the file of the public key whose signature is asked for, or NULL;
 * `trust` the digest of this very package in hexadecimal digits, or NULL; with neither it is refused. `plugin` is the
 * file of a PJRT plugin, or NULL for $TORCHTPU_PLUGIN, else one that lies beside the package. */
torchtpu_model *torchtpu_load(const char *package, const char *verify, const char *trust, const char *plugin);

/* What the model takes and gives, as JSON: "inputs", "outputs", "symbols", "programs". Lives as long as the model. */
const char *torchtpu_signature(const torchtpu_model *model);

/* Loads every program of the package now, so that no call waits for it. */
int torchtpu_warm_up(const torchtpu_model *model);

/* Calls the model with tensors by name, in any order; they are copied. */
torchtpu_results *torchtpu_run(const torchtpu_model *model, const torchtpu_tensor *inputs, size_t count);

size_t torchtpu_result_count(const torchtpu_results *results);

/* Result `i`, or NULL where there is none. Lives as long as the results. */
const torchtpu_tensor *torchtpu_result(const torchtpu_results *results, size_t i);

/* NULL is allowed. */
void torchtpu_free_results(torchtpu_results *results);
void torchtpu_free(torchtpu_model *model);

/* Why the last call on this thread that failed did. Lives until the next one that fails. Never NULL. */
const char *torchtpu_last_error(void);

#ifdef __cplusplus
}
#endif

#endif
