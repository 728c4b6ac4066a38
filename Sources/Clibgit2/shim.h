#include <git2.h>

/* Swift cannot call a function with a variable number of arguments. */
static inline int east_understand_extensions(const char **names, size_t count) {
  return git_libgit2_opts(GIT_OPT_SET_EXTENSIONS, names, count);
}

#ifdef __GLIBC__
/* Swift's module of the C library has no <malloc.h>. */
#include <malloc.h>

static inline void east_reserve_heaps(size_t bytes) { mallopt(M_TOP_PAD, (int)bytes); }
#else
static inline void east_reserve_heaps(size_t bytes) { (void)bytes; }
#endif
