/// The badge of a tab bar item: text on a colored background at the corner of the icon; a circle if the text is short.
final class TabBarBadge: UIView, SubviewSizeObserving {
    private let label = UILabel(frame: .zero)
    private var offset = UIOffset.zero

    private static let height: CGFloat = 18

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = Self.height / 2
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a text; nil hides the badge.
    func show(_ text: String?, color: UIColor, attributes: [NSAttributedString.Key: Any], offset: UIOffset) {
        isHidden = text == nil
        guard let text else { return }
        backgroundColor = color
        self.offset = offset
        let usual: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.white]
        label.show(text, usual.merging(attributes) { $1 })
        setNeedsLayout()
    }

    /// The size for the text, limited to the width of an item.
    func fittingSize(in width: CGFloat) -> CGSize {
        let text = label.intrinsicContentSize.width.rounded(.up)
        return CGSize(width: min(max(text + 9, Self.height), max(width, Self.height)), height: Self.height)
    }

    func intrinsicSizeDidChange(of subview: UIView) { setNeedsLayout() }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.contracted(dx: 3, dy: 0).offsetBy(dx: offset.horizontal, dy: offset.vertical)
    }
}
