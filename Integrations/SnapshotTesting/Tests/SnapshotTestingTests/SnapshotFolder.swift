import Foundation
import SnapshotTesting

/// An empty folder for references and artifacts of one test; removed at its end.
final class SnapshotFolder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("SnapshotFolder-" + UUID().uuidString)

    init() { setenv("SNAPSHOT_ARTIFACTS", url.path, 1) }

    deinit {
        unsetenv("SNAPSHOT_ARTIFACTS")
        try? FileManager.default.removeItem(at: url)
    }

    /// The message of a failure; nil for a match.
    func failure<Value, Format>(_ value: Value, _ strategy: Snapshotting<Value, Format>, named name: String = "one") -> String? {
        withSnapshotTesting(record: .missing) {
            verifySnapshot(of: value, as: strategy, named: name, snapshotDirectory: url.path, testName: "test")
        }
    }

    /// The bytes of a reference.
    func reference(_ type: String = "png", named name: String = "one") throws -> Data {
        try Data(contentsOf: url.appendingPathComponent("test.\(name).\(type)"))
    }
}
