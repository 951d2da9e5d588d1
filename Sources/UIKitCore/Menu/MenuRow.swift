import CoreGraphics

/// A row of a menu: mark, title and subtitle, image. A small or medium one is a tile beside others: an image, or a title below it.
final class MenuRow: UIView {
    let element: UIMenuElement
    let isHeader: Bool
    var onActivate: ((MenuRow) -> Void)?
    private let hasMarks: Bool
    private let metrics: MenuMetrics
    private let size: UIMenu.ElementSize
    private let title = UILabel()
    private let subtitle = UILabel()
    private let mark = UILabel()
    private let image = UIImageView()

    init(_ element: UIMenuElement, isHeader: Bool, hasMarks: Bool, metrics: MenuMetrics, size: UIMenu.ElementSize = .large) {
        self.size = size
        self.element = element
        self.isHeader = isHeader
        self.hasMarks = hasMarks
        self.metrics = metrics
        super.init(frame: .zero)
        let color: UIColor = isDisabled ? .tertiaryLabel : element.menuAttributes.contains(.destructive) ? .systemRed : .label
        title.text = element.title
        title.font = metrics.font(.body, isStrong: isHeader)
        title.textColor = color
        subtitle.text = element.subtitle
        subtitle.font = metrics.font(.footnote)
        subtitle.textColor = .secondaryLabel
        mark.font = metrics.font(.body, isStrong: true)
        for label in [title, subtitle] { label.numberOfLines = metrics.wrapsTitles ? 0 : 1 }
        mark.textColor = color
        mark.textAlignment = .center
        mark.text = element is UIMenu ? (isHeader ? "⌄" : "›") : element.menuState == .on ? "✓" : element.menuState == .mixed ? "–" : nil
        image.image = element.image?.preferring(.body).asTemplate
        image.tintColor = color
        image.contentMode = .scaleAspectFit
        for view in [title, subtitle, mark, image] as [UIView] { addSubview(view) }
        if isTile { setUpTile() }
        isAccessibilityElement = true
        accessibilityLabel = element.title
        accessibilityTraits = isDisabled ? [.button, .notEnabled] : element.menuState == .on ? [.button, .selected] : .button
    }

    required init?(coder: NSCoder) { nil }

    private var isTile: Bool { size.columns != nil }

    private func setUpTile() {
        title.textAlignment = .center
        title.numberOfLines = 1
        subtitle.isHidden = true
        mark.isHidden = true
        if size == .medium { title.font = metrics.font(.footnote) } else { title.isHidden = element.image != nil }
        if element.menuState == .on { backgroundColor = UIColor.label.withAlphaComponent(0.1) }
    }

    /// The frames of a tile's image and title.
    private func tileFrames() -> (image: CGRect, title: CGRect) {
        let (height, line) = (metrics.scaled(22), size == .medium ? metrics.scaled(18) : bounds.height)
        let hasImage = element.image != nil
        let isStack = size == .medium && hasImage
        let top = ((bounds.height - height - (isStack ? line + 2 : 0)) / 2).rounded()
        let text = CGRect(x: 4, y: isStack ? top + height + 2 : 0, width: bounds.width - 8, height: isStack ? line : bounds.height)
        return (CGRect(x: 0, y: top, width: bounds.width, height: height), text)
    }

    var isDisabled: Bool { element.menuAttributes.contains(.disabled) }

    private var hasSubtitle: Bool { element.subtitle?.isEmpty == false }

    /// Height for a width, in points: 44, or 58 with a subtitle, and more by as much as the texts are higher than at the default text size.
    func height(in width: CGFloat) -> CGFloat {
        if isTile { return metrics.scaled(size == .medium ? 64 : 44) }
        let texts = textFrames(in: width)
        let growth = texts.title.height - Self.titleLine + (hasSubtitle ? texts.subtitle.height - Self.subtitleLine : 0)
        return (hasSubtitle ? 58 : 44) + growth
    }

    /// Least heights of title and subtitle: of one line at the default text size.
    private static let (titleLine, subtitleLine): (CGFloat, CGFloat) = (22, 18)

    /// Frames of the texts in a left-to-right row of a width; without a subtitle the title's is that of the text alone.
    private func textFrames(in width: CGFloat) -> (title: CGRect, subtitle: CGRect) {
        let marksLead = hasMarks || element is UIMenu
        let leading = marksLead ? 12 + metrics.scaled(22) : 16
        let trailing = image.image == nil ? 16 : 26 + metrics.scaled(26)
        let available = CGSize(width: max(width - leading - trailing, 0), height: .greatestFiniteMagnitude)
        func height(_ label: UILabel, _ least: CGFloat) -> CGFloat { max(least, label.sizeThatFits(available).height.rounded(.up)) }
        let titleFrame = CGRect(x: leading, y: hasSubtitle ? 8 : 0, width: available.width, height: height(title, Self.titleLine))
        let subtitleFrame = CGRect(
            x: leading, y: titleFrame.maxY + 1, width: available.width, height: hasSubtitle ? height(subtitle, Self.subtitleLine) : 0)
        return (titleFrame, subtitleFrame)
    }

    var isHighlighted = false {
        didSet { backgroundColor = isHighlighted || isTile && element.menuState == .on ? UIColor.label.withAlphaComponent(0.1) : nil }
    }

    override func accessibilityActivate() -> Bool {
        onActivate?(self)
        return !isDisabled
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if isTile { return (image.frame, title.frame) = tileFrames() }
        let texts = textFrames(in: bounds.width)
        let (markWidth, imageSize) = (metrics.scaled(22), CGSize(width: metrics.scaled(26), height: metrics.scaled(22)))
        let lone = CGRect(x: texts.title.minX, y: 0, width: texts.title.width, height: bounds.height)
        var frames = [
            (title as UIView, hasSubtitle ? texts.title : lone),
            (subtitle, texts.subtitle),
            (mark, CGRect(x: 8, y: 0, width: markWidth, height: bounds.height)),
            (
                image,
                CGRect(
                    x: bounds.width - 16 - imageSize.width, y: (bounds.height - imageSize.height) / 2, width: imageSize.width,
                    height: imageSize.height)
            ),
        ]
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            frames = frames.map { ($0, CGRect(x: bounds.width - $1.maxX, y: $1.minY, width: $1.width, height: $1.height)) }
        }
        for (view, frame) in frames { view.frame = frame }
    }
}
