import Foundation
import UIKit

/// The text of a gesture script with the touches of a run, and its steps as comments.
enum ExplorationScript {
    /// - Throws: `GestureScriptError` for a run of more than an hour.
    static func text(of record: RunRecord) throws -> String {
        var samples = record.samples
        // A script ends with its last sample.
        if let end = record.end, end > samples.last?.time ?? 0 {
            samples.append(TouchSample(time: end, finger: 0, phase: .stationary, location: .zero))
        }
        let script = try GestureScript(samples, screen: record.screen)
        var lines = script.text.split(separator: "\n").map(String.init)
        let header = lines.count - samples.count
        var steps = record.steps.enumerated().reversed().map { $0 }
        var text: [String] = []
        for (index, sample) in samples.enumerated() {
            while let (number, (step, time)) = steps.last, time <= sample.time + 1e-9 {
                text.append("# \(number + 1). \(step.description.replacingOccurrences(of: "\n", with: " "))")
                steps.removeLast()
            }
            text.append(lines[header + index])
        }
        text += steps.reversed().map { "# \($0.offset + 1). \($0.element.step)" }
        lines.removeLast(samples.count)
        if record.steps.contains(where: { !$0.step.hasFinger && $0.step.action != .wait }) {
            lines.append("# Rotations and typed texts are comments: scripts have touches alone.")
        }
        return (lines + text).joined(separator: "\n") + "\n"
    }
}
