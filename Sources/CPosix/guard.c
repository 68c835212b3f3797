#include "CPosix.h"

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

static const int crashes[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGSYS};
enum { CRASHES = sizeof crashes / sizeof crashes[0] };

/* What a handler needs; it looks at the rest only where armed is 1. */
static atomic_int armed;
static uint8_t bytes_kept[FLIPCAL_GUARD_CAPACITY];
static size_t count_kept;
static int output_kept = -1;
static int terminal_kept = -1;
static bool has_modes;
static struct termios modes;

static bool is_installed;
static struct sigaction previous[CRASHES];

/* A stack of its own, for where the usual one is used up; SIGSTKSZ is no constant everywhere. */
static _Alignas(16) uint8_t stack[32768];
static stack_t previous_stack;

/* Writes what the terminal takes within a fifth of a second. */
static void write_bytes(void) {
  size_t done = 0;
  for (int tries = 0; done < count_kept && tries < 20; tries++) {
    /* The descriptor may be one that waits. */
    struct pollfd item = {.fd = output_kept, .events = POLLOUT};
    if (poll(&item, 1, 10) == 0) {
      /* It is stopped, or has long to draw: nobody needs the frames that it was sent any more. */
      if (tries == 9) tcflush(output_kept, TCOFLUSH);
      continue;
    }
    const ssize_t count = write(output_kept, bytes_kept + done, count_kept - done);
    if (count > 0) {
      done += (size_t)count;
    } else if (count == 0 || (errno != EINTR && errno != EAGAIN && errno != EWOULDBLOCK)) {
      return;
    }
  }
}

void flipcal_guard_restore(void) {
  /* Of two threads that crash only one restores. */
  if (atomic_exchange(&armed, 0) != 1) return;
  const pid_t owner = tcgetpgrp(terminal_kept);
  /* In the background the terminal belongs to another job. */
  if (owner >= 0 && owner != getpgrp()) return;
  write_bytes();
  if (has_modes) tcsetattr(terminal_kept, TCSANOW, &modes);
}

static void on_crash(int number) {
  flipcal_guard_restore();
  /* What the signal did before, which it does as soon as this handler returns: until then it is held back. */
  for (size_t index = 0; index < CRASHES; index++) {
    if (crashes[index] == number) sigaction(number, &previous[index], NULL);
  }
  raise(number);
}

static void install(void) {
  struct sigaction action = {.sa_handler = on_crash, .sa_flags = SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  /* Otherwise setting the modes could stop the process instead of ending it. */
  sigaddset(&action.sa_mask, SIGTTOU);
  const stack_t own = {.ss_sp = stack, .ss_size = sizeof stack};
  sigaltstack(&own, &previous_stack);
  for (size_t index = 0; index < CRASHES; index++) sigaction(crashes[index], &action, &previous[index]);
  is_installed = true;
}

int flipcal_guard_arm(int output, const uint8_t *bytes, size_t count, int terminal) {
  if (count > FLIPCAL_GUARD_CAPACITY) {
    flipcal_guard_disarm();
    return -1;
  }
  const bool was_armed = atomic_exchange(&armed, 0) == 1;
  memcpy(bytes_kept, bytes, count);
  count_kept = count;
  output_kept = output;
  terminal_kept = terminal;
  if (!was_armed) has_modes = tcgetattr(terminal, &modes) == 0;
  if (!is_installed) install();
  atomic_store(&armed, 1);
  return 0;
}

void flipcal_guard_disarm(void) {
  atomic_store(&armed, 0);
  if (!is_installed) return;
  for (size_t index = 0; index < CRASHES; index++) sigaction(crashes[index], &previous[index], NULL);
  sigaltstack(&previous_stack, NULL);
  is_installed = false;
}
