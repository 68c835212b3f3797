/*
 * Runs a command once, with /dev/null as its standard input, output and error, and writes
 * `status nanoseconds kilobytes`: its exit status, the wall time from before the spawn until it has been waited for,
 * and its largest resident set (units of 1024 bytes).
 *
 * A program of its own because Linux counts in ru_maxrss what a process held before exec, and that is the memory of
 * who spawned it: measured from Python, `true` seems to take Python's memory.
 */
#define _DEFAULT_SOURCE

#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

extern char **environ;

static void die(const char *what, int error) {
  fprintf(stderr, "run-measured: %s: %s\n", what, strerror(error));
  exit(1);
}

static long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

int main(int argument_count, char *arguments[]) {
  if (argument_count < 2) {
    fprintf(stderr, "usage: run-measured COMMAND [ARGUMENT...]\n");
    return 2;
  }
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  for (int descriptor = 0; descriptor < 3; descriptor++) {
    posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0);
  }

  long long began = now();
  pid_t process;
  int error = posix_spawnp(&process, arguments[1], &actions, NULL, arguments + 1, environ);
  if (error != 0) die(arguments[1], error);
  int status;
  struct rusage usage;
  if (wait4(process, &status, 0, &usage) < 0) die("wait4", errno);
  long long took = now() - began;

#ifdef __APPLE__
  long kilobytes = usage.ru_maxrss / 1024;
#else
  long kilobytes = usage.ru_maxrss;
#endif
  printf("%d %lld %ld\n", WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status), took, kilobytes);
  return 0;
}
