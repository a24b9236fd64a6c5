/* A PJRT plugin for tests: the real plugin with one call that never returns, aborts, or is missing.
 *
 * Build, with nothing but a C compiler:
 *
 *     gcc -shared -fPIC -O1 -o libhang_pjrt.so tests/plugins/hang.c -ldl
 *
 * It copies the function table of the plugin named by REAL_PLUGIN and replaces single entries. Environment, read when
 * the plugin is loaded:
 *
 *     REAL_PLUGIN     path of the plugin that does the work (required)
 *     HANG_IN         client | compile | deserialize | execute | transfer | event | result | topology | destroy
 *                     `compile` also covers compiling for a topology, `transfer` both directions; with `event` all
 *                     calls return and no event is ever ready, or HANG_SECONDS after somebody asked to be called back
 *                     with `result` only the event of a buffer is never ready, as where a program has begun
 *                     several, with commas between them, hang each on its own
 *     HANG_FILE       no call hangs, and every event is ready in time, as long as there is no such file; not for `event`
 *     HANG_AFTER      that many calls pass before the first one hangs (default 0); not for `event`
 *     HANG_SECONDS    a hanging call goes on after that many seconds (default: never)
 *     ABORT_IN        as HANG_IN, for a call that aborts the process
 *     IF_TEXT         only compiles of programs that contain this text hang or abort
 *     REFUSE_TEXT     compiles of programs that contain this text are refused
 *     FAIL_FILE       a file of eight bytes, a count that each execution lowers where it is positive: the one that brings it from 1 to 0 fails, as
 *                     where there is no memory, and with FAIL_TIMES so many from there on
 *     MISSING         position of a function in PJRT_Api that the plugin lacks
 *     TABLE_LENGTH    number of functions that the table has
 *     CHATTER         a text to print on stdout, as real plugins do at times
 *     HANG_PLATFORM   platform name that clients report (default `hang`)
 */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

typedef void *(*function)(void *args);

/* The function table: its head, then pointers in the order of the C API. */
struct table {
  size_t struct_size;
  void *extension_start;
  struct {
    size_t struct_size;
    void *extension_start;
    int major, minor;
  } version;
  function functions[];
};

/* Positions in the table. */
enum {
  ERROR_DESTROY = 0,
  ERROR_MESSAGE = 1,
  ERROR_GET_CODE = 2,
  EVENT_IS_READY = 6,
  EVENT_AWAIT = 8,
  EVENT_ON_READY = 9,
  CLIENT_CREATE = 10,
  CLIENT_DESTROY = 11,
  CLIENT_PLATFORM_NAME = 12,
  CLIENT_COMPILE = 20,
  BUFFER_FROM_HOST = 22,
  EXECUTE = 55,
  DESERIALIZE = 56,
  BUFFER_TO_HOST = 70,
  BUFFER_READY_EVENT = 72,
  TOPOLOGY_CREATE = 82,
  COMPILE = 89,
};

/* Any argument struct; the fields are named in the functions that use them. */
struct args {
  size_t struct_size;
  void *extension_start;
  void *field[4];
};

static const struct table *real;
static const char *platform = "hang";
static bool aborts;
static atomic_long passes;
static double hang_seconds = -1;

static const char *hang_file;

static bool not_yet(void) { return hang_file && access(hang_file, F_OK) != 0; }

static void stop_here(void) {
  if (not_yet()) return;
  if (atomic_fetch_sub(&passes, 1) > 0) return;
  if (aborts) {
    fprintf(stderr, "hang.c: Check failed: this call aborts\n");
    abort();
  }
  if (hang_seconds >= 0) {
    usleep((useconds_t)(hang_seconds * 1e6));
    return;
  }
  for (;;) pause();
}

#define STOPPING(name, position)           \
  static void *name(void *args) {          \
    stop_here();                           \
    return real->functions[position](args); \
  }
STOPPING(stopping_client_create, CLIENT_CREATE)
STOPPING(stopping_client_destroy, CLIENT_DESTROY)
STOPPING(stopping_compile, COMPILE)
STOPPING(stopping_from_host, BUFFER_FROM_HOST)
STOPPING(stopping_to_host, BUFFER_TO_HOST)
STOPPING(stopping_execute, EXECUTE)
STOPPING(stopping_deserialize, DESERIALIZE)
STOPPING(stopping_topology_create, TOPOLOGY_CREATE)

static const char *if_text, *refuse_text;

