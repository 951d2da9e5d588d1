#include "CHTML.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// libxml2's interface, which is loaded when HTML is first read, so that programs without HTML do not need the library.
static struct {
    void *(*read)(const char *bytes, int count, const char *address, const char *encoding, int options);
    void (*free_document)(void *document);
    void *(*walk)(void *document);
    void (*free_reader)(void *reader);
    int (*next)(void *reader);
    int (*type)(void *reader);
    int (*is_empty)(void *reader);
    const unsigned char *(*name)(void *reader);
    const unsigned char *(*value)(void *reader);
    int (*next_attribute)(void *reader);
    int (*to_element)(void *reader);
} xml;
static char failure[256];

// Values of libxml2's headers.
enum { RECOVER = 1 << 0, NO_ERRORS = 1 << 5, NO_WARNINGS = 1 << 6, NO_NETWORK = 1 << 11, HUGE_TEXTS = 1 << 19 };
enum { ELEMENT = 1, END_ELEMENT = 15 };

struct kinora_html {
    void *document;
    void *reader;
};

static void *function(void *library, const char *name) {
    void *found = dlsym(library, name);
    if (found == NULL) snprintf(failure, sizeof failure, "libxml2 has no %s; install Debian's libxml2", name);
    return found;
}

static void load(void) {
    void *library = dlopen("libxml2.so.2", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) library = dlopen("libxml2.so.16", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) {
        snprintf(failure, sizeof failure, "%s; install it: apt-get install libxml2", dlerror());
        return;
    }
    *(void **)&xml.read = function(library, "htmlReadMemory");
    *(void **)&xml.free_document = function(library, "xmlFreeDoc");
    *(void **)&xml.walk = function(library, "xmlReaderWalker");
    *(void **)&xml.free_reader = function(library, "xmlFreeTextReader");
    *(void **)&xml.next = function(library, "xmlTextReaderRead");
    *(void **)&xml.type = function(library, "xmlTextReaderNodeType");
    *(void **)&xml.is_empty = function(library, "xmlTextReaderIsEmptyElement");
    *(void **)&xml.name = function(library, "xmlTextReaderConstName");
    *(void **)&xml.value = function(library, "xmlTextReaderConstValue");
    *(void **)&xml.next_attribute = function(library, "xmlTextReaderMoveToNextAttribute");
    *(void **)&xml.to_element = function(library, "xmlTextReaderMoveToElement");
}

kinora_html *kinora_html_open(const char *bytes, int count, const char **problem) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    *problem = failure[0] == '\0' ? NULL : failure;
    if (*problem != NULL) return NULL;
    kinora_html *html = calloc(1, sizeof *html);
    if (html != NULL) {
        html->document = xml.read(bytes, count, NULL, "UTF-8", RECOVER | NO_ERRORS | NO_WARNINGS | NO_NETWORK | HUGE_TEXTS);
        if (html->document != NULL) html->reader = xml.walk(html->document);
        if (html->reader != NULL) return html;
        kinora_html_close(html);
    }
    *problem = "libxml2 could not read the document: there is too little memory";
    return NULL;
}

// The library would look at all elements around a text to say its type, which its name tells.
enum kinora_html_event kinora_html_next(kinora_html *html, const char **string) {
    while (html->reader != NULL && xml.next(html->reader) == 1) {
        const char *name = (const char *)xml.name(html->reader);
        if (name == NULL) continue;
        if (name[0] == '#') {
            if (strcmp(name, "#text") != 0 && strcmp(name, "#cdata-section") != 0) continue;
            *string = (const char *)xml.value(html->reader);
            if (*string == NULL) continue;
            return kinora_html_text;
        }
        *string = name;
        switch (xml.type(html->reader)) {
        case ELEMENT: return xml.is_empty(html->reader) == 1 ? kinora_html_empty : kinora_html_begin;
        case END_ELEMENT: return kinora_html_end;
        default: continue;
        }
    }
    return kinora_html_finished;
}

int kinora_html_next_attribute(kinora_html *html, const char **name, const char **value) {
    if (xml.next_attribute(html->reader) == 1) {
        *name = (const char *)xml.name(html->reader);
        *value = (const char *)xml.value(html->reader);
        if (*name == NULL) *name = "";
        if (*value == NULL) *value = "";
        return 1;
    }
    xml.to_element(html->reader);
    return 0;
}

void kinora_html_rewind(kinora_html *html) {
    if (html->reader != NULL) xml.free_reader(html->reader);
    html->reader = xml.walk(html->document);
}

void kinora_html_close(kinora_html *html) {
    if (html->reader != NULL) xml.free_reader(html->reader);
    if (html->document != NULL) xml.free_document(html->document);
    free(html);
}
