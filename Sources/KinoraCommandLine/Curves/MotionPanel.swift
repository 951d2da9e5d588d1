import Foundation

/// One movement of a scene, with a plot for each changing quantity.
struct MotionPanel {
    /// In seconds from the scene's start.
    let interval: ClosedRange<Double>
    let plots: [CurvePlot]

    /// The minimum pause between movements, in seconds.
    private static let pause = 0.15

    /// The movements of a scene, in order.
    static func panels(of motions: [LayerMotion], framesPerSecond: Int, touches: [ClosedRange<Double>]) -> [MotionPanel] {
        intervals(of: motions, gap: 1.5 / Double(framesPerSecond)).compactMap { interval in
            let plots = Quantity.all.compactMap {
                CurvePlot($0, of: motions, during: interval, framesPerSecond: framesPerSecond, touches: touches, hasPlayhead: true)
            }
            return plots.isEmpty ? nil : MotionPanel(interval: interval, plots: plots)
        }
    }

    /// The intervals of visible change between frames.
    private static func intervals(of motions: [LayerMotion], gap: Double) -> [ClosedRange<Double>] {
        let steps = motions.flatMap { motion in
            motion.runs(gap: gap).flatMap { run in
                zip(run, run.dropFirst()).filter { isChange(from: $0, to: $1) }.map { $0.time...$1.time }
            }
        }
        var intervals: [ClosedRange<Double>] = []
        for step in steps.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = intervals.last, step.lowerBound - last.upperBound <= pause {
                intervals[intervals.count - 1] = last.lowerBound...max(last.upperBound, step.upperBound)
            } else {
                intervals.append(step)
            }
        }
        return intervals
    }

    /// A hundredth of the smallest plotted change: less is the tail of a spring.
    private static func isChange(from one: LayerMotion.Sample, to next: LayerMotion.Sample) -> Bool {
        Quantity.all.contains { quantity in
            quantity.components.contains { abs($0.value(next) - $0.value(one)) > quantity.threshold / 100 }
        }
    }

    /// An interval as text, in seconds.
    static func seconds(_ interval: ClosedRange<Double>) -> String {
        String(format: "%.2f to %.2f", interval.lowerBound, interval.upperBound)
    }

    var html: HTML {
        .element(
            "figure", ["class": "panel", "data-from": "\(interval.lowerBound)", "data-to": "\(interval.upperBound)"],
            .element("figcaption", text: "Second \(Self.seconds(interval))"),
            .element("div", ["class": "plots"], plots.map(\.html)))
    }
}
