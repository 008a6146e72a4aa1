/* A disk that fails and a clock that jumps when they are told to. Loaded before the C library, it counts what a program does to its data file and the
 * files beside it (open, write, truncate, sync) and fails some of it. The test says which, and how far the wall clock is ahead,
 * in a small file that both have in view: see `struct control`. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

enum { OPEN = 1, WRITE = 2, SYNC = 4, FILES = 1 << 16 };

struct control {
    _Atomic uint64_t seen;    /* operations so far */
    _Atomic uint64_t fail_at; /* the first that fails; 0 for none */
    _Atomic uint64_t last;    /* the last that fails */
    _Atomic uint64_t kinds;   /* which kinds count */
    _Atomic uint64_t error;   /* the error they fail with */
    _Atomic uint64_t fired;   /* how many have failed */
    _Atomic uint64_t ahead;   /* seconds by which the wall clock is ahead */
};

static struct control *control;
static const char *data;
static size_t data_length;
static atomic_uchar watched[FILES];

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

__attribute__((constructor)) static void begin(void) {
    const char *view = getenv("FAULT_CONTROL");
    data = getenv("FAULT_FILE");
    if (!view || !data) return;
    data_length = strlen(data);
    int fd = REAL(open)(view, O_RDWR | O_CLOEXEC);
    if (fd < 0) return;
    void *at = mmap(NULL, sizeof *control, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    if (at != MAP_FAILED) control = at;
    REAL(close)(fd);
}

static int fails(uint64_t kind) {
    if (!control || !(control->kinds & kind)) return 0;
    uint64_t n = atomic_fetch_add(&control->seen, 1) + 1;
    uint64_t at = control->fail_at;
    if (!at || n < at || n > control->last) return 0;
    atomic_fetch_add(&control->fired, 1);
    errno = (int)control->error;
    return 1;
}

static int ours(int fd) { return fd >= 0 && fd < FILES && watched[fd]; }

static int named(const char *path) { return control && path && !strncmp(path, data, data_length); }

static int opened(const char *path, int fd) {
    if (fd >= 0 && fd < FILES) watched[fd] = (unsigned char)named(path);
    return fd;
}

#define MODE(flags, mode) \
    mode_t mode = 0; \
    if ((flags) & (O_CREAT | O_TMPFILE)) { va_list more; va_start(more, flags); mode = va_arg(more, mode_t); va_end(more); }

int open(const char *path, int flags, ...) {
    MODE(flags, mode)
    return named(path) && fails(OPEN) ? -1 : opened(path, REAL(open)(path, flags, mode));
}
int open64(const char *path, int flags, ...) {
    MODE(flags, mode)
    return named(path) && fails(OPEN) ? -1 : opened(path, REAL(open64)(path, flags, mode));
}
int openat(int at, const char *path, int flags, ...) {
    MODE(flags, mode)
    return named(path) && fails(OPEN) ? -1 : opened(path, REAL(openat)(at, path, flags, mode));
}
int openat64(int at, const char *path, int flags, ...) {
    MODE(flags, mode)
    return named(path) && fails(OPEN) ? -1 : opened(path, REAL(openat64)(at, path, flags, mode));
}
int close(int fd) {
    if (fd >= 0 && fd < FILES) watched[fd] = 0;
    return REAL(close)(fd);
}
ssize_t write(int fd, const void *bytes, size_t count) { return ours(fd) && fails(WRITE) ? -1 : REAL(write)(fd, bytes, count); }
ssize_t pwrite(int fd, const void *bytes, size_t count, off_t at) { return ours(fd) && fails(WRITE) ? -1 : REAL(pwrite)(fd, bytes, count, at); }
ssize_t pwrite64(int fd, const void *bytes, size_t count, off64_t at) { return ours(fd) && fails(WRITE) ? -1 : REAL(pwrite64)(fd, bytes, count, at); }
int ftruncate(int fd, off_t length) { return ours(fd) && fails(WRITE) ? -1 : REAL(ftruncate)(fd, length); }
int ftruncate64(int fd, off64_t length) { return ours(fd) && fails(WRITE) ? -1 : REAL(ftruncate64)(fd, length); }
int fsync(int fd) { return ours(fd) && fails(SYNC) ? -1 : REAL(fsync)(fd); }
int fdatasync(int fd) { return ours(fd) && fails(SYNC) ? -1 : REAL(fdatasync)(fd); }

int clock_gettime(clockid_t which, struct timespec *at) {
    int told = REAL(clock_gettime)(which, at);
    if (!told && control && which == CLOCK_REALTIME) at->tv_sec += (time_t)control->ahead;
    return told;
}
