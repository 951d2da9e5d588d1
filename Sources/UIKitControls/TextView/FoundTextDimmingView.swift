import CoreGraphics
import QuartzCore

/// Darkens a text except for its matches.
final class FoundTextDimmingView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }

    /// Distance by which the area exceeds the content, for bouncing, in points.
    private static let margin: CGFloat = 1000

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityIdentifier = "found text dimming"
        (layer as? CAShapeLayer)?.fillRule = .evenOdd
        alpha = 0
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the area around rectangles in a text view; none removes it.
    func show(_ rects: [CGRect], over view: UITextView) {
        guard !rects.isEmpty else {
            guard superview != nil else { return }
            return fade(to: 0) { [weak self] in if self?.alpha == 0 { self?.removeFromSuperview() } }
        }
        let content = CGSize(
            width: max(view.contentSize.width, view.bounds.width), height: max(view.contentSize.height, view.bounds.height))
        let isDark = view.traitCollection.userInterfaceStyle == .dark
        UIView.performOutsideOfBlocks {
            frame = CGRect(origin: .zero, size: content)
            let path = CGMutablePath()
            path.addRect(bounds.insetBy(dx: -Self.margin, dy: -Self.margin))
            // Rectangles of one line may overlap, where the rule of even and odd would fill them again.
            var shown: [CGRect] = []
            for rect in rects.map({ $0.insetBy(dx: -2, dy: 0) })
            where !shown.contains(where: { $0.intersects(rect) && $0.minY == rect.minY }) {
                shown.append(rect)
                path.addRoundedRect(in: rect, cornerWidth: min(4, rect.width / 2), cornerHeight: min(4, rect.height / 2))
            }
            (layer as? CAShapeLayer)?.path = path
            (layer as? CAShapeLayer)?.fillColor = UIColor.black.withAlphaComponent(isDark ? 0.5 : 0.2).cgColor
        }
        if superview !== view {
            view.addSubview(self)
            fade(to: 1) {}
        } else if alpha == 0 {
            fade(to: 1) {}
        }
    }

    private func fade(to alpha: CGFloat, completion: @escaping () -> Void) {
        UIView.animate(withDuration: 0.2, animations: { self.alpha = alpha }, completion: { _ in completion() })
    }
}
