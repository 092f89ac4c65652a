#pragma once

#include <gumbo.h>
#include <setjmp.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <time.h>

// gumbo asks for memory a hundred times for every kilobyte of HTML, gives it back by recursion (so that a deep page
// ends in a stack overflow), and has no way to stop. With memory of its own, all three are gone: a tree is forgotten
// as a whole, and a page that takes too much memory or time is left in the middle.

typedef struct cgumbo_block {
  struct cgumbo_block *previous;
  size_t size;
} cgumbo_block;

typedef struct {
  // The block that memory is taken from, and those before it.
  cgumbo_block *block;
  size_t used;
  // How many bytes all blocks may have, and how many they have.
  size_t limit;
  size_t held;
  // How many seconds of the processor's time a page may take, and when that is over on the clock of the thread.
  double seconds;
  double end;
  unsigned requests;
  // A jmp_buf on the stack of cgumbo_parse.
  void *way_out;
} cgumbo_arena;

static inline double cgumbo_thread_seconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

// Whether there is room now.
static inline bool cgumbo_add_block(cgumbo_arena *arena, size_t size) {
  size_t least = (size_t)4 << 20, header = (sizeof(cgumbo_block) + 15) & ~(size_t)15;
  if (size > arena->limit) return false;
  size_t wanted = size + header > least ? size + header : least;
  if (wanted > arena->limit - arena->held) return false;
  cgumbo_block *block = (cgumbo_block *)malloc(wanted);
  if (!block) return false;
  block->previous = arena->block;
  block->size = wanted;
  arena->block = block;
  arena->held += wanted;
  arena->used = header;
  return true;
}

static void *cgumbo_allocate(void *userdata, size_t wanted) {
  cgumbo_arena *arena = (cgumbo_arena *)userdata;
  size_t size = (wanted + 15) & ~(size_t)15;
  bool isLate = ++arena->requests % 1024 == 0 && cgumbo_thread_seconds() > arena->end;
  bool isFull = size < wanted || ((!arena->block || size > arena->block->size - arena->used)
                                  && !cgumbo_add_block(arena, size));
  if (isLate || isFull) longjmp(*(jmp_buf *)arena->way_out, 1);
  void *memory = (char *)arena->block + arena->used;
  arena->used += size;
  return memory;
}

static void cgumbo_deallocate(void *userdata, void *memory) {
  (void)userdata;
  (void)memory;
}

// Frees all blocks but `kept` of them.
static inline void cgumbo_release(cgumbo_arena *arena, int kept) {
  while (arena->block && (arena->block->previous || !kept)) {
    cgumbo_block *previous = arena->block->previous;
    arena->held -= arena->block->size;
    free(arena->block);
    arena->block = previous;
  }
  arena->used = (sizeof(cgumbo_block) + 15) & ~(size_t)15;
}

// The tree of a page, which lives until the next call for the same arena, or NULL if it takes too much memory or time.
// Between setjmp and longjmp there are only frames of gumbo, which hold nothing but memory of the arena.
static inline GumboOutput *cgumbo_parse(cgumbo_arena *arena, const char *text, size_t length) {
  jmp_buf way_out;
  GumboOptions options = kGumboDefaultOptions;
  options.allocator = cgumbo_allocate;
  options.deallocator = cgumbo_deallocate;
  options.userdata = arena;
  options.tab_stop = 1;
  options.max_errors = 0;
  cgumbo_release(arena, 1);
  arena->requests = 0;
  arena->end = cgumbo_thread_seconds() + arena->seconds;
  arena->way_out = &way_out;
  if (setjmp(way_out) != 0) return NULL;
  return gumbo_parse_with_options(&options, text, length);
}
