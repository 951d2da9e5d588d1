import Foundation
import XCTest

@testable import kinora_swiftc

/// Compiles modules of the corpus by the compiler wrapper, as SwiftPM calls it, in a temporary folder, and links and runs programs of them.
struct CorpusCompiler {
    static let products = Bundle.main.bundleURL.resolvingSymlinksInPath()
    private static let modules = [
        "AudioToolbox", "CBox2D", "CCommonMark", "CDictionaries", "CFFmpeg", "CFonts", "CFoundationCalls", "CHEIF", "CHTML", "CJPEGFile",
        "CKinoraProgram", "CPNGFile", "CPixels", "CQRCode",
        "CSymbols", "CVectorFile", "CVirtualTime", "Compression", "CoreData", "CoreGraphics", "CoreImage", "CoreMotion", "CoreText",
        "DeviceServices",
        "Display",
        "GestureEngine", "Headless", "ImageIO", "Kinora", "LayoutEngine", "ListEngine", "ObjectiveCRuntime", "QuartzCore", "RenderScene",
        "Rendering",
        "Resources", "ScrollEngine",
        "SIMDFunctions", "SwiftABI", "Symbols", "TextExchange", "UIFoundation", "UIKit", "UIKitControls", "UIKitCore", "UIKitDynamics",
        "UIKitLists", "UnifiedLogging", "UniformTypeIdentifiers",
        "_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_UIKit",
    ]

    /// The folder of everything that is made.
    let folder: URL
    private let compiler: String
    private let library: String
    private let libraries: [String]
    private let importFlags: [String]

    /// Makes the folder, and a library of Kinora's modules in it.
    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-corpus-\(UUID().uuidString)")
            .resolvingSymlinksInPath()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        compiler = try Self.link(folder)
        importFlags = try Self.importFlags(folder)
        libraries =
            try Self.packageConfiguration("--libs", folder) + [
                "-lgif", "-ljpeg", "-lbox2d", "-lsqlite3", "-lstdc++", "-ldl", "-lm", "-l_FoundationICU",
            ]
        library = folder.appendingPathComponent("libKinoraForCorpus.so").path
        let objects = Self.modules.flatMap(BuildFolder(path: Self.products.path).objects)
        let list = folder.appendingPathComponent("objects")
        try objects.joined(separator: "\n").write(to: list, atomically: true, encoding: .utf8)
        _ = try output(of: "/usr/bin/env", ["swiftc", "-emit-library", "-o", library, "@" + list.path] + libraries, in: folder)
    }

    /// A link to the wrapper that is named as the compiler.
    static func link(_ folder: URL) throws -> String {
        let compiler = folder.appendingPathComponent("swiftc")
        try FileManager.default.createSymbolicLink(at: compiler, withDestinationURL: products.appendingPathComponent("kinora-swiftc"))
        return compiler.path
    }

    func remove() throws { try FileManager.default.removeItem(at: folder) }

    /// Compiles the modules in order, the last one with a main file that calls the cases, and returns what each prints.
    ///
    /// - Parameter name: The build's folder; builds share nothing else.
    func printed(
        by cases: [Corpus.Case], of modules: [Corpus.Module], in name: String, options: [String] = []
    ) throws -> [String: [String]] {
        let build = folder.appendingPathComponent(name)
        var objects: [String] = []
        for (index, module) in modules.enumerated() {
            let isLast = index == modules.count - 1
            let sources = try Corpus.write(module, to: build, calling: isLast ? cases : nil)
            let call = try CompilerCall(module.name, sources, in: build)
            let words = call.arguments + options + importFlags + (isLast ? [] : ["-parse-as-library"]) + sources.map(\.path)
            _ = try output(of: compiler, words, in: build)
            objects.append(call.object)
        }
        return Self.lines(of: try printed(byProgramOf: objects, in: build))
    }

    /// Compiles a module with a main file, and returns what it prints.
    func printed(byModule module: String, _ sources: [URL], in build: URL) throws -> String {
        let call = try CompilerCall(module, sources, in: build)
        _ = try output(of: compiler, call.arguments + importFlags + sources.map(\.path), in: build)
        return try printed(byProgramOf: [call.object], in: build)
    }

    private func printed(byProgramOf objects: [String], in build: URL) throws -> String {
        let program = build.appendingPathComponent("program").path
        let search = ["-Xlinker", "-rpath", "-Xlinker", folder.path]
        _ = try output(of: "/usr/bin/env", ["swiftc", "-o", program] + objects + [library] + search + libraries, in: build)
        return try output(of: program, [], in: build)
    }

    private static func lines(of text: String) -> [String: [String]] {
        var printed: [String: [String]] = [:]
        var current = ""
        for line in text.split(separator: "\n").map(String.init) {
            if line.hasPrefix("== ") {
                current = String(line.dropFirst(3))
                printed[current] = []
            } else {
                printed[current]?.append(line)
            }
        }
        return printed
    }

    private static func packageConfiguration(_ option: String, _ folder: URL) throws -> [String] {
        let packages = [
            "cairo", "pango", "pangocairo", "pangoft2", "fontconfig", "harfbuzz", "gobject-2.0", "fribidi", "freetype2", "libpng",
            "libwebp", "libwebpdemux", "zlib", "liblz4", "liblzma", "libbrotlienc", "libbrotlidec",
        ]
        return try output(of: "/usr/bin/env", ["pkg-config", option] + packages, in: folder).split(whereSeparator: \.isWhitespace).map(
            String.init)
    }

    private static func importFlags(_ folder: URL) throws -> [String] {
        let sources = Corpus.root.appendingPathComponent("Sources")
        var flags = ["-I", Self.products.appendingPathComponent("Modules").path]
        for name in try FileManager.default.contentsOfDirectory(atPath: sources.path) where name.hasPrefix("C") {
            let include = sources.appendingPathComponent("\(name)/include").path
            let maps = [
                sources.appendingPathComponent("\(name)/module.modulemap").path, include + "/module.modulemap",
                Self.products.appendingPathComponent("\(name).build/module.modulemap").path,
            ]
            guard let map = maps.first(where: { FileManager.default.fileExists(atPath: $0) }) else { continue }
            flags += ["-Xcc", "-fmodule-map-file=" + map, "-Xcc", "-I" + include]
        }
        for flag in try packageConfiguration("--cflags-only-I", folder) { flags += ["-Xcc", flag] }
        return flags
    }
}
