#define _GNU_SOURCE
#include "CCommonMark.h"

#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm-extension_api.h>
#include <cmark-gfm.h>
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FUNCTIONS(apply) \
    apply(parser_new) apply(parser_free) apply(parser_attach_syntax_extension) apply(parser_feed) apply(parser_finish) \
    apply(find_syntax_extension) apply(node_free) apply(iter_new) apply(iter_free) apply(iter_next) apply(iter_get_node) \
    apply(node_get_type) apply(node_get_type_string) apply(node_get_literal) apply(node_get_url) apply(node_get_fence_info) \
    apply(node_get_heading_level) apply(node_get_list_type) apply(node_get_list_start) apply(node_parent) apply(node_previous)

#define POINTER(name) __typeof__(&cmark_##name) name;

static struct {
    FUNCTIONS(POINTER)
    __typeof__(&cmark_gfm_core_extensions_ensure_registered) register_extensions;
} library;
static char failure[256];

struct kinora_markdown {
    cmark_node *document;
    cmark_iter *walk;
};

// The library finds its own functions before those of the same names in a program. Sanitizers do not permit it.
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define OWN_FUNCTIONS 0
#endif
#endif
#ifndef OWN_FUNCTIONS
#define OWN_FUNCTIONS RTLD_DEEPBIND
#endif

static void *opened(const char *const names[]) {
    for (; *names != NULL; names++) {
        void *handle = dlopen(*names, RTLD_NOW | RTLD_LOCAL | OWN_FUNCTIONS);
        if (handle != NULL) return handle;
    }
    snprintf(failure, sizeof failure, "%s; install libcmark-gfm-dev and libcmark-gfm-extensions-dev", dlerror());
    return NULL;
}

static void *function(void *handle, const char *name) {
    void *found = dlsym(handle, name);
    if (found == NULL) snprintf(failure, sizeof failure, "libcmark-gfm has no %s; install Debian's libcmark-gfm-dev", name);
    return found;
}

static void load(void) {
    static const char *const core[] = {"libcmark-gfm.so.0.29.0.gfm.6", "libcmark-gfm.so.0.29.0.gfm.13", "libcmark-gfm.so", NULL};
    static const char *const extensions[] = {
        "libcmark-gfm-extensions.so.0.29.0.gfm.6", "libcmark-gfm-extensions.so.0.29.0.gfm.13", "libcmark-gfm-extensions.so", NULL};
    // The extensions need the library, which is then found in them.
    void *own = opened(extensions);
    void *handle = own == NULL ? NULL : opened(core);
    if (handle == NULL) return;
#define TAKE(name) *(void **)&library.name = function(handle, "cmark_" #name);
    FUNCTIONS(TAKE)
    *(void **)&library.register_extensions = function(own, "cmark_gfm_core_extensions_ensure_registered");
}

kinora_markdown *kinora_markdown_open(const char *text, size_t count, const char **problem) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    *problem = failure[0] == '\0' ? NULL : failure;
    if (*problem != NULL) return NULL;
    library.register_extensions();
    kinora_markdown *markdown = calloc(1, sizeof *markdown);
    cmark_parser *parser = library.parser_new(CMARK_OPT_DEFAULT);
    if (markdown != NULL && parser != NULL) {
        cmark_syntax_extension *strikethrough = library.find_syntax_extension("strikethrough");
        if (strikethrough != NULL) library.parser_attach_syntax_extension(parser, strikethrough);
        library.parser_feed(parser, text, count);
        markdown->document = library.parser_finish(parser);
        if (markdown->document != NULL) markdown->walk = library.iter_new(markdown->document);
    }
    if (parser != NULL) library.parser_free(parser);
    if (markdown != NULL && markdown->walk != NULL) return markdown;
    if (markdown != NULL) kinora_markdown_close(markdown);
    *problem = "libcmark-gfm could not read the text: there is too little memory";
    return NULL;
}

kinora_markdown_node *kinora_markdown_next(kinora_markdown *markdown, int *enters) {
    cmark_event_type event = library.iter_next(markdown->walk);
    if (event == CMARK_EVENT_DONE) return NULL;
    *enters = event == CMARK_EVENT_ENTER;
    return (kinora_markdown_node *)library.iter_get_node(markdown->walk);
}

void kinora_markdown_close(kinora_markdown *markdown) {
    if (markdown->walk != NULL) library.iter_free(markdown->walk);
    if (markdown->document != NULL) library.node_free(markdown->document);
    free(markdown);
}

static cmark_node *node(kinora_markdown_node *outer) { return (cmark_node *)outer; }

enum kinora_markdown_kind kinora_markdown_get_kind(kinora_markdown_node *outer) {
    switch ((int)library.node_get_type(node(outer))) {
    case CMARK_NODE_BLOCK_QUOTE: return kinora_markdown_block_quote;
    case CMARK_NODE_LIST: return kinora_markdown_list;
    case CMARK_NODE_ITEM: return kinora_markdown_item;
    case CMARK_NODE_CODE_BLOCK: return kinora_markdown_code_block;
    case CMARK_NODE_HTML_BLOCK: return kinora_markdown_html_block;
    case CMARK_NODE_PARAGRAPH: return kinora_markdown_paragraph;
    case CMARK_NODE_HEADING: return kinora_markdown_heading;
    case CMARK_NODE_THEMATIC_BREAK: return kinora_markdown_thematic_break;
    case CMARK_NODE_TEXT: return kinora_markdown_text;
    case CMARK_NODE_SOFTBREAK: return kinora_markdown_soft_break;
    case CMARK_NODE_LINEBREAK: return kinora_markdown_line_break;
    case CMARK_NODE_CODE: return kinora_markdown_code;
    case CMARK_NODE_HTML_INLINE: return kinora_markdown_html_inline;
    case CMARK_NODE_EMPH: return kinora_markdown_emphasis;
    case CMARK_NODE_STRONG: return kinora_markdown_strong;
    case CMARK_NODE_LINK: return kinora_markdown_link;
    case CMARK_NODE_IMAGE: return kinora_markdown_image;
    default: break;
    }
    // A node of an extension is known by its name alone.
    const char *name = library.node_get_type_string(node(outer));
    return name != NULL && strcmp(name, "strikethrough") == 0 ? kinora_markdown_strikethrough : kinora_markdown_other;
}

const char *kinora_markdown_literal(kinora_markdown_node *outer) { return library.node_get_literal(node(outer)); }

const char *kinora_markdown_url(kinora_markdown_node *outer) { return library.node_get_url(node(outer)); }

const char *kinora_markdown_language(kinora_markdown_node *outer) { return library.node_get_fence_info(node(outer)); }

int kinora_markdown_heading_level(kinora_markdown_node *outer) { return library.node_get_heading_level(node(outer)); }

int kinora_markdown_is_ordered(kinora_markdown_node *outer) {
    return library.node_get_list_type(node(outer)) == CMARK_ORDERED_LIST;
}

int kinora_markdown_list_start(kinora_markdown_node *outer) { return library.node_get_list_start(node(outer)); }

kinora_markdown_node *kinora_markdown_parent(kinora_markdown_node *outer) {
    return (kinora_markdown_node *)library.node_parent(node(outer));
}

kinora_markdown_node *kinora_markdown_previous(kinora_markdown_node *outer) {
    return (kinora_markdown_node *)library.node_previous(node(outer));
}
