#!/usr/bin/env python3
"""Prepares symbol graphs for the documentation compiler; Documentation/docs.sh calls this.

Usage: symbol-graphs.py INPUT-FOLDER OUTPUT-FOLDER BASE-PATH NAME=MODULE[,MODULE…]…
       symbol-graphs.py --undocumented INPUT-FOLDER
       symbol-graphs.py --ungrouped OUTPUT-FOLDER SOURCES-FOLDER

The input folder has a folder per module, as swift-symbolgraph-extract writes them. Each NAME becomes a folder of the output with the
graphs of its modules, joined into the graph of one module NAME: a member that UIKitLists adds to a type of UIKitCore becomes a member of
UIKit's type. Paths of pages in comments become links to the guides of pages.py, below the base path. With --undocumented: a line for each
public symbol without a comment, as module, file, line, kind and name; inherited comments count. With --ungrouped: a line for each type,
function and variable that is in no topic group of its module's catalog, of modules whose catalogs have such groups.
"""
import glob, json, os, re, sys

sys.dont_write_bytecode = True
import pages


def graphs(folder):
    """The graphs below a folder with their modules and the modules that they extend, in order of their names."""
    for path in sorted(glob.glob(os.path.join(folder, "*", "*.symbols.json"))):
        module, _, extended = os.path.basename(path).removesuffix(".symbols.json").partition("@")
        with open(path) as file:
            yield module, extended, json.load(file)


def is_declared(symbol):
    """Whether a symbol is written in the sources: neither a copy for a conforming type nor the block of an extension."""
    return "::SYNTHESIZED::" not in symbol["identifier"]["precise"] and symbol["kind"]["identifier"] != "swift.extension"


def undocumented(folder):
    found = []
    for module, _, graph in graphs(folder):
        for symbol in graph["symbols"]:
            if is_declared(symbol) and not symbol.get("docComment", {}).get("lines"):
                place = symbol.get("location", {"uri": "", "position": {"line": -1}})
                path = re.sub(r"^.*/Sources/", "Sources/", place["uri"])
                kind = symbol["kind"]["identifier"].removeprefix("swift.")
                found.append((module, path, place["position"]["line"] + 1, kind, ".".join(symbol["pathComponents"])))
    return sorted(found)


def ungrouped(folder, sources):
    found = []
    for module, extended, graph in graphs(folder):
        page = os.path.join(sources, module, f"{module}.docc", f"{module}.md")
        text = open(page).read() if os.path.exists(page) else ""
        if extended or "\n## Topics\n" not in text:
            continue
        # An overload has a suffix.
        names = {re.sub(r"\)-.*$", ")", name) for name in re.findall(r"^- ``(.*)``$", text, re.MULTILINE)}
        top = {s["pathComponents"][0] for s in graph["symbols"] if is_declared(s) and len(s["pathComponents"]) == 1}
        found += [(module, name) for name in top - names]
    return sorted(found)


def rename(value, names):
    """Gives modules in a comment's and an extension's descriptions the names that readers import."""
    for key in ("module", "extendedModule"):
        if key in value:
            value[key] = names.get(value[key], value[key])


def flattened(graph, inside):
    """The graph with the members of extensions of types inside the same module as members of these types."""
    targets = {r["source"]: r["target"] for r in graph["relationships"] if r["kind"] == "extensionTo"}
    blocks = {
        s["identifier"]["precise"]: targets[s["identifier"]["precise"]] for s in graph["symbols"]
        if s["kind"]["identifier"] == "swift.extension" and s["swiftExtension"]["extendedModule"] in inside}
    symbols = [s for s in graph["symbols"] if s["identifier"]["precise"] not in blocks]
    relationships = []
    for relationship in graph["relationships"]:
        if relationship["kind"] == "extensionTo" and relationship["source"] in blocks:
            continue
        for end in ("source", "target"):
            relationship[end] = blocks.get(relationship[end], relationship[end])
        relationships.append(relationship)
    for symbol in symbols:
        if symbol["kind"]["identifier"] != "swift.extension" and symbol.get("swiftExtension", {}).get("extendedModule") in inside:
            del symbol["swiftExtension"]
    return symbols, relationships


def join(source, output, base, products):
    names = {module: name for name, modules in products.items() for module in modules}
    joined = {}
    for module, extended, graph in graphs(source):
        name = names.get(module)
        if name is None:
            continue
        outside = names.get(extended, extended)
        file = name if outside in ("", name) else f"{name}@{outside}"
        symbols, relationships = flattened(graph, products[name])
        for symbol in symbols:
            rename(symbol.get("docComment", {}), names)
            for line in symbol.get("docComment", {}).get("lines", []):
                line["text"] = pages.linked(line["text"], base)
            rename(symbol.get("swiftExtension", {}), names)
        if file not in joined:
            graph["module"]["name"] = name
            joined[file] = {**graph, "symbols": [], "relationships": []}
        known = {s["identifier"]["precise"] for s in joined[file]["symbols"]}
        joined[file]["symbols"] += [s for s in symbols if s["identifier"]["precise"] not in known]
        joined[file]["relationships"] += relationships
    for file, graph in joined.items():
        folder = os.path.join(output, file.partition("@")[0])
        os.makedirs(folder, exist_ok=True)
        with open(os.path.join(folder, f"{file}.symbols.json"), "w") as out:
            json.dump(graph, out)


if __name__ == "__main__":
    if sys.argv[1] == "--undocumented":
        for line in undocumented(sys.argv[2]):
            print(*line, sep="\t")
    elif sys.argv[1] == "--ungrouped":
        for line in ungrouped(sys.argv[2], sys.argv[3]):
            print(*line, sep="\t")
    else:
        pairs = [argument.split("=") for argument in sys.argv[4:]]
        join(sys.argv[1], sys.argv[2], sys.argv[3], {name: modules.split(",") for name, modules in pairs})
