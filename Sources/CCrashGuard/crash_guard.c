#include "CCrashGuard.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <sys/mman.h>
#include <unistd.h>

#ifdef __APPLE__
#include <mach-o/dyld.h>
#include <mach/mach.h>
#endif

#ifdef __GLIBC__
#include <malloc.h>
#endif

extern char **environ;

const char *const crash_guard_variable = "NAVGRAPH_CRASHED_ON";
const char crash_guard_separator = '\x1f';

enum {
  path_size = 4096,
  maximum_restarts = 32,
  handler_stack_size = 64 << 10,
};

static _Thread_local char current_path[path_size];
static _Thread_local void *handler_stack;

static const int crashes[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT};

// All that the handler needs is made before, since it must not allocate.
static char **kept_arguments;
static char program[path_size];
static char variable[maximum_restarts * path_size];
static size_t variable_length;
static int restarts;
static char **restart_environment;
static volatile sig_atomic_t is_restarting;
static volatile sig_atomic_t is_guarding = 1;

/// Gives the calling thread the stack that a handler needs when the thread's own has no room left.
static void enter_thread(void) {
  void *memory = mmap(NULL, handler_stack_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0);
  if (memory == MAP_FAILED) return;
  stack_t stack = {.ss_sp = memory, .ss_size = handler_stack_size, .ss_flags = 0};
  if (sigaltstack(&stack, NULL) != 0) {
    munmap(memory, handler_stack_size);
    return;
  }
  handler_stack = memory;
}

/// Takes that stack from the calling thread, which is about to end.
static void leave_thread(void) {
  if (handler_stack == NULL) return;
  stack_t stack = {.ss_sp = NULL, .ss_size = handler_stack_size, .ss_flags = SS_DISABLE};
  sigaltstack(&stack, NULL);
  munmap(handler_stack, handler_stack_size);
  handler_stack = NULL;
}

#ifdef __GLIBC__
static pthread_once_t heaps_are_set = PTHREAD_ONCE_INIT;

/// Has what is freed kept for what is allocated next, since all of it ends with the process.
static void set_heaps(void) {
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
}

// The C library of GNU asks the system for each page of a thread's heap by itself, which takes longer than to fill the page.
// Of what is taken and given back here only what is used becomes memory.
void crash_guard_make_room(void) {
  pthread_once(&heaps_are_set, set_heaps);
  void *volatile room = malloc(24 << 20);
  free(room);
}
#else
void crash_guard_make_room(void) {}
#endif

struct task {
  void (*work)(void *context);
  void *context;
};

static void *run(void *argument) {
  struct task task = *(struct task *)argument;
  free(argument);
  enter_thread();
  task.work(task.context);
  leave_thread();
  return NULL;
}

int crash_guard_start_thread(size_t stack_size, size_t guard_size, void (*work)(void *context), void *context) {
  struct task *task = malloc(sizeof *task);
  if (task == NULL) return ENOMEM;
  *task = (struct task){work, context};
  pthread_attr_t attributes;
  int code = pthread_attr_init(&attributes);
  if (code == 0) {
    pthread_attr_setstacksize(&attributes, stack_size);
    pthread_attr_setguardsize(&attributes, guard_size);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    pthread_t thread;
    code = pthread_create(&thread, &attributes, run, task);
    pthread_attr_destroy(&attributes);
  }
  if (code != 0) free(task);
  return code;
}

void crash_guard_begin(const char *path) {
  size_t length = strlen(path);
  if (length >= path_size || strchr(path, crash_guard_separator) != NULL) return;
  memcpy(current_path, path, length + 1);
}

void crash_guard_end(void) { current_path[0] = 0; }

void crash_guard_arm(int is_armed) { is_guarding = is_armed; }

#ifdef __APPLE__
unsigned long long crash_guard_thread_clock(void) { return pthread_mach_thread_np(pthread_self()); }

