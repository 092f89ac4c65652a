#pragma once

// Handles become incomplete structs, so that Swift sees an OpaquePointer with every version of libcurl.
#ifndef CURL_STRICTER
#define CURL_STRICTER
#endif
#include <curl/curl.h>

// Swift cannot call variadic C functions: one wrapper for each type of argument.

CURLcode ccurl_set_long(CURL *easy, CURLoption option, long value);
CURLcode ccurl_set_offset(CURL *easy, CURLoption option, curl_off_t value);
CURLcode ccurl_set_string(CURL *easy, CURLoption option, const char *value);
CURLcode ccurl_set_pointer(CURL *easy, CURLoption option, void *value);
CURLcode ccurl_set_callback(CURL *easy, CURLoption option, curl_write_callback value);
CURLcode ccurl_get_long(CURL *easy, CURLINFO info, long *value);
CURLcode ccurl_get_offset(CURL *easy, CURLINFO info, curl_off_t *value);
CURLcode ccurl_get_string(CURL *easy, CURLINFO info, const char **value);
CURLUcode ccurl_url_get(CURLU *url, CURLUPart part, char **text, unsigned int flags);
CURLMcode ccurl_multi_set_long(CURLM *multi, CURLMoption option, long value);

// Only http and https, at first and after a redirect. The option by name came with libcurl 7.85.
void ccurl_restrict_to_http(CURL *easy);

// A cancelled transfer does not wait for its name to resolve. The option came with libcurl 7.87.
void ccurl_leave_resolver_behind(CURL *easy);
