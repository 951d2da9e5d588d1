import CoreGraphics
import Foundation

/// The stored reference of a check.
struct Reference {
    let url: URL
    private let settings = CheckSettings.current

    /// - Parameter suffix: What follows the name in the file's, such as ".png": another one for each kind of check.
    init(_ name: String, suffix: String, at site: CallSite) {
        url = FileName.url(of: name, suffix: suffix, in: TestFile(site).references)
    }

    /// The error in the environment; nil if there is none.
    var settingsError: String? { settings.error }

    /// The stored bytes; nil if the file is missing.
    func read() -> Data? { try? Data(contentsOf: url) }

    /// Whether the run writes the reference without a comparison.
    var isRecorded: Bool { settings.record == .all || settings.record != .never && !FileManager.default.fileExists(atPath: url.path) }

    /// Whether the run replaces the reference because the test differs from it.
    var isReplaced: Bool { settings.record == .failed }

    /// Stores the reference, and writes a line about it to standard error.
    func write(_ data: Data) throws {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url, options: .atomic)
        Diagnostics.standardError("recorded \(url.path)")
    }

    /// The sentence about a missing reference.
    var missing: String {
        "There is no reference \(url.path). Run the tests with KINORA_RECORD=missing to write it, look at it, and commit it."
    }

    /// The advice for an intended change.
    static let advice = "If the change is intended, run the tests with KINORA_RECORD=failed."
}
