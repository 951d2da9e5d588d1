import UIKit

/// A rotatable arrow that points up at angle 0.
@MainActor
final class ArticlePullArrow: UIView {
    private static let key = "Kinora.pull.angle"
    /// The angle in radians, clockwise.
    private(set) var angle: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        backgroundColor = .clear
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    /// Rotates from the presentation angle. The angle itself is animated, so that the arrow returns along the same arc.
    func rotate(to angle: CGFloat, duration: TimeInterval) {
        // Angles here are between 0 and pi; the sign of the decomposed angle is ambiguous.
        let shown = abs((layer.presentation() ?? layer).value(forKeyPath: "transform.rotation.z") as? Double ?? Double(self.angle))
        self.angle = angle
        UIView.performWithoutAnimation { transform = CGAffineTransform(rotationAngle: angle) }
        layer.removeAnimation(forKey: Self.key)
        guard duration > 0, shown != angle else { return }
        let animation = CABasicAnimation(keyPath: "transform.rotation.z")
        animation.fromValue = shown
        animation.toValue = angle
        animation.duration = duration
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        layer.add(animation, forKey: Self.key)
    }

    override func draw(_ rect: CGRect) {
        let (width, height) = (bounds.width, bounds.height)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: width / 2, y: height * 0.92))
        path.addLine(to: CGPoint(x: width / 2, y: height * 0.1))
        path.move(to: CGPoint(x: width * 0.18, y: height * 0.42))
        path.addLine(to: CGPoint(x: width / 2, y: height * 0.1))
        path.addLine(to: CGPoint(x: width * 0.82, y: height * 0.42))
        path.lineWidth = max(width * 0.1, 1)
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        tintColor.setStroke()
        path.stroke()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }
}
