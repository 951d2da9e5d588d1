#pragma once

#include <stddef.h>

// GitHub's CommonMark library, which is loaded when Markdown is first read. Neither its header nor its functions are visible to apps: a
// package of theirs may have a copy of its own.

/// A document of Markdown, and a walk through it.
typedef struct kinora_markdown kinora_markdown;

/// A node of a document, valid as long as the document.
typedef struct kinora_markdown_node kinora_markdown_node;

enum kinora_markdown_kind {
    /// Any that has no name here.
    kinora_markdown_other,
    kinora_markdown_block_quote,
    kinora_markdown_list,
    kinora_markdown_item,
    kinora_markdown_code_block,
    kinora_markdown_html_block,
    kinora_markdown_paragraph,
    kinora_markdown_heading,
    kinora_markdown_thematic_break,
    kinora_markdown_text,
    kinora_markdown_soft_break,
    kinora_markdown_line_break,
    kinora_markdown_code,
    kinora_markdown_html_inline,
    kinora_markdown_emphasis,
    kinora_markdown_strong,
    kinora_markdown_link,
    kinora_markdown_image,
    kinora_markdown_strikethrough,
};

/// Reads a text in UTF-8; NULL with a sentence in `*problem` if the library is missing or there is no memory.
kinora_markdown *kinora_markdown_open(const char *text, size_t count, const char **problem);

/// Goes to the next node, whose children are between two visits of it; `*enters` is 1 at the first. NULL after the last one.
kinora_markdown_node *kinora_markdown_next(kinora_markdown *markdown, int *enters);

void kinora_markdown_close(kinora_markdown *markdown);

enum kinora_markdown_kind kinora_markdown_get_kind(kinora_markdown_node *node);

/// The text of a node, the address of a link or an image, and the language of a block of code; NULL without one.
const char *kinora_markdown_literal(kinora_markdown_node *node);
const char *kinora_markdown_url(kinora_markdown_node *node);
const char *kinora_markdown_language(kinora_markdown_node *node);

int kinora_markdown_heading_level(kinora_markdown_node *node);

/// Whether a node is a list with numbers, and its first number.
int kinora_markdown_is_ordered(kinora_markdown_node *node);
int kinora_markdown_list_start(kinora_markdown_node *node);

/// NULL for a document, and for the first of its siblings.
kinora_markdown_node *kinora_markdown_parent(kinora_markdown_node *node);
kinora_markdown_node *kinora_markdown_previous(kinora_markdown_node *node);
