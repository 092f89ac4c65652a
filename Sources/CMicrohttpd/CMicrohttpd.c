#include "CMicrohttpd.h"

#include <CLoader.h>

#ifdef __APPLE__
#define LIBRARY "libmicrohttpd.12.dylib"
#else
#define LIBRARY "libmicrohttpd.so.12"
#endif

// The functions of libmicrohttpd that pokesite calls: what each gives, its name, its parameters, and the call.
#define EACH_FUNCTION(DO) \
  DO(void, MHD_stop_daemon, (struct MHD_Daemon * daemon), (daemon)) \
  DO(const char *, MHD_lookup_connection_value, \
     (struct MHD_Connection * connection, enum MHD_ValueKind kind, const char *key), (connection, kind, key)) \
  DO(enum MHD_Result, MHD_add_response_header, \
     (struct MHD_Response * response, const char *name, const char *value), (response, name, value)) \
  DO(enum MHD_Result, MHD_queue_response, \
     (struct MHD_Connection * connection, unsigned int status, struct MHD_Response *response), \
     (connection, status, response)) \
  DO(struct MHD_Response *, MHD_create_response_from_buffer, \
     (size_t size, void *buffer, enum MHD_ResponseMemoryMode mode), (size, buffer, mode)) \
  DO(void, MHD_destroy_response, (struct MHD_Response * response), (response)) \
  DO(void, MHD_suspend_connection, (struct MHD_Connection * connection), (connection)) \
  DO(void, MHD_resume_connection, (struct MHD_Connection * connection), (connection))

// Those that the wrappers below call.
#define EACH_WRAPPED_FUNCTION(DO) \
  DO(MHD_start_daemon) DO(MHD_get_connection_info) DO(MHD_create_response_from_callback)

CLOADER_FUNCTIONS(LIBRARY, "libmicrohttpd12")

struct MHD_Daemon *cmhd_start(
    int listener, struct cmhd_limits limits, void *(*begin)(void *, const char *, struct MHD_Connection *),
    MHD_AccessHandlerCallback answer, MHD_RequestCompletedCallback end, MHD_NotifyConnectionCallback notice,
    void *context) {
  return loaded()->MHD_start_daemon(
      MHD_USE_AUTO_INTERNAL_THREAD | MHD_USE_SUSPEND_RESUME, 0, NULL, NULL, answer, context,
      MHD_OPTION_LISTEN_SOCKET, listener, MHD_OPTION_THREAD_POOL_SIZE, limits.threads,
      MHD_OPTION_CONNECTION_LIMIT, limits.connections, MHD_OPTION_CONNECTION_MEMORY_LIMIT,
      limits.connection_memory, MHD_OPTION_CONNECTION_TIMEOUT, limits.idle_seconds,
      MHD_OPTION_URI_LOG_CALLBACK, begin, context, MHD_OPTION_NOTIFY_COMPLETED, end, context,
      MHD_OPTION_NOTIFY_CONNECTION, notice, context, MHD_OPTION_END);
}

int cmhd_socket(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      loaded()->MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info == NULL ? -1 : info->connect_fd;
}

struct MHD_Response *cmhd_content(
    uint64_t size, MHD_ContentReaderCallback read, void *context, MHD_ContentReaderFreeCallback end) {
  return loaded()->MHD_create_response_from_callback(size, 65536, read, context, end);
}

struct MHD_Response *cmhd_stream(
    MHD_ContentReaderCallback read, void *context, MHD_ContentReaderFreeCallback end) {
  return loaded()->MHD_create_response_from_callback(MHD_SIZE_UNKNOWN, 4096, read, context, end);
}
