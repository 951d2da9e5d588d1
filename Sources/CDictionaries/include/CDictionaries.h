#pragma once

#include <stdbool.h>

/// A dictionary of hyphenation, read by libhyphen.
typedef struct kinora_hyphenation kinora_hyphenation;

/// Reads a dictionary; NULL with a sentence in `*problem` if the library is missing or cannot read the file.
kinora_hyphenation *kinora_hyphenation_open(const char *path, const char **problem);

/// Marks the letters of a word behind which a hyphen may break it: `marks` has as many bytes as the word. The word is in lowercase, in the
/// dictionary's encoding; with UTF-8 a letter is a code point. Breaks that change letters are left out. False without memory.
bool kinora_hyphenation_mark(kinora_hyphenation *dictionary, const char *word, int count, char *marks);

void kinora_hyphenation_close(kinora_hyphenation *dictionary);

/// A dictionary of spelling, read by hunspell.
typedef struct kinora_spelling kinora_spelling;

/// Reads a dictionary, of two files; NULL with a sentence in `*problem` if the library is missing.
kinora_spelling *kinora_spelling_open(const char *rules, const char *words, const char **problem);

/// The name of the encoding of words.
const char *kinora_spelling_encoding(kinora_spelling *dictionary);

/// Whether a word is in the dictionary.
bool kinora_spelling_has(kinora_spelling *dictionary, const char *word);

/// Words like a misspelt one, best first: a list that `kinora_spelling_free` takes back.
int kinora_spelling_suggest(kinora_spelling *dictionary, const char *word, char ***list);

void kinora_spelling_free(kinora_spelling *dictionary, char ***list, int count);

void kinora_spelling_close(kinora_spelling *dictionary);
