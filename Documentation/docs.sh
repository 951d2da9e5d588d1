#!/usr/bin/env bash
# Builds the documentation of the effects from their catalogues and from modules that are built already; ./kinora docs calls this.
# Usage: Documentation/docs.sh BUILD-FOLDER OUTPUT-FOLDER [BASE-PATH]
# The base path is where a server has the folder, as in /kinora; without one it is the server's root.
# Warnings are failures: 1. A toolchain without docc: 3.
set -euo pipefail

build=$1 output=$2 base=${3:-}
root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
command -v docc >/dev/null || {
    # docc lies beside the compiler, which may be found by a link.
    resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
    PATH=${resources%/lib/swift}/bin:$PATH
}
command -v docc >/dev/null || {
    echo "docs: this Swift toolchain has no docc; install a whole one from https://www.swift.org/install/linux/" >&2
    exit 3
}
target=$(swiftc -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p')
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The C libraries below UIKit have module maps, written or made.
maps=()
for map in "$root"/Sources/*/module.modulemap "$build"/*.build/module.modulemap; do
    [ -f "$map" ] && maps+=(-Xcc "-fmodule-map-file=$map")
done
# Their headers lie where the manifest's pkg-config names say, and pango's behind the search path of CPango.
for folder in "-I$root/Sources/CPango/include" $(pkg-config --cflags-only-I $(sed -n 's/.*pkgConfig: "\([^"]*\)".*/\1/p' "$root/Package.swift")); do
    maps+=(-Xcc "$folder")
done

archives=()
for module in Transitions Components; do
    mkdir "$work/$module"
    swift-symbolgraph-extract -module-name "$module" -I "$build/Modules" "${maps[@]}" -target "$target" -minimum-access-level public \
        -skip-inherited-docs -skip-synthesized-members -emit-extension-block-symbols -output-dir "$work/$module"
    # Pictures are kept once, beside the other documents.
    cp -r "$root/Sources/$module/$module.docc" "$work"
    for image in $(sed -n 's/^!\[.*\](\(.*\))$/\1/p; s/.*@PageImage(.*source: "\(.*\)".*/\1/p' "$work/$module.docc"/*.md); do
        cp "$root/Documentation/Images/$image.png" "$work/$module.docc"
    done
    docc convert "$work/$module.docc" --additional-symbol-graph-dir "$work/$module" --output-path "$work/$module.doccarchive" \
        --fallback-display-name "$module" --fallback-bundle-identifier "kinora.$module" ${base:+--hosting-base-path "$base"} \
        --warnings-as-errors >"$work/messages" 2>&1 || {
        cat "$work/messages" >&2
        exit 1
    }
    archives+=("$work/$module.doccarchive")
done
rm -rf "$output"
mkdir -p "$(dirname "$output")"
docc merge "${archives[@]}" --synthesized-landing-page-name "Kinora's effects" --synthesized-landing-page-kind Package --output-path "$output" >&2
# The pages lie below documentation/; the root alone would be found empty.
cat >"$output/index.html" <<'HTML'
<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="refresh" content="0; url=documentation/">
<title>Kinora's effects</title>
<a href="documentation/">Kinora's effects</a>
</html>
HTML
echo "$output"
