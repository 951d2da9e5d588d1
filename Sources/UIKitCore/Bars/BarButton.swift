/// The view of a bar button item without custom view: its image or title.
final class BarButton: UIControl, AccessibilityDefaulting, ControlStateObserving, LargeContentDefaulting {
    let item: UIBarButtonItem
    private let content = UIView(frame: .zero)
    private let label = UILabel(frame: .zero)
    let imageView = UIImageView(image: nil)
    /// The field in the tint color of a selected item; nil until it is needed.
    private var selectionField: UIView?
    private var appearances: ResolvedButtonAppearances
    private(set) var contentWidth: CGFloat = 0
    /// Extension of the hit area beyond the left and right edges, in points.
    private(set) var outset: CGFloat = 0
    private var offset = UIOffset.zero
    private var image: UIImage?
    private var menuPress: MenuPress?

    /// Minimum width of the hit area, in points.
    static let touchWidth: CGFloat = 44
    /// Minimum width of the content, for which the hit area still reaches 44 points at a bar's margin.
    private static let leastWidth: CGFloat = 12
    private static let fontSize: CGFloat = 17
    /// Of the field of a selected item, in points: as a selected system button has it.
    private static let (fieldOutset, fieldRadius): (CGFloat, CGFloat) = (3, 4)

    init(_ item: UIBarButtonItem, appearances: ResolvedButtonAppearances) {
        self.item = item
        self.appearances = appearances
        super.init(frame: .zero)
        content.isUserInteractionEnabled = false
        addSubview(content)
        content.addSubview(label)
        content.addSubview(imageView)
        addTarget(self, action: Selector("use:event:", BarButton.use), for: .touchUpInside)
        image = item.systemItem?.image
        update(appearances)
        for effect in item.symbolEffects { effect.add(imageView) }
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow != nil, let superview { item.takeAppearance(in: superview) }
        item.barView = self
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Updates from the item.
    func update(_ appearances: ResolvedButtonAppearances) {
        self.appearances = appearances
        tintColor = item.tintColor
        isEnabled = item.isEnabled
        updateMenu()
        imageView.image = (image ?? item.image)?.preferring(.bar).resolved(for: traitCollection, preferring: nil).asTemplate
        imageView.isHidden = imageView.image == nil
        showState()
        contentWidth = max(widthOfContent(), Self.leastWidth)
        outset = max(0, (Self.touchWidth - contentWidth) / 2)
        setNeedsLayout()
    }

    private func updateMenu() {
        if let menuPress { removeGestureRecognizer(menuPress) }
        menuPress = nil
        guard item.hasMenu else { return }
        let press = MenuPress(opensAtOnce: item.opensMenuAtOnce) { [unowned self] in
            item.isEnabled ? item.presentMenu(in: self).flatMap { MenuOverlay.open($0, of: self, sender: item) } : nil
        }
        addGestureRecognizer(press)
        menuPress = press
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -max(0, (Self.touchWidth - bounds.width) / 2), dy: 0).contains(point)
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !keepsTap(from: gestureRecognizer)
    }

    var accessibilityDefaults: AccessibilityDefaults { item.accessibility(stateTraits) }

    private func use(_ sender: BarButton, event: UIEvent?) {
        item.use(by: self, event)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
        imageView.semanticContentAttribute = semanticContentAttribute
        label.frame = bounds.offsetBy(dx: offset.horizontal, dy: offset.vertical)
        let size = imageView.image?.size ?? .zero
        let insets = item.imageInsets
        imageView.frame = CGRect(
            x: ((bounds.width - size.width + insets.left - insets.right) / 2).rounded(),
            y: ((bounds.height - size.height + insets.top - insets.bottom) / 2).rounded(),
            width: size.width, height: size.height)
        let text = CGRect(x: 0, y: bounds.midY - Self.fontSize / 2, width: bounds.width, height: Self.fontSize)
        let shown = imageView.isHidden ? text : imageView.frame
        selectionField?.frame = shown.insetBy(dx: -Self.fieldOutset, dy: -Self.fieldOutset)
    }

    private func showSelection() {
        isSelected = item.isSelected
        guard item.isSelected else {
            selectionField?.removeFromSuperview()
            return selectionField = nil
        }
        let field = selectionField ?? UIView()
        if selectionField == nil {
            field.layer.cornerRadius = Self.fieldRadius
            content.insertSubview(field, at: 0)
            selectionField = field
            setNeedsLayout()
        }
        field.backgroundColor = isEnabled ? tintColor : .tertiaryLabel
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showState()
    }

    func stateDidChange() {
        showState()
        dimWhilePressed(content)
    }

    private func showState() {
        let values = appearances.resolved(for: item.style).values(highlighted: isHighlighted, enabled: isEnabled)
        if values.offset != offset {
            offset = values.offset
            setNeedsLayout()
        }
        let attributes = self.attributes(values)
        let color = attributes[.foregroundColor] as? UIColor
        showSelection()
        imageView.tintColor = item.isSelected ? .white : item.isEnabled ? nil : color
        label.isHidden = imageView.image != nil
        label.textAlignment = .center
        label.show(label.isHidden ? nil : text, item.isSelected ? attributes.merging([.foregroundColor: UIColor.white]) { $1 } : attributes)
    }

    private var text: String? { item.systemItem?.text ?? item.title }

    private func attributes(_ values: ResolvedButtonAppearance.Values) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: Self.fontSize, weight: item.style == .done ? .semibold : .regular),
            .foregroundColor: isEnabled ? tintColor as UIColor : .tertiaryLabel,
        ]
        // An item's own tint and attributes take precedence over the bar's; a disabled item is colored only by attributes for exactly that
        // state.
        let own: UIControl.State = !isEnabled ? .disabled : isHighlighted ? .highlighted : .normal
        var given = values.attributes
        if !isEnabled, appearances.resolved(for: item.style).disabled.attributes[.foregroundColor] == nil { given[.foregroundColor] = nil }
        if item.tintColor != nil { given[.foregroundColor] = nil }
        attributes.merge(given) { $1 }
        var normal = item.titleTextAttributes(for: .normal) ?? [:]
        if !isEnabled { normal[.foregroundColor] = nil }
        attributes.merge(normal) { $1 }
        if own != .normal, let attributesOfState = item.titleTextAttributes(for: own) { attributes.merge(attributesOfState) { $1 } }
        return attributes
    }

    private func widthOfContent() -> CGFloat {
        if item.width > 0 { return item.width }
        if let image = imageView.image { return image.size.width.rounded(.up) }
        let values = appearances.resolved(for: item.style).values(highlighted: false, enabled: isEnabled)
        let attributes = self.attributes(values)
        let texts = [text ?? ""] + (item.possibleTitles.map { $0.sorted() } ?? [])
        return texts.reduce(0) { max($0, $1.size(withAttributes: attributes).width.rounded(.up)) }
    }

    // MARK: Large content

    override var showsLargeContentViewer: Bool {
        get { !item.hasMenu }
        set { super.showsLargeContentViewer = newValue }
    }

    override var scalesLargeContentImage: Bool {
        get { item.largeContentSizeImage == nil }
        set { super.scalesLargeContentImage = newValue }
    }

    override var largeContentImageInsets: UIEdgeInsets {
        get { item.largeContentSizeImageInsets }
        set { super.largeContentImageInsets = newValue }
    }

    var defaultLargeContent: (title: String?, image: UIImage?) {
        (text ?? item.accessibilityLabel, item.largeContentSizeImage ?? imageView.image)
    }
}
