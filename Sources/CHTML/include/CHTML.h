#pragma once

/// A document of HTML, read by libxml2.
typedef struct kinora_html kinora_html;

enum kinora_html_event {
    /// After the last node.
    kinora_html_finished,
    /// An element begins; an empty one has no end.
    kinora_html_begin,
    kinora_html_empty,
    kinora_html_end,
    kinora_html_text,
};

/// Reads a document in UTF-8, however damaged; NULL with a sentence in `*problem` if the library is missing or there is no memory. Nothing
/// is loaded from the network or from files.
kinora_html *kinora_html_open(const char *bytes, int count, const char **problem);

/// Goes to the next node. `*string` is an element's name or a text, valid until the next call; comments are left out.
enum kinora_html_event kinora_html_next(kinora_html *html, const char **string);

/// Goes to the next attribute of an element that begins; 0 after the last one. The strings are valid until the next call.
int kinora_html_next_attribute(kinora_html *html, const char **name, const char **value);

/// Goes back before the first node.
void kinora_html_rewind(kinora_html *html);

void kinora_html_close(kinora_html *html);
