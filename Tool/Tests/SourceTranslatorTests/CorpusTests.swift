import Foundation
import XCTest

@testable import kinora_swiftc

/// Compiles all cases into one program, by the compiler wrapper, and runs it.
final class CorpusTests: XCTestCase {
    private static let products = Bundle.main.bundleURL.resolvingSymlinksInPath()
    private static let modules = [
        "AudioToolbox", "CBox2D", "CFFmpeg", "CFonts", "CJPEGFile", "CPixels", "CVirtualTime", "CoreGraphics", "CoreImage", "CoreMotion",
        "CoreText", "Display",
        "Headless",
        "ImageIO", "Kinora", "LayoutEngine", "ObjectiveCRuntime", "QuartzCore", "RenderScene", "Rendering", "SwiftABI", "UIFoundation",
        "SIMDFunctions", "UIKit", "UIKitControls", "UIKitCore", "UIKitDynamics", "UIKitLists", "UnifiedLogging", "UniformTypeIdentifiers",
        "_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_UIKit",
    ]

    func testEveryCasePrintsWhatItSays() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-corpus-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = try Corpus.files
        let cases = try files.flatMap(Corpus.cases(in:))
        XCTAssertGreaterThanOrEqual(cases.count, 300)
        XCTAssertEqual(Set(cases.map(\.name)).count, cases.count)

        let calls = cases.map { "print(\"== \($0.name)\"); \($0.name)()" }.joined(separator: "\n")
        let sources = try files.map { file in
            let copy = folder.appendingPathComponent(file.deletingPathExtension().lastPathComponent + ".swift")
            try FileManager.default.copyItem(at: file, to: copy)
            return copy
        }
        let main = folder.appendingPathComponent("main.swift")
        try "MainActor.assumeIsolated {\n\(calls)\n}\n".write(to: main, atomically: true, encoding: .utf8)
        let program = try compiled(sources + [main], in: folder)
        var printed: [String: [String]] = [:]
        var current = ""
        for line in try output(of: program, [], in: folder).split(separator: "\n").map(String.init) {
            if line.hasPrefix("== ") {
                current = String(line.dropFirst(3))
                printed[current] = []
            } else {
                printed[current]?.append(line)
            }
        }
        for test in cases { XCTAssertEqual(printed[test.name], test.output, test.name) }
    }

    private func compiled(_ sources: [URL], in folder: URL) throws -> String {
        let compiler = folder.appendingPathComponent("swiftc")
        try FileManager.default.createSymbolicLink(
            at: compiler, withDestinationURL: Self.products.appendingPathComponent("kinora-swiftc"))
        let object = folder.appendingPathComponent("Corpus.o").path
        _ = try output(
            of: compiler.path,
            ["-module-name", "Corpus", "-swift-version", "5", "-wmo", "-Onone", "-emit-object", "-o", object] + importFlags(folder)
                + sources.map(\.path), in: folder)
        let objects = Self.modules.flatMap(BuildFolder(path: Self.products.resolvingSymlinksInPath().path).objects)
        let program = folder.appendingPathComponent("Corpus").path
        let list = folder.appendingPathComponent("objects")
        try (objects + [object]).joined(separator: "\n").write(to: list, atomically: true, encoding: .utf8)
        let libraries = try packageConfiguration("--libs", folder) + ["-lgif", "-ljpeg", "-lbox2d", "-lstdc++", "-ldl", "-lm"]
        _ = try output(of: "/usr/bin/env", ["swiftc", "-o", program, "@" + list.path] + libraries, in: folder)
        return program
    }

    private func packageConfiguration(_ option: String, _ folder: URL) throws -> [String] {
        let packages = [
            "cairo", "pango", "pangocairo", "pangoft2", "fontconfig", "harfbuzz", "gobject-2.0", "fribidi", "freetype2", "libpng",
            "libwebp", "libwebpdemux",
        ]
        return try output(of: "/usr/bin/env", ["pkg-config", option] + packages, in: folder).split(whereSeparator: \.isWhitespace).map(
            String.init)
    }

    private func importFlags(_ folder: URL) throws -> [String] {
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
