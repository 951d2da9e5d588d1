import CommandSupport
import Foundation

/// Notes of test programs about their runs, lines in a file: KinoraTesting writes one as a program begins, and one as its test framework
/// ends it. A program that code under test ends by itself, whatever the status, has not finished.
struct TestRuns {
    private let file: LogFile

    /// Has the test programs that are started from now on write their lines.
    init() throws {
        file = try LogFile()
        setenv("KINORA_TEST_RUNS", file.url.path, 1)
    }

    /// A program that has not finished; nil if all have.
    func unfinished() throws -> String? {
        var open: [Substring: Substring] = [:]
        for line in String(decoding: try file.contents(), as: UTF8.self).split(separator: "\n") {
            let words = line.split(separator: " ", maxSplits: 2)
            guard words.count > 1 else { continue }
            open[words[1]] = words[0] == "began" ? words.last : nil
        }
        return open.values.min().map(String.init)
    }
}
