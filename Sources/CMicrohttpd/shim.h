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
static inline struct MHD_Daemon *cmhd_start(
    int listener, struct cmhd_limits limits, void *(*begin)(void *, const char *, struct MHD_Connection *),
    MHD_AccessHandlerCallback answer, MHD_RequestCompletedCallback end, MHD_NotifyConnectionCallback notice,
    void *context) {
  return MHD_start_daemon(
      MHD_USE_AUTO_INTERNAL_THREAD | MHD_USE_SUSPEND_RESUME, 0, NULL, NULL, answer, context,
      MHD_OPTION_LISTEN_SOCKET, listener, MHD_OPTION_THREAD_POOL_SIZE, limits.threads,
      MHD_OPTION_CONNECTION_LIMIT, limits.connections, MHD_OPTION_CONNECTION_MEMORY_LIMIT,
      limits.connection_memory, MHD_OPTION_CONNECTION_TIMEOUT, limits.idle_seconds,
      MHD_OPTION_URI_LOG_CALLBACK, begin, context, MHD_OPTION_NOTIFY_COMPLETED, end, context,
      MHD_OPTION_NOTIFY_CONNECTION, notice, context, MHD_OPTION_END);
}

// -1 if the connection has none.
static inline int cmhd_socket(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info == NULL ? -1 : info->connect_fd;
}

static inline struct MHD_Response *cmhd_stream(
    MHD_ContentReaderCallback read, void *context, MHD_ContentReaderFreeCallback end) {
  return MHD_create_response_from_callback(MHD_SIZE_UNKNOWN, 4096, read, context, end);
}

static inline ssize_t cmhd_end_of_stream(void) { return MHD_CONTENT_READER_END_OF_STREAM; }
