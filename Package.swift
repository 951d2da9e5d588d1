// swift-tools-version: 6.1
import PackageDescription

// `./kinora test` sets this: the modules up to QuartzCore are then optimized in the debug build too, because unoptimized
// loops are some thirty times slower. Never set for a package that requires this one by version (unsafe flags are refused there).
let optimizesPixels = Context.environment["KINORA_OPTIMIZE_PIXELS"] == "1"
let pixelSettings: [SwiftSetting] = optimizesPixels ? [.unsafeFlags(["-O"], .when(configuration: .debug))] : []

// True in the commit of a release alone: SwiftPM refuses unsafe flags in what a package requires by version, not by path or branch.
let isRelease = false

// Dependents compile whole modules in debug, which takes a third less processor time, and so do tests in CI. Work on Kinora itself sets
// KINORA_OPTIMIZE_PIXELS and compiles file by file, so that a change compiles again what it must.
let testsWholeModules = Context.environment["KINORA_WHOLE_MODULES"] == "1"
let moduleSettings: [SwiftSetting] =
    isRelease || optimizesPixels && !testsWholeModules
    ? [] : [.unsafeFlags(["-whole-module-optimization", "-num-threads", "8"], .when(configuration: .debug))]

// Files are read once, by Foundation's parsers; the tool waits for this module before its first word, and a release build that optimizes it
// takes six times as long.
let quickToBuild: [SwiftSetting] = isRelease ? [] : [.unsafeFlags(["-Onone"], .when(configuration: .release))]

// Pixel kernels come as assembly, so that they are fast in every build. `./kinora test --deep` sets this to compile their C sources
// under the sanitizers.
let compilesKernels = Context.environment["KINORA_COMPILE_KERNELS"] == "1"

// The package of the fuzzers (`Fuzz/`) sets this: modules that read input from outside get libFuzzer's coverage and the address sanitizer.
let fuzzes = Context.environment["KINORA_FUZZ"] == "1"
let fuzzSettings: [SwiftSetting] = fuzzes ? [.unsafeFlags(["-sanitize=address,fuzzer", "-parse-as-library"])] : []
// The fuzzers reach into the browser host as its tests do.
let fuzzTestingSettings: [SwiftSetting] = fuzzes ? [.unsafeFlags(["-enable-testing"])] : []
let fuzzCSettings: [CSetting] = fuzzes ? [.unsafeFlags(["-fsanitize=address,fuzzer-no-link"])] : []

// For work on one part: `KINORA_TESTS=UIKitCoreTests,KinoraTests` builds these test targets alone.
let chosenTests = Context.environment["KINORA_TESTS"]?.split(separator: ",").map(String.init)

