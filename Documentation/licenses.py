#!/usr/bin/env python3
"""Writes Documentation/Licenses.md: the libraries that Kinora's programs link or load, and their licenses.

Usage: Documentation/licenses.py [--check] PROGRAM…
As in: Documentation/licenses.py .build/release/kinora .build/release/kinora-serve .build/release/kinora-swiftc

Asks `ldd` for the libraries, `dpkg` for their packages, and reads the packages' own statements in /usr/share/doc/PACKAGE/copyright.
`--check` writes nothing: it says which packages or licenses the page lacks, and ends with 1 then. Versions are left out, so that security
updates change nothing.
"""
import os, re, subprocess, sys

root = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
page = os.path.join(root, "Documentation", "Licenses.md")
# Loaded by name when a film is first written (Sources/CFFmpeg/FFmpeg.c).
loaded = ["libavformat-dev", "libavcodec-dev", "libavutil-dev", "libswscale-dev"]
# Loaded or run by name when a drawing or a HEIF file is first read (Sources/CVectorFile, Sources/CHEIF).
for_images = ["libheif1", "librsvg2-2", "poppler-utils"]
# Loaded by name when a word is first looked up, with dictionaries (Sources/CDictionaries).
for_words = ["hunspell-en-us", "hyphen-en-us", "libhunspell-1.7-0", "libhyphen0"]
# Phrases of statements that are no machine-readable tables.
phrases = [
    (r"common-licenses/LGPL-3|LESSER GENERAL PUBLIC LICENSE\s+Version 3", "LGPL-3"),
    (r"common-licenses/LGPL-2\.1|Lesser General Public License[^.]{0,80}version 2\.1", "LGPL-2.1"),
    (r"common-licenses/LGPL-2\b(?!\.)|Library General Public License", "LGPL-2"),
    (r"common-licenses/LGPL(?!-)|GNU LGPL", "LGPL"),
    (r"common-licenses/GPL-3|GNU General Public License[^.]{0,80}version 3", "GPL-3"),
    (r"common-licenses/GPL-2|GNU General Public License[^.]{0,80}version 2", "GPL-2"),
    (r"common-licenses/GPL(?!-)", "GPL"),
    (r"Mozilla Public License|\bMPL\b", "MPL-1.1"),
    (r"common-licenses/Apache-2", "Apache-2.0"),
    (r"Permission is hereby granted, free of charge", "MIT"),
    (r"Redistribution and use in source and binary forms", "BSD"),
    (r"Permission to use, copy, modify,? (?:and/or )?(?:and )?distribute", "ISC"),
    (r"OpenLDAP Public License", "OpenLDAP"),
    (r"FreeType Project LICENSE", "FTL"),
]


def output(*words):
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout


def libraries(file):
    """Paths of all libraries that a program or library needs, without the kernel's."""
    text = output("ldd", file)
    missing = re.findall(r"(\S+) => not found", text)
    if missing:
        sys.exit(f"licenses.py: {file}: {', '.join(missing)} not found; install the packages (./kinora doctor)")
    return [found for found in re.findall(r"(?:=> )?(/\S+) \(0x", text)]


def needed(file):
    """Names that the file itself names."""
    return set(re.findall(r"NEEDED.*\[(.*)\]", output("readelf", "-d", file)))


def package(path):
    """The package of a file; files are listed by their path with or without /usr."""
    for candidate in {path, os.path.realpath(path), "/usr" + path, path.removeprefix("/usr")}:
        found = subprocess.run(["dpkg-query", "-S", candidate], capture_output=True, text=True)
        if found.returncode == 0:
            return found.stdout.split(":")[0]
    return None


def licenses(name):
    """The license of most files of a package, and those of others."""
    file = f"/usr/share/doc/{name}/copyright"
    if not os.path.exists(file):
        sys.exit(f"licenses.py: {name} has no {file}")
    text = open(file, encoding="utf-8", errors="replace").read()
    if not re.match(r"(?i)format", text):
        if re.search(r"(?i)gcc runtime library exception", text):
            return "GPL-3 with GCC Runtime Library Exception", []
        found = [license for pattern, license in phrases if re.search(pattern, text)]
        if not found:
            sys.exit(f"licenses.py: no license found in {file}; add a phrase to the script")
        return " / ".join(found), []
    main, others = "", []
    for stanza in re.split(r"\n\s*\n", text):
        said = re.search(r"(?mi)^License: *(\S.*)$", stanza)
        files = re.search(r"(?mi)^Files:\s*(.*(?:\n[ \t].*)*)", stanza)
        if not said:
            continue
        license = re.sub(r"\s+", " ", said.group(1)).strip().replace("|", "or")
        if not files:  # a header's license, or the text of one
            main = main or (license if re.match(r"(?i)format", stanza) else "")
        elif "*" in files.group(1).split():
            main = license
        elif not files.group(1).startswith("debian/"):
            others.append(license)
    if not main:
        main = others[0] if others else sys.exit(f"licenses.py: no license found in {file}")
    return main, sorted(set(others) - {main}, key=lambda name: (name.lower(), name))


def shortened(others):
    """At most five, so that rows can be read."""
    return ", ".join(others[:5]) + (f" and {len(others) - 5} others" if len(others) > 5 else "")


