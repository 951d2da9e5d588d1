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
        timer.setEventHandler {
            let text = (try? Data(contentsOf: log)).map { String(decoding: $0, as: UTF8.self) } ?? ""
            write("building \(name): \(Self.steps(in: text) ?? "nothing is compiled yet")")
        }
        timer.resume()
    }

    package func end() { timer.cancel() }

    /// The last step of SwiftPM's output, `[412/905] Compiling …`, as words; nil if there is none.
    package static func steps(in output: String) -> String? {
        for line in output.split(separator: "\n").reversed() where line.hasPrefix("[") {
            let numbers = line.dropFirst().prefix { $0 != "]" }.split(separator: "/")
            if numbers.count == 2, numbers.allSatisfy({ Int($0) != nil }) { return "\(numbers[0]) of \(numbers[1]) steps" }
        }
        return nil
    }
}
