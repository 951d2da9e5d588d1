#!/usr/bin/env python3
"""Writes Documentation/Coverage.md: what of Apple's frameworks is there, what differs, what is missing.

Reads the symbol graphs of the modules (made by `swift package dump-symbol-graph --minimum-access-level public`, which this runs if there
are none) Documentation/stand-ins.tsv and Documentation/coverage-notes.tsv. Run it in the project's root after public API has changed.
"""
import collections, glob, json, os, re, subprocess, textwrap

root = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
frameworks = [
    ("UIKit", ["UIKit", "UIKitCore", "UIKitControls", "UIKitLists", "UIKitDynamics", "UIFoundation", "Display"]),
    ("QuartzCore (Core Animation)", ["QuartzCore"]),
    ("CoreGraphics", ["CoreGraphics"]),
    ("CoreText", ["CoreText"]),
    ("CoreImage", ["CoreImage"]),
    ("ImageIO", ["ImageIO"]),
    ("The Objective-C runtime", ["ObjectiveCRuntime"]),
    ("UniformTypeIdentifiers", ["UniformTypeIdentifiers"]),
    ("Compression", ["Compression"]),
    ("Accessibility", ["Accessibility"]),
    ("AudioToolbox", ["AudioToolbox"]),
    ("CoreMotion", ["CoreMotion"]),
    *((name, [name]) for name in [
        "CoreLocation", "MapKit", "AVFoundation", "AVKit", "CoreMedia", "Photos", "PhotosUI", "UserNotifications", "SafariServices", "MessageUI",
        "LocalAuthentication", "StoreKit", "SpriteKit", "CoreSpotlight", "WatchConnectivity", "Combine", "CoreData", "Security", "MediaPlayer", "AuthenticationServices"]),
    ("Symbols", ["Symbols"]),
    ("os", ["UnifiedLogging"]),
    ("simd", ["SIMDFunctions"]),
]
ours = {"ResponderBase"}  # no type of Apple's
kinds = {"swift.class": "class", "swift.struct": "structure", "swift.enum": "enumeration", "swift.protocol": "protocol"}


def graphs():
    return glob.glob(os.path.join(root, ".build", "*", "symbolgraph", "*.symbols.json"))


def comment(symbol):
    lines = symbol.get("docComment", {}).get("lines", [])
    return re.sub(r"\s+", " ", " ".join(line["text"] for line in lines))


def difference(symbol):
    """The sentence that begins with "Differs from", without links."""
    found = re.search(r"Differs from \w+: (.*?)(?: Source: |$)", comment(symbol))
    if not found:
        return ""
    sentence = re.split(r"(?<=[a-z)`0-9])\. ", found.group(1))[0].rstrip(". ")
    return re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", sentence).replace("|", "\\|")


def stays_out():
    """The names of Sources/UIKit/Unavailable.swift, with what to do instead."""
    text = open(os.path.join(root, "Sources", "UIKit", "Unavailable.swift")).read()
    found = re.findall(r'message: "([^"]*)"\)\npublic (?:final class|protocol) (\w+)', text)
    return {name: instead for instead, name in found}


def row(name, members, text):
    """A row of at most 140 columns: a long difference ends at a semicolon."""
    line = "| `%s` | %d | %s |" % (name, members, text)
    while len(line) > 140 and "; " in text:
        text = text[: text.rindex("; ")]
        line = "| `%s` | %d | %s; more in its documentation |" % (name, members, text)
    return line if len(line) <= 140 else "| `%s` | %d | see its documentation |" % (name, members)


def main():
    if not graphs():
        subprocess.run(
            ["swift", "package", "dump-symbol-graph", "--minimum-access-level", "public"], cwd=root, check=True,
            stdout=subprocess.DEVNULL)
    modules = collections.defaultdict(list)
    for path in graphs():
        modules[os.path.basename(path).split(".")[0].split("@")[0]] += json.load(open(path))["symbols"]

    out = [
        "# Coverage",
        "",
        "What of Apple's frameworks is there, with the number of public members, and what differs. Written by `Documentation/coverage.py`",
        "from the public API; differences are those that the documentation of a type states, and those of members stand there. A name that",
        "is not on this page is not there.",
        "",
    ]
    out_names = stays_out()
    for title, names in frameworks:
        types, members = {}, collections.Counter()
        for name in names:
            for symbol in modules.get(name, []):
                path = symbol["pathComponents"]
                if path[0].startswith("_"):
                    continue
                if len(path) == 1:
                    if symbol["kind"]["identifier"] in kinds and path[0] not in out_names and path[0] not in ours:
                        types.setdefault(path[0], symbol)
                elif not path[-1].startswith("_") and "::SYNTHESIZED::" not in symbol["identifier"]["precise"]:
                    members[path[0]] += 1
        # Members of types of Foundation and Swift.
        extended = sorted(name for name in members if name not in types and name not in out_names and name not in ours)
        out += ["## %s" % title, ""]
        if types:
            out += ["%d types." % len(types) if len(types) > 1 else "One type.", "", "| type | members | differs |", "|---|---|---|"]
        else:
            out.append("Functions alone.")
        out += [row(name, members[name], difference(types[name])) for name in sorted(types)]
        if extended:
            text = "Members of other types: " + ", ".join("`%s` %d" % (name, members[name]) for name in extended) + "."
            out += [""] + textwrap.wrap(text, 138, break_on_hyphens=False)
        out.append("")

    out += [
        "## Services that a machine lacks", "",
        "These frameworks do what iOS does where the service is off, until a test says otherwise by its stage.", "",
        "| framework | without a test | by a test |", "|---|---|---|",
    ]
    for line in open(os.path.join(root, "Documentation", "stand-ins.tsv")):
        if line.strip() and not line.startswith("#"):
            out.append("| %s | %s | %s |" % tuple(line.rstrip("\n").split("\t")))
    out.append("")
    out += ["## Names that stay out", "", "Their use is an error that says what to do instead.", "", "| name | instead |", "|---|---|"]
    out += ["| `%s` | %s |" % (name, text) for name, text in sorted(out_names.items())]
    out += [
        "", "## Other names that code asks for", "", "Of 136 surveyed code bases; the compiler does not find them.", "",
        "| name | why it is not there |", "|---|---|",
    ]
    for line in open(os.path.join(root, "Documentation", "coverage-notes.tsv")):
        if line.strip() and not line.startswith("#"):
            name, why = line.rstrip("\n").split("\t")
            out.append("| `%s` | %s |" % (name, why))
    with open(os.path.join(root, "Documentation", "Coverage.md"), "w") as page:
        page.write("\n".join(out) + "\n")


main()
