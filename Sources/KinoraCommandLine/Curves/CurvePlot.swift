import Foundation

/// A plot of one quantity of some layers over time, as an SVG that takes its colors from the page: text from `currentColor`, lines from
/// `--curve-1` and so on.
struct CurvePlot {
    /// A line, with gaps while nothing of its layer was animated.
    struct Line {
        /// The index of its layer among all layers of the scene on the page: its color.
        let layer: Int
        let label: String
        let dashes: String
        let runs: [[(time: Double, value: Double)]]
        /// Whether it is drawn wide and pale, under the line of a later film.
        var isBefore = false
    }

    private static let size = (width: 340.0, height: 170.0)
    private static let frame = (left: 40.0, top: 10.0, right: 332.0, bottom: 144.0)

    let quantity: Quantity
    let lines: [Line]
    /// In seconds from the scene's start.
    let interval: ClosedRange<Double>
    /// Intervals with fingers on the screen.
    let touches: [ClosedRange<Double>]
    private var hasPlayhead = false

    /// The lines of all quantities that change in an interval; nil if none does.
    init?(
        _ quantity: Quantity, of motions: [LayerMotion], during interval: ClosedRange<Double>, framesPerSecond: Int,
        touches: [ClosedRange<Double>], hasPlayhead: Bool = false
    ) {
        let gap = 1.5 / Double(framesPerSecond)
        let span = interval.lowerBound - 1e-9...interval.upperBound + 1e-9
        var lines: [Line] = []
        for (index, motion) in motions.enumerated() {
            let segments = motion.runs(gap: gap).map { $0.filter { span.contains($0.time) } }.filter { !$0.isEmpty }
            for component in quantity.components {
                let runs = segments.map { $0.map { (time: $0.time, value: component.value($0)) } }
                let values = runs.flatMap { $0.map(\.value) }
                guard let low = values.min(), let high = values.max(), high - low >= quantity.threshold else { continue }
                let label = component.name.isEmpty ? motion.label : "\(motion.label), \(component.name)"
                lines.append(Line(layer: index, label: label, dashes: component.dashes, runs: runs))
            }
        }
        guard !lines.isEmpty else { return nil }
        self.quantity = quantity
        self.lines = lines
        self.interval = interval
        self.touches = touches.filter { $0.overlaps(interval) }
        self.hasPlayhead = hasPlayhead
    }

    /// A plot of given lines, with a line at the time of a page's playhead.
    init(quantity: Quantity, lines: [Line], interval: ClosedRange<Double>) {
        (self.quantity, self.lines, self.interval, touches) = (quantity, lines, interval, [])
        hasPlayhead = true
    }

    /// The plot with its heading and legend.
    var html: HTML {
        let unit: [HTML] = quantity.unit.isEmpty ? [] : [" ", .element("small", text: quantity.unit)]
        return .element(
            "div", ["class": "plot"], .element("p", [:], [.text(quantity.name)] + unit), svg,
            .element("ul", [:], lines.map { .element("li", [:], swatch($0), .text($0.label)) }))
    }

    private func swatch(_ line: Line) -> HTML {
        .element("svg", ["class": "swatch", "viewBox": "0 0 24 4", "aria-hidden": "true"], curve(line, "M1 2H23"))
    }

    private func curve(_ line: Line, _ path: String) -> HTML {
        .element(
            "path",
            [
                "class": "curve-\(line.layer + 1)" + (line.isBefore ? " before" : ""),
                "stroke-dasharray": line.dashes.isEmpty ? nil : line.dashes, "d": path,
            ])
    }

    /// The plot alone.
    var svg: HTML {
        let values = lines.flatMap { $0.runs.flatMap { $0.map(\.value) } }
        let vertical = PlotAxis((values.min() ?? 0)...(values.max() ?? 1), marks: 3, isRounded: true)
        let horizontal = PlotAxis(interval, marks: 4, isRounded: false)
        func x(_ time: Double) -> String { Self.number(Self.frame.left + horizontal.position(time) * (Self.frame.right - Self.frame.left)) }
        func y(_ value: Double) -> String {
            Self.number(Self.frame.bottom - vertical.position(value) * (Self.frame.bottom - Self.frame.top))
        }
        var elements: [HTML] = []
        for touch in touches {
            let (start, end) = (x(max(touch.lowerBound, interval.lowerBound)), x(min(touch.upperBound, interval.upperBound)))
            let path = "M\(start) \(Self.number(Self.frame.top))H\(end)V\(Self.number(Self.frame.bottom))H\(start)z"
            elements.append(.element("path", ["class": "touch", "d": path]))
        }
        for mark in vertical.marks {
            let path = "M\(Self.number(Self.frame.left)) \(y(mark))H\(Self.number(Self.frame.right))"
            elements.append(.element("path", ["class": "grid", "d": path]))
            elements.append(
                .element(
                    "text", ["x": Self.number(Self.frame.left - 6), "y": y(mark), "dy": "0.35em", "text-anchor": "end"],
                    text: vertical.text(mark)))
        }
        for mark in horizontal.marks {
            elements.append(
                .element(
                    "text", ["x": x(mark), "y": Self.number(Self.frame.bottom + 16), "text-anchor": "middle"],
                    text: "\(horizontal.text(mark)) s"))
        }
        for line in lines {
            let path = line.runs.map { run in
                run.enumerated().map { "\($0 == 0 ? "M" : "L")\(x($1.time)) \(y($1.value))" }.joined()
            }.joined()
            elements.append(curve(line, path))
        }
        if hasPlayhead {
            elements.append(.element("path", ["class": "now", "d": "M0 \(Self.number(Self.frame.top))V\(Self.number(Self.frame.bottom))"]))
        }
        return .element(
            "svg",
            [
                "data-from": hasPlayhead ? "\(interval.lowerBound)" : nil, "data-to": hasPlayhead ? "\(interval.upperBound)" : nil,
                "viewBox": "0 0 \(Self.number(Self.size.width)) \(Self.number(Self.size.height))", "role": "img",
                "aria-label": description,
            ], elements)
    }

    /// A text description: each line's first and last value.
    private var description: String {
        let lines = lines.map { line in
            let values = line.runs.flatMap { $0.map(\.value) }
            let digits = quantity.threshold < 1 ? 2 : 0
            let power = pow(10, Double(digits))
            // Rounded first, and without the sign of a negative zero.
            let ends = [values.first, values.last].map { String(format: "%.\(digits)f", (($0 ?? 0) * power).rounded() / power + 0) }
            return "\(line.label) from \(ends[0]) to \(ends[1])"
        }
        let unit = quantity.unit.isEmpty ? "" : " in \(quantity.unit)"
        return "\(quantity.name)\(unit), second \(MotionPanel.seconds(interval)): \(lines.joined(separator: "; "))"
    }

    /// With one decimal, omitted if zero.
    static func number(_ value: Double) -> String {
        let tenths = (value * 10).rounded() / 10
        // A layer may be moved beyond what an integer holds.
        return tenths == tenths.rounded() && abs(tenths) < 1e9 ? String(Int(tenths)) : String(tenths)
    }
}