/* Whether PJRT_Client_Compile_Args (client, program; a program is code, code_size) have a program with this text. */
static bool has_text(const struct args *args, const char *text) {
  const struct args *program = args->field[1];
  return memmem(program->field[0], (size_t)program->field[1], text, strlen(text)) != NULL;
}

static void *stopping_client_compile(void *args) {
  if (!if_text || has_text(args, if_text)) stop_here();
  return real->functions[CLIENT_COMPILE](args);
}

static void *refusing_client_compile(void *args) {
  if (!has_text(args, refuse_text)) return real->functions[CLIENT_COMPILE](args);
  /* What the real plugin says of half a program. It reads on behind a text that ends inside of a word, if no zero
   * byte follows. */
  struct args *program = ((struct args *)args)->field[1];
  void *code = program->field[0], *size = program->field[1];
  program->field[0] = strndup(code, (size_t)size / 2);
  program->field[1] = (void *)((size_t)size / 2);
  void *error = real->functions[CLIENT_COMPILE](args);
  free(program->field[0]);
  program->field[0] = code, program->field[1] = size;
  return error;
}

/* PJRT_Event_IsReady_Args: event, is_ready. */
static void *never_ready(void *args) {
  *(bool *)&((struct args *)args)->field[1] = false;
  return NULL;
}

/* PJRT_Event_OnReady_Args: event, callback, user_arg. */
static void *call_back_late(void *args) {
  usleep((useconds_t)(hang_seconds * 1e6));
  struct args *a = args;
  ((void (*)(void *, void *))a->field[1])(NULL, a->field[2]);
  free(args);
  return NULL;
}

static void *calls_back_late_or_never(void *args) {
  if (hang_seconds < 0) return NULL;
  void *copy = malloc(sizeof(struct args));
  memcpy(copy, args, sizeof(struct args));
  pthread_t thread;
  pthread_create(&thread, NULL, call_back_late, copy);
  pthread_detach(thread);
  return NULL;
}

/* Events that are never ready. */
static void *hung[1024];
static atomic_size_t hung_count;

/* PJRT_Buffer_ReadyEvent_Args: buffer, event. */
static void *hung_ready_event(void *args) {
  void *error = real->functions[BUFFER_READY_EVENT](args);
  if (!error && !not_yet()) hung[atomic_fetch_add(&hung_count, 1) % 1024] = ((struct args *)args)->field[1];
  return error;
}

static bool is_hung(const void *args) {
  for (size_t i = 0; i < hung_count && i < 1024; i++)
    if (hung[i] == ((const struct args *)args)->field[0]) return true;
  return false;
}

static void *ready_unless_hung(void *args) {
  return is_hung(args) ? never_ready(args) : real->functions[EVENT_IS_READY](args);
}

static void *on_ready_unless_hung(void *args) {
  return is_hung(args) ? NULL : real->functions[EVENT_ON_READY](args);
}

static void *never_returns(void *args) {
  (void)args;
  for (;;) pause();
  return NULL;
}

/* The one error that is not the real plugin's, and how many executions are left before it. */
static char failure;
static _Atomic int64_t *until_failure;
static long fail_times = 1;
static atomic_long failures_left;

static void *failing_execute(void *args) {
  if (atomic_load(until_failure) < 0) failures_left = 0;
  if (atomic_load(until_failure) > 0 && atomic_fetch_sub(until_failure, 1) == 1) failures_left = fail_times;
  if (failures_left > 0) {
    failures_left--;
    return &failure;
  }
  return real->functions[EXECUTE](args);
}

static void *destroy_error(void *args) {
  return ((struct args *)args)->field[0] == &failure ? NULL : real->functions[ERROR_DESTROY](args);
}

/* PJRT_Error_Message_Args: error, message, message_size. */
static void *error_message(void *args) {
  struct args *a = args;
  if (a->field[0] != &failure) return real->functions[ERROR_MESSAGE](args);
  a->field[1] = (void *)"this execution finds no memory";
  a->field[2] = (void *)strlen(a->field[1]);
  return NULL;
}

/* PJRT_Error_GetCode_Args: error, code. */
static void *error_code(void *args) {
  struct args *a = args;
  if (a->field[0] != &failure) return real->functions[ERROR_GET_CODE](args);
  *(int *)&a->field[1] = 8; /* RESOURCE_EXHAUSTED */
  return NULL;
}

