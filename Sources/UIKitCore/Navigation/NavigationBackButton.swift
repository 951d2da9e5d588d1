import Display

/// The back button of a navigation bar: chevron and text in the tint color.
final class NavigationBackButton: UIControl, AccessibilityDefaulting, ControlStateObserving {
    private let content = UIView(frame: .zero)
    private let chevron = UIImageView(image: nil)
    private let label = UILabel(frame: .zero)
    private let imageView = UIImageView(image: nil)
    private var text = ""
    private var resolved = ResolvedButtonAppearance()
    private let ownChevron = NavigationBackButton.drawChevron()
    /// Cache of button widths by text, for the current appearance.
    private var widths: [String: CGFloat] = [:]

    private static let chevronSize = CGSize(width: 12, height: 21)
    private static let gap: CGFloat = 6

    override init(frame: CGRect) {
        super.init(frame: frame)
        content.isUserInteractionEnabled = false
        addSubview(content)
        for view in [chevron, label, imageView] { content.addSubview(view) }
        chevron.image = ownChevron
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The image after the chevron; without one, the first of `texts` that fits.
    var image: UIImage? {
        didSet {
            imageView.image = image?.preferring(.bar).asTemplate
            setNeedsLayout()
        }
    }

    func show(_ resolved: ResolvedButtonAppearance, indicator: UIImage?) {
        self.resolved = resolved
        chevron.image = indicator?.preferring(.bar).asTemplate ?? ownChevron
        widths = [:]
        showText()
        setNeedsLayout()
    }

    private var chevronSize: CGSize { chevron.image?.size ?? Self.chevronSize }

    /// Width of the button with a text; an empty text takes no space.
    func width(with text: String) -> CGFloat {
        if let image { return chevronSize.width + Self.gap + image.size.width.rounded(.up) }
        if let width = widths[text] { return width }
        let measured = text.size(withAttributes: attributes(resolved.normal)).width.rounded(.up)
        let width = chevronSize.width + (text.isEmpty ? 0 : Self.gap + measured)
        widths[text] = width
        return width
    }

    func show(_ text: String) {
        self.text = text
        showText()
        setNeedsLayout()
    }

    private func attributes(_ values: ResolvedButtonAppearance.Values) -> [NSAttributedString.Key: Any] {
        let usual: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: tintColor as UIColor]
        return usual.merging(values.attributes) { $1 }
    }

    private func showText() {
        let values = resolved.values(highlighted: isHighlighted, enabled: isEnabled)
        label.isHidden = text.isEmpty || image != nil
        label.show(label.isHidden ? nil : text, attributes(values))
        imageView.isHidden = image == nil
    }

    // MARK: Slide transition

    /// Center of the text or image; nil with neither.
    var textMiddle: CGFloat? { label.isHidden ? (imageView.isHidden ? nil : imageView.center.x) : label.center.x }

    func moveText(by distance: CGFloat) {
        for view in [label, imageView] { view.center.x += distance }
    }

    /// As high as the bar, and at least 44 points wide from the bar's edge.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let margin = NavigationBarContent.margin
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isMirrored ? bounds.width - point.x : point.x
        let end = max(bounds.width + margin, BarButton.touchWidth - margin)
        return x >= -margin && x < end && point.y >= 0 && point.y < bounds.height
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !keepsTap(from: gestureRecognizer)
    }

    var accessibilityDefaults: AccessibilityDefaults {
        let name = text.isEmpty ? SystemWord.text("Back") : text
        return AccessibilityDefaults(isElement: true, label: name, traits: stateTraits.union(.button))
    }

    func stateDidChange() {
        showText()
        dimWhilePressed(content)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func layOut(_ view: UIView, _ x: CGFloat, _ width: CGFloat, _ height: CGFloat, offset: UIOffset = .zero) {
            let x = isMirrored ? bounds.width - x - width : x
            view.setUntransformedFrame(
                CGRect(
                    x: x + offset.horizontal, y: ((bounds.height - height) / 2).rounded() + offset.vertical, width: width, height: height))
        }
        let size = chevronSize
        chevron.transform = isMirrored ? CGAffineTransform(scaleX: -1, y: 1) : .identity
        layOut(chevron, 0, size.width, size.height)
        let x = size.width + Self.gap
        let offset = resolved.values(highlighted: isHighlighted, enabled: isEnabled).offset
        layOut(label, x, max(0, bounds.width - x), bounds.height, offset: offset)
        label.textAlignment = isMirrored ? .right : .left
        if let image { layOut(imageView, x, image.size.width, image.size.height) }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showText()
    }

    private static func drawChevron() -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = Screen.current?.scale ?? 1
        format.opaque = false
        let image = UIGraphicsImageRenderer(size: chevronSize, format: format).image { _ in
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 10.25, y: 2))
            path.addLine(to: CGPoint(x: 1.75, y: 10.5))
            path.addLine(to: CGPoint(x: 10.25, y: 19))
            path.lineWidth = 2.75
            path.lineCapStyle = .round
            path.lineJoinStyle = .round
            UIColor.black.setStroke()
            path.stroke()
        }
        return image.withRenderingMode(.alwaysTemplate)
    }
}
