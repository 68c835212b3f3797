#include "CPosix.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <unistd.h>

#ifndef NSIG
#define NSIG 65
#endif

/* Both ends; written before any handler is installed, and never closed. */
static int ends[2] = {-1, -1};

static bool watched[NSIG];
static struct sigaction previous[NSIG];

/* What the handler looks at besides. */
static volatile sig_atomic_t busy;
static volatile sig_atomic_t acts[NSIG];

void flipcal_set_busy(int is_busy) { busy = is_busy; }

static void notice(int number) {
  const int kept = errno;
  if (busy && acts[number]) {
    flipcal_guard_restore();
    /* It is held back until this handler returns. */
    signal(number, SIG_DFL);
    raise(number);
    errno = kept;
    return;
  }
  const uint8_t byte = (uint8_t)number;
  if (write(ends[1], &byte, 1) < 0) {
    /* A full pipe has enough to tell already. */
  }
  errno = kept;
}

static bool set_flags(int descriptor) {
  const int flags = fcntl(descriptor, F_GETFL);
  return flags >= 0 && fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) == 0 &&
         fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0;
}

int flipcal_notices(void) {
  if (ends[0] >= 0) return ends[0];
  int made[2];
  if (pipe(made) != 0) return -1;
  if (!set_flags(made[0]) || !set_flags(made[1])) {
    const int reason = errno;
    close(made[0]);
    close(made[1]);
    errno = reason;
    return -1;
  }
  ends[0] = made[0];
  ends[1] = made[1];
  return ends[0];
}

int flipcal_watch(int number, int acts_while_busy) {
  if (number <= 0 || number >= NSIG || ends[1] < 0) {
    errno = EINVAL;
    return -1;
  }
  if (watched[number]) return 1;
  struct sigaction found;
  if (sigaction(number, NULL, &found) != 0) return -1;
  if (!(found.sa_flags & SA_SIGINFO) && found.sa_handler == SIG_IGN) return 0;
  struct sigaction action = {.sa_handler = notice, .sa_flags = SA_RESTART};
  sigfillset(&action.sa_mask);
  if (sigaction(number, &action, NULL) != 0) return -1;
  acts[number] = acts_while_busy;
  previous[number] = found;
  watched[number] = true;
  return 1;
}

void flipcal_unwatch_all(void) {
  for (int number = 1; number < NSIG; number++) {
    if (!watched[number]) continue;
    sigaction(number, &previous[number], NULL);
    watched[number] = false;
  }
}

void flipcal_raise_default(int number) {
  struct sigaction usual = {.sa_handler = SIG_DFL}, found;
  sigemptyset(&usual.sa_mask);
  if (sigaction(number, &usual, &found) != 0) return;
  sigset_t only, held;
  sigemptyset(&only);
  sigaddset(&only, number);
  pthread_sigmask(SIG_UNBLOCK, &only, &held);
  raise(number);
  pthread_sigmask(SIG_SETMASK, &held, NULL);
  sigaction(number, &found, NULL);
}
