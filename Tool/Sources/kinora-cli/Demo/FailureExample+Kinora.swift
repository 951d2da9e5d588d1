import CFailures
import Foundation
import KinoraCommandLine

extension FailureExample {
    /// Those of `Documentation/Failures.md`.
    static var kinora: [FailureExample] {
        examples(of: String(decoding: file("Failures.md") ?? Data(), as: UTF8.self), file: file)
    }

    private static func file(_ path: String) -> Data? {
        var count = 0
        return kinora_failure_file(path, &count).map { Data(bytes: $0, count: count) }
    }
}