#if os(Linux)
    // Modules with Apple's names exist on Linux only; on a Mac the package is just the effects.
    let appleNamed: [Target] = [
        // Without pango's own pkg-config file, whose flags include -pthread: SwiftPM warns of it in every command of every dependent.
        // `CPango` is a search path to pango's headers.
        .systemLibrary(
            name: "CCairo", pkgConfig: "cairo fontconfig harfbuzz gobject-2.0 fribidi",
            providers: [.apt(["libcairo2-dev", "libpango1.0-dev"])]),
        .target(name: "CPango"),
        // Shared by all programs: the writer of standard output and error, and their end without memory.
        .target(name: "CKinoraProgram"),
        .systemLibrary(name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
        .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
        .systemLibrary(name: "CJPEG", pkgConfig: "libjpeg", providers: [.apt(["libjpeg62-turbo-dev"])]),
        .systemLibrary(name: "CGIF", pkgConfig: "libgif", providers: [.apt(["libgif-dev"])]),
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "CWebP", pkgConfig: "libwebp libwebpdemux", providers: [.apt(["libwebp-dev"])]),
        .target(name: "CCommonMark", linkerSettings: [.linkedLibrary("dl")]),
        // The algorithms of `Compression`.
        .systemLibrary(
            name: "CCompression", pkgConfig: "zlib liblz4 liblzma libbrotlienc libbrotlidec",
            providers: [.apt(["zlib1g-dev", "liblz4-dev", "liblzma-dev", "libbrotli-dev"])]),
        .target(name: "CJPEGFile", dependencies: ["CJPEG"], cSettings: fuzzCSettings, linkerSettings: [.linkedLibrary("jpeg")]),
        .target(name: "CPNGFile", dependencies: ["CPNG"], cSettings: fuzzCSettings, linkerSettings: [.linkedLibrary("png")]),
        // FFmpeg is loaded when a film is written.
        .target(name: "CFFmpeg", linkerSettings: [.linkedLibrary("dl")]),
        // The fonts that are shipped; settings of the font libraries.
        .target(name: "CFonts", dependencies: ["CCairo", "CFreeType", "CPango"], exclude: ["Inter", "Noto"]),
        // QR codes, whose library is loaded when one is first made.
        .target(name: "CQRCode", linkerSettings: [.linkedLibrary("dl")]),
        // HTML, whose library is loaded when a document is first read.
        .target(name: "CHTML", linkerSettings: [.linkedLibrary("dl")]),
        // Dictionaries of hyphenation and of spelling, whose libraries are loaded when a word is first looked up.
        .target(name: "CDictionaries", linkerSettings: [.linkedLibrary("dl")]),
        // SVG, PDF and HEIF files, whose libraries are loaded when one is first read.
        .target(name: "CVectorFile", dependencies: ["CCairo"], linkerSettings: [.linkedLibrary("dl")]),
        .target(name: "CHEIF", linkerSettings: [.linkedLibrary("dl")]),
        .target(
            name: "CPixels",
            cSettings: compilesKernels ? [.define("KINORA_COMPILE_KERNELS"), .unsafeFlags(["-O2"], .when(configuration: .debug))] : []),
        // Elementary functions with the same bits on every processor; they replace the C library's in the process.
        .target(name: "CElementary"),
        .target(name: "CVirtualTime", dependencies: ["CKinoraProgram"], linkerSettings: [.linkedLibrary("dl")]),

        // Swift Testing looks for these overlays by module name whenever a test imports both; they have no content.
        .target(name: "_Testing_CoreGraphics"),
        .target(name: "_Testing_CoreImage"),
        .target(name: "_Testing_UIKit"),

        .target(
            name: "CoreGraphics",
            dependencies: [
                "CCairo", "CPango", "CFreeType", "CFonts", "CPNG", "CPNGFile", "CJPEGFile", "CGIF", "CWebP", "CVectorFile",
                "CHEIF", "CDictionaries", "CPixels", "CElementary", "CKinoraProgram", "_Testing_CoreGraphics",
            ],
            swiftSettings: pixelSettings + moduleSettings + fuzzSettings),
        // Code that depends on the layout of Swift's and Foundation's objects in memory.
        .target(name: "SwiftABI", dependencies: ["CoreGraphics", "CFoundationCalls"], swiftSettings: moduleSettings),
        // Foundation's functions in the program, in assembly.
        .target(name: "CFoundationCalls", linkerSettings: [.linkedLibrary("dl")]),
        // Apple's API on Debian's libraries.
        .target(name: "Compression", dependencies: ["CCompression"], swiftSettings: moduleSettings + fuzzSettings),
        // Thin modules with Apple's names, so that imports of real sources resolve; UIKit exports them.
        .target(name: "CoreText", dependencies: ["CoreGraphics", "SwiftABI"], swiftSettings: moduleSettings),
        .target(name: "ImageIO", dependencies: ["CoreGraphics"]),
        .target(name: "RenderScene", dependencies: ["CoreGraphics"], swiftSettings: pixelSettings + moduleSettings),
        .target(
            name: "CoreImage", dependencies: ["RenderScene", "CQRCode", "_Testing_CoreImage"], swiftSettings: pixelSettings + moduleSettings
        ),
        .target(name: "Rendering", dependencies: ["RenderScene", "CPixels"], swiftSettings: pixelSettings + moduleSettings),
        // The part of the Objective-C runtime that sources for iOS use. Not named ObjectiveC: `canImport(ObjectiveC)` stays false for
        // packages on Linux.
        .target(name: "ObjectiveCRuntime", dependencies: ["CoreGraphics", "CKinoraProgram"], swiftSettings: moduleSettings),
        .target(
            name: "QuartzCore", dependencies: ["Rendering", "SwiftABI", "CoreImage", "ObjectiveCRuntime"],
            // A third of the time of tests with a stage is spent in it if it is not optimized.
            swiftSettings: pixelSettings + moduleSettings),
        // Linear constraints with priorities: numbers alone.
        .target(name: "LayoutEngine", swiftSettings: pixelSettings + moduleSettings),
        // Arbitration between gesture recognizers: decisions as values.
        .target(name: "GestureEngine", dependencies: ["CoreGraphics"], swiftSettings: moduleSettings),
        // Movements of scrolled content: closed forms of time.
        .target(name: "ScrollEngine", dependencies: ["RenderScene"], swiftSettings: moduleSettings),
        .target(name: "Display", dependencies: ["QuartzCore", "CKinoraProgram"]),
        // Files that apps load, as they lie in the sources: asset catalogs, Interface Builder's files, string tables (plural rules: ICU).
        .target(
            name: "Resources", swiftSettings: moduleSettings + quickToBuild + fuzzSettings,
            linkerSettings: [.linkedLibrary("_FoundationICU")]),
        // The drawings of the system's symbols, part of the program; the table of their names.
        .target(name: "CSymbols", exclude: ["Tabler", "shapes.txt", "table.txt"]),
        .target(name: "Symbols", dependencies: ["CSymbols", "CoreGraphics"], swiftSettings: moduleSettings + fuzzSettings),
        // Values of UIKit, which it exports: text, colors, images, drawing, geometry, traits.
        .target(
            name: "UIFoundation",
            dependencies: [
                "Display", "CoreText", "ImageIO", "Compression", "UniformTypeIdentifiers", "Resources", "Symbols", "TextExchange",
                "CCommonMark", "CDictionaries", "CHTML",
            ],
            swiftSettings: moduleSettings + fuzzSettings),
        // Geometry and changes of tables and collections: numbers and index paths.
        .target(name: "ListEngine", dependencies: ["UIFoundation"], swiftSettings: moduleSettings),
        // UIKit in four modules, because compile time grows with a module's size; apps import the last, which exports the others.
        .target(
            name: "UIKitCore", dependencies: ["UIFoundation", "GestureEngine", "LayoutEngine", "ScrollEngine", "Resources"],
            swiftSettings: moduleSettings + fuzzSettings),
        .target(name: "UIKitControls", dependencies: ["UIKitCore", "Resources"], swiftSettings: moduleSettings + fuzzSettings),
        .target(
            name: "UIKitLists", dependencies: ["UIKitControls", "ListEngine", "Resources", "DeviceServices", "UniformTypeIdentifiers"],
            swiftSettings: moduleSettings + fuzzSettings),
        // Named otherwise than Apple's simd and os: packages on Linux that ask for these by `canImport` have none.
        .target(name: "SIMDFunctions"),
        .target(name: "CAtomics"),
        .target(name: "UnifiedLogging", dependencies: ["CoreGraphics", "CAtomics"], swiftSettings: moduleSettings),
        // Thin modules with Apple's names: types of files, sounds as events, motion that the stage feeds.
        .target(name: "UniformTypeIdentifiers"),
        .target(name: "Accessibility"),
        // The keychain, which Foundation exports on iOS.
        .target(name: "Security", dependencies: ["CoreGraphics"], swiftSettings: moduleSettings),
        .target(name: "AudioToolbox", dependencies: ["QuartzCore"], swiftSettings: moduleSettings),
        .target(name: "CoreMotion", dependencies: ["QuartzCore"], swiftSettings: moduleSettings),
        // The one source of the stand-ins' services, which the stage feeds.
        .target(name: "DeviceServices", dependencies: ["QuartzCore"], swiftSettings: moduleSettings),
        // Bodies, joints and contacts of Box2D, in C.
        .target(name: "CBox2D", linkerSettings: [.linkedLibrary("box2d")]),
        .target(name: "UIKitDynamics", dependencies: ["UIKitLists", "CBox2D"], swiftSettings: moduleSettings),
        .target(
            name: "UIKit",
            dependencies: [
                "UIKitDynamics", "SIMDFunctions", "UnifiedLogging", "UniformTypeIdentifiers", "Accessibility", "AudioToolbox", "CoreMotion",
                "Security",
                "_Testing_UIKit",
            ]),
    ]
    let onLinux: [Target] = [
        // Text of other programs: browsers and web pages.
        .target(name: "TextExchange", swiftSettings: fuzzSettings),
        // Faults that the last seconds of an app show: jumps, stalls, contrast, touch targets, leaks.
        .target(name: "Findings", dependencies: ["UIKit", "CImageDifference"], swiftSettings: moduleSettings),
        // The browser host: libwebsockets is linked into programs that are served alone.
        .target(
            name: "CBrowser", exclude: ["Page"], cSettings: fuzzCSettings,
            linkerSettings: [.linkedLibrary("websockets")]),
        .target(
            name: "Browser",
            dependencies: [
                "Kinora", "UIKit", "Display", "Headless", "Findings", "CommandSupport", "CBrowser", "CQRCode", "CPixels", "CJPEGFile",
                "TextExchange", "Compression",
            ],
            swiftSettings: moduleSettings + fuzzSettings + fuzzTestingSettings),
        // Scenes for the command line: stories of fingers in an app.
        .target(name: "Scenes", dependencies: ["UIKit", "Display"], swiftSettings: moduleSettings),
        // Web views: a helper process, which is compiled from sources in `CWebHelper` when it is first needed, runs the engine. So nothing
        // links WebKitGTK, and all builds without it.
        .target(name: "CWebHelper", exclude: ["Helper"]),
        .target(name: "WebKit", dependencies: ["UIKit", "CWebHelper", "TextExchange"], swiftSettings: moduleSettings),
        // Stand-ins with Apple's names, as iOS behaves where a service is off: linked into programs whose sources import them
        // (`Frameworks` of the translator).
        .target(name: "CoreLocation", dependencies: ["DeviceServices"], swiftSettings: moduleSettings),
        .target(name: "MapKit", dependencies: ["UIKit", "CoreLocation", "DeviceServices"], swiftSettings: moduleSettings),
        .target(name: "CoreMedia"),
        .target(name: "AVFoundation", dependencies: ["UIKit", "CoreMedia", "DeviceServices"], swiftSettings: moduleSettings),
        .target(name: "AVKit", dependencies: ["UIKit", "AVFoundation"], swiftSettings: moduleSettings),
        .target(name: "Photos", dependencies: ["UIKit", "ImageIO", "DeviceServices"], swiftSettings: moduleSettings),
        .target(
            name: "PhotosUI", dependencies: ["Photos", "UIKit", "UIKitLists", "UniformTypeIdentifiers", "DeviceServices"],
            swiftSettings: moduleSettings),
        .target(name: "UserNotifications", dependencies: ["DeviceServices"], swiftSettings: moduleSettings),
        .target(name: "SafariServices", dependencies: ["UIKit", "WebKit"], swiftSettings: moduleSettings),
        .target(name: "MessageUI", dependencies: ["UIKit", "DeviceServices"], swiftSettings: moduleSettings),
        .target(name: "LocalAuthentication", dependencies: ["DeviceServices"], swiftSettings: moduleSettings),
        .target(name: "StoreKit", dependencies: ["UIKit"], swiftSettings: moduleSettings),
        .target(name: "MediaPlayer", dependencies: ["UIKit", "DeviceServices"], swiftSettings: moduleSettings),
        .target(name: "AuthenticationServices", dependencies: ["UIKit", "WebKit", "DeviceServices"], swiftSettings: moduleSettings),
        .target(name: "SpriteKit", dependencies: ["UIKit"], swiftSettings: moduleSettings),
        .target(name: "CoreSpotlight", dependencies: ["UniformTypeIdentifiers", "DeviceServices"], swiftSettings: moduleSettings),
        .target(name: "WatchConnectivity"),
        .target(name: "Combine", dependencies: ["ObjectiveCRuntime"], swiftSettings: moduleSettings),
        // Objects of a model in SQLite.
        .target(
            name: "CoreData", dependencies: ["CoreGraphics", "ObjectiveCRuntime", "Resources", "CSQLite"], swiftSettings: moduleSettings),
        // Virtual time is linked into programs with a stage alone: an app in real time does not have it.
        .target(name: "Headless", dependencies: ["Display", "CVirtualTime"]),
        .target(
            name: "Kinora", dependencies: ["UIKit", "Scenes", "Headless", "AudioToolbox", "CoreMotion", "DeviceServices", "CFFmpeg"],
            swiftSettings: moduleSettings + fuzzSettings),
        // The shared code of programs with commands: arguments, help, completion, terminals, programs that they start.
        .target(name: "CommandSupport", dependencies: ["TextExchange", "CKinoraProgram"]),
        // The commands on scenes, for the gallery's and those of other packages, whose programs `kinora` links it into.
        .target(name: "KinoraCommandLine", dependencies: ["Kinora", "Scenes", "CommandSupport", "CImageDifference"]),
        // Compares pixels, which is slow in unoptimized Swift.
        .target(name: "CImageDifference"),
        // Runs code of KinoraTesting as a test program starts, which Swift cannot.
        .target(name: "CKinoraTesting", dependencies: ["CKinoraProgram"]),
        .target(name: "KinoraTesting", dependencies: ["Kinora", "Findings", "TextExchange", "CKinoraTesting", "CImageDifference"]),

        // `swift package kinora …` in a package that depends on this one.
        .plugin(
            name: "KinoraCommand",
            capability: .command(
                intent: .custom(verb: "kinora", description: "Films this package's scenes, and shows them in browsers."))),

        // Shared by several test targets; in no product.
        .target(name: "TestSupport", dependencies: ["CoreGraphics"], path: "Tests/TestSupport"),
        .testTarget(
            name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "CCairo", "CElementary", "TestSupport"], exclude: ["Vectors"]
        ),
        .testTarget(name: "CoreTextTests", dependencies: ["CoreText", "TestSupport"]),
        .testTarget(name: "RenderSceneTests", dependencies: ["RenderScene", "TestSupport"], exclude: ["Vectors"]),
        // The reference renderer takes its time.
        .testTarget(name: "RenderingTests", dependencies: ["Rendering", "TestSupport"], swiftSettings: pixelSettings),
        .testTarget(name: "CombineTests", dependencies: ["Combine", "Kinora", "TestSupport"]),
        .testTarget(name: "CompressionTests", dependencies: ["Compression", "TestSupport"]),
        .testTarget(name: "CoreImageTests", dependencies: ["CoreImage", "TestSupport"]),
        .testTarget(name: "QuartzCoreTests", dependencies: ["QuartzCore", "TestSupport"], exclude: ["Vectors"]),
        .target(name: "UIKitTestSupport", dependencies: ["UIKit"], path: "Tests/UIKitTestSupport"),
        .testTarget(name: "UIFoundationTests", dependencies: ["Kinora", "TestSupport", "UIKitTestSupport"]),
        .testTarget(name: "UIKitCoreTests", dependencies: ["Kinora", "TestSupport", "UIKitTestSupport"], exclude: ["Vectors"]),
        .testTarget(name: "UIKitControlsTests", dependencies: ["Kinora", "TestSupport", "UIKitTestSupport"]),
        .testTarget(name: "UIKitListsTests", dependencies: ["Kinora", "ListTestSupport", "TestSupport", "UIKitTestSupport"]),
        .testTarget(name: "UIKitDynamicsTests", dependencies: ["Kinora", "TestSupport"]),
        .testTarget(name: "TransitionsTests", dependencies: ["Kinora", "Transitions", "EffectSupport"]),
        .testTarget(name: "ComponentsTests", dependencies: ["Kinora", "Components", "EffectSupport", "TestSupport"]),
        .testTarget(name: "KinoraTests", dependencies: ["Kinora", "KinoraTesting", "TestSupport"]),
        .testTarget(name: "KinoraTestingTests", dependencies: ["Kinora", "KinoraTesting", "TestSupport"]),
        .testTarget(name: "SwiftABITests", dependencies: ["UIKit"]),
        .testTarget(name: "ObjectiveCRuntimeTests", dependencies: ["UIKit", "TestSupport"]),
        .testTarget(name: "ResourcesTests", dependencies: ["Resources"], exclude: ["Vectors"]),
        .testTarget(name: "LayoutEngineTests", dependencies: ["LayoutEngine", "TestSupport"], exclude: ["Vectors"]),
        .testTarget(name: "GestureEngineTests", dependencies: ["GestureEngine", "TestSupport"]),
        .target(name: "ListTestSupport", dependencies: ["ListEngine", "TestSupport"], path: "Tests/ListTestSupport"),
        .testTarget(name: "ListEngineTests", dependencies: ["ListEngine", "ListTestSupport", "TestSupport"]),
        .testTarget(name: "ScrollEngineTests", dependencies: ["ScrollEngine", "TestSupport"], exclude: ["scrolling.json"]),
        .testTarget(name: "SIMDFunctionsTests", dependencies: ["SIMDFunctions"]),
        .testTarget(name: "UnifiedLoggingTests", dependencies: ["UnifiedLogging", "TestSupport"]),
        .testTarget(name: "DisplayTests", dependencies: ["Display", "TestSupport"]),
        .testTarget(name: "TextExchangeTests", dependencies: ["TextExchange"]),
        .testTarget(name: "FindingsTests", dependencies: ["Findings", "Kinora", "KinoraTesting"]),
        .testTarget(name: "BrowserTests", dependencies: ["Browser", "Kinora", "TestSupport"]),
        .testTarget(name: "WebKitTests", dependencies: ["WebKit", "Kinora", "TestSupport", "CWebHelper", "AuthenticationServices"]),
        .testTarget(
            name: "StandInTests",
            dependencies: [
                "Kinora", "TestSupport", "CoreLocation", "MapKit", "CoreMedia", "AVFoundation", "AVKit", "Photos", "PhotosUI",
                "UserNotifications",
                "SafariServices", "MessageUI", "LocalAuthentication", "StoreKit", "SpriteKit", "CoreSpotlight", "WatchConnectivity",
                "Combine", "CoreData", "MediaPlayer", "AuthenticationServices",
            ]),
        .testTarget(name: "CoreDataTests", dependencies: ["CoreData", "TestSupport"], exclude: ["Models"]),
        .testTarget(name: "HeadlessTests", dependencies: ["Headless", "KinoraTesting", "TestSupport"]),
        // Reads what the compiler found in the effects' sources; for ArchitectureTests alone.
        .target(name: "CIndexStore", path: "Tests/CIndexStore"),
        .testTarget(
            name: "ArchitectureTests", dependencies: ["CIndexStore", "Transitions", "Components"], exclude: ["Pages/Contexts"],
            swiftSettings: pixelSettings),
    ]
    let effects: [Target.Dependency] = ["UIKit"]
    let products: [Product] =
        [
            .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
            .library(name: "QuartzCore", targets: ["QuartzCore"]),
            .library(name: "UIKit", targets: ["UIKit"]),
            .library(name: "Kinora", targets: ["Kinora"]),
            .library(name: "Browser", targets: ["Browser"]),
            .library(name: "Scenes", targets: ["Scenes"]),
            .library(name: "KinoraCommandLine", targets: ["KinoraCommandLine"]),
            .library(name: "CommandSupport", targets: ["CommandSupport"]),
            // The files of apps as values, for programs of the package in `Tool/`.
            .library(name: "Resources", targets: ["Resources"]),
            .library(name: "WebKit", targets: ["WebKit"]),
        ]
        + [
            "CoreLocation", "MapKit", "CoreMedia", "AVFoundation", "AVKit", "Photos", "PhotosUI", "UserNotifications", "SafariServices",
            "MessageUI",
            "LocalAuthentication", "StoreKit", "SpriteKit", "CoreSpotlight", "WatchConnectivity", "Combine", "CoreData", "MediaPlayer",
            "AuthenticationServices",
        ].map { .library(name: $0, targets: [$0]) } + [
            .library(name: "KinoraTesting", targets: ["KinoraTesting"]),
            // For programs of the package in `Tool/` that link nothing else.
            .library(name: "CKinoraProgram", targets: ["CKinoraProgram"]),
            .plugin(name: "KinoraCommand", targets: ["KinoraCommand"]),
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
    targets: (appleNamed + onLinux + [
        .target(name: "EffectSupport", dependencies: effects),
        .target(name: "Transitions", dependencies: effects + ["EffectSupport"]),
        .target(name: "Components", dependencies: effects + ["EffectSupport"]),
    ])
    .filter { $0.type != .test || chosenTests?.contains($0.name) ?? true }
)

