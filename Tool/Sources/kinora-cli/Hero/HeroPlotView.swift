import Kinora
import UIKit

/// The curves of a shot, drawn up to a moment.
final class HeroPlotView: UIView {
    private let take: HeroTake
    private let touches = CAShapeLayer()
    private let grid = CAShapeLayer()
    private let curves: [CAShapeLayer]
    /// From the end of an animation to the beginning of the next: meanwhile a finger moves the layer.
    private let bridges: [CAShapeLayer]
    private let dots: [CALayer]
    private let speed = UILabel()
    private let values: ClosedRange<Double>

    private static let colors = [UIColor.systemTeal, .systemPink, .systemYellow]
    private static let dotSize: CGFloat = 11
    private static let insets = UIEdgeInsets(top: 58, left: 22, bottom: 24, right: 22)

    init(_ take: HeroTake, frame: CGRect) {
        self.take = take
        let all = take.lines.flatMap { $0.runs.joined().map(\.value) }
        let (low, high) = (all.min() ?? 0, all.max() ?? 1)
        let margin = max((high - low) * 0.08, 1e-6)
        values = low - margin...high + margin
        curves = take.lines.map { _ in CAShapeLayer() }
        bridges = take.lines.map { _ in CAShapeLayer() }
        dots = take.lines.map { _ in CALayer() }
        super.init(frame: frame)
        backgroundColor = UIColor(white: 1, alpha: 0.06)
        layer.cornerRadius = 18
        addLegend()
        touches.fillColor = UIColor(white: 1, alpha: 0.09).cgColor
        touches.path = touchPath
        grid.strokeColor = UIColor(white: 1, alpha: 0.14).cgColor
        grid.path = gridPath
        layer.addSublayer(touches)
        layer.addSublayer(grid)
        for (index, curve) in curves.enumerated() {
            let color = Self.colors[index % Self.colors.count].cgColor
            for line in [bridges[index], curve] {
                line.fillColor = nil
                line.strokeColor = color
                line.lineWidth = 3
                line.lineJoin = .round
                line.lineCap = .round
                layer.addSublayer(line)
            }
            bridges[index].lineDashPattern = [0.1, 7]
            dots[index].bounds.size = CGSize(width: Self.dotSize, height: Self.dotSize)
            dots[index].cornerRadius = Self.dotSize / 2
            dots[index].backgroundColor = color
            layer.addSublayer(dots[index])
        }
        addFingerLabel()
        speed.frame = CGRect(x: bounds.maxX - 22 - 90, y: 16, width: 90, height: 26)
        speed.font = .monospacedDigitSystemFont(ofSize: 17, weight: .semibold)
        speed.textColor = .white
        speed.textAlignment = .right
        addSubview(speed)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

    /// The names of the lines, in their colors.
    private func addLegend() {
        var left: CGFloat = Self.insets.left
        for (index, line) in take.lines.enumerated() {
            let label = UILabel()
            label.font = .systemFont(ofSize: 15, weight: .medium)
            label.textColor = Self.colors[index % Self.colors.count]
            label.text = line.label + (index == take.lines.count - 1 ? ": \(take.shot.quantity)" : "")
            label.sizeToFit()
            label.frame.origin = CGPoint(x: left, y: 20)
            addSubview(label)
            left = label.frame.maxX + 18
        }
    }

    /// Says once what the shaded intervals are.
    private func addFingerLabel() {
        guard let longest = take.touches.max(by: { $0.upperBound - $0.lowerBound < $1.upperBound - $1.lowerBound }) else { return }
        let label = UILabel()
        label.font = .systemFont(ofSize: 13)
        label.textColor = UIColor(white: 1, alpha: 0.6)
        label.text = "finger"
        label.sizeToFit()
        let center = x(longest.lowerBound) / 2 + x(longest.upperBound) / 2
        label.center = CGPoint(x: min(max(center, area.minX + label.bounds.width / 2), area.maxX), y: area.maxY + 11)
        addSubview(label)
    }

    // MARK: Geometry

    private var area: CGRect { bounds.inset(by: Self.insets) }

    private func x(_ time: TimeInterval) -> CGFloat {
        let interval = take.shot.interval
        return area.minX + area.width * (time - interval.lowerBound) / (interval.upperBound - interval.lowerBound)
    }

    private func y(_ value: Double) -> CGFloat {
        area.maxY - area.height * (value - values.lowerBound) / (values.upperBound - values.lowerBound)
    }

    private var touchPath: CGPath {
        let path = CGMutablePath()
        for touch in take.touches {
            let span = touch.clamped(to: take.shot.interval)
            let width = max(x(span.upperBound) - x(span.lowerBound), 4)
            path.addRect(CGRect(x: x(span.lowerBound), y: area.minY, width: width, height: area.height))
        }
        return path
    }

    private var gridPath: CGPath {
        let path = CGMutablePath()
        for step in 0...3 {
            let height = area.minY + area.height * CGFloat(step) / 3
            path.move(to: CGPoint(x: area.minX, y: height))
            path.addLine(to: CGPoint(x: area.maxX, y: height))
        }
        return path
    }

    // MARK: Time

    /// Draws the curves up to a frame's time, and says how fast it passes.
    func show(_ frame: HeroTake.Frame) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        speed.text = frame.speed == 1 ? "" : "\(frame.speed.formatted())\u{00D7}"
        for (index, line) in take.lines.enumerated() {
            let (path, bridge) = (CGMutablePath(), CGMutablePath())
            var end: CGPoint?
            func add(_ run: [(time: TimeInterval, value: Double)], to path: CGMutablePath) {
                let points = Self.points(of: run, until: frame.time).map { CGPoint(x: x($0.time), y: y($0.value)) }
                path.addLines(between: points)
                end = points.last ?? end
            }
            for (number, run) in line.runs.enumerated() {
                if number > 0 { add([line.runs[number - 1].last, run.first].compactMap(\.self), to: bridge) }
                add(run, to: path)
            }
            curves[index].path = path
            bridges[index].path = bridge
            dots[index].isHidden = end == nil
            if let end { dots[index].position = end }
        }
    }

    /// The samples up to a time, with an interpolated one there.
    private static func points(
        of run: [(time: TimeInterval, value: Double)], until time: TimeInterval
    ) -> [(time: TimeInterval, value: Double)] {
        let past = run.prefix { $0.time <= time }
        guard let last = past.last, past.count < run.count else { return Array(past) }
        let next = run[past.count]
        let fraction = (time - last.time) / (next.time - last.time)
        return past + [(time, last.value + (next.value - last.value) * fraction)]
    }
}
