#ifndef _GNU_SOURCE
#define _GNU_SOURCE /* ppoll() */
#endif
#include "CPosix.h"

#include <time.h>

/* The longest time that is waited at once, in seconds: one that every system's types hold. */
static const double longest = 86400;

#if defined(__APPLE__) || defined(FLIPCAL_POLL_BY_SELECT)

#include <errno.h>
#include <sys/select.h>

/* Of macOS's poll() its manual says that it fails for devices, terminals among them; its select() knows them. */
int flipcal_poll(struct pollfd *items, size_t count, double seconds) {
  fd_set readable, writable;
  FD_ZERO(&readable);
  FD_ZERO(&writable);
  int end = 0;
  for (size_t index = 0; index < count; index++) {
    const int descriptor = items[index].fd;
    items[index].revents = 0;
    if (descriptor < 0) continue;
    if (descriptor >= FD_SETSIZE) {
      errno = EINVAL;
      return -1;
    }
    if (items[index].events & POLLIN) FD_SET(descriptor, &readable);
    if (items[index].events & POLLOUT) FD_SET(descriptor, &writable);
    if (descriptor >= end) end = descriptor + 1;
  }
  if (seconds > longest) seconds = longest;
  struct timeval time = {.tv_sec = (time_t)seconds};
  time.tv_usec = (int)((seconds - (double)time.tv_sec) * 1e6);
  const int ready = select(end, &readable, &writable, NULL, seconds < 0 ? NULL : &time);
  if (ready <= 0) return ready;
  int found = 0;
  for (size_t index = 0; index < count; index++) {
    const int descriptor = items[index].fd;
    if (descriptor < 0) continue;
    if (FD_ISSET(descriptor, &readable)) items[index].revents |= POLLIN;
    if (FD_ISSET(descriptor, &writable)) items[index].revents |= POLLOUT;
    if (items[index].revents) found++;
  }
  return found;
}

#else

int flipcal_poll(struct pollfd *items, size_t count, double seconds) {
  if (seconds > longest) seconds = longest;
  struct timespec time = {.tv_sec = (time_t)seconds};
  time.tv_nsec = (long)((seconds - (double)time.tv_sec) * 1e9);
  return ppoll(items, (nfds_t)count, seconds < 0 ? NULL : &time, NULL);
}

#endif
