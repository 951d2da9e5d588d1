/// The button for one item of a tab bar.
final class TabBarButton: UIControl, AccessibilityDefaulting, SubviewSizeObserving, LargeContentDefaulting {
    struct Colors {
        var selected: UIColor
        var normal: UIColor
    }

    let item: UITabBarItem
    private let imageView = UIImageView(image: nil)
    private let label = UILabel(frame: .zero)
    private let badge = TabBarBadge(frame: .zero)
    private var style = UITabBarItemAppearance.Style.stacked
    private var resolved = ResolvedTabItemAppearance()
    private var colors = Colors(selected: .systemBlue, normal: .systemGray)
    private var showsSelected = false
    private var titleOffset = UIOffset.zero
    private let onTap: () -> Void

    init(_ item: UITabBarItem, onTap: @escaping () -> Void) {
        self.item = item
        self.onTap = onTap
        super.init(frame: .zero)
        for view in [imageView, label, badge] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        label.textAlignment = .center
        addTarget(self, action: Selector("use", TabBarButton.use), for: .touchUpInside)
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow != nil, let superview { item.takeAppearance(in: superview) }
    }

    required init?(coder: NSCoder) { nil }

    private func use() { onTap() }

    var accessibilityDefaults: AccessibilityDefaults {
        var defaults = item.accessibility(showsSelected ? stateTraits.union(.selected) : stateTraits)
        defaults.value = defaults.value ?? item.badgeValue
        return defaults
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { !keepsTap(from: gestureRecognizer) }

    func show(isSelected: Bool, style: UITabBarItemAppearance.Style, resolved: ResolvedTabItemAppearance, colors: Colors) {
        showsSelected = isSelected
        self.style = style
        self.resolved = resolved
        self.colors = colors
        update()
    }

    /// Updates from the item.
    func update() {
        isEnabled = item.isEnabled
        let values = resolved.values(isSelected: showsSelected, isEnabled: item.isEnabled)
        let usual = !item.isEnabled ? UIColor.tertiaryLabel : showsSelected ? colors.selected : colors.normal
        let color = values.iconColor ?? usual
        let image = showsSelected ? item.selectedImage ?? item.image : item.image
        imageView.image = image?.preferring(.tab).resolved(for: traitCollection, preferring: nil).asTemplate
        imageView.tintColor = color
        label.show(item.title, titleAttributes(values, usual))
        label.isHidden = (item.title ?? "").isEmpty
        let own = values.offset
        titleOffset = UIOffset(
            horizontal: own.horizontal + item.titlePositionAdjustment.horizontal,
            vertical: own.vertical + item.titlePositionAdjustment.vertical)
        let ownBadge = item.badgeTextAttributes(for: showsSelected ? .selected : .normal) ?? item.badgeTextAttributes(for: .normal)
        badge.show(
            item.badgeValue, color: item.badgeColor ?? values.badgeColor ?? .systemRed,
            attributes: values.badgeAttributes.merging(ownBadge ?? [:]) { $1 }, offset: values.badgeTextOffset)
        setNeedsLayout()
    }

    private func titleAttributes(_ values: ResolvedTabItemAppearance.Values, _ color: UIColor) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [.font: Self.font(of: style), .foregroundColor: color]
        attributes.merge(values.attributes) { $1 }
        attributes.merge(item.titleTextAttributes(for: .normal)?.filter { $0.key != .foregroundColor || !showsSelected } ?? [:]) { $1 }
        let state: UIControl.State = !item.isEnabled ? .disabled : showsSelected ? .selected : .normal
        attributes.merge(item.titleTextAttributes(for: state) ?? [:]) { $1 }
        return attributes
    }

    private static func font(of style: UITabBarItemAppearance.Style) -> UIFont {
        switch style {
        case .stacked: .systemFont(ofSize: 10, weight: .medium)
        case .inline: .systemFont(ofSize: 13)
        case .compactInline: .systemFont(ofSize: 12)
        }
    }

