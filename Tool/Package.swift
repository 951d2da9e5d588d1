// swift-tools-version: 6.1
import Foundation
import PackageDescription

// The command-line tool and the demo app, in a package of their own: packages that depend on Kinora never build them.
// `./kinora` builds this package into the library's .build folder; both packages share the library's modules there.

/// The tool measures internals of the library: its modules are compiled with the library's package name, for `package` access.
/// SwiftPM derives that name from the folder: lowercased, and "_" for what an identifier cannot have.
let libraryName: String = {
    let folder = Context.packageDirectory.split(separator: "/").dropLast().last.map { $0.lowercased() } ?? ""
    let name = folder.hasSuffix(".git") ? String(folder.dropLast(4)) : folder
    return String(name.enumerated().map { $0.element.isLetter || $0.offset > 0 && $0.element.isNumber ? $0.element : "_" })
}()
let libraryAccess: [SwiftSetting] = [.unsafeFlags(["-package-name", libraryName])]
/// Programs that people wait for before a first screen, and that mostly call other libraries: a release build that optimizes them takes
/// four times as long, and they are a fourth faster.
let quickToBuild: [SwiftSetting] = [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// For work on one part, as in the library's manifest.
let chosenTests = Context.environment["KINORA_TESTS"]?.split(separator: ",").map(String.init)

func library(_ name: String) -> Target.Dependency { .product(name: name, package: "Kinora") }

/// The toolchain's own SwiftSyntax, beside the `swift` that PATH finds; nil in a toolchain without it, which gets no source translator.
let swiftSyntax: String? = {
    for folder in (Context.environment["PATH"] ?? "").split(separator: ":") {
        let swift = URL(fileURLWithPath: "\(folder)/swift").resolvingSymlinksInPath()
        guard FileManager.default.isExecutableFile(atPath: swift.path) else { continue }
        let host = swift.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("lib/swift/host").path
        return FileManager.default.fileExists(atPath: host + "/SwiftParser.swiftmodule") ? host : nil
    }
    return nil
}()
/// With library evolution, modules that import the translator, such as the list of all tests, need not find SwiftSyntax.
let parserSettings: [SwiftSetting] = [.unsafeFlags(["-I", swiftSyntax ?? "", "-enable-library-evolution"])] + quickToBuild
let parserLibraries: [LinkerSetting] = [
    .unsafeFlags(["-L", swiftSyntax ?? "", "-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker", swiftSyntax ?? ""])
]
let translator: [Target] =
    swiftSyntax == nil
    ? []
    : [
        // Loops over the bytes of sources, which the optimizer makes ten times as fast.
        .target(name: "SourceTokens", swiftSettings: [.unsafeFlags(["-enable-library-evolution"])]),
        .target(
            name: "SourceTranslator", dependencies: ["SourceTokens"], swiftSettings: parserSettings,
            linkerSettings: parserLibraries),
        .executableTarget(
            name: "kinora-swiftc",
            dependencies: [
                "SourceTranslator", "WorkCommands", "XcodeProjects", library("CommandSupport"), library("CKinoraProgram"),
                library("Resources"),
            ],
            packageAccess: false, swiftSettings: libraryAccess + quickToBuild, linkerSettings: parserLibraries),
        .testTarget(
            name: "SourceTranslatorTests",
            dependencies: ["SourceTranslator", "SourceTokens", "XcodeProjects", "WorkCommands", "kinora-swiftc"],
            exclude: ["Corpus", "ModuleCorpus"],
            packageAccess: false, swiftSettings: libraryAccess + [.unsafeFlags(["-I", swiftSyntax ?? ""])],
            linkerSettings: parserLibraries),
    ]

let targets: [Target] = [
    // The photographs that the gallery shows, as bytes.
    .target(name: "CPhotographs", exclude: ["Photographs"]),
    .target(
        name: "Gallery",
        dependencies: [
            "CPhotographs", library("Transitions"), library("Components"), library("Scenes"), library("UIKit"), library("WebKit"),
        ],
        resources: [.process("Articles/TopPaidApps.json")]),
    // Projects of Xcode and specifications of XcodeGen, as values; the library reads the latter's YAML.
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    .target(
        name: "XcodeProjects", dependencies: ["CYAML", library("Resources")], packageAccess: false,
        swiftSettings: libraryAccess + quickToBuild),
    .testTarget(
        name: "XcodeProjectsTests", dependencies: ["XcodeProjects", library("Resources")], packageAccess: false,
        swiftSettings: libraryAccess),
    // The commands that are not about scenes; `kinora-work` runs them, the other programs know of them.
    .target(
        name: "WorkCommands", dependencies: [library("CommandSupport"), library("CKinoraProgram"), library("Resources")],
        packageAccess: false,
        swiftSettings: libraryAccess + quickToBuild),
    .executableTarget(
        name: "kinora-work", dependencies: ["WorkCommands", library("CommandSupport"), library("CKinoraProgram")], packageAccess: false,
        swiftSettings: libraryAccess + quickToBuild),
    .executableTarget(
        name: "kinora", dependencies: [library("KinoraCommandLine"), library("CommandSupport"), "WorkCommands", "Gallery", "CFailures"],
        path: "Sources/kinora-cli", packageAccess: false,
        swiftSettings: libraryAccess),
    // The page about failing tests with its images, as bytes.
    .target(name: "CFailures"),
    // A program of its own, so that the tool links no web server.
    .executableTarget(name: "kinora-serve", dependencies: [library("Browser"), library("Scenes"), library("CKinoraProgram"), "Gallery"]),
    .testTarget(
        name: "GalleryTests", dependencies: ["Gallery", "kinora", library("KinoraCommandLine"), library("KinoraTesting")],
        packageAccess: false,
        swiftSettings: libraryAccess),
    // An app whose pixels tell which touch they show; served, or filmed.
    .executableTarget(name: "TouchProbeTestSupport", dependencies: [library("Browser"), library("Kinora")], path: "Tests/TouchProbe"),
    .testTarget(
        name: "ServeTests", dependencies: ["Gallery", "kinora-serve", "TouchProbeTestSupport", library("Kinora")], exclude: ["Browser"],
        packageAccess: false, swiftSettings: libraryAccess),
    .testTarget(
        name: "CommandLineTests", dependencies: ["kinora", "kinora-work", "WorkCommands", library("KinoraCommandLine")],
        packageAccess: false, swiftSettings: libraryAccess),
]

let package = Package(
    name: "Tool",
    products: [
        .executable(name: "kinora", targets: ["kinora"]), .executable(name: "kinora-serve", targets: ["kinora-serve"]),
        .executable(name: "kinora-work", targets: ["kinora-work"]),
    ]
        + (translator.isEmpty ? [] : [.executable(name: "kinora-swiftc", targets: ["kinora-swiftc"])]),
    dependencies: [.package(name: "Kinora", path: "..")],
    targets: (targets + translator).filter { $0.type != .test || chosenTests?.contains($0.name) ?? true }
)

// As in the library's manifest.
if Context.environment["KINORA_WHOLE_MODULES"] == "1" {
    for target in package.targets where target.type == .test || target.name == "Gallery" {
        target.swiftSettings =
            (target.swiftSettings ?? [])
            + [.unsafeFlags(["-whole-module-optimization", "-num-threads", "8"], .when(configuration: .debug))]
    }
}

// As there, each target lists what is behind the targets that it lists.
let ownTargets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
for target in package.targets {
    var (listed, index) = (Set(target.dependencies.map { "\($0)" }), 0)
    while index < target.dependencies.count {
        if case .byNameItem(let name, _) = target.dependencies[index] {
            target.dependencies += (ownTargets[name]?.dependencies ?? []).filter { listed.insert("\($0)").inserted }
        }
        index += 1
    }
}
