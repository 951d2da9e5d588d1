import Foundation

/// Settings of the checks with references, from the environment.
struct CheckSettings: Sendable {
    /// References that the run writes.
    var record: RecordMode
    /// The folder of files about failures; nil for `.build/kinora-failures` in the package of the test.
    var failures: URL?
    /// The error in the environment, worded as a sentence; nil if there is none.
    var error: String?

    /// Replaces the environment, in Kinora's own tests.
    @TaskLocal static var replacement: CheckSettings?

    static var current: CheckSettings { replacement ?? CheckSettings(environment: ProcessInfo.processInfo.environment) }

    init(record: RecordMode = .never, failures: URL? = nil) { (self.record, self.failures) = (record, failures) }

    init(environment: [String: String]) {
        let value = environment["KINORA_RECORD"] ?? ""
        record = value.isEmpty ? .never : RecordMode(rawValue: value) ?? .never
        failures = environment["KINORA_FAILURES"].flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0, isDirectory: true) }
        if !value.isEmpty, RecordMode(rawValue: value) == nil {
            let known = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
            error = "KINORA_RECORD is '\(value)'; the values are \(known)."
        }
    }
}
