/// Restarts a program that crashed while it read a file, so that it can leave that file out.
///
/// A parser that somebody else wrote can be made to recurse until the stack ends, and no limit of ours is sure to know
/// each way to do so. A signal handler can use neither Swift nor the heap, hence the C.

#ifndef CCRASHGUARD_H
#define CCRASHGUARD_H

#include <stddef.h>

/// The environment variable that hands on which files the program crashed on: their paths, each after a
/// ``crash_guard_separator``.
extern const char *const crash_guard_variable;

/// A control character that no path of a source has: one that has it is not guarded.
extern const char crash_guard_separator;

/// Has the program start again, with the same arguments, when it crashes while a file is read. At most 32 times;
/// any other crash is told in one line and takes its course.
void crash_guard_install(char **arguments);

/// Starts a thread whose crashes are guarded, also where its stack has no room left.
///
/// - Parameters:
///   - stack_size: the size of its stack, in bytes.
///   - guard_size: the size of what lies below the stack and cannot be touched, in bytes.
///   - work: what the thread does with the context. Nobody waits for it.
/// - Returns: zero, or the number of the error where the system starts no thread.
int crash_guard_start_thread(size_t stack_size, size_t guard_size, void (*work)(void *context), void *context);

/// Takes memory for what the calling thread allocates next, at once instead of bit by bit. It costs little where there is
/// enough.
void crash_guard_make_room(void);

/// What tells the processor time of the calling thread to others, for as long as it runs.
unsigned long long crash_guard_thread_clock(void);

/// The processor time that a thread has used, in seconds; -1 where that cannot be told.
double crash_guard_thread_seconds(unsigned long long clock);

/// Says whether files are being read. Once all are, a thread that still reads one was given up: if it crashes, it is only
/// stopped, since the results may have been written in part.
void crash_guard_arm(int is_armed);

/// Says that the calling thread reads a file. A path that is longer than any system has, and so cannot be handed on, is
/// not guarded.
void crash_guard_begin(const char *path);

/// Says that the calling thread has read its file.
void crash_guard_end(void);

#endif
