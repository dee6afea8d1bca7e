/* What a disk would hold if the power went away now. Loaded before the C library, it keeps beside every file under
   POWER_CUT_DATA a second one under POWER_CUT_DISK that receives bytes only when they were synced. A sync is of the file, whoever
   wrote to it: SQLite leaves pages that one connection has copied to be synced by the next. So what is not synced yet stands in a
   file that all share. And as long as there is a file POWER_CUT_FULL, the disk takes no byte more. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#define MOST_FILES 4096
#define UNSYNCED "-unsynced"

struct range { off_t from, to; };
struct file { int disk, unsynced; };

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
  char name[4096], unsynced[4096];
  REAL(open64);
  if (fd < 0 || fd >= MOST_FILES || !disk_path(path, name, sizeof name)) return;
  if (snprintf(unsynced, sizeof unsynced, "%s" UNSYNCED, name) >= (int)sizeof unsynced) abort();
  struct file *file = calloc(1, sizeof *file);
  file->disk = real(name, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  file->unsynced = real(unsynced, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
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
  REAL(write);
  struct range range = {from, from + length};
  pthread_mutex_lock(&lock);
  struct file *file = files[fd];
  flock(file->unsynced, LOCK_EX);
  if (real(file->unsynced, &range, sizeof range) != sizeof range) abort();
  flock(file->unsynced, LOCK_UN);
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
  struct range range;
  if (fd < 0 || fd >= MOST_FILES || !files[fd]) return;
  REAL(ftruncate64);
  pthread_mutex_lock(&lock);
  struct file *file = files[fd];
  flock(file->unsynced, LOCK_EX);
  for (off_t at = 0; pread(file->unsynced, &range, sizeof range, at) == sizeof range; at += sizeof range)
    copy(fd, file->disk, range);
  if (fstat(fd, &status) || real(file->disk, status.st_size) || real(file->unsynced, 0)) abort();
  flock(file->unsynced, LOCK_UN);
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
  char name[4096], unsynced[4096];
  REAL(unlink);
  int result = real(path);
  if (result || !disk_path(path, name, sizeof name)) return result;
  real(name);
  if (snprintf(unsynced, sizeof unsynced, "%s" UNSYNCED, name) < (int)sizeof unsynced) real(unsynced);
  return result;
}

int close(int fd) {
  REAL(close);
  if (fd >= 0 && fd < MOST_FILES && files[fd]) {
    pthread_mutex_lock(&lock);
    real(files[fd]->disk);
    real(files[fd]->unsynced);
    free(files[fd]);
    files[fd] = 0;
    pthread_mutex_unlock(&lock);
  }
  return real(fd);
}
