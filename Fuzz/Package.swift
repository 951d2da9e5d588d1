// swift-tools-version: 6.1
import PackageDescription

// Fuzzers of what reads files from outside. The sources are Kinora's own, by symbolic links, so that they are compiled with libFuzzer's
// coverage and the address sanitizer; run by `./kinora test --deep`.
let swift: [SwiftSetting] = [.unsafeFlags(["-sanitize=address,fuzzer", "-parse-as-library"])]
let c: [CSetting] = [.unsafeFlags(["-fsanitize=address,fuzzer-no-link"])]

let package = Package(
    name: "Fuzz",
    targets: [
        .systemLibrary(name: "CCairo", pkgConfig: "cairo fontconfig harfbuzz gobject-2.0 fribidi"),
        .target(name: "CPango"),
        .systemLibrary(name: "CFreeType", pkgConfig: "freetype2"),
        .target(name: "CFonts", dependencies: ["CCairo", "CFreeType"], exclude: ["Inter-Regular.otf", "LICENSE.txt"]),
        .systemLibrary(name: "CPNG", pkgConfig: "libpng"),
        .systemLibrary(name: "CJPEG", pkgConfig: "libjpeg"),
        .systemLibrary(name: "CGIF", pkgConfig: "libgif"),
        .systemLibrary(name: "CWebP", pkgConfig: "libwebp libwebpdemux"),
        .systemLibrary(name: "CLibFuzzer"),
        .target(name: "CJPEGFile", dependencies: ["CJPEG"], cSettings: c, linkerSettings: [.linkedLibrary("jpeg")]),
        .target(name: "_Testing_CoreGraphics"),
        .target(
            name: "CoreGraphics", dependencies: ["CCairo", "CPango", "CFreeType", "CFonts", "CPNG", "CJPEGFile", "CGIF", "CWebP", "_Testing_CoreGraphics"],
            swiftSettings: swift),
        .executableTarget(
            name: "Fuzz", dependencies: ["CoreGraphics", "CLibFuzzer"], swiftSettings: [.unsafeFlags(["-sanitize=address,fuzzer"])],
            linkerSettings: [.unsafeFlags(["-sanitize=address,fuzzer", "-use-ld=lld"])]),
    ]
)
