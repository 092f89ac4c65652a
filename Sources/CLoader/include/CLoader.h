#pragma once

// Libraries that are loaded when they are first needed. libcurl and libmicrohttpd bring some thirty others along, and
// loading those takes longer than a build that finds nothing changed; a machine that only builds needs neither.

// The library, or the end of the program (69, a service is not available) with a message that names the package.
void *cloader_open(const char *library, const char *package);

// A function of it; one that is missing ends the program likewise.
void *cloader_find(void *handle, const char *function);
