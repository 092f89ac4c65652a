#include "CCurl.h"

#include <CLoader.h>

#ifdef __APPLE__
#define LIBRARY "libcurl.4.dylib"
#else
#define LIBRARY "libcurl.so.4"
#endif

// The functions of libcurl that pokesite calls: what each gives, its name, its parameters, and the call.
#define EACH_FUNCTION(DO) \
  DO(CURLcode, curl_global_init, (long flags), (flags)) \
  DO(CURL *, curl_easy_init, (void), ()) \
  DO(void, curl_easy_reset, (CURL * easy), (easy)) \
  DO(void, curl_easy_cleanup, (CURL * easy), (easy)) \
  DO(const char *, curl_easy_strerror, (CURLcode code), (code)) \
  DO(CURLM *, curl_multi_init, (void), ()) \
  DO(CURLMcode, curl_multi_add_handle, (CURLM * multi, CURL *easy), (multi, easy)) \
  DO(CURLMcode, curl_multi_remove_handle, (CURLM * multi, CURL *easy), (multi, easy)) \
  DO(CURLMcode, curl_multi_perform, (CURLM * multi, int *running), (multi, running)) \
  DO(CURLMcode, curl_multi_poll, (CURLM * multi, struct curl_waitfd *more, unsigned int count, int timeout, int *ready), \
     (multi, more, count, timeout, ready)) \
  DO(CURLMcode, curl_multi_wakeup, (CURLM * multi), (multi)) \
  DO(CURLMsg *, curl_multi_info_read, (CURLM * multi, int *left), (multi, left)) \
  DO(CURLMcode, curl_multi_cleanup, (CURLM * multi), (multi)) \
  DO(struct curl_slist *, curl_slist_append, (struct curl_slist * list, const char *text), (list, text)) \
  DO(void, curl_slist_free_all, (struct curl_slist * list), (list)) \
  DO(CURLU *, curl_url, (void), ()) \
  DO(void, curl_url_cleanup, (CURLU * url), (url)) \
  DO(CURLUcode, curl_url_set, (CURLU * url, CURLUPart part, const char *text, unsigned int flags), \
     (url, part, text, flags)) \
  DO(void, curl_free, (void *memory), (memory))

// Those that take arguments of any type, and one whose types differ between versions; the wrappers below call them.
#undef curl_easy_setopt
#undef curl_easy_getinfo
#undef curl_multi_setopt
#define EACH_WRAPPED_FUNCTION(DO) \
  DO(curl_easy_setopt) DO(curl_easy_getinfo) DO(curl_multi_setopt) DO(curl_url_get)

CLOADER_FUNCTIONS(LIBRARY, "libcurl4")

CURLcode ccurl_set_long(CURL *easy, CURLoption option, long value) {
  return loaded()->curl_easy_setopt(easy, option, value);
}

CURLcode ccurl_set_offset(CURL *easy, CURLoption option, curl_off_t value) {
  return loaded()->curl_easy_setopt(easy, option, value);
}

CURLcode ccurl_set_string(CURL *easy, CURLoption option, const char *value) {
  return loaded()->curl_easy_setopt(easy, option, value);
}

CURLcode ccurl_set_pointer(CURL *easy, CURLoption option, void *value) {
  return loaded()->curl_easy_setopt(easy, option, value);
}

CURLcode ccurl_set_callback(CURL *easy, CURLoption option, curl_write_callback value) {
  return loaded()->curl_easy_setopt(easy, option, value);
}

CURLcode ccurl_get_long(CURL *easy, CURLINFO info, long *value) {
  return loaded()->curl_easy_getinfo(easy, info, value);
}

CURLcode ccurl_get_offset(CURL *easy, CURLINFO info, curl_off_t *value) {
  return loaded()->curl_easy_getinfo(easy, info, value);
}

CURLcode ccurl_get_string(CURL *easy, CURLINFO info, const char **value) {
  return loaded()->curl_easy_getinfo(easy, info, (char **)value);
}

CURLUcode ccurl_url_get(CURLU *url, CURLUPart part, char **text, unsigned int flags) {
  return loaded()->curl_url_get(url, part, text, flags);
}

CURLMcode ccurl_multi_set_long(CURLM *multi, CURLMoption option, long value) {
  return loaded()->curl_multi_setopt(multi, option, value);
}

void ccurl_restrict_to_http(CURL *easy) {
#if LIBCURL_VERSION_NUM >= 0x075500
  loaded()->curl_easy_setopt(easy, CURLOPT_PROTOCOLS_STR, "http,https");
  loaded()->curl_easy_setopt(easy, CURLOPT_REDIR_PROTOCOLS_STR, "http,https");
#else
  loaded()->curl_easy_setopt(easy, CURLOPT_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
  loaded()->curl_easy_setopt(easy, CURLOPT_REDIR_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
#endif
}

void ccurl_leave_resolver_behind(CURL *easy) {
#if LIBCURL_VERSION_NUM >= 0x075700
  loaded()->curl_easy_setopt(easy, CURLOPT_QUICK_EXIT, 1L);
#else
  (void)easy;
#endif
}