if testsWholeModules {
    for target in package.targets where target.type == .test { target.swiftSettings = (target.swiftSettings ?? []) + moduleSettings }
}

// SwiftPM compiles a target again when the interface of a module that it lists has changed, but not for a module behind that: one in
// between that only exports it hides the change, and objects of two layouts are linked. So each target and each library lists all.
struct ModuleList {
    private let targets: [String: Target]

    init(_ targets: [Target]) { self.targets = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, $0) }) }

    /// The names with those of all modules in Swift below.
    func closure(of names: [String]) -> [String] {
        var (all, index) = (names, 0)
        while index < all.count {
            all += dependencies(of: all[index]).filter { !all.contains($0) && !isInC($0) }
            index += 1
        }
        return all
    }

    /// The names of a target's dependencies in this package.
    func dependencies(of name: String) -> [String] {
        (targets[name]?.dependencies ?? []).compactMap { dependency in
            guard case .byNameItem(let name, _) = dependency, targets[name] != nil else { return nil }
            return name
        }
    }

    /// C modules' names begin with a C and another capital.
    private func isInC(_ name: String) -> Bool { name.hasPrefix("C") && name.dropFirst().first?.isUppercase == true }
}

let modules = ModuleList(package.targets)
let additions = package.targets.map { target in
    let listed = modules.dependencies(of: target.name)
    return modules.closure(of: listed).filter { !listed.contains($0) }.map { Target.Dependency.byNameItem(name: $0, condition: nil) }
}
for (target, added) in zip(package.targets, additions) where target.type != .plugin { target.dependencies += added }
package.products = package.products.map { product in
    guard let library = product as? Product.Library else { return product }
    return .library(name: library.name, type: library.type, targets: modules.closure(of: library.targets))
}
