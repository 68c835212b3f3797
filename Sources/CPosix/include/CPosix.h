/* Handlers of signals, which may do only what POSIX calls async-signal-safe, and what has no form in Swift. */
#ifndef FLIPCAL_CPOSIX_H
#define FLIPCAL_CPOSIX_H

#include <poll.h>
#include <stddef.h>
#include <stdint.h>

/* Notices: a signal that is watched writes its number, a byte, into a pipe, where poll() sees it. */

/* The reading end of the pipe, non-blocking; it is made at the first call and kept. -1 with errno where there is none. */
int flipcal_notices(void);

/* Begins to watch a signal, which may act while the program is busy; flipcal_notices() must have been called.
 * 1: it is watched; 0: it is ignored, as by nohup, and is left so; -1 with errno. */
int flipcal_watch(int number, int acts_while_busy);

/* While the program is busy, so that it reads no notices, some signals that are watched act at once: the guard brings
 * the terminal in order, and then they do what they do by themselves. 0 ends that. */
void flipcal_set_busy(int is_busy);

/* Gives all signals that are watched what they did before. */
void flipcal_unwatch_all(void);

/* Lets a signal do what it does by itself: it no longer is caught, ignored or held back, and is sent to this process.
 * Comes back where the signal does not end the process, or after it has been continued; what was set is set again. */
void flipcal_raise_default(int number);

/* The guard: when the process crashes it brings a terminal in order first. */

/* The most bytes that the guard writes. */
enum { FLIPCAL_GUARD_CAPACITY = 512 };

/* Arms the guard: at a crash (SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGSYS) it writes these bytes to a
 * descriptor and gives a terminal the modes that it has now; then the process ends as it would have without it. Arming
 * an armed guard changes only the bytes and the descriptors: the modes stay those of the first time.
 *
 * 0, or -1 where there are too many bytes; then it is not armed. */
int flipcal_guard_arm(int output, const uint8_t *bytes, size_t count, int terminal);

/* Brings the terminal in order, where the guard is armed, and disarms it; may be called in a handler. */
void flipcal_guard_restore(void);

/* Disarms the guard and gives the signals what they did before. */
void flipcal_guard_disarm(void);

/* poll() for a time in seconds, without end where that is negative; also where a system's own cannot wait for terminals
 * (macOS). */
int flipcal_poll(struct pollfd *items, size_t count, double seconds);

#endif
