#pragma once

#include <pthread.h>

// Libraries that are loaded when they are first needed. libcurl and libmicrohttpd bring some thirty others along, and
// loading those takes longer than a build that finds nothing changed; a machine that only builds needs neither.

// The library, or the end of the program (69, a service is not available) with a message that names the package.
void *cloader_open(const char *library, const char *package);

// A function of it; one that is missing ends the program likewise.
void *cloader_find(void *handle, const char *function);

// Defines what EACH_FUNCTION lists (its macro gets for each function what it gives, its name, its parameters and the
// call) so that the first call loads the library. EACH_WRAPPED_FUNCTION lists the names of those that take arguments of
// any type: only the file itself calls them, as loaded()->NAME.
#define CLOADER_FUNCTIONS(library, package) \
  static struct { \
    EACH_FUNCTION(CLOADER_MEMBER) \
    EACH_WRAPPED_FUNCTION(CLOADER_WRAPPED_MEMBER) \
  } functions; \
  static void load(void) { \
    void *handle = cloader_open(library, package); \
    EACH_FUNCTION(CLOADER_FIND) \
    EACH_WRAPPED_FUNCTION(CLOADER_WRAPPED_FIND) \
  } \
  static __typeof__(functions) *loaded(void) { \
    static pthread_once_t once = PTHREAD_ONCE_INIT; \
    pthread_once(&once, load); \
    return &functions; \
  } \
  EACH_FUNCTION(CLOADER_FORWARD)

#define CLOADER_WRAPPED_MEMBER(name) __typeof__(&name) name;
#define CLOADER_MEMBER(result, name, parameters, call) CLOADER_WRAPPED_MEMBER(name)
#define CLOADER_WRAPPED_FIND(name) functions.name = cloader_find(handle, #name);
#define CLOADER_FIND(result, name, parameters, call) CLOADER_WRAPPED_FIND(name)
// Hidden, so that the library itself never calls these in the place of its own.
#define CLOADER_FORWARD(result, name, parameters, call) \
  __attribute__((visibility("hidden"))) result name parameters { \
    return loaded()->name call; \
  }
