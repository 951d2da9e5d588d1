import CoreGraphics
import Display

/// The glyphs of buttons that have one. Sizes are our choice, near Apple's symbols.
enum ButtonGlyph {
    case info
    case add
    case close

    var size: CGSize { self == .close ? CGSize(width: 30, height: 30) : CGSize(width: 24, height: 24) }

    /// A template image; the disc of a close button is a separate view.
    @MainActor
    func image() -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = Screen.current?.scale ?? 2
        format.opaque = false
        let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            UIColor.black.set()
            let center = CGPoint(x: size.width / 2, y: size.height / 2)
            if self != .close {
                let ring = UIBezierPath(ovalIn: CGRect(origin: .zero, size: size).insetBy(dx: 2, dy: 2))
                ring.lineWidth = 1.75
                ring.stroke()
            }
            let lines = UIBezierPath()
            lines.lineCapStyle = .round
            lines.lineJoinStyle = .round
            switch self {
            case .add:
                lines.lineWidth = 1.75
                lines.move(to: CGPoint(x: center.x - 4.75, y: center.y))
                lines.addLine(to: CGPoint(x: center.x + 4.75, y: center.y))
                lines.move(to: CGPoint(x: center.x, y: center.y - 4.75))
                lines.addLine(to: CGPoint(x: center.x, y: center.y + 4.75))
            case .close:
                lines.lineWidth = 2.5
                for sign in [-1.0, 1.0] {
                    lines.move(to: CGPoint(x: center.x - 4.5, y: center.y - 4.5 * sign))
                    lines.addLine(to: CGPoint(x: center.x + 4.5, y: center.y + 4.5 * sign))
                }
            case .info:
                UIBezierPath(ovalIn: CGRect(x: center.x - 1.5, y: center.y - 6, width: 2.75, height: 2.75)).fill()
                lines.lineWidth = 1.6
                lines.move(to: CGPoint(x: center.x - 1.6, y: center.y - 1))
                lines.addLine(to: CGPoint(x: center.x + 0.2, y: center.y - 1))
                lines.addLine(to: CGPoint(x: center.x + 0.2, y: center.y + 5))
                lines.move(to: CGPoint(x: center.x - 1.8, y: center.y + 5))
                lines.addLine(to: CGPoint(x: center.x + 2.2, y: center.y + 5))
            }
            lines.stroke()
        }
        return image.withRenderingMode(.alwaysTemplate)
    }
}
