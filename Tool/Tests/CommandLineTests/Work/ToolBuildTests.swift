import CommandSupport
import XCTest

@testable import WorkCommands

/// Builds of the tool's programs, with another program as `swift`.
@preconcurrency @MainActor
final class ToolBuildTests: XCTestCase {
    private var path = ""

    override func setUp() { path = ProcessInfo.processInfo.environment["PATH"] ?? "" }
    override func tearDown() { setenv("PATH", path, 1) }

    /// The messages of a build on a terminal or elsewhere, and whether it failed.
    private func messages(of swift: String, isTerminal: Bool = false, every seconds: Double) throws -> (lines: [String], failed: Bool) {
        let folder = try TemporaryFolder()
        for name in ["bin", ".build"] {
            try FileManager.default.createDirectory(at: folder.url.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        let file = folder.url.appendingPathComponent("bin/swift")
        try Data(("#!/bin/sh\n" + swift).utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        setenv("PATH", folder.path("bin") + ":" + path, 1)
        var notes = ""
        let console = Console(write: { _ in }, note: { notes += $0 }, isTerminal: isTerminal)
        var build = ToolBuild(checkout: Checkout(root: folder.url.path), console: console)
        build.progressSeconds = seconds
        var failed = false
        do { try build.build(.work) } catch let failure as Failure {
            XCTAssertEqual(failure.status, 3)
            XCTAssertEqual(failure.message, "the build failed")
            failed = true
        }
        return (notes.split(separator: "\n").map(String.init), failed)
    }

    func testAFailedBuildShowsWhatSwiftPMSaid() throws {
        let (lines, failed) = try messages(of: "echo '[1/2] Compiling B.swift'; echo 'B.swift:1:1: error: no' >&2; exit 1", every: 20)
        XCTAssertTrue(failed)
        XCTAssertEqual(
            lines, ["kinora: building the commands for work on Kinora (release)", "[1/2] Compiling B.swift", "B.swift:1:1: error: no"])
    }

    func testANewTranslatorReadsTheLibrary() throws {
        let folder = try TemporaryFolder()
        for name in ["bin", ".build/release"] {
            try FileManager.default.createDirectory(at: folder.url.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        for (file, text) in [("bin/swift", ""), (".build/release/kinora-swiftc", "echo \"$@\" >>'\(folder.path("words"))'; exit 3")] {
            try Data(("#!/bin/sh\n" + text).utf8).write(to: folder.url.appendingPathComponent(file))
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path(file))
        }
        setenv("PATH", folder.path("bin") + ":" + path, 1)
        let console = Console(write: { _ in }, note: { _ in }, isTerminal: false)
        let build = ToolBuild(checkout: Checkout(root: folder.url.path), console: console)
        for _ in 0..<2 { try build.build(.translator) }
        XCTAssertEqual(try String(contentsOf: folder.url.appendingPathComponent("words"), encoding: .utf8), "library-api\n")
    }

    func testWhatWasBuiltFromTheSameSourcesIsNotBuiltAgain() throws {
        let folder = try TemporaryFolder()
        let console = Console(write: { _ in }, note: { _ in }, isTerminal: false)
        let build = ToolBuild(checkout: Checkout(root: folder.url.path), console: console)
        XCTAssertFalse(build.isBuilt(.kinora))
        let program = URL(fileURLWithPath: build.path(of: .kinora))
        try FileManager.default.createDirectory(at: program.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: program)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        XCTAssertFalse(build.isBuilt(.kinora), "from sources that are not known")
        let sources = SourceFingerprint(of: ["Sources"], in: folder.url.path)
        try Data(sources.text.utf8).write(to: folder.url.appendingPathComponent(".build/kinora-release.stamp"))
        XCTAssertTrue(build.isBuilt(.kinora))
        try FileManager.default.createDirectory(at: folder.url.appendingPathComponent("Sources/A"), withIntermediateDirectories: true)
        try Data("a".utf8).write(to: folder.url.appendingPathComponent("Sources/A/A.swift"))
        XCTAssertFalse(build.isBuilt(.kinora), "a source more")
    }
}