static void fail_by(struct table *table, const char *path) {
  int file = open(path, O_RDWR);
  void *count = file < 0 ? MAP_FAILED : mmap(NULL, 8, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (count == MAP_FAILED) {
    fprintf(stderr, "hang.c: FAIL_FILE cannot be read: %s\n", path);
    exit(2);
  }
  until_failure = count;
  const char *times = getenv("FAIL_TIMES");
  if (times) fail_times = atol(times);
  table->functions[EXECUTE] = failing_execute;
  table->functions[ERROR_DESTROY] = destroy_error;
  table->functions[ERROR_MESSAGE] = error_message;
  table->functions[ERROR_GET_CODE] = error_code;
}

/* PJRT_Client_PlatformName_Args: client, platform_name, platform_name_size. */
static void *platform_name(void *args) {
  struct args *a = args;
  a->field[1] = (void *)platform;
  a->field[2] = (void *)strlen(platform);
  return NULL;
}

static void replace(struct table *table, const char *what) {
  function *f = table->functions;
  if (strcmp(what, "client") == 0) {
    f[CLIENT_CREATE] = stopping_client_create;
  } else if (strcmp(what, "destroy") == 0) {
    f[CLIENT_DESTROY] = stopping_client_destroy;
  } else if (strcmp(what, "compile") == 0) {
    f[CLIENT_COMPILE] = stopping_client_compile;
    f[COMPILE] = stopping_compile;
  } else if (strcmp(what, "deserialize") == 0) {
    f[DESERIALIZE] = stopping_deserialize;
  } else if (strcmp(what, "execute") == 0) {
    f[EXECUTE] = stopping_execute;
  } else if (strcmp(what, "transfer") == 0) {
    f[BUFFER_FROM_HOST] = stopping_from_host;
    f[BUFFER_TO_HOST] = stopping_to_host;
  } else if (strcmp(what, "topology") == 0) {
    f[TOPOLOGY_CREATE] = stopping_topology_create;
  } else if (strcmp(what, "result") == 0) {
    f[BUFFER_READY_EVENT] = hung_ready_event;
    f[EVENT_IS_READY] = ready_unless_hung;
    f[EVENT_ON_READY] = on_ready_unless_hung;
  } else if (strcmp(what, "event") == 0) {
    f[EVENT_IS_READY] = never_ready;
    f[EVENT_ON_READY] = calls_back_late_or_never;
    f[EVENT_AWAIT] = never_returns;
  } else {
    fprintf(stderr, "hang.c: no call is named `%s`\n", what);
    exit(2);
  }
}

/* Replaces each of the calls, which commas separate. */
static void replace_all(struct table *table, const char *names) {
  char *copy = strdup(names);
  for (char *name = strtok(copy, ","); name; name = strtok(NULL, ",")) replace(table, name);
  free(copy);
}

static struct table *make_table(void) {
  const char *path = getenv("REAL_PLUGIN");
  void *library = path ? dlopen(path, RTLD_NOW | RTLD_LOCAL) : NULL;
  const struct table *(*get)(void) =
      library ? (const struct table *(*)(void))dlsym(library, "GetPjrtApi") : NULL;
  if (!get) {
    fprintf(stderr, "hang.c: REAL_PLUGIN names no plugin: %s\n", path ? dlerror() : "not set");
    exit(2);
  }
  real = get();
  struct table *table = malloc(real->struct_size);
  memcpy(table, real, real->struct_size);
  table->functions[CLIENT_PLATFORM_NAME] = platform_name;

  const char *value;
  if ((value = getenv("CHATTER"))) {
    puts(value);
    fflush(stdout);
  }
  if ((value = getenv("HANG_PLATFORM"))) platform = strdup(value);
  hang_file = getenv("HANG_FILE");
  if ((value = getenv("HANG_AFTER"))) passes = atol(value);
  if ((value = getenv("HANG_SECONDS"))) hang_seconds = atof(value);
  if ((value = getenv("HANG_IN"))) replace_all(table, value);
  if ((value = getenv("ABORT_IN"))) {
    aborts = true;
    replace_all(table, value);
  }
  if ((value = getenv("FAIL_FILE"))) fail_by(table, value);
  if_text = getenv("IF_TEXT");
  if ((refuse_text = getenv("REFUSE_TEXT"))) table->functions[CLIENT_COMPILE] = refusing_client_compile;
  if ((value = getenv("MISSING"))) table->functions[atoi(value)] = NULL;
  if ((value = getenv("TABLE_LENGTH")))
    table->struct_size = offsetof(struct table, functions) + (size_t)atoi(value) * sizeof(function);
  return table;
}

const struct table *GetPjrtApi(void) {
  static struct table *table;
  if (!table) table = make_table();
  return table;
}
