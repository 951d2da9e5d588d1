import Foundation
import XCTest

/// Compiles the sources of an effects' module again, against the UIKit that these tests were built with.
struct EffectsCompiler {
    private let tree = SourceTree()
    private let compiler: URL
    /// Folder in which the running tests were built.
    let build: URL

    /// Skips the test where there is no compiler, or no build folder around the running tests.
    init() throws {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let candidates = path.split(separator: ":").map { URL(fileURLWithPath: String($0)).appendingPathComponent("swiftc") }
        guard let compiler = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
            throw XCTSkip("no swiftc on the PATH; add the toolchain's bin folder")
        }
        let build = try XCTUnwrap(Bundle.main.executableURL).resolvingSymlinksInPath().deletingLastPathComponent()
        guard FileManager.default.fileExists(atPath: build.appendingPathComponent("Modules/UIKit.swiftmodule").path) else {
            throw XCTSkip("no Modules/UIKit.swiftmodule in \(build.path); run the tests by swift test or ./kinora test")
        }
        self.compiler = compiler
        self.build = build
    }

    /// The toolchain's folder of Swift's libraries and plugins; the `swiftc` that is found may be a link or start another one.
    func runtimeResources() throws -> URL {
        struct Target: Decodable {
            struct Paths: Decodable { let runtimeResourcePath: String }
            let paths: Paths
        }
        let target = try JSONDecoder().decode(Target.self, from: run(compiler, ["-print-target-info"]).output)
        return URL(fileURLWithPath: target.paths.runtimeResourcePath)
    }

    /// The reader of the compiler's index, in the same toolchain.
    func indexLibrary() throws -> URL {
        let library = try runtimeResources().deletingLastPathComponent().appendingPathComponent("libIndexStore.so")
        guard FileManager.default.fileExists(atPath: library.path) else { throw XCTSkip("no \(library.path); a whole toolchain has it") }
        return library
    }

    /// Paths below `Sources` of a module's Swift files.
    func sources(of module: String) throws -> [String] {
        try tree.sources().map(\.path).filter { $0.hasPrefix(module + "/") && $0.hasSuffix(".swift") }
    }

    /// Type-checks a module; warnings count as errors.
    ///
    /// - Parameters:
    ///   - added: more source, as a file of the module.
    ///   - index: a folder that then tells what the source names.
    /// - Returns: what the compiler complained about; empty when it did not.
    func complaints(about module: String, languageVersion: String, added: URL? = nil, index: URL? = nil) throws -> String {
        var files = try sources(of: module).map { tree.root.appendingPathComponent("Sources/\($0)").path }
        if let added { files.append(added.path) }
        var options = ["-warnings-as-errors", "-module-name", module]
        if let index { options += ["-index-store-path", index.path, "-index-ignore-system-modules"] }
        return try output(ofChecking: files, languageVersion: languageVersion, options: options)
    }

    /// Type-checks files against UIKit and the effects.
    ///
    /// - Returns: what the compiler printed: errors and warnings; empty when there were none.
    func output(ofChecking files: [String], languageVersion: String, options: [String] = []) throws -> String {
        try output(of: ["-typecheck", "-swift-version", languageVersion] + options + files)
    }

    /// Makes a module of files that use UIKit, for `-I` with the folder.
    ///
    /// - Returns: what the compiler printed: errors and warnings; empty when there were none.
    func output(ofEmitting module: String, from files: [String], into folder: URL) throws -> String {
        let file = folder.appendingPathComponent("\(module).swiftmodule").path
        return try output(of: ["-emit-module", "-emit-module-path", file, "-module-name", module, "-swift-version", "6"] + files)
    }

    /// Builds a program that uses Kinora and the effects, from files one of which is marked `@main`, with the objects of this build.
    ///
    /// - Parameter isServed: Whether it is an app with the browser host instead of tests.
    /// - Returns: what the compiler printed: errors and warnings; empty when there were none.
    func output(ofBuilding program: URL, from files: [String], options: [String] = [], isServed: Bool = false) throws -> String {
        let list = program.appendingPathExtension("objects")
        try objects(isServed: isServed).joined(separator: "\n").write(to: list, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: list) }
        let libraries =
            try pkgConfig("--libs") + ["-lbox2d", "-ldl", "-lstdc++", "-l_FoundationICU"] + (isServed ? ["-lwebsockets"] : [])
        return try output(
            of: ["-parse-as-library", "-swift-version", "6", "-o", program.path] + options + files + ["@\(list.path)"] + libraries)
    }

    /// Objects of the modules that apps and their tests link.
    private func objects(isServed: Bool) throws -> [String] {
        let ends: Set = isServed ? ["KinoraTesting", "CKinoraTesting"] : ["Browser", "CBrowser"]
        let others: Set = [
            "CIndexStore", "CWebHelper", "KinoraCommandLine", "TestSupport", "UIKitTestSupport", "WebKit",
            "CoreLocation", "MapKit", "CoreMedia", "AVFoundation", "AVKit", "Photos", "PhotosUI", "UserNotifications", "SafariServices",
            "MessageUI", "LocalAuthentication", "StoreKit", "SpriteKit", "CoreSpotlight", "WatchConnectivity", "Combine", "CoreData",
            "MediaPlayer", "AuthenticationServices",
        ]
        let folders = try FileManager.default.contentsOfDirectory(atPath: build.path).filter { folder in
            guard folder.hasSuffix(".build"), !folder.hasPrefix("KinoraPackage") else { return false }
            let module = folder.dropLast(".build".count)
            // The tool's package is built into the same folder, in a clone where all tests run.
            let source = tree.root.appendingPathComponent("Sources/\(module)").path
            return FileManager.default.fileExists(atPath: source) && !others.contains(String(module)) && !ends.contains(String(module))
        }
        return try folders.sorted().flatMap { folder in
            let folder = build.appendingPathComponent(folder)
            return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".o") }.sorted().map {
                folder.appendingPathComponent($0).path
            }
        }
    }

    private func output(of options: [String]) throws -> String {
        var arguments = ["-wmo", "-I", build.appendingPathComponent("Modules").path]
        arguments += try moduleMaps().flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
        arguments += try headerFolders().flatMap { ["-Xcc", $0] }
        let result = try run(compiler, arguments + options)
        let text = String(decoding: result.output, as: UTF8.self)
        return text.isEmpty && result.status != 0 ? "swiftc ended with \(result.status)" : text
    }

    /// Runs a program to its end.
    func run(_ program: URL, _ arguments: [String]) throws -> (output: Data, status: Int32) {
        let process = Process()
        let output = Pipe()
        process.executableURL = program
        process.currentDirectoryURL = FileManager.default.temporaryDirectory
        process.arguments = arguments
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (data, process.terminationStatus)
    }

    /// Folders of the C libraries' headers, and the search path to pango's, as options for clang.
    private func headerFolders() throws -> [String] {
        try pkgConfig("--cflags-only-I") + ["-I" + tree.root.appendingPathComponent("Sources/CPango/include").path]
    }

    /// Options for the manifest's C libraries, by pkg-config.
    private func pkgConfig(_ option: String) throws -> [String] {
        let manifest = try String(contentsOf: tree.root.appendingPathComponent("Package.swift"), encoding: .utf8)
        let names = manifest.matches(of: /pkgConfig: "([^"]*)"/).flatMap { $0.output.1.split(separator: " ").map(String.init) }
        let result = try run(
            URL(fileURLWithPath: "/usr/bin/env"), ["pkg-config", option] + names + (option == "--libs" ? ["pangocairo"] : []))
        let text = String(decoding: result.output, as: UTF8.self)
        XCTAssertEqual(result.status, 0, text)
        return text.split(whereSeparator: \.isWhitespace).map(String.init)
    }

    /// UIKit's own modules need those of the C libraries below them.
    private func moduleMaps() throws -> [String] {
        let files = FileManager.default
        let sources = tree.root.appendingPathComponent("Sources")
        let written = try files.contentsOfDirectory(atPath: sources.path).map { sources.appendingPathComponent($0) }
        let made = try files.contentsOfDirectory(atPath: build.path).filter { $0.hasSuffix(".build") }.map {
            build.appendingPathComponent($0)
        }
        return (written + made).map { $0.appendingPathComponent("module.modulemap").path }.filter(files.fileExists).sorted()
    }
}
