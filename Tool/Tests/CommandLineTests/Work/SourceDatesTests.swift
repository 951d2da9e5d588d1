import Foundation
import XCTest

@testable import WorkCommands

/// Dates of sources that a fresh clone has changed.
final class SourceDatesTests: XCTestCase {
    private var folder = ""
    private var dates: SourceDates { SourceDates(root: folder, record: folder + "/record") }

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.path + "/source-dates-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder + "/Sources/One", withIntermediateDirectories: true)
        try write("one", to: "Sources/One/One.swift", at: 1_000_000)
        try write("two", to: "Sources/Two file.swift", at: 2_000_000)
        try write("package", to: "Package.swift", at: 3_000_000)
    }

    override func tearDownWithError() throws { try FileManager.default.removeItem(atPath: folder) }

    private func write(_ text: String, to path: String, at seconds: Double) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(path)"))
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: "\(folder)/\(path)")
    }

    private func update() throws { try dates.update(["Package.swift", "Sources", "Tests"]) }

    private func date(_ path: String) throws -> Double {
        let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder)/\(path)")
        return try XCTUnwrap(attributes[.modificationDate] as? Date).timeIntervalSince1970
    }

    func testFilesWithKnownContentsGetTheirDatesBack() throws {
        try update()
        for path in ["Sources/One/One.swift", "Sources/Two file.swift", "Package.swift"] {
            let text = try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
            try write(text, to: path, at: 9_000_000)
        }
        try update()
        XCTAssertEqual(try date("Sources/One/One.swift"), 1_000_000)
        XCTAssertEqual(try date("Sources/Two file.swift"), 2_000_000)
        XCTAssertEqual(try date("Package.swift"), 3_000_000)
    }

    func testOtherContentsKeepTheirDate() throws {
        try update()
        try write("eno", to: "Sources/One/One.swift", at: 9_000_000)
        try write("three", to: "Sources/One/Three.swift", at: 9_500_000)
        try update()
        XCTAssertEqual(try date("Sources/One/One.swift"), 9_000_000)
        XCTAssertEqual(try date("Sources/One/Three.swift"), 9_500_000)
        // Back at what it was before, which no build has seen since.
        try write("one", to: "Sources/One/One.swift", at: 9_900_000)
        try update()
        XCTAssertEqual(try date("Sources/One/One.swift"), 9_900_000)
    }

    func testADamagedRecordIsMadeAgain() throws {
        try update()
        let text = try String(contentsOfFile: folder + "/record", encoding: .utf8)
        try text.replacingOccurrences(of: "1000000", with: "1000001").write(toFile: folder + "/record", atomically: true, encoding: .utf8)
        try write("one", to: "Sources/One/One.swift", at: 9_000_000)
        try update()
        XCTAssertEqual(try date("Sources/One/One.swift"), 9_000_000)
        XCTAssertEqual(try String(contentsOfFile: folder + "/record", encoding: .utf8).contains(" 9000000 "), true)
    }
}
