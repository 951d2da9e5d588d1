import Foundation
import Kinora

/// A trace as lines of text for a reference, with values rounded to thousandths.
enum TraceText {
    static func text(of trace: Trace) -> String {
        var lines = ["trace, \(trace.framesPerSecond) frames per second, to \(seconds(trace.frames.last?.time ?? 0))", "", "layers"]
        let names = Dictionary(trace.layers.map { ($0.id, "\($0.name ?? $0.className)#\($0.id)") }) { first, _ in first }
        func name(_ id: Int) -> String { names[id] ?? "#\(id)" }
        lines += trace.layers.map { "  \(name($0.id))  \($0.path)" }
        lines += ["", "events"]
        lines += trace.events.map { event in
            var words = [seconds(event.time), event.kind.rawValue]
            if let layer = event.layer { words.append(name(layer)) }
            if let keyPath = event.keyPath { words.append(keyPath) }
            if let finished = event.finished { words.append(finished ? "finished" : "not finished") }
            return "  " + words.joined(separator: " ")
        }
        lines += ["", "frames"]
        for frame in trace.frames {
            for layer in frame.layers {
                let values = layer.values.sorted { $0.key < $1.key }.filter { $0.key != "transform" || !isIdentity($0.value) }
                    .map { "\($0.key) \(text(of: $0.value))" }
                lines.append("  \(seconds(frame.time)) \(name(layer.layer)): \(values.joined(separator: ", "))")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The first lines that differ, with the line before them; nil for equal texts.
    static func difference(_ expected: String, _ actual: String) -> [String]? {
        guard expected != actual else { return nil }
        let (old, new) = (expected.components(separatedBy: "\n"), actual.components(separatedBy: "\n"))
        let changes = new.difference(from: old)
        let first = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(old.count, new.count)
        var lines = ["\(changes.removals.count) lines are missing and \(changes.insertions.count) are new. From line \(first + 1) on:"]
        if first > 0 { lines.append("    " + old[first - 1]) }
        lines += old.dropFirst(first).prefix(3).map { "  - " + $0 }
        lines += new.dropFirst(first).prefix(3).map { "  + " + $0 }
        return lines
    }

    private static func seconds(_ time: Double) -> String { String(format: "%.3f", time) }

    private static func isIdentity(_ value: Trace.Value) -> Bool {
        value == .numbers([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])
    }

    private static func text(of value: Trace.Value) -> String {
        switch value {
        case .number(let number): MotionCheck.number(number)
        case .flag(let flag): "\(flag)"
        case .numbers(let numbers): "(" + numbers.map(MotionCheck.number).joined(separator: " ") + ")"
        case .none: "none"
        }
    }
}
