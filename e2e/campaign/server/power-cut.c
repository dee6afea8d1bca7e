/* What a disk would hold if the power went away now. Loaded before the C library, it keeps beside every file under
   POWER_CUT_DATA a second one under POWER_CUT_DISK that receives bytes only when the program has synced them. And as long as
   there is a file POWER_CUT_FULL, the disk takes no byte more. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define MOST_FILES 4096
#define MOST_RANGES 4096

struct range { off_t from, to; };
struct file { int disk; int count; struct range ranges[MOST_RANGES]; };

static struct file *files[MOST_FILES];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

#define REAL(name) static __typeof__(&name) real; if (!real) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

/* The shared memory of SQLite is no file that a disk would keep. */
static int disk_path(const char *path, char *out, size_t size) {
  const char *data = getenv("POWER_CUT_DATA"), *disk = getenv("POWER_CUT_DISK");
  size_t length = data ? strlen(data) : 0, own = strlen(path);
  if (!data || !disk || strncmp(path, data, length) || path[length] != '/') return 0;
  if (own > 4 && !strcmp(path + own - 4, "-shm")) return 0;
  return snprintf(out, size, "%s%s", disk, path + length) < (int)size;
}

static void watch(int fd, const char *path) {
  char name[4096];
  REAL(open64);
  if (fd < 0 || fd >= MOST_FILES || !disk_path(path, name, sizeof name)) return;
  struct file *file = calloc(1, sizeof *file);
  file->disk = real(name, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  pthread_mutex_lock(&lock);
  files[fd] = file;
  pthread_mutex_unlock(&lock);
}

static int is_full(int fd) {
  const char *full = getenv("POWER_CUT_FULL");
  return fd >= 0 && fd < MOST_FILES && files[fd] && full && !access(full, F_OK);
}

static void wrote(int fd, off_t from, ssize_t length) {
  if (fd < 0 || fd >= MOST_FILES || !files[fd] || length <= 0) return;
  pthread_mutex_lock(&lock);
  struct file *file = files[fd];
  struct range *last = file->count ? &file->ranges[file->count - 1] : 0;
  if (last && last->to == from) last->to = from + length;
  else if (file->count < MOST_RANGES) file->ranges[file->count++] = (struct range){from, from + length};
  else { fputs("power-cut: too many writes between two syncs\n", stderr); abort(); }
  pthread_mutex_unlock(&lock);
}

static void copy(int from, int to, struct range range) {
  char bytes[65536];
  REAL(pwrite64);
  while (range.from < range.to) {
    size_t most = range.to - range.from < (off_t)sizeof bytes ? (size_t)(range.to - range.from) : sizeof bytes;
    ssize_t got = pread(from, bytes, most, range.from);
    if (got <= 0) return;
    if (real(to, bytes, got, range.from) != got) abort();
    range.from += got;
  }
}

static void synced(int fd) {
  struct stat status;
  if (fd < 0 || fd >= MOST_FILES || !files[fd] || fstat(fd, &status)) return;
  REAL(ftruncate64);
  pthread_mutex_lock(&lock);
  struct file *file = files[fd];
  for (int i = 0; i < file->count; i += 1) copy(fd, file->disk, file->ranges[i]);
  file->count = 0;
  if (real(file->disk, status.st_size)) abort();
  pthread_mutex_unlock(&lock);
}

int open64(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0;
  va_end(rest);
  REAL(open64);
  int fd = real(path, flags, mode);
  if (flags & (O_RDWR | O_WRONLY)) watch(fd, path);
  return fd;
}

ssize_t pwrite64(int fd, const void *bytes, size_t length, off64_t at) {
  REAL(pwrite64);
  if (is_full(fd)) return errno = ENOSPC, -1;
  ssize_t done = real(fd, bytes, length, at);
  wrote(fd, at, done);
  return done;
}

ssize_t write(int fd, const void *bytes, size_t length) {
  REAL(write);
  if (is_full(fd)) return errno = ENOSPC, -1;
  int is_watched = fd >= 0 && fd < MOST_FILES && files[fd];
  off_t at = is_watched ? lseek(fd, 0, SEEK_CUR) : 0;
  ssize_t done = real(fd, bytes, length);
  if (is_watched) wrote(fd, at, done);
  return done;
}

int fsync(int fd) {
  REAL(fsync);
  int result = real(fd);
  if (!result) synced(fd);
  return result;
}

int fdatasync(int fd) {
  REAL(fdatasync);
  int result = real(fd);
  if (!result) synced(fd);
  return result;
}

int unlink(const char *path) {
  char name[4096];
  REAL(unlink);
  int result = real(path);
  if (!result && disk_path(path, name, sizeof name)) real(name);
  return result;
}

int close(int fd) {
  REAL(close);
  if (fd >= 0 && fd < MOST_FILES && files[fd]) {
    pthread_mutex_lock(&lock);
    real(files[fd]->disk);
    free(files[fd]);
    files[fd] = 0;
    pthread_mutex_unlock(&lock);
  }
  return real(fd);
}
