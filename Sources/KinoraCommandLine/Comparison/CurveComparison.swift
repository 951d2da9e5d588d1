import Foundation
import Kinora

/// The curves of the layers that move, of two traces over each other.
struct CurveComparison: Equatable {
    /// The largest size of a trace, in bytes.
    private static let sizeLimit = 64 << 20
    /// Larger values, in points, degrees or seconds, are left out.
    private static let valueLimit = 1e7

    /// Plots of the quantities that differ.
    private(set) var plots: [CurvePlot] = []
    /// A sentence about traces that cannot be shown, or that are the same.
    private(set) var note: String?

    static func == (one: CurveComparison, other: CurveComparison) -> Bool {
        one.note == other.note && one.plots.map(\.svg.source) == other.plots.map(\.svg.source)
    }

    /// Reads the traces; nil if there is none.
    /// - Parameters:
    ///   - base, head: Files that may be missing.
    ///   - width, height: The size of the film.
    init?(base: URL, head: URL, width: Int, height: Int) {
        let files = [base, head].map { FileManager.default.fileExists(atPath: $0.path) }
        guard files.contains(true) else { return nil }
        guard !files.contains(false) else {
            note = "Only \(files[0] ? base.relativePath : head.relativePath) is there: curves need the trace of both films."
            return
        }
        do {
            let traces = try [base, head].map(Self.trace)
            plots = Self.plots(traces[0], traces[1], screen: SIMD2(Double(width), Double(height)))
            if plots.isEmpty { note = "The curves of the layers that move are the same." }
        } catch {
            note = "\(error)"
        }
    }

    private struct Unreadable: Error, CustomStringConvertible {
        let description: String
    }

    private static func trace(_ file: URL) throws -> Trace {
        do {
            let data = try readFile(file.path, limit: sizeLimit + 1)
            guard data.count <= sizeLimit else { throw Unreadable(description: "it has more than \(sizeLimit >> 20) MiB") }
            return try Trace(json: data)
        } catch {
            throw Unreadable(description: "\(file.relativePath) cannot be read as a trace: \(error).")
        }
    }

    private static func plots(_ base: Trace, _ head: Trace, screen: SIMD2<Double>) -> [CurvePlot] {
        let all = [base, head].map { trace in
            MotionChoice.motions(of: trace).map { motion in
                var motion = motion
                motion.samples = motion.samples.filter(isPlottable)
                return motion
            }
        }
        // The layers that move most, of the head first.
        var chosen: [LayerMotion] = []
        for trace in [head, base] {
            for motion in MotionChoice(trace, screen: screen).motions where !chosen.contains(where: { $0.path == motion.path }) {
                chosen.append(motion)
            }
        }
        let layers = chosen.prefix(MotionChoice.limit).map { choice in
            (label: choice.label, runs: all.map { motions in motions.first { $0.path == choice.path } })
        }
        let times = all.flatMap { $0.flatMap { $0.samples.map(\.time) } }
        guard let first = times.min(), let last = times.max(), last > first else { return [] }
        let rates = [base, head].map { max($0.framesPerSecond, 1) }
        return Quantity.all.compactMap { quantity in
            var lines: [CurvePlot.Line] = []
            for (index, layer) in layers.enumerated() {
                for component in quantity.components {
                    let runs = zip(layer.runs, rates).map { motion, rate in
                        (motion?.runs(gap: 1.5 / Double(rate)) ?? []).map { $0.map { (time: $0.time, value: component.value($0)) } }
                    }
                    guard isChange(runs[0], runs[1], by: quantity.threshold) else { continue }
                    let label = component.name.isEmpty ? layer.label : "\(layer.label), \(component.name)"
                    for (run, isBase) in zip(runs, [true, false]) where !run.isEmpty {
                        lines.append(
                            CurvePlot.Line(
                                layer: index, label: label + (isBase ? ", before" : ""), dashes: component.dashes, runs: run,
                                isBefore: isBase))
                    }
                }
            }
            return lines.isEmpty ? nil : CurvePlot(quantity: quantity, lines: lines, interval: first...last)
        }
    }

    private static func isPlottable(_ sample: LayerMotion.Sample) -> Bool {
        let values = [sample.time, sample.scale, sample.alpha, sample.rotation, sample.position.x, sample.position.y, sample.position.z]
        return values.allSatisfy { $0.isFinite && abs($0) < valueLimit }
    }

    private typealias Runs = [[(time: Double, value: Double)]]

    /// Whether the curves differ, and one of them is not flat.
    private static func isChange(_ base: Runs, _ head: Runs, by threshold: Double) -> Bool {
        let (one, other) = (base.flatMap(\.self), head.flatMap(\.self))
        let values = (one + other).map(\.value)
        guard let low = values.min(), let high = values.max(), high - low >= threshold else { return false }
        guard one.count == other.count else { return true }
        return zip(one, other).contains { abs($0.value - $1.value) > threshold / 100 || abs($0.time - $1.time) > 1e-6 }
    }
}
