import Foundation

/// Seconds that test classes take, by their names without the module.
struct TestTimes {
    private(set) var seconds: [String: Double] = [:]
    /// Classes beside which nothing runs: they watch a browser in real time.
    private(set) var alone: Set<String> = []

    /// - Parameter texts: Lines of a class, its seconds and perhaps `alone`; later texts replace times of earlier ones. `#` begins a
    ///   comment.
    init(_ texts: [String]) {
        for line in texts.joined(separator: "\n").split(separator: "\n") where !line.hasPrefix("#") {
            let words = line.split(whereSeparator: \.isWhitespace)
            guard words.count > 1, let time = Double(words[1]) else { continue }
            seconds[String(words[0])] = time
            if words.count > 2 { alone.insert(String(words[0])) }
        }
    }

    /// The times as such lines.
    static func text(of seconds: [String: Double]) -> String {
        seconds.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)\n" }.joined()
    }
}
