import Foundation

/// This test program, started once more for some of its tests.
struct TestProgram {
    /// Variables of the environment, besides this process's.
    var environment: [String: String] = [:]

    /// Runs a shell line; `$PROGRAM` is the program.
    func run(_ line: String) throws -> (status: Int32, output: String, errors: String) {
        let process = Process()
        let (output, errors) = (Pipe(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", line]
        let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }.merging(["PROGRAM": program]) { $1 }
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        // Standard error is short: its pipe does not fill meanwhile.
        let texts = try [output, errors].map { String(decoding: try $0.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self) }
        process.waitUntilExit()
        let isSignal = process.terminationReason == .uncaughtSignal
        return (isSignal ? 128 + process.terminationStatus : process.terminationStatus, texts[0], texts[1])
    }
}
