import CoreGraphics

/// A swipe-action button. Its content keeps its width while the button is narrower.
final class SwipeButton: UIControl, ControlStateObserving {
    private let label = UILabel(frame: .zero)
    private let imageView = UIImageView(image: nil)
    /// Width that the content is centered in, measured from the row's edge.
    var contentWidthShown: CGFloat = 0 {
        didSet { if contentWidthShown != oldValue { setNeedsLayout() } }
    }
    /// Whether the buttons are at the left of the row.
    var isOutermostLeft = false

    init(_ action: UIContextualAction) {
        super.init(frame: .zero)
        clipsToBounds = true
        backgroundColor = action.backgroundColor
        tintColor = .white
        label.text = action.title
        label.textColor = .white
        label.font = .systemFont(ofSize: action.image == nil ? 17 : 15)
        label.textAlignment = .center
        label.numberOfLines = 2
        imageView.image = action.image?.preferring(.body).asTemplate
        addSubview(imageView)
        addSubview(label)
        isAccessibilityElement = true
        accessibilityLabel = action.title
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    /// Width in points.
    var contentWidth: CGFloat { max(label.sizeThatFits(CGSize(width: 200, height: 1000)).width, imageView.image?.size.width ?? 0) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let left = isOutermostLeft ? bounds.width - contentWidthShown : 0
        let text = label.text?.isEmpty ?? true ? CGSize.zero : label.sizeThatFits(CGSize(width: contentWidthShown, height: bounds.height))
        let image = imageView.image?.size ?? .zero
        let gap: CGFloat = text.height > 0 && image.height > 0 ? 4 : 0
        var y = (bounds.height - text.height - gap - image.height) / 2
        imageView.frame = CGRect(x: left + (contentWidthShown - image.width) / 2, y: y, width: image.width, height: image.height)
        y += image.height + gap
        label.frame = CGRect(x: left, y: y, width: contentWidthShown, height: text.height)
    }

    func stateDidChange() { alpha = isHighlighted ? 0.75 : 1 }
}
