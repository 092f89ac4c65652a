#pragma once
#include <microhttpd.h>

// Swift cannot call variadic C functions, and does not see macros with a cast: one wrapper for each.

struct cmhd_limits {
  unsigned int threads;
  unsigned int connections;
  // For the header of a request, in bytes.
  size_t connection_memory;
  // How long nothing may come or go on a connection.
  unsigned int idle_seconds;
};

// Takes a socket that listens already, and closes it in the end.
struct MHD_Daemon *cmhd_start(
    int listener, struct cmhd_limits limits, void *(*begin)(void *, const char *, struct MHD_Connection *),
    MHD_AccessHandlerCallback answer, MHD_RequestCompletedCallback end, MHD_NotifyConnectionCallback notice,
    void *context);

// -1 if the connection has none.
int cmhd_socket(struct MHD_Connection *connection);

// So many bytes, which are read when there is room for them.
struct MHD_Response *cmhd_content(
    uint64_t size, MHD_ContentReaderCallback read, void *context, MHD_ContentReaderFreeCallback end);

// Bytes for as long as there are any.
struct MHD_Response *cmhd_stream(
    MHD_ContentReaderCallback read, void *context, MHD_ContentReaderFreeCallback end);

static inline ssize_t cmhd_end_with_error(void) { return MHD_CONTENT_READER_END_WITH_ERROR; }

static inline ssize_t cmhd_end_of_stream(void) { return MHD_CONTENT_READER_END_OF_STREAM; }
