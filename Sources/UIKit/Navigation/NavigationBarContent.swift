/// What a bar shows for its top item: the title (or the item's own view) and the way back.
final class NavigationBarContent: UIView {
    let item: UINavigationItem
    let backItem: UINavigationItem?
    private let titleLabel = UILabel(frame: .zero)
    private let backButton = NavigationBackButton(frame: .zero)
    private var titleView: UIView?

    /// Between the bar's edges and what is in it, and between title and back button.
    private static let margin: CGFloat = 8

    init(item: UINavigationItem, backItem: UINavigationItem?, frame: CGRect) {
        self.item = item
        self.backItem = backItem
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textAlignment = .center
        addSubview(titleLabel)
        addSubview(backButton)
        update()
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Reads the items again.
    func update() {
        if titleView !== item.titleView {
            if titleView?.superview === self { titleView?.removeFromSuperview() }
            titleView = item.titleView
            if let titleView { addSubview(titleView) }
        }
        titleLabel.text = item.title
        titleLabel.isHidden = titleView != nil || (item.title ?? "").isEmpty
        backButton.isHidden = backItem == nil || item.hidesBackButton
        placeParts()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    private func placeParts() {
        let left = bounds.minX + safeAreaInsets.left + Self.margin
        let width = max(0, bounds.maxX - safeAreaInsets.right - Self.margin - left)
        var roomForTitle = width
        let wanted = titleSize
        if let backItem, !backButton.isHidden {
            let text = backText(to: backItem, beside: wanted.width, in: width)
            let backWidth = backButton.width(with: text)
            backButton.show(text)
            backButton.frame = CGRect(x: left, y: 0, width: backWidth, height: bounds.height)
            roomForTitle = max(0, width - 2 * (backWidth + Self.margin))
        }
        let title = titleView ?? titleLabel
        let size = CGSize(width: min(wanted.width, roomForTitle), height: min(wanted.height, bounds.height))
        let x = (bounds.midX - size.width / 2).rounded()
        title.frame = CGRect(x: x, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    }

    private var titleSize: CGSize {
        guard let titleView else {
            let size = titleLabel.intrinsicContentSize
            return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
        }
        return titleView.bounds.isEmpty ? titleView.sizeThatFits(bounds.size) : titleView.bounds.size
    }

    /// The best text that leaves the centred title whole; a title too long for any gives way to the shortest text, and that to the chevron alone.
    private func backText(to item: UINavigationItem, beside titleWidth: CGFloat, in width: CGFloat) -> String {
        let texts = item.backButtonTexts
        let besideTitle = (width - titleWidth) / 2 - Self.margin
        if let fitting = texts.first(where: { backButton.width(with: $0) <= besideTitle }) { return fitting }
        guard let shortest = texts.last, backButton.width(with: shortest) <= width / 3 else { return "" }
        return shortest
    }
}
