import Foundation
import WorkCommands
import XCTest

@testable import SourceTranslator
@testable import kinora_swiftc

/// Damaged files of a build's folder are found by their digests, and made again.
final class DamagedCacheTests: XCTestCase {
    private var folder = ""
    private let text = "import UIKit\nimport Base\nclass A: NSObject { @objc func a() {}; func b(p: P) { p.did?(1) } }\n"
    private let base = "import UIKit\n@objc public protocol P { @objc optional func did(_ a: Int) }\n"

    override func setUpWithError() throws {
        folder =
            FileManager.default.temporaryDirectory.appendingPathComponent("kinora-damage-\(UUID().uuidString)").resolvingSymlinksInPath()
            .path
        for name in ["App", "Base"] {
            try FileManager.default.createDirectory(atPath: "\(folder)/\(name).build", withIntermediateDirectories: true)
        }
        try write(text, "A.swift")
        try write(base, "Base.swift")
        try write("{\"\(folder)/A.swift\": {\"object\": \"A.o\"}}", "App.build/output-file-map.json")
        try write("{\"\(folder)/Base.swift\": {\"object\": \"B.o\"}, \"\": {}}", "Base.build/output-file-map.json")
    }

    override func tearDownWithError() throws { try FileManager.default.removeItem(atPath: folder) }

    private func write(_ text: String, _ name: String) throws { try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)")) }

    private func read(_ path: String) -> String? { FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } }

    /// Compiles a module. Returns the path of its translation.
    private func compile(_ module: String, _ source: String) throws -> String {
        let words = [
            "-module-name", module, "\(folder)/\(source)", "-output-file-map", "\(folder)/\(module).build/output-file-map.json",
        ]
        let given = try CompilerWrapper(arguments: words, environment: [:]).translatedArguments()
        return try XCTUnwrap(ResponseFile.expanded(given).first { $0.hasSuffix(".swift") })
    }

    /// The ways in which a file is damaged: cut, emptied, overwritten, of another version, with a part changed.
    private let damages: [(name: String, apply: (String) -> String)] = [
        ("truncated", { String($0.prefix($0.count / 2)) }), ("empty", { _ in "" }), ("garbage", { _ in "\u{1}\u{2}garbage" }),
        ("another version", { $0.replacing("kinora 1", with: "kinora 0").replacing("func", with: "fanc") }),
        ("an empty object", { _ in "{}" }),
        ("edited", { $0.replacing("A", with: "B") }),
    ]

    func testTranslationsAreMadeAgain() throws {
        _ = try compile("Base", "Base.swift")
        let copy = try compile("App", "A.swift")
        let whole = try XCTUnwrap(read(copy))
        XCTAssertTrue(whole.contains("p._optional1_did?(1)"), whole)
        for damage in damages {
            try damage.apply(whole).write(toFile: copy, atomically: true, encoding: .utf8)
            XCTAssertEqual(try compile("App", "A.swift"), copy, damage.name)
            XCTAssertEqual(read(copy), whole, damage.name)
        }
    }

    func testTheStateIsMadeAgain() throws {
        _ = try compile("Base", "Base.swift")
        let copy = try compile("App", "A.swift")
        let whole = try XCTUnwrap(read(copy))
        let state = "\(folder)/App.build/kinora/state.json"
        let first = try XCTUnwrap(read(state))
        for damage in damages {
            try damage.apply(first).write(toFile: state, atomically: true, encoding: .utf8)
            XCTAssertEqual(try compile("App", "A.swift"), copy, damage.name)
            XCTAssertEqual(read(copy), whole, damage.name)
            XCTAssertEqual(read(state), first, damage.name)
        }
    }

    func testFactsOfOtherModulesAreMadeAgain() throws {
        _ = try compile("Base", "Base.swift")
        let facts = "\(folder)/kinora-facts/Base.json"
        let first = try XCTUnwrap(read(facts))
        for damage in damages + [("gone", { _ in "" })] {
            if damage.name == "gone" {
                try FileManager.default.removeItem(atPath: facts)
            } else {
                try damage.apply(first).write(toFile: facts, atomically: true, encoding: .utf8)
            }
            try? FileManager.default.removeItem(atPath: "\(folder)/App.build/kinora")
            let copy = try compile("App", "A.swift")
            XCTAssertTrue(read(copy)?.contains("p._optional1_did?(1)") == true, damage.name)
            XCTAssertEqual(read(facts), first, damage.name)
        }
        try FileManager.default.removeItem(atPath: facts)
        _ = try compile("Base", "Base.swift")
        XCTAssertEqual(read(facts), first, "the module's own compilation writes them too")
    }

    func testDamagedImportFlagsAreRemovedWithWhatWritesThem() throws {
        let map = "\(folder)/App.build/output-file-map.json"
        let flags = try XCTUnwrap(ImportFlags(outputFileMap: map))
        try flags.record(["-I", "/a", "-module-name", "UIKit"], of: "UIKit")
        XCTAssertEqual(try flags.missing(from: ["-O"], of: ["UIKit"]), ["-I", "/a"])
        try flags.record(["-I", "/a", "-I", "/b"], of: "WebKit")
        XCTAssertEqual(try flags.missing(from: ["-O"], of: ["UIKit", "WebKit"]), ["-I", "/a", "-I", "/b"])
        try FileManager.default.removeItem(atPath: "\(folder)/kinora-flags-WebKit")
        for damage in damages where damage.name != "edited" {
            try flags.record(["-I", "/a"], of: "UIKit")
            let path = "\(folder)/kinora-flags"
            try damage.apply(XCTUnwrap(read(path))).write(toFile: path, atomically: true, encoding: .utf8)
            XCTAssertThrowsError(try flags.missing(from: [], of: ["UIKit"]), damage.name) {
                XCTAssertTrue("\($0)".contains("build again"), "\($0)")
            }
            XCTAssertEqual(try flags.missing(from: [], of: ["UIKit"]), [], damage.name)
        }
    }
}