    // MARK: Layout

    /// Distance from the top edge to a title below an icon, and to the icon's center, in a bar of 49 points.
    private static let titleTop: CGFloat = 35
    private static let imageMiddle: CGFloat = 20
    private static let gap: CGFloat = 8

    func intrinsicSizeDidChange(of subview: UIView) { setNeedsLayout() }

    override func layoutSubviews() {
        super.layoutSubviews()
        layOutContent()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let offset = resolved.values(isSelected: showsSelected, isEnabled: item.isEnabled).badgeOffset
        let size = badge.fittingSize(in: bounds.width)
        let (x, y): (CGFloat, CGFloat)
        if style != .stacked, !label.isHidden {
            // Beside a title that it would cover at the icon's corner.
            x = isMirrored ? label.frame.minX - 4 - size.width : label.frame.maxX + 4
            y = ((bounds.height - size.height) / 2).rounded()
        } else {
            let anchor = imageView.isHidden ? CGRect(x: bounds.midX, y: 8, width: 0, height: 0) : imageView.frame
            x = isMirrored ? anchor.minX + 9 - size.width : anchor.maxX - 9
            y = max(anchor.minY - 5, 2)
        }
        badge.frame = CGRect(
            x: x + (isMirrored ? -offset.horizontal : offset.horizontal), y: y + offset.vertical, width: size.width, height: size.height)
    }

    private func layOutContent() {
        imageView.isHidden = imageView.image == nil
        var imageSize = imageView.image?.size ?? .zero
        var textSize = label.isHidden ? .zero : label.intrinsicContentSize
        textSize = CGSize(width: min(textSize.width.rounded(.up), bounds.width), height: textSize.height.rounded(.up))
        let insets = item.imageInsets
        let shift = CGPoint(x: (insets.left - insets.right) / 2, y: (insets.top - insets.bottom) / 2)
        if style == .stacked {
            let middle = label.isHidden ? bounds.height / 2 : Self.imageMiddle + (bounds.height - 49) / 2
            layOut(imageView, imageSize, at: CGPoint(x: bounds.midX + shift.x, y: middle + shift.y))
            let top = Self.titleTop + bounds.height - 49
            label.frame = CGRect(
                x: ((bounds.width - textSize.width) / 2).rounded() + titleOffset.horizontal, y: top + titleOffset.vertical,
                width: textSize.width, height: textSize.height)
            return
        }
        // The compact bar of phones in landscape has smaller icons.
        let maximumHeight = bounds.height - 10
        if imageSize.height > maximumHeight, imageSize.height > 0 {
            imageSize = CGSize(width: imageSize.width * maximumHeight / imageSize.height, height: maximumHeight)
        }
        let gap = imageView.isHidden || label.isHidden ? 0 : Self.gap
        let width = imageSize.width + gap + textSize.width
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = (bounds.width - width) / 2
        let imageX = isMirrored ? left + width - imageSize.width / 2 : left + imageSize.width / 2
        layOut(imageView, imageSize, at: CGPoint(x: imageX + shift.x, y: bounds.midY + shift.y))
        let textX = isMirrored ? left : left + imageSize.width + gap
        label.frame = CGRect(
            x: textX.rounded() + titleOffset.horizontal, y: ((bounds.height - textSize.height) / 2).rounded() + titleOffset.vertical,
            width: textSize.width, height: textSize.height)
    }

    private func layOut(_ view: UIView, _ size: CGSize, at center: CGPoint) {
        view.frame = CGRect(
            x: (center.x - size.width / 2).rounded(), y: (center.y - size.height / 2).rounded(), width: size.width, height: size.height)
    }

    // MARK: Large content

    override var showsLargeContentViewer: Bool {
        get { true }
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

    var defaultLargeContent: (title: String?, image: UIImage?) { (item.title, item.largeContentSizeImage ?? imageView.image) }
}
