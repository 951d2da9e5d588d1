import Foundation
import UIKit

/// A motion as a curve over time, for images of failures: a dot for each frame, red ones at the violations, and dashed what was expected.
///
/// Frames without a value are a gap.
@MainActor struct MotionPlot {
    let curve: MotionCurve
    let expected: (@Sendable (Double) -> Double?)?
    /// The times of the violations.
    let marks: [Double]

    static let height: CGFloat = 230
    private static let insets = UIEdgeInsets(top: 16, left: 84, bottom: 38, right: 48)
    private static let ink = UIColor(white: 0.25, alpha: 1)
    private static let line = UIColor(red: 0, green: 0.35, blue: 0.85, alpha: 1)
    private static let fault = UIColor(red: 0.85, green: 0.1, blue: 0.1, alpha: 1)
    /// Dots are apart up to this many frames.
    private static let dotLimit = 150

    /// Draws the plot into the current context.
    func draw(in rect: CGRect) {
        let area = rect.inset(by: Self.insets)
        guard area.width > 0, area.height > 0 else { return }
        drawGrid(in: area)
        if let expected { stroke(runs(of: expected), dashed: true, in: area) }
        stroke(runs, dashed: false, in: area)
        drawDots(in: area)
    }

    /// The samples between frames without a value.
    private var runs: [[MotionSample]] {
        var runs: [[MotionSample]] = [[]]
        for sample in curve.samples where sample.value.isFinite {
            if let last = runs[runs.count - 1].last, curve.absences.contains(where: { last.time < $0.begin && $0.begin < sample.time }) {
                runs.append([])
            }
            runs[runs.count - 1].append(sample)
        }
        return runs
    }

    /// The expected values at the times of the frames; values for single times alone are dots.
    private func runs(of expected: @Sendable (Double) -> Double?) -> [[MotionSample]] {
        var runs: [[MotionSample]] = [[]]
        for sample in curve.samples {
            if let value = expected(sample.time), value.isFinite {
                runs[runs.count - 1].append(MotionSample(time: sample.time, value: value))
            } else if !runs[runs.count - 1].isEmpty {
                runs.append([])
            }
        }
        return runs
    }

    // MARK: Geometry

    private var span: ClosedRange<Double> {
        let values = (runs + (expected.map { runs(of: $0) } ?? [])).joined().map(\.value)
        let (low, high) = (values.min() ?? 0, values.max() ?? 0)
        return low < high ? low...high : low - 1...high + 1
    }

    private var end: Double { max(curve.end, curve.absences.last.map { $0.end ?? $0.begin } ?? 0, 1e-3) }

    private func point(_ sample: MotionSample, in area: CGRect) -> CGPoint {
        let span = span
        return CGPoint(
            x: area.minX + area.width * sample.time / end,
            y: area.maxY - area.height * (sample.value - span.lowerBound) / (span.upperBound - span.lowerBound))
    }

    // MARK: Drawing

    private func drawGrid(in area: CGRect) {
        let grid = UIBezierPath()
        let span = span
        for step in 0...4 {
            let y = area.maxY - area.height * Double(step) / 4
            grid.move(to: CGPoint(x: area.minX, y: y))
            grid.addLine(to: CGPoint(x: area.maxX, y: y))
            guard step.isMultiple(of: 2) else { continue }
            let value = span.lowerBound + (span.upperBound - span.lowerBound) * Double(step) / 4
            draw(String(format: "%.4g", value), at: CGPoint(x: area.minX - 10, y: y), alignment: .right)
        }
        UIColor(white: 0, alpha: 0.14).setStroke()
        grid.stroke()
        for step in 0...4 {
            let time = end * Double(step) / 4
            draw(
                MotionCheck.seconds(time), at: CGPoint(x: area.minX + area.width * Double(step) / 4, y: area.maxY + 20), alignment: .center)
        }
        let faults = UIBezierPath()
        for mark in marks {
            let x = area.minX + area.width * min(max(mark, 0), end) / end
            faults.move(to: CGPoint(x: x, y: area.minY - 8))
            faults.addLine(to: CGPoint(x: x, y: area.maxY))
        }
        Self.fault.withAlphaComponent(0.45).setStroke()
        faults.lineWidth = 2
        faults.stroke()
    }

    private func stroke(_ runs: [[MotionSample]], dashed: Bool, in area: CGRect) {
        let path = UIBezierPath()
        for run in runs where !run.isEmpty {
            path.move(to: point(run[0], in: area))
            for sample in run.dropFirst() { path.addLine(to: point(sample, in: area)) }
        }
        (dashed ? Self.ink.withAlphaComponent(0.6) : Self.line).setStroke()
        path.lineWidth = 2
        path.lineJoinStyle = .round
        if dashed { path.setLineDash([7, 5], count: 2, phase: 0) }
        path.stroke()
    }

    private func drawDots(in area: CGRect) {
        if curve.samples.count <= Self.dotLimit {
            for run in runs { for sample in run { drawDot(sample, radius: 2.5, Self.line, in: area) } }
        }
        for mark in marks {
            guard let sample = curve.samples.first(where: { $0.time >= mark - 1e-9 }) ?? curve.samples.last, sample.value.isFinite else {
                continue
            }
            drawDot(sample, radius: 5.5, Self.fault, in: area)
        }
    }

    private func drawDot(_ sample: MotionSample, radius: CGFloat, _ color: UIColor, in area: CGRect) {
        let center = point(sample, in: area)
        color.setFill()
        UIBezierPath(ovalIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)).fill()
    }

    private func draw(_ text: String, at point: CGPoint, alignment: NSTextAlignment) {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 18), .foregroundColor: Self.ink]
        let size = text.size(withAttributes: attributes)
        let left = alignment == .right ? point.x - size.width : point.x - size.width / 2
        text.draw(at: CGPoint(x: left, y: point.y - size.height / 2), withAttributes: attributes)
    }
}
