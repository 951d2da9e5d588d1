/// A page sheet's card: it rounds the upper corners of the presented view, which fills it.
final class SheetView: UIView {
    private static let cornerRadius: CGFloat = 10

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        layer.cornerRadius = Self.cornerRadius
        layer.cornerCurve = .continuous
    }

    required init?(coder: NSCoder) { nil }

    /// Puts a view in, filling the card.
    func fill(with view: UIView) {
        guard view.superview !== self else { return }
        view.setUntransformedFrame(bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
    }

    /// Where the card reaches the bottom edge, only its upper corners are round.
    func roundCorners(all: Bool) {
        layer.maskedCorners =
            all
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    }
}
