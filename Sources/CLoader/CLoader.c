#include "CLoader.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sysexits.h>

static _Noreturn void end(const char *message, const char *package) {
  fprintf(stderr, "error: %s\n", message);
  if (package != NULL) fprintf(stderr, "  fix: install it, on Debian: apt-get install %s\n", package);
  exit(EX_UNAVAILABLE);
}

void *cloader_open(const char *library, const char *package) {
  void *handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  if (handle == NULL) end(dlerror(), package);
  return handle;
}

void *cloader_find(void *handle, const char *function) {
  void *address = dlsym(handle, function);
  if (address == NULL) end(dlerror(), NULL);
  return address;
}
