#!/usr/bin/env python3
"""Makes the pages of this folder pages of the documentation's site; Documentation/docs.sh and symbol-graphs.py use this.

Usage: pages.py CATALOG [BASE-PATH]

Writes a catalog of the documentation compiler with all pages and a root page, Guides, that groups them. Links between pages stay links,
those to pages of catalogs and to tutorials lead to them, and links to other files become their text. The base path is where a server has
the site. Comments name a page or a section by its path, as in `Documentation/Behavior.md#springs`, which editors and terminals open; on
the site that is a link to the guide.
"""
import os, re, string, sys

folder = os.path.dirname(os.path.realpath(__file__))

# In the order of the root page. A page in no group is an error.
groups = {
    "Start": ["GettingStarted", "XcodeProject", "OwnScenes", "UnmodifiedSources", "TargetAction", "Live", "Timeline", "Inspector", "Findings"],
    "What there is": ["Coverage", "Behavior", "PublicCases", "Transitions", "Effects", "WebViews"],
    "Tests": ["TestingYourOwnPackage", "MotionTests", "Failures", "SnapshotTesting", "Debugging"],
    "Films": ["Films", "PullRequests", "GestureScripts", "Farms/GNUParallel", "Farms/Dask", "Farms/Slurm", "Farms/GitHubActions"],
    "How it works": ["HowAFrameIsMade", "Layout", "Gestures", "Scrolling", "Lists", "SamePixels", "Design"],
    "Reference": ["EnvironmentVariables", "NewToolchain", "Licenses"],
}

root = """\
# Guides

How to use Kinora, what it has, and how it works.

@Metadata {
    @TechnologyRoot
    @PageImage(purpose: card, source: "gallery")
}

## Topics
"""


def pages():
    """The names of all pages, as in Films and Farms/Dask."""
    found = []
    for place, _, files in os.walk(folder):
        found += [os.path.relpath(os.path.join(place, file), folder)[:-3] for file in files if file.endswith(".md")]
    return sorted(found)


def text(page):
    with open(os.path.join(folder, page + ".md")) as file:
        return file.read()


def headings(page):
    """The headings of a page by the anchors that editors and forges give them; the title has the anchor None."""
    found, is_code = {}, False
    for line in text(page).split("\n"):
        is_code ^= line.startswith("```")
        heading = re.match(r"(#+) (.*)", line)
        if heading and not is_code:
            words = heading[2].replace("`", "")
            anchor = re.sub(r"[^\w\- ]", "", words.lower()).replace(" ", "-")
            found[None if heading[1] == "#" else anchor] = words
    return found


known = {}


def address(page, section):
    """The title of a page or a section of it, and its name and anchor on the site; None if there is no such page."""
    if page not in known:
        known[page] = headings(page) if os.path.exists(os.path.join(folder, page + ".md")) else {}
    title = known[page].get(section)
    if title is None:
        return None
    # The documentation compiler's anchors keep capitals and drop punctuation.
    anchor = "".join(c for c in "-".join(title.split()) if c == "-" or c not in string.punctuation + "“”’…–")
    return title, os.path.basename(page), f"#{anchor}" if section else ""


def linked(comment, base):
    """A line of a comment with links instead of the paths of pages. They are addresses, since `doc:` reaches no section of a guide."""
    def link(match):
        found = address(match[2], match[3])
        return f"[{found[0]}]({base}/documentation/guides/{found[1].lower()}{found[2]})" if found else match[0]
    return re.sub(r"(`?)Documentation/([\w/]+)\.md(?:#([\w-]+))?\1", link, comment)


def converted(page, base):
    """A page as the documentation compiler reads it."""
    def link(match):
        words, target = match[1], match[2]
        if re.match(r"\w+:", target):
            return match[0]
        path, _, section = target.partition("#")
        path = os.path.normpath(os.path.join("Documentation", os.path.dirname(page), path)) if path else f"Documentation/{page}.md"
        guide = re.fullmatch(r"Documentation/(.*)\.md", path)
        found = address(guide[1], section or None) if guide else None
        if found:
            return f"[{words}](doc:/Guides/{found[1]}{found[2]})"
        article = re.fullmatch(r"Sources/(\w+)/\w+\.docc/(\w+)\.md", path)
        tutorial = re.fullmatch(r"Sources/(\w+)/\w+\.docc/Tutorials/([\w-]+)\.tutorial", path)
        if article:
            return f"[{words}]({base}/documentation/{article[1].lower()}/{article[2].lower()})"
        if tutorial:
            return f"[{words}]({base}/tutorials/{tutorial[1].lower()}/{tutorial[2].lower()})"
        return words

    lines, is_code = [], False
    for line in text(page).split("\n"):
        is_code ^= line.startswith("```")
        if is_code or line.startswith("```"):
            lines.append(line)
            continue
        if re.fullmatch(r"<!--.*-->", line):
            continue
        line = re.sub(r"``([^`]*)``", r"`\1`", line)
        line = re.sub(r"!\[(.*)\]\(Images/([\w-]+)\.png\)", r"![\1](\2)", line)
        # The text of a link may be an image or code with brackets.
        lines.append(re.sub(r"(?<!!)\[((?:`[^`]*`|[^\[\]`])*)\]\(([^)\s]+)\)", link, line))
    return "\n".join(lines)


def write(catalog, base):
    named = [page for group in groups.values() for page in group]
    if sorted(named) != pages():
        sys.exit("pages.py: these pages are in no group, or in a group and not there: " + " ".join(sorted(set(named) ^ set(pages()))))
    os.makedirs(catalog)
    for page in named:
        with open(os.path.join(catalog, os.path.basename(page) + ".md"), "w") as file:
            file.write(converted(page, base))
    with open(os.path.join(catalog, "Guides.md"), "w") as file:
        file.write(root)
        for title, group in groups.items():
            file.write(f"\n### {title}\n\n" + "".join(f"- <doc:{os.path.basename(page)}>\n" for page in group))


if __name__ == "__main__":
    write(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "")
