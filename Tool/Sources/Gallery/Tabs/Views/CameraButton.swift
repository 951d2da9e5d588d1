import UIKit

/// A button with a camera, 69 by 59 points.
final class CameraButton: UIButton {
    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 69, height: 59))
        isOpaque = false
        contentMode = .redraw
        accessibilityLabel = "Camera"
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.7 : 1 } }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let body = UIBezierPath(roundedRect: bounds.inset(atMostX: 1, y: 1), cornerRadius: 12)
        context.saveGState()
        body.addClip()
        let colors = [UIColor(rgb: 0x5B74B8), UIColor(rgb: 0x2E3B74)].map(\.cgColor) as CFArray
        if let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) {
            context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: bounds.height), options: [])
        }
        UIColor(white: 1, alpha: 0.25).setFill()
        UIRectFill(CGRect(x: 0, y: 1, width: bounds.width, height: 1))
        context.restoreGState()
        let glyph = TabGlyph.share.image(side: 36).withTintColor(.white, renderingMode: .alwaysOriginal)
        glyph.draw(in: CGRect(x: bounds.midX - 18, y: bounds.midY - 18, width: 36, height: 36))
    }
}
