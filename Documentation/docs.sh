#!/usr/bin/env bash
# Builds the documentation of all products from their catalogs and from modules that are built already; ./kinora docs calls this.
# Usage: Documentation/docs.sh BUILD-FOLDER OUTPUT-FOLDER [BASE-PATH [FILMS]]
# The base path is where a server has the folder, as in /kinora; without one it is the server's root.
# FILMS is a folder of films, zoom.mp4 and so on: each is shown above the filmstrip of its name.
# Warnings are failures, and so are public symbols without a comment or a topic group: 1. A toolchain without docc: 3.
set -euo pipefail

build=$1 output=$2 base=${3:-} films=${4:-}
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

# Each comes after those that its comments and declarations link to. UIKit's modules become one, as for apps, which import UIKit alone.
# Those that do not import UIKit come before it: reading its pages takes docc two seconds each time.
products=(
    CoreGraphics=CoreGraphics CoreText=CoreText CoreImage=CoreImage ObjectiveCRuntime=ObjectiveCRuntime QuartzCore=QuartzCore
    Compression=Compression UniformTypeIdentifiers=UniformTypeIdentifiers AudioToolbox=AudioToolbox CoreMotion=CoreMotion
    UnifiedLogging=UnifiedLogging SIMDFunctions=SIMDFunctions CoreLocation=CoreLocation CoreMedia=CoreMedia Combine=Combine
    CoreData=CoreData Security=Security LocalAuthentication=LocalAuthentication CoreSpotlight=CoreSpotlight
    WatchConnectivity=WatchConnectivity UserNotifications=UserNotifications
    UIKit=UIFoundation,UIKitCore,UIKitControls,UIKitLists,UIKitDynamics,UIKit
    WebKit=WebKit MapKit=MapKit Photos=Photos AVFoundation=AVFoundation MediaPlayer=MediaPlayer StoreKit=StoreKit
    AuthenticationServices=AuthenticationServices AVKit=AVKit PhotosUI=PhotosUI SafariServices=SafariServices MessageUI=MessageUI
    SpriteKit=SpriteKit Scenes=Scenes Kinora=Kinora KinoraTesting=KinoraTesting
    Transitions=Transitions Components=Components
)

# The C libraries below UIKit have module maps, written or made.
maps=()
for map in "$root"/Sources/*/module.modulemap "$build"/*.build/module.modulemap; do
    [ -f "$map" ] && maps+=(-Xcc "-fmodule-map-file=$map")
done
# Their headers lie where the manifest's pkg-config names say, and pango's behind the search path of CPango.
for folder in "-I$root/Sources/CPango/include" $(pkg-config --cflags-only-I $(sed -n 's/.*pkgConfig: "\([^"]*\)".*/\1/p' "$root/Package.swift")); do
    maps+=(-Xcc "$folder")
done

# Extracts a module's public symbols with their comments; an override without one has that of the overridden symbol.
extract() {
    mkdir -p "$work/extracted/$1"
    swift-symbolgraph-extract -module-name "$1" -I "$build/Modules" "${maps[@]}" -target "$target" -minimum-access-level public \
        -skip-synthesized-members -emit-extension-block-symbols -output-dir "$work/extracted/$1"
}
for product in "${products[@]}"; do
    for module in $(tr , ' ' <<<"${product#*=}"); do extract "$module"; done
done
undocumented=$(python3 "$root/Documentation/symbol-graphs.py" --undocumented "$work/extracted")
[ -z "$undocumented" ] || {
    echo "docs: public symbols without a comment:" >&2
    echo "$undocumented" >&2
    exit 1
}
python3 "$root/Documentation/symbol-graphs.py" "$work/extracted" "$work/graphs" "$base" "${products[@]}"
ungrouped=$(python3 "$root/Documentation/symbol-graphs.py" --ungrouped "$work/graphs" "$root/Sources")
[ -z "$ungrouped" ] || {
    echo "docs: public symbols in no topic group of their module's catalog:" >&2
    echo "$ungrouped" >&2
    exit 1
}

archives=() dependencies=()
# Makes the archive $1 from its catalog in $work, with any more arguments of docc.
convert() {
    local catalog=$work/$1.docc
    # Images are kept once, beside the other documents.
    for image in $(sed -n 's/^!\[.*\](\(.*\))$/\1/p; s/.*@PageImage(.*source: "\(.*\)".*/\1/p' "$catalog"/*.md | sort -u); do
        cp "$root/Documentation/Images/$image.png" "$catalog"
        [ -f "$films/$image.mp4" ] || continue
        cp "$films/$image.mp4" "$catalog/$image-film.mp4"
        sed -i "s|^!\[\(.*\)\]($image)\$|@Row(numberOfColumns: 3) {\n@Column {\n@Video(source: \"$image-film.mp4\", alt: \"\1\")\n}\n}\n\n&|" \
            "$catalog"/*.md
    done
    docc convert "$catalog" "${@:2}" --output-path "$work/$1.doccarchive" "${dependencies[@]}" \
        --fallback-display-name "$1" --fallback-bundle-identifier "kinora.$1" ${base:+--hosting-base-path "$base"} \
        --enable-experimental-external-link-support --warnings-as-errors >"$work/messages" 2>&1 || {
        cat "$work/messages" >&2
        exit 1
    }
    archives+=("$work/$1.doccarchive") dependencies+=(--dependency "$work/$1.doccarchive")
}

# The pages are written for the repository; here they are guides that all modules link to.
python3 "$root/Documentation/pages.py" "$work/Guides.docc" "$base"
convert Guides
for product in "${products[@]}"; do
    name=${product%%=*}
    if [ -d "$root/Sources/$name/$name.docc" ]; then
        cp -r "$root/Sources/$name/$name.docc" "$work"
    else
        mkdir "$work/$name.docc"
    fi
    convert "$name" --additional-symbol-graph-dir "$work/graphs/$name"
done
rm -rf "$output"
mkdir -p "$(dirname "$output")"
docc merge "${archives[@]}" --synthesized-landing-page-name Kinora --synthesized-landing-page-kind Package --output-path "$output" >&2
# The pages lie below documentation/; the root alone would be found empty.
cat >"$output/index.html" <<'HTML'
<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="refresh" content="0; url=documentation/kinora/">
<title>Kinora</title>
<a href="documentation/kinora/">Kinora's documentation</a>, <a href="tutorials/tutorials/">tutorials</a>
</html>
HTML
echo "$output"
