import CKinoraProgram
import Foundation

/// Lines about a build of SwiftPM whose output goes to a file: one now and then, so that a log shows that it goes on.
package final class BuildProgress {
    private let timer = DispatchSource.makeTimerSource()

    /// - Parameters:
    ///   - name: The target or product that is built.
    ///   - log: The file with SwiftPM's output.
    ///   - seconds: The time between two lines.
    ///   - write: Receives the sentences; standard error unless given.
    package init(
        of name: String, log: URL, every seconds: Double = 20,
        _ write: @escaping @Sendable (String) -> Void = { _ = kinora_say($0) }
    ) {
        timer.schedule(deadline: .now() + seconds, repeating: seconds)
        let start = DispatchTime.now().uptimeNanoseconds
        let total = Total()
        timer.setEventHandler {
            let text = (try? Data(contentsOf: log)).map { String(decoding: $0, as: UTF8.self) } ?? ""
            let elapsed = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
            let rest = Self.lastStep(in: text).flatMap { Self.rest(after: elapsed, done: $0.done, of: $0.total, before: total.last) }
            total.last = Self.lastStep(in: text)?.total
            write("building \(name): \(Self.steps(in: text) ?? "nothing is compiled yet")" + (rest.map { ", about \($0) left" } ?? ""))
        }
        timer.resume()
    }

    package func end() { timer.cancel() }

    /// The number of steps at the last line. Only the timer's handler uses it.
    private final class Total: @unchecked Sendable {
        var last: Int?
    }

    /// The last step of SwiftPM's output, `[412/905] Compiling …`, as words; nil if there is none.
    package static func steps(in output: String) -> String? {
        lastStep(in: output).map { "\($0.done) of \($0.total) steps" }
    }

    private static func lastStep(in output: String) -> (done: Int, total: Int)? {
        for line in output.split(separator: "\n").reversed() where line.hasPrefix("[") {
            let numbers = line.dropFirst().prefix { $0 != "]" }.split(separator: "/").map { Int($0) }
            if numbers.count == 2, let done = numbers[0], let total = numbers[1] { return (done, total) }
        }
        return nil
    }

    /// The time that the other steps take if they are like the first ones, in words; nil before the first steps, and while SwiftPM still
    /// finds others: `before` is their number at the last line.
    package static func rest(after seconds: Double, done: Int, of total: Int, before: Int?) -> String? {
        guard seconds >= 10, done > 4, total >= done, total == before else { return nil }
        let rest = seconds * Double(total - done) / Double(done)
        return rest < 90 ? "\(max(Int((rest / 10).rounded(.up)) * 10, 10)) s" : "\(Int((rest / 60).rounded(.up))) min"
    }
}
