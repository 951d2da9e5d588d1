import Foundation
import XCTest

/// One run of the built tool in a shell, under a condition that a machine or user may bring about.
struct HostileRun {
    /// The required end of a run.
    enum End {
        /// With this status, data as `reference` (nil: any), and without messages but those of success.
        case fine(reference: String? = nil)
        /// With this status and one line on standard error that begins so.
        case fails(Int32, String)
        /// With this status and without a message.
        case quiet(Int32)
        /// By this signal, as a shell reports it.
        case signal(Int32)
    }

    /// A shell line; `$KINORA` is the tool, `$SMALL` a small and quick film's words, and the working directory a new one.
    let line: String
    let end: End
    /// The files that are left in the working directory.
    let files: [String]

    init(_ line: String, _ end: End, leaves files: [String] = []) {
        self.line = line
        self.end = end
        self.files = files
    }

    /// Runs the line and checks its end: no trap, no half-written file, one sentence.
    func check(_ folder: TemporaryFolder, file: StaticString = #filePath, line number: UInt = #line) throws {
        let process = Process()
        let (output, errors) = (folder.url.appendingPathExtension("out"), folder.url.appendingPathExtension("err"))
        defer { for url in [output, errors] { try? FileManager.default.removeItem(at: url) } }
        let tool = try XCTUnwrap(Bundle.main.executableURL).deletingLastPathComponent().appendingPathComponent("kinora").path
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = [
            "-c",
            "export KINORA=\(tool) SMALL='--device 320x480@0.25 --fps 4'; cd \(folder.url.path); ( \(line)\n) 2>&1 >\(output.path) | cat >\(errors.path); exit ${PIPESTATUS[0]}",
        ]
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        let status = process.terminationReason == .uncaughtSignal ? 128 + process.terminationStatus : process.terminationStatus
        let (data, messages) = (Self.text(output), Self.text(errors))
        // Messages of libraries about the environment, and of the shell about its jobs, are not ours.
        let lines = messages.split(separator: "\n").filter { line in
            !["Fontconfig warning: ", "/bin/bash: ", "[1]+"].contains { line.hasPrefix($0) }
        }
        switch end {
        case .fine(let reference):
            XCTAssertEqual(status, 0, "\(line): \(messages)", file: file, line: number)
            if let reference { XCTAssertEqual(data, reference, line, file: file, line: number) }
        case .fails(let code, let beginning):
            XCTAssertEqual(status, code, "\(line): \(messages)", file: file, line: number)
            XCTAssert(lines.contains { $0.hasPrefix(beginning) }, "\(line): \(messages)", file: file, line: number)
            XCTAssertLessThanOrEqual(lines.count, 2, "\(line): \(messages)", file: file, line: number)
        case .quiet(let code):
            XCTAssertEqual(status, code, "\(line): \(messages)", file: file, line: number)
            XCTAssertEqual(lines, [], line, file: file, line: number)
        case .signal(let number):
            XCTAssertEqual(status, 128 + number, "\(line): \(messages)")
        }
        for message in lines { XCTAssert(message.hasPrefix("kinora: "), "\(line): \(message)", file: file, line: number) }
        XCTAssertEqual(folder.files, files, line, file: file, line: number)
    }

    private static func text(_ url: URL) -> String { (try? String(contentsOf: url, encoding: .utf8)) ?? "" }
}
