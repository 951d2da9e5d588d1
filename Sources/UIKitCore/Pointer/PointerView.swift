import CoreGraphics
import Display
import QuartzCore

/// The pointer, above everything on the screen.
final class PointerView: UIView {
    private let shape = CAShapeLayer()

    init() {
        super.init(frame: Screen.current?.rootLayer.bounds ?? .zero)
        isUserInteractionEnabled = false
        backgroundColor = nil
        layer.zPosition = 1_000_000
        shape.lineWidth = 0.5
        layer.addSublayer(shape)
        Screen.current?.rootLayer.addSublayer(layer)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows an outline in screen coordinates, nil for no pointer, in a color that contrasts with a background of a style.
    func show(_ outline: UIBezierPath?, isOnDark: Bool) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        shape.path = outline?.cgPath
        shape.fillColor = UIColor(white: isOnDark ? 0.85 : 0.35, alpha: 0.55).cgColor
        shape.strokeColor = UIColor(white: isOnDark ? 0 : 1, alpha: 0.6).cgColor
        CATransaction.commit()
    }
}
