#include <git2.h>

/* Swift cannot call a function with a variable number of arguments. */
static inline int east_understand_extensions(const char **names, size_t count) {
  return git_libgit2_opts(GIT_OPT_SET_EXTENSIONS, names, count);
}