def linked(programs):
    """Rows of the table of packages that programs link: the package, its licenses, and programs that link it."""
    by_package, swift = {}, False
    for program in programs:
        direct = needed(program)
        for path in libraries(program):
            name = package(path)
            if name is None:
                swift = swift or "/lib/swift/" in path
                if "/lib/swift/" not in path:
                    sys.exit(f"licenses.py: no package has {path}")
                continue
            row = by_package.setdefault(name, {"programs": {}, "direct": False})
            row["programs"][os.path.basename(program)] = True
            row["direct"] = row["direct"] or os.path.basename(path) in direct
    rows = []
    for name, row in sorted(by_package.items(), key=lambda item: (not item[1]["direct"], item[0])):
        main, others = licenses(name)
        by = "all" if len(row["programs"]) == len(programs) else ", ".join(row["programs"])
        rows.append(f"| {name} | {main} | {shortened(others)} | {'Kinora' if row['direct'] else 'a library'} | {by} |")
    return rows, by_package, swift


def named(names):
    """Rows of the table of packages."""
    return [f"| {name} | {licenses(name)[0]} | {shortened(licenses(name)[1])} |" for name in names]


def films(already):
    """Rows of the table of what FFmpeg needs besides, by license."""
    names = set()
    for development in loaded:
        for path in output("dpkg-query", "-L", development).split():
            if re.search(r"/lib(avformat|avcodec|avutil|swscale)\.so$", path):
                names |= {package(library) for library in [os.path.realpath(path)] + libraries(path)}
    by_license = {}
    for name in sorted(filter(None, names)):
        if name not in already:
            by_license.setdefault(licenses(name)[0], []).append(name)
    return [f"| {license} | {', '.join(packages)} |" for license, packages in sorted(by_license.items(), key=lambda x: x[0].lower())]


head = """# Licenses

Kinora's own source is under the [MIT license](../LICENSE) and contains no source of the libraries below. A program that is built with it
links the system's shared libraries; their licenses apply too when such a program is handed on. Written by `Documentation/licenses.py` from
the packages' own statements (`/usr/share/doc/PACKAGE/copyright`); those decide. A statement that is no table gives the names that it has,
with slashes between them.

## Linked

| package | license of most files | of others | needed by | in |
|---|---|---|---|---|
"""
middle = """
Part of every program besides: the typefaces Inter, Noto Sans Mono and Noto Serif, under the SIL Open Font License 1.1
(`Sources/CFonts/Inter`, `Sources/CFonts/Noto`); icons of Tabler, under the MIT License (`Sources/CSymbols/Tabler`).
Part of `kinora` and `kinora-serve`: photographs in the public domain or under CC0 1.0 (`Tool/Sources/CPhotographs/Photographs`).
{swift}
## Loaded when a film is written

The product `Kinora` links nothing of FFmpeg; its libraries are loaded by name when a film is first encoded. Debian builds them with parts
under the GPL (x264 and x265 among them). Images, filmstrips, digests and traces need none of these.

| license of most files | packages |
|---|---|
"""
images_head = """
## Loaded when an image needs it

`libheif1` for HEIC and AVIF, `librsvg2-2` for SVG and PDF in asset catalogs; of `poppler-utils` the program `pdftocairo` is run for PDF.

| package | license of most files | of others |
|---|---|---|
"""
words_head = """
## Loaded when a word is looked up

`libhyphen0` for `hyphenationFactor`, `libhunspell-1.7-0` for `UITextChecker`; both read dictionaries, of which those for English are
listed: `hyphen-de`, `hunspell-de-de` and their like are found too. Without them lines break between words, and no word is misspelt.

| package | license of most files | of others |
|---|---|---|
"""
runtime = """Swift's runtime, Foundation and Dispatch come with the toolchain, under Apache 2.0 with the Runtime Library Exception.
"""


def main(words):
    check = "--check" in words
    programs = [word for word in words if word != "--check"]
    if not programs or any(word.startswith("-") for word in programs):
        sys.exit("usage: Documentation/licenses.py [--check] PROGRAM…, as in: Documentation/licenses.py .build/release/kinora")
    for program in programs:
        if not os.path.exists(program):
            sys.exit(f"licenses.py: there is no {program}; build it first, as by ./kinora list")
    rows, by_package, swift = linked(programs)
    loaded_rows = films(set(by_package))
    text = head + "\n".join(rows) + "\n" + middle.format(swift=runtime if swift else "") + "\n".join(loaded_rows) + "\n"
    image_rows, word_rows = named(for_images), named(for_words)
    text += images_head + "\n".join(image_rows) + "\n"
    text += words_head + "\n".join(word_rows) + "\n"
    if not check:
        with open(page, "w", encoding="utf-8") as file:
            file.write(text)
        return
    # A program of fewer libraries than the page's is fine: what it links must be there, under the same licenses.
    there = [line.split(" | ")[:3] for line in open(page, encoding="utf-8").read().split("\n")]
    lacking = [row for row in rows if row.split(" | ")[:3] not in there]
    lacking += [row for row in image_rows + word_rows if row not in [" | ".join(line) for line in there]]
    lacking += [row for row in loaded_rows if row.split(" | ")[:1] not in [line[:1] for line in there]]
    for row in lacking:
        print(f"Documentation/Licenses.md lacks: {row}")
    sys.exit(1 if lacking else 0)


main(sys.argv[1:])