double crash_guard_thread_seconds(unsigned long long clock) {
  thread_basic_info_data_t info;
  mach_msg_type_number_t count = THREAD_BASIC_INFO_COUNT;
  if (thread_info((thread_act_t)clock, THREAD_BASIC_INFO, (thread_info_t)&info, &count) != KERN_SUCCESS) return -1;
  return info.user_time.seconds + info.system_time.seconds +
         (info.user_time.microseconds + info.system_time.microseconds) / 1e6;
}
#else
unsigned long long crash_guard_thread_clock(void) {
  clockid_t clock;
  return pthread_getcpuclockid(pthread_self(), &clock) == 0 ? (unsigned long long)(long long)clock : 0;
}

double crash_guard_thread_seconds(unsigned long long clock) {
  struct timespec time;
  if (clock == 0 || clock_gettime((clockid_t)(long long)clock, &time) != 0) return -1;
  return time.tv_sec + time.tv_nsec / 1e9;
}
#endif

/// Starts the program again, knowing the file. Returns only where that cannot be done.
static void restart(void) {
  size_t length = strlen(current_path);
  if (restarts >= maximum_restarts || variable_length + length + 2 > sizeof variable) return;
  variable[variable_length] = crash_guard_separator;
  memcpy(variable + variable_length + 1, current_path, length + 1);
  // A signal that is blocked while it is handled would be blocked in the new program as well.
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  execve(program, kept_arguments, restart_environment);
}

static void handle(int number, siginfo_t *info, void *context) {
  (void)context;
  // Somebody ends the program from outside.
  if (info != NULL && info->si_code == SI_USER && info->si_pid != getpid()) {
    signal(number, SIG_DFL);
    raise(number);
    return;
  }
  if (current_path[0] != 0) {
    if (!is_guarding) {
      for (;;) pause();
    }
    // Of two threads that crash at once, one restarts, and the other one's file is met again.
    if (__sync_lock_test_and_set(&is_restarting, 1)) {
      for (;;) pause();
    }
    restart();
  }
  static const char message[] =
      "navgraph: error: a fault of navgraph, or too little memory, ended it; please report it with what it read\n";
  ssize_t written = write(STDERR_FILENO, message, sizeof message - 1);
  (void)written;
  signal(number, SIG_DFL);
  raise(number);
}

void crash_guard_install(char **arguments) {
#ifdef __APPLE__
  uint32_t size = sizeof program;
  if (_NSGetExecutablePath(program, &size) != 0) return;
#else
  // By its own name, which the new process is then known by.
  ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
  if (length > 0) {
    program[length] = 0;
  } else {
    strcpy(program, "/proc/self/exe");
  }
#endif
  kept_arguments = arguments;

  const size_t name_length = strlen(crash_guard_variable);
  memcpy(variable, crash_guard_variable, name_length);
  variable[name_length] = '=';
  variable_length = name_length + 1;

  size_t count = 0;
  while (environ[count] != NULL) count++;
  restart_environment = calloc(count + 2, sizeof *restart_environment);
  if (restart_environment == NULL) return;
  size_t kept = 0;
  restart_environment[kept++] = variable;
  for (size_t index = 0; index < count; index++) {
    const char *entry = environ[index];
    if (strncmp(entry, variable, name_length + 1) != 0) {
      restart_environment[kept++] = environ[index];
      continue;
    }
    const size_t length = strlen(entry);
    if (length + 1 > sizeof variable) return;
    memcpy(variable, entry, length + 1);
    variable_length = length;
    restarts = 0;
    for (size_t place = name_length; place < length; place++) restarts += variable[place] == crash_guard_separator;
  }

  enter_thread();
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = handle;
  action.sa_flags = SA_ONSTACK | SA_NODEFER | SA_SIGINFO;
  sigemptyset(&action.sa_mask);
  for (size_t index = 0; index < sizeof crashes / sizeof *crashes; index++) {
    sigaction(crashes[index], &action, NULL);
  }
}
