/// The card of a page sheet: rounds the top corners of the presented view, which fills it.
final class SheetView: UIView {
    private static let cornerRadius: CGFloat = 10

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        layer.cornerRadius = Self.cornerRadius
        layer.cornerCurve = .continuous
    }

    required init?(coder: NSCoder) { nil }

    /// Adds a view that fills the card.
    func fill(with view: UIView) {
        guard view.superview !== self else { return }
        view.setUntransformedFrame(bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
    }

    /// Rounds all corners, or only the top ones if the card reaches the bottom edge.
    func roundCorners(all: Bool) {
        layer.maskedCorners =
            all
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    }
}
