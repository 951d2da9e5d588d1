import Foundation
import Kinora

/// Runs of the program `rclone`, the client of object stores.
enum Rclone {
    /// The result of a run.
    struct Answer {
        let status: Int32
        let output: Data
        let errors: String

        /// The named file or folder is not in the store (rclone's statuses 3 and 4).
        var isMissing: Bool { status == 3 || status == 4 }
    }

    /// A run that failed after all its attempts.
    struct Failure: Error, CustomStringConvertible {
        let store: String
        let answer: Answer

        var description: String {
            // Each message begins with the date and the time; details are indented.
            let message = answer.errors.split(separator: "\n").last { $0.first?.isNumber == true }
            let words = message.map { $0.split(separator: " ").dropFirst(2).joined(separator: " ") }
            let line = words ?? "rclone ended with status \(answer.status)"
            return "\(store) failed: \(line); see that AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_ENDPOINT_URL are those of the store"
        }
    }

    /// The program is not installed.
    struct Missing: Error, CustomStringConvertible {
        let description = "s3:// needs the program rclone, and PATH has none; install it, as by apt-get install rclone"
    }

    /// Attempts for a whole command, and for each request; pauses between them grow.
    private static let attempts = ["--retries", "4", "--retries-sleep", "1s", "--low-level-retries", "10"]

    /// Runs the program and waits for its end.
    /// - Throws: `Missing`.
    static func run(_ words: [String]) throws -> Answer {
        var environment = ProcessInfo.processInfo.environment
        guard
            let program = (environment["PATH"] ?? "").split(separator: ":").map({ "\($0)/rclone" })
                .first(where: FileManager.default.isExecutableFile)
        else { throw Missing() }
        var options = attempts + ["--s3-env-auth", "--s3-no-check-bucket", "--config", "", "--stats", "0"]
        if let endpoint = environment["AWS_ENDPOINT_URL"], !endpoint.isEmpty { options += ["--s3-endpoint", endpoint] }
        if environment["RCLONE_S3_PROVIDER"] == nil {
            options += ["--s3-provider", environment["AWS_ENDPOINT_URL"]?.isEmpty == false ? "Other" : "AWS"]
        }
        if environment["RCLONE_S3_REGION"] == nil, let region = environment["AWS_REGION"] ?? environment["AWS_DEFAULT_REGION"] {
            options += ["--s3-region", region]
        }
        // Its SDK refuses the variable, beside the client's own transport.
        if let certificates = environment.removeValue(forKey: "AWS_CA_BUNDLE") { options += ["--ca-cert", certificates] }
        let process = Process()
        process.environment = environment
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = Array(words.prefix(1)) + options + words.dropFirst()
        let output = Pipe()
        // A file takes any number of messages while the output is read.
        let log = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-\(UUID().uuidString).log")
        guard FileManager.default.createFile(atPath: log.path, contents: nil), let errors = FileHandle(forUpdatingAtPath: log.path) else {
            throw WritingError(destination: log.path, reason: SystemError.last.description)
        }
        try FileManager.default.removeItem(at: log)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        try errors.seek(toOffset: 0)
        let said = try errors.readToEnd() ?? Data()
        return Answer(status: process.terminationStatus, output: data, errors: String(decoding: said, as: UTF8.self))
    }
}
