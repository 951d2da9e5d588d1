// swift-tools-version: 6.1
import PackageDescription

// `./kinora test` sets this: the modules below QuartzCore are then optimised in the debug build too, because unoptimised
// pixel loops are some thirty times slower. Never set for a package that depends on this one (unsafe flags are refused there).
let optimisesPixels = Context.environment["KINORA_OPTIMISE_PIXELS"] == "1"
let pixelSettings: [SwiftSetting] = optimisesPixels ? [.unsafeFlags(["-O"], .when(configuration: .debug))] : []

// For work on one part: `KINORA_TESTS=UIKitTests,KinoraTests` builds these test targets alone.
let chosenTests = Context.environment["KINORA_TESTS"]?.split(separator: ",").map(String.init)

#if os(Linux)
    // Modules with Apple's names exist on Linux only; on a Mac the package is just the effects.
    let appleNamed: [Target] = [
        .systemLibrary(
            name: "CCairo", pkgConfig: "pangocairo pangoft2 fontconfig harfbuzz", providers: [.apt(["libcairo2-dev", "libpango1.0-dev"])]),
        .systemLibrary(name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
        .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
        .systemLibrary(name: "CJPEG", pkgConfig: "libjpeg", providers: [.apt(["libjpeg62-turbo-dev"])]),
        .systemLibrary(name: "CGIF", pkgConfig: "libgif", providers: [.apt(["libgif-dev"])]),
        .systemLibrary(name: "CWebP", pkgConfig: "libwebp libwebpdemux", providers: [.apt(["libwebp-dev"])]),
        .target(name: "CJPEGFile", dependencies: ["CJPEG"], linkerSettings: [.linkedLibrary("jpeg")]),
        // FFmpeg is loaded when a film is written.
        .target(name: "CFFmpeg", linkerSettings: [.linkedLibrary("dl")]),
        // A font for machines without Inter.
        .target(name: "CFonts", dependencies: ["CCairo", "CFreeType"], exclude: ["Inter-Regular.otf", "LICENSE.txt"]),
        .target(name: "CPixels", cSettings: optimisesPixels ? [.unsafeFlags(["-O2"], .when(configuration: .debug))] : []),
        .target(name: "CVirtualTime", linkerSettings: [.linkedLibrary("dl")]),

        // Swift Testing looks for these overlays by module name whenever a test imports both; they have no content.
        .target(name: "_Testing_CoreGraphics"),
        .target(name: "_Testing_UIKit"),

        .target(
            name: "CoreGraphics", dependencies: ["CCairo", "CFreeType", "CFonts", "CPNG", "CJPEGFile", "CGIF", "CWebP", "_Testing_CoreGraphics"],
            swiftSettings: pixelSettings),
        .target(name: "RenderScene", dependencies: ["CoreGraphics"], swiftSettings: pixelSettings),
        .target(name: "Rendering", dependencies: ["RenderScene", "CPixels"], swiftSettings: pixelSettings),
        .target(name: "QuartzCore", dependencies: ["Rendering"]),
        .target(name: "Display", dependencies: ["QuartzCore", "CVirtualTime"]),
        .target(name: "UIKit", dependencies: ["Display", "_Testing_UIKit"]),
    ]
    let onLinux: [Target] = [
        .target(name: "Kinora", dependencies: ["UIKit", "CFFmpeg"]),
        // Runs code of KinoraTesting as a test program starts; in C, because Swift has no such code.
        .target(name: "CKinoraTesting"),
        .target(name: "KinoraTesting", dependencies: ["Kinora", "CKinoraTesting"]),

        // What several test targets use; no product has it.
        .target(name: "TestSupport", dependencies: ["CoreGraphics"], path: "Tests/TestSupport"),
        .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "TestSupport"], exclude: ["Vectors"]),
        .testTarget(name: "RenderSceneTests", dependencies: ["RenderScene", "TestSupport"], exclude: ["Vectors"]),
        // The reference renderer takes its time.
        .testTarget(name: "RenderingTests", dependencies: ["Rendering"], swiftSettings: pixelSettings),
        .testTarget(name: "QuartzCoreTests", dependencies: ["QuartzCore", "TestSupport"], exclude: ["Vectors"]),
        .testTarget(name: "UIKitTests", dependencies: ["Kinora", "TestSupport"], exclude: ["Vectors"]),
        .testTarget(name: "TransitionsTests", dependencies: ["Kinora", "Transitions"]),
        .testTarget(name: "ComponentsTests", dependencies: ["Kinora", "Components", "TestSupport"]),
        .testTarget(name: "KinoraTests", dependencies: ["Kinora", "KinoraTesting", "TestSupport"]),
        .testTarget(name: "DisplayTests", dependencies: ["Display", "KinoraTesting", "TestSupport"]),
        // Reads what the compiler found in the effects' sources; for ArchitectureTests alone.
        .target(name: "CIndexStore", path: "Tests/CIndexStore"),
        .testTarget(name: "ArchitectureTests", dependencies: ["CIndexStore", "Transitions", "Components"]),
    ]
    let effects: [Target.Dependency] = ["UIKit"]
    let products: [Product] = [
        .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
        .library(name: "QuartzCore", targets: ["QuartzCore"]),
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "Kinora", targets: ["Kinora"]),
        .library(name: "KinoraTesting", targets: ["KinoraTesting"]),
    ]
#else
    let appleNamed: [Target] = []
    let onLinux: [Target] = []
    let effects: [Target.Dependency] = []
    let products: [Product] = []
#endif

let package = Package(
    name: "Kinora",
    platforms: [.iOS(.v15)],
    products: products + [
        .library(name: "Transitions", targets: ["Transitions"]), .library(name: "Components", targets: ["Components"]),
    ],
    targets: (appleNamed + onLinux + ["Transitions", "Components"].map { .target(name: $0, dependencies: effects) })
        .filter { $0.type != .test || chosenTests?.contains($0.name) ?? true }
)
