import CoreGraphics
import Kinora

/// The trails of layers across the screen during one movement, as a drawing over the film: a line with a dot for each frame, in the color
/// of the layer's curves. Dots far apart are fast.
struct MotionTrails {
    private struct Trail {
        /// The index of its layer among all layers of the scene on the page: its color.
        let layer: Int
        let runs: [[LayerPoint]]
    }

    private let trails: [Trail]
    /// In points.
    private let screen: CGSize

    /// A layer that goes less far stays where it is: in points.
    private static let least = 4.0

    init(of motions: [LayerMotion], during interval: ClosedRange<Double>, framesPerSecond: Int, screen: CGSize) {
        self.screen = screen
        let gap = 1.5 / Double(framesPerSecond)
        trails = motions.enumerated().compactMap { index, motion in
            let points = motion.trail.filter { $0.time >= interval.lowerBound - 1e-9 && $0.time <= interval.upperBound + 1e-9 }
            let (xs, ys) = (points.map(\.point.x), points.map(\.point.y))
            guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max(),
                max(right - left, bottom - top) >= Self.least
            else { return nil }
            var runs: [[LayerPoint]] = []
            for point in points {
                if let last = runs.last?.last, point.time - last.time <= gap {
                    runs[runs.count - 1].append(point)
                } else {
                    runs.append([point])
                }
            }
            return Trail(layer: index, runs: runs)
        }
    }

    /// The drawing, as large as the screen; hidden.
    var html: HTML {
        .element(
            "svg",
            [
                "class": "trails", "hidden": "", "viewBox": "0 0 \(CurvePlot.number(screen.width)) \(CurvePlot.number(screen.height))",
                "preserveAspectRatio": "none", "aria-hidden": "true",
            ],
            trails.flatMap { trail in
                let line = trail.runs.map { "M" + $0.map { Self.text($0.point) }.joined(separator: "L") }.joined()
                let dots = trail.runs.joined().map { "M\(Self.text($0.point))h0" }.joined()
                return [
                    HTML.element("path", ["class": "curve-\(trail.layer + 1)", "d": line]),
                    HTML.element("path", ["class": "curve-\(trail.layer + 1) frames", "d": dots]),
                ]
            })
    }

    private static func text(_ point: CGPoint) -> String { "\(CurvePlot.number(point.x)) \(CurvePlot.number(point.y))" }
}
