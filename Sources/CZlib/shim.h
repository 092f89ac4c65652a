#pragma once
#include <zlib.h>

// A macro that Swift does not see: 16 more than the largest window asks for the format of gzip.
static inline int czlib_start_gzip(z_stream *stream, int level) {
  return deflateInit2(stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
}
