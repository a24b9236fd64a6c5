// What the shim, which is compiled against one version of PyTorch, and the core say to each other: plain C data and
// functions. `src/device/abi.rs` has the same in Rust.
#pragma once
#include <stddef.h>
#include <stdint.h>

// Changes whenever something below does.
#define TORCHTPU_SHIM_VERSION 10

#ifdef __cplusplus
extern "C" {
#endif

// Where a tensor lies.
enum { PLACE_UNDEFINED, PLACE_CPU, PLACE_DEVICE, PLACE_OTHER };
enum { FLAG_NUMBER = 1, FLAG_CONJUGATE = 2, FLAG_NEGATIVE = 4 };

typedef struct {
  void* storage;          // The core's storage, where the tensor is on the device.
  const void* data;       // The first element, where it is on the CPU.
  const int64_t* sizes;
  const int64_t* strides; // In elements.
  int64_t offset;         // In elements, from the beginning of the storage.
  int64_t storage_bytes;
  int32_t ndim;
  int8_t dtype;           // c10::ScalarType
  int8_t place;
  uint8_t flags;
  uint8_t unused;
} TtTensor;

enum { ARG_NONE, ARG_INT, ARG_FLOAT, ARG_BOOL, ARG_COMPLEX, ARG_TENSOR, ARG_LIST, ARG_STRING, ARG_DEVICE, ARG_GENERATOR,
       ARG_OTHER };

typedef struct {
  int32_t tag;
  int32_t len; // Of a list or a string.
  union {
    int64_t i; // Of a device: its number, or -1 where it is none of ours.
    double d;
    double c[2];
    const void* p; // TtTensor, the first TtArg of a list, characters, or a generator.
  } v;
} TtArg;

// An operator; there is one of these for each schema, at the same address as long as the process lives.
typedef struct {
  const char* name; // aten::add
  const char* overload;
  int32_t nargs;
  int32_t nreturns;
  uint64_t numbers; // A bit for each of the first 64 arguments that is a number, or a list of such.
  int32_t takes_host_indices; // Whether indices may be on the CPU.
} TtOp;

// Takes the results of an op, one after the other. All return 0 where the shim failed; it keeps why.
typedef struct {
  int (*undefined)(void* call);
  int (*argument)(void* call, int32_t index);
  // A new tensor; its storage, which the core gives a value.
  void* (*tensor)(void* call, int32_t dtype, int32_t ndim, const int64_t* sizes, const int64_t* strides);
  int (*list)(void* call, int32_t len); // The next `len` results are one list.
  int (*resize)(void* call, int32_t argument, int32_t ndim, const int64_t* sizes);
} TtResults;

// What `dispatch` and others return.
enum { DONE, FAILED, ON_HOST, AGAIN, NO_MEMORY, BAD_INDEX, BAD_VALUE, BAD_TYPE, NOT_IMPLEMENTED, INTERRUPTED, DEADLINE };

// Which elements of a storage a tensor has; in elements.
typedef struct {
  const int64_t* sizes;
  const int64_t* strides;
  int64_t offset;
  int32_t dtype; // c10::ScalarType
  int32_t ndim;
} TtForm;

// What a kernel does with the memory of a storage. One that overwrites writes every element before it reads any.
enum { ACCESS_READ, ACCESS_WRITE, ACCESS_OVERWRITE };

// Random numbers: multiples of 2**-digits in [0, 1), odd ones in (-1, 1), and 63 bits as int64.
enum { UNIFORM_F32, UNIFORM_F64, SYMMETRIC_F32, SYMMETRIC_F64, RANDOM_BITS };

// An exception of Python's, each part a new reference. Without a value it is made of the type and the message; without a type
// there is none.
typedef struct {
  void* type;
  void* value;
  void* traceback;
} TtRaised;

// What the core does for the shim.
typedef struct {
  int (*alloc)(size_t bytes, int32_t device, void** storage, void** address);
  void (*free)(void* storage);
  // The storage in which an address lies, and how many bytes from its beginning; null where there is none.
  void* (*find)(const void* address, int64_t* offset);
  int32_t (*device_of)(void* storage);
  int (*copy)(void* to_address, const void* from_address, size_t bytes);
  // The value of a storage becomes that of one of the same size, on another device or not.
  int (*transfer)(void* to, void* from);
  int (*resized)(void* to, void* from, size_t bytes);
  // Row-major elements become the storage's value.
  int (*write)(void* storage, const void* data, int32_t dtype, int32_t ndim, const int64_t* sizes);
  // The bytes of a storage, readable until the token is released.
  int (*borrow)(void* storage, void** token, const void** data);
  void (*release)(void* token);
  // `context` holds what decides the op besides its arguments. `origin` names the op of the forward pass that autograd
  // counts, with ORIGIN_BACKWARD where this call is part of its gradient. `device` is where all tensors are.
  int (*dispatch)(const TtOp* op, const TtArg* args, const TtResults* results, void* call, uint64_t context,
                  uint64_t origin, int32_t device);
  int (*takes_host_indices)(const char* schema); // Whether indices of an op, such as aten::index, may be on the CPU.
  int (*on_host)(const TtOp* op, int64_t bytes, int done); // Before and after an op runs on the CPU.
  // Whether ops run by PyTorch's kernels for the CPU, on the memory that these two are about; a negative status where it is not
  // known.
  int (*runs_on_host)(void);
  // The memory of a storage, as a c10::StorageImpl with a reference of the caller's own.
  int (*memory)(void* storage, int32_t access, const TtForm* form, void** owner);
  // As `alloc`, with memory that the storage has from the beginning: a c10::StorageImpl, with the reference that the core takes
  // over where it does not fail.
  int (*hold)(void* owner, size_t bytes, int32_t device, const TtForm* form, void** storage, void** address);
  // A c10::StorageImpl, with the reference that the core takes over, becomes the memory of a storage.
  int (*adopt)(void* storage, void* owner, const TtForm* form);
  // Fills memory with random numbers that follow from a seed, as programs draw them.
  int (*random)(uint64_t seed, int32_t kind, int32_t digits, void* out, size_t count);
  int (*synchronize)(int32_t device);
  int32_t (*device_count)(void);
  const char* (*error)(void); // Of the last function that failed on this thread.
  TtRaised (*exception)(void); // What that function's failure is raised as, once; none if the status says it.
  void (*count_reference)(void* object, int is_more); // Of an object of Python's.
  int64_t (*statistic)(int32_t which, int32_t device);
  void (*reset_statistic)(int32_t which, int32_t device);
} TtCore;
// The first four count tensors, the others the device's memory.
enum { BYTES_NOW, BYTES_PEAK, STORAGES_NOW, STORAGES_EVER, BYTES_FREE, BYTES_ALL, BYTES_USED, BYTES_USED_PEAK };
#define ORIGIN_BACKWARD (1ULL << 63)

// What the shim does for the core.
typedef struct {
  uint64_t (*draw)(void* generator, int32_t device); // A fresh seed, from the device's default generator where it is null.
  // Seed and offset of a device's default generator; of all of them where the device is -1.
  void (*state)(int32_t device, uint64_t* seed, uint64_t* offset);
  void (*set_state)(int32_t device, uint64_t seed, uint64_t offset);
  // The device of this thread where none is named.
  int32_t (*current_device)(void);
  void (*set_device)(int32_t device);
  // A range of PyTorch's profiler; null where nobody profiles.
  void* (*begin_range)(const char* name);
  void (*end_range)(void* range);
  // Memory of the host, as references to a c10::StorageImpl: new, or over memory that `token` keeps, which is released then.
  void* (*allocate_memory)(size_t bytes, int zeroed); // Null where there is none.
  void* (*wrap_memory)(void* data, size_t bytes, void* token);
  void (*retain_memory)(void* owner);
  void (*release_memory)(void* owner);
  void* (*memory_data)(void* owner);
} TtShim;

// 0, or why not: 1, the versions differ; 2, it was called before.
int torchtpu_shim_install(int version, const TtCore* core, TtShim* shim);
const char* torchtpu_shim_torch(void); // The version of PyTorch that it was compiled against.

#ifdef __cplusplus
}
#endif
