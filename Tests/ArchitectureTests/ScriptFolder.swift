import Foundation
import XCTest

/// A folder for a run of one of the scripts in `Tool`, with git repositories of its own.
final class ScriptFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-script-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    func text(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }

    func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

    /// Writes a file; one that begins with `#!` is a program.
    func write(_ text: String, to name: String) throws {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        if text.hasPrefix("#!") { try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path) }
    }

    /// Runs a line of bash in a folder of this one.
    @discardableResult
    func run(
        _ line: String, in name: String = "", _ environment: [String: String] = [:]
    ) throws -> (output: String, errors: String, status: Int32) {
        let process = Process()
        let (output, errors) = (path(".output"), path(".errors"))
        for path in [output, errors] { FileManager.default.createFile(atPath: path, contents: nil) }
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", line]
        process.currentDirectoryURL = url.appendingPathComponent(name)
        let identity = ["NAME": "kinora", "EMAIL": "kinora@localhost"].flatMap { key, value in
            ["GIT_AUTHOR_\(key)", "GIT_COMMITTER_\(key)"].map { ($0, value) }
        }
        process.environment = [
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "HOME": url.path, "GIT_CONFIG_NOSYSTEM": "1",
            "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "init.defaultBranch", "GIT_CONFIG_VALUE_0": "main",
        ].merging(identity) { $1 }.merging(environment) { $1 }
        process.standardOutput = try XCTUnwrap(FileHandle(forWritingAtPath: output))
        process.standardError = try XCTUnwrap(FileHandle(forWritingAtPath: errors))
        try process.run()
        process.waitUntilExit()
        return (try text(".output"), try text(".errors"), process.terminationStatus)
    }
}
