import CoreGraphics
import UIKitCore

/// A card over the window that a field opens; a touch outside closes it.
final class DateCard: UIView {
    private let card = UIView()
    private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    private let content: UIView
    private let size: CGSize
    private weak var field: DateField?

    /// Distances from the field and the window's edges, in points.
    static let (gap, margin): (CGFloat, CGFloat) = (8, 8)
    static let cornerRadius: CGFloat = 13
    /// Duration in which the card appears and disappears, in seconds. (An estimate of iOS 17.)
    static let duration = 0.25

    private init(_ content: UIView, size: CGSize, field: DateField) {
        (self.content, self.size, self.field) = (content, size, field)
        super.init(frame: .zero)
        accessibilityViewIsModal = true
        card.layer.shadowColor = UIColor.black.cgColor
        card.layer.shadowOpacity = 0.2
        card.layer.shadowRadius = 24
        card.layer.shadowOffset = CGSize(width: 0, height: 8)
        background.layer.cornerRadius = Self.cornerRadius
        background.clipsToBounds = true
        background.contentView.addSubview(content)
        card.addSubview(background)
        addSubview(card)
    }

    required init?(coder: NSCoder) { nil }

    /// Opens a card with a view of a size below a field, or above it where there is no space; nothing without a window.
    static func present(_ content: UIView, size: CGSize, from field: DateField) {
        guard let window = field.window else { return }
        let card = DateCard(content, size: size, field: field)
        card.tintColor = field.tintColor
        card.semanticContentAttribute = field.semanticContentAttribute
        card.frame = window.bounds
        card.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(card)
        card.layoutIfNeeded()
        field.isOpen = true
        card.card.alpha = 0
        card.card.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
        UIView.animate(withDuration: duration, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0) {
            card.card.alpha = 1
            card.card.transform = .identity
        }
    }

    func dismiss() {
        field?.isOpen = false
        isUserInteractionEnabled = false
        UIView.animate(withDuration: Self.duration, animations: { self.card.alpha = 0 }) { _ in self.removeFromSuperview() }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, !card.point(inside: touch.location(in: card), with: event) else { return }
        dismiss()
    }

    override func accessibilityPerformEscape() -> Bool {
        dismiss()
        return true
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let field, field.window != nil else { return }
        let anchor = field.convert(field.bounds, to: self)
        let frame = Self.frame(of: size, beside: anchor, in: bounds.inset(by: safeAreaInsets))
        card.bounds = CGRect(origin: .zero, size: frame.size)
        card.center = CGPoint(x: frame.midX, y: frame.midY)
        background.frame = card.bounds
        content.frame = card.bounds
    }

    /// The frame of a card beside a rectangle: below, above where there is more space, within `bounds`.
    static func frame(of size: CGSize, beside anchor: CGRect, in bounds: CGRect) -> CGRect {
        let space = bounds.insetBy(dx: margin, dy: margin)
        let (width, height) = (min(size.width, space.width), min(size.height, space.height))
        let x = min(max(anchor.midX - width / 2, space.minX), space.maxX - width)
        let fitsBelow = anchor.maxY + gap + height <= space.maxY || space.maxY - anchor.maxY >= anchor.minY - space.minY
        let y = fitsBelow ? anchor.maxY + gap : anchor.minY - gap - height
        return CGRect(x: x, y: min(max(y, space.minY), space.maxY - height), width: width, height: height)
    }
}
