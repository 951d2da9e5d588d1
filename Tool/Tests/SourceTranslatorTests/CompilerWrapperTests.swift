import Foundation
import XCTest

@testable import kinora_swiftc

/// Runs the compiler wrapper with a program in place of the compiler that prints its arguments.
final class CompilerWrapperTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")
    private var source: URL { folder.appendingPathComponent("A.swift") }
    private var map: URL { folder.appendingPathComponent("M.build/output-file-map.json") }

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-wrapper-\(UUID().uuidString)")
            .resolvingSymlinksInPath()
        try FileManager.default.createDirectory(at: map.deletingLastPathComponent(), withIntermediateDirectories: true)
        try "{\"\(source.path)\": {\"object\": \"A.o\"}}".write(to: map, atomically: true, encoding: .utf8)
        try "import UIKit\nclass A: NSObject { @objc func a() {} }\n".write(to: source, atomically: true, encoding: .utf8)
    }

    override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

    private func arguments(
        _ words: [String] = [], module: String = "M", environment: [String: String] = [:]
    ) throws -> [String] {
        let list = folder.appendingPathComponent("sources")
        try ResponseFile.quoted(source.path).write(to: list, atomically: true, encoding: .utf8)
        let all = ["-module-name", module, "@" + list.path, "-output-file-map", map.path] + words
        return try CompilerWrapper(arguments: all, environment: environment).translatedArguments()
    }

    private func expanded(_ words: [String]) throws -> [String] {
        let path = try XCTUnwrap(words.first).dropFirst()
        return ResponseFile.words(of: try String(contentsOfFile: String(path), encoding: .utf8))
    }

    func testSourcesAndTheOutputFileMapAreReplaced() throws {
        let words = try expanded(arguments(["-O"]))
        let copy = try XCTUnwrap(words.first { $0.hasSuffix(".swift") })
        XCTAssertNotEqual(copy, source.path)
        let text = try String(contentsOfFile: copy, encoding: .utf8)
        XCTAssertTrue(
            text.hasPrefix("#sourceLocation(file: \"\(source.path)\", line: 2)\nclass A: NSObject {       func a() {}"), text)
        let index = try XCTUnwrap(words.firstIndex(of: "-output-file-map"))
        let files = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: words[index + 1]))) as? [String: Any]
        XCTAssertEqual(files.map { Array($0.keys) }, [copy])
        XCTAssertTrue(words.contains("-O"))
    }

    func testTheOnlyFileOfAModuleMayHaveUIApplicationMain() throws {
        XCTAssertFalse(try expanded(arguments()).contains("-parse-as-library"))
        try "import UIKit\n@UIApplicationMain class A: UIResponder, UIApplicationDelegate {}\n".write(
            to: source, atomically: true, encoding: .utf8)
        XCTAssertTrue(try expanded(arguments()).contains("-parse-as-library"))
    }

    func testCoverageIsThatOfTheSource() throws {
        let words = try expanded(arguments(["-profile-coverage-mapping"]))
        let index = try XCTUnwrap(words.firstIndex(of: "-coverage-prefix-map"))
        XCTAssertTrue(words[index + 1].hasSuffix("=" + source.path), words[index + 1])
    }

    func testUnchangedFilesAreNotTranslatedAgain() throws {
        let log = folder.appendingPathComponent("log")
        let copy = try XCTUnwrap(expanded(arguments(environment: ["KINORA_TRANSLATOR_LOG": log.path])).first { $0.hasSuffix(".swift") })
        let date = try FileManager.default.attributesOfItem(atPath: copy)[.modificationDate] as? Date
        _ = try arguments(environment: ["KINORA_TRANSLATOR_LOG": log.path])
        XCTAssertEqual(try FileManager.default.attributesOfItem(atPath: copy)[.modificationDate] as? Date, date)
        let lines = try String(contentsOf: log, encoding: .utf8).split(separator: "\n")
        XCTAssertEqual(lines.map { $0.contains("\"fromCache\":true") }, [false, true])
        XCTAssertTrue(lines.allSatisfy { $0.contains("\"path\":\"\(source.path)\"") })
    }

    func testOtherModulesPassUnchanged() throws {
        XCTAssertEqual(try arguments(environment: ["KINORA_AS_IOS": "-M"]).first, "-module-name")
        try "class A {}\n".write(to: source, atomically: true, encoding: .utf8)
        XCTAssertEqual(try arguments().first, "-module-name")
        XCTAssertNotEqual(try arguments(environment: ["KINORA_AS_IOS": "+M"]).first, "-module-name")
    }

    /// `Integrations/SnapshotTesting` builds Point-Free's module under this name.
    func testTheModuleBehindTheIntegrationOfSnapshotTestingPassesUnchanged() throws {
        XCTAssertNotEqual(try arguments().first, "-module-name")
        XCTAssertEqual(try arguments(module: "PointFreeSnapshotTesting").first, "-module-name")
        XCTAssertNotEqual(
            try arguments(module: "PointFreeSnapshotTesting", environment: ["KINORA_AS_IOS": "+PointFreeSnapshotTesting"]).first,
            "-module-name")
    }

    func testResponseFilesKeepEveryWord() {
        let words = ["a b", "c\"d", "e\\f", "g'h", "-D", "日本"]
        XCTAssertEqual(ResponseFile.words(of: words.map(ResponseFile.quoted).joined(separator: "\n")), words)
        XCTAssertEqual(ResponseFile.words(of: "'a b' c\\ d\n"), ["a b", "c d"])
    }

    func testPortWritesTranslatedSourcesAndReportsWhatItCannot() throws {
        let output = folder.appendingPathComponent("out")
        XCTAssertEqual(try PortCommand([source.path, output.path]).run(), 0)
        let text = try String(contentsOf: output.appendingPathComponent("A.swift"), encoding: .utf8)
        XCTAssertTrue(text.hasPrefix("import UIKit\nclass A: NSObject {       func a() {}"), text)
        try "import UIKit\nextension UIView { override func layoutSubviews() {} }\n".write(to: source, atomically: true, encoding: .utf8)
        XCTAssertEqual(try PortCommand([source.path, output.path]).run(), 1)
        XCTAssertThrowsError(try PortCommand(["--json", "a", "b"]))
        XCTAssertThrowsError(try PortCommand(["a"]))
    }

    func testSwiftTakesItsOwnOptions() {
        XCTAssertThrowsError(try SwiftCommand(["format"]))
        XCTAssertThrowsError(try SwiftCommand(["run", "--seconds", "2", "App"]))
        XCTAssertThrowsError(try SwiftCommand(["run", "--film", "a.mp4", "--seconds", "x", "App"]))
        XCTAssertNoThrow(try SwiftCommand(["run", "--film", "a.mp4", "--seconds", "2", "App"]))
    }
}
