import CoreGraphics

/// Shows a `UIListContentConfiguration`, by constraints: its height follows from its width.
///
/// Source: Apple, [UIListContentView](https://developer.apple.com/documentation/uikit/uilistcontentview).
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    private var shown: UIListContentConfiguration
    private let label = UILabel()
    private let secondaryLabel = UILabel()
    private let image = UIImageView()
    private let texts = UIStackView()
    private let row = UIStackView()
    private var imageWidth: NSLayoutConstraint?
    private var imageHeight: NSLayoutConstraint?
    private var slot: NSLayoutConstraint?
    private var leastHeight: NSLayoutConstraint?
    private let imageSlot = UIView()

    /// Creates a view that shows a configuration.
    public init(configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: configuration.leastHeight))
        setUp()
        show()
    }

    /// Always nil: the view is made by its configuration.
    public required init?(coder: NSCoder) { nil }

    /// The configuration. Setting one of another type than `UIListContentConfiguration` traps.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIListContentConfiguration else {
                trap(
                    object: "UIListContentView.configuration", value: "is a \(type(of: newValue))",
                    remedy: "Set a UIListContentConfiguration, or ask supports(_:) first")
            }
            shown = new
            show()
        }
    }

    /// The layout guide of the text, of the secondary text and of the image; nil while there is none.
    open var textLayoutGuide: UILayoutGuide? { guide(label) }
    /// The layout guide of the secondary text; nil without such text.
    open var secondaryTextLayoutGuide: UILayoutGuide? { guide(secondaryLabel) }
    /// The layout guide of the image; nil without an image.
    open var imageLayoutGuide: UILayoutGuide? { guide(image) }

    private var guides: [ObjectIdentifier: UILayoutGuide] = [:]

    private func guide(_ view: UIView) -> UILayoutGuide? {
        guard !view.isHidden, !(view === image && imageSlot.isHidden) else { return nil }
        if let known = guides[ObjectIdentifier(view)] { return known }
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: view.leadingAnchor), guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            guide.topAnchor.constraint(equalTo: view.topAnchor), guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        guides[ObjectIdentifier(view)] = guide
        return guide
    }

    // MARK: Layout

    private func setUp() {
        for view in [label, secondaryLabel] { texts.addArrangedSubview(view) }
        imageSlot.addSubview(image)
        for view in [imageSlot, texts] as [UIView] { row.addArrangedSubview(view) }
        row.alignment = .center
        addSubview(row)
        for view in [row, image] as [UIView] { view.translatesAutoresizingMaskIntoConstraints = false }
        image.contentMode = .scaleAspectFit
        imageSlot.setContentHuggingPriority(.required, for: .horizontal)
        secondaryLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        secondaryLabel.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
        preserveHorizontalMargins()
        let guide = layoutMarginsGuide
        // In a row that is too low, margins give way first, then the secondary text, then the text; the rest stays in the middle.
        label.setContentCompressionResistancePriority(UILayoutPriority(752), for: .vertical)
        secondaryLabel.setContentCompressionResistancePriority(UILayoutPriority(751), for: .vertical)
        let least = heightAnchor.constraint(greaterThanOrEqualToConstant: shown.leastHeight)
        leastHeight = least
        let soft: [(NSLayoutConstraint, Float)] = [
            (least, 999), (row.trailingAnchor.constraint(equalTo: guide.trailingAnchor), 999),
            (row.topAnchor.constraint(greaterThanOrEqualTo: topAnchor), 999),
            (row.centerYAnchor.constraint(equalTo: guide.centerYAnchor), 998),
            (row.topAnchor.constraint(greaterThanOrEqualTo: guide.topAnchor), 740),
        ]
        for (constraint, priority) in soft { constraint.priority = UILayoutPriority(priority) }
        NSLayoutConstraint.activate(soft.map(\.0))
        let width = image.widthAnchor.constraint(equalToConstant: 0)
        let height = image.heightAnchor.constraint(equalToConstant: 0)
        let slot = imageSlot.widthAnchor.constraint(equalToConstant: 0)
        (imageWidth, imageHeight, self.slot) = (width, height, slot)
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            image.centerXAnchor.constraint(equalTo: imageSlot.centerXAnchor), image.topAnchor.constraint(equalTo: imageSlot.topAnchor),
            image.bottomAnchor.constraint(equalTo: imageSlot.bottomAnchor), width, height, slot,
        ])
    }

    private func show() {
        directionalLayoutMargins = shown.directionalLayoutMargins
        leastHeight?.constant = shown.leastHeight
        shown.textProperties.apply(to: label, shown.text, shown.attributedText)
        shown.secondaryTextProperties.apply(to: secondaryLabel, shown.secondaryText, shown.secondaryAttributedText)
        texts.isHidden = label.isHidden && secondaryLabel.isHidden
        image.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
        image.image = shown.image
        imageSlot.isHidden = shown.image == nil
        let size = imageSize
        imageWidth?.constant = size.width
        imageHeight?.constant = size.height
        let reserved = shown.imageProperties.reservedLayoutSize.width
        slot?.constant = reserved > 0 ? reserved : size.width
        image.layer.cornerRadius = shown.imageProperties.cornerRadius
        image.clipsToBounds = shown.imageProperties.cornerRadius > 0
        row.spacing = shown.imageToTextPadding
        tint()
        arrangeTexts()
    }

    private var imageSize: CGSize { shown.imageSize(for: traitCollection) }

    private func tint() {
        image.tintColor = shown.imageProperties.resolvedTintColor(for: tintColor)
        if shown.isTinted, shown.attributedText == nil { label.textColor = tintColor }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        tint()
    }

    /// Texts stand side by side if both fit on one line.
    private func arrangeTexts() {
        var isBeside = shown.prefersSideBySideTextAndSecondaryText && !label.isHidden && !secondaryLabel.isHidden
        if isBeside {
            let margins = shown.directionalLayoutMargins
            let imageSpace = imageSlot.isHidden ? 0 : (slot?.constant ?? 0) + shown.imageToTextPadding
            let space = bounds.width - margins.leading - margins.trailing - imageSpace
            let wanted = label.intrinsicContentSize.width + secondaryLabel.intrinsicContentSize.width
            isBeside = wanted + shown.textToSecondaryTextHorizontalPadding <= space
        }
        let axis: NSLayoutConstraint.Axis = isBeside ? .horizontal : .vertical
        if texts.axis != axis { texts.axis = axis }
        texts.spacing = isBeside ? shown.textToSecondaryTextHorizontalPadding : shown.textToSecondaryTextVerticalPadding
    }

    private var arrangedWidth: CGFloat = 0

    open override func layoutSubviews() {
        if bounds.width != arrangedWidth {
            arrangedWidth = bounds.width
            arrangeTexts()
        }
        super.layoutSubviews()
    }
}

extension UIListContentConfiguration {
    /// The image's size within its limits.
    fileprivate func imageSize(for traits: UITraitCollection) -> CGSize {
        let resolved = image?.resolved(for: traits, preferring: imageProperties.preferredSymbolConfiguration)
        guard let size = resolved?.size, size.width > 0, size.height > 0 else { return .zero }
        let limit = imageProperties.maximumSize
        let scale = min(limit.width > 0 ? limit.width / size.width : 1, limit.height > 0 ? limit.height / size.height : 1, 1)
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    /// The width of the image with its distance from the text, in points; 0 without an image.
    func imageSpace(for traits: UITraitCollection) -> CGFloat {
        guard image != nil else { return 0 }
        let reserved = imageProperties.reservedLayoutSize.width
        return (reserved > 0 ? reserved : imageSize(for: traits).width) + imageToTextPadding
    }
}
