import Foundation
import Gallery
import XCTest

/// Debug against release, in the long run alone (`./kinora test --deep` sets both variables).
final class BuildComparisonTests: XCTestCase {
    func testDebugAndReleaseFilmsHaveTheSameFrames() throws {
        let environment = ProcessInfo.processInfo.environment
        guard environment["KINORA_DEEP"] == "1", let release = environment["KINORA_RELEASE_TOOL"] else {
            throw XCTSkip("runs with ./kinora test --deep")
        }
        let debug = try XCTUnwrap(Bundle.main.executableURL).deletingLastPathComponent().appendingPathComponent("kinora")
        for scene in GalleryScene.all.map(\.id).map({ $0 == "article-pager" ? "article-drawn" : $0 }) {
            let words = ["record", scene, "--digest"]
            let frames = try output(of: debug, words)
            XCTAssert(frames.contains("\nfilm "), scene)
            XCTAssertEqual(frames, try output(of: URL(fileURLWithPath: release), words), scene)
            let trace = ["trace", scene, "--json"]
            XCTAssertEqual(try output(of: debug, trace), try output(of: URL(fileURLWithPath: release), trace), scene)
        }
    }

    /// The scenes of the race, by one thread and by two, and by kernels for any processor.
    func testDebugAndReleaseRenderersGiveTheSameBytes() throws {
        let environment = ProcessInfo.processInfo.environment
        guard environment["KINORA_DEEP"] == "1", let release = environment["KINORA_RELEASE_TOOL"] else {
            throw XCTSkip("runs with ./kinora test --deep")
        }
        let debug = try XCTUnwrap(Bundle.main.executableURL).deletingLastPathComponent().appendingPathComponent("kinora")
        let words = ["bench", "--digest", "--size", "585x1266"]
        let expected = try output(of: debug, words)
        XCTAssertEqual(expected.split(separator: "\n").count, 2 * 13)
        XCTAssertEqual(try output(of: URL(fileURLWithPath: release), words), expected)
        XCTAssertEqual(try output(of: URL(fileURLWithPath: release), words, ["KINORA_KERNELS": "portable"]), expected)
    }

    private func output(of tool: URL, _ words: [String], _ variables: [String: String] = [:]) throws -> String {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = tool
        process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
        process.arguments = words
        process.standardOutput = pipe
        try process.run()
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0)
        return String(decoding: data, as: UTF8.self)
    }
}
