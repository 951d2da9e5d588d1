import CoreGraphics
import QuartzCore

/// The card of a menu: its rows, in sections. A finger that slides over it highlights rows; the row where it is lifted is chosen.
final class MenuView: UIView, UIGestureRecognizerDelegate {
    private static let cornerRadius: CGFloat = 13
    private static let headerHeight: CGFloat = 30
    /// Height of the title's line at the default text size.
    private static let headerLine: CGFloat = 16
    private static let headerMargin: CGFloat = 16
    private static let sectionGap: CGFloat = 8

    private let choose: (UIMenuElement, UIMenu) -> Void
    private var metrics: MenuMetrics
    private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    private let scrollView = UIScrollView()
    private var rows: [MenuRow] = []
    /// The menus that are open, the outermost first.
    private var path: [UIMenu]
    private weak var highlighted: MenuRow?
    /// Called after a menu within the menu was opened or closed.
    var onResize: (() -> Void)?

    /// - Parameters:
    ///   - traits: those of the view that opens the menu.
    ///   - widthLimit: the available width, in points.
    init(_ menu: UIMenu, traits: UITraitCollection, widthLimit: CGFloat, choose: @escaping (UIMenuElement, UIMenu) -> Void) {
        self.choose = choose
        self.widthLimit = widthLimit
        metrics = MenuMetrics(traits: traits, limit: widthLimit)
        path = [menu]
        super.init(frame: .zero)
        Self.prepare(menu)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 24
        layer.shadowOffset = CGSize(width: 0, height: 8)
        material.clipsToBounds = true
        material.layer.cornerRadius = Self.cornerRadius
        material.layer.cornerCurve = .continuous
        addSubview(material)
        material.contentView.addSubview(scrollView)
        scrollView.contentInsetAdjustmentBehavior = .never
        accessibilityIdentifier = "menu"
        accessibilityViewIsModal = true
        let finger = UILongPressGestureRecognizer(target: self, action: Selector("kinora_followFinger:", MenuView.followFinger))
        finger.minimumPressDuration = 0
        finger.allowableMovement = .greatestFiniteMagnitude
        finger.delegate = self
        addGestureRecognizer(finger)
        makeRows()
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Metrics

    /// The available width, in points.
    var widthLimit: CGFloat { didSet { if widthLimit != oldValue { updateMetrics() } } }

    /// Width for the text size and the available width, in points.
    var fittingWidth: CGFloat { metrics.width }

    private func updateMetrics() {
        let new = MenuMetrics(traits: traitCollection, limit: widthLimit)
        guard new != metrics else { return }
        metrics = new
        makeRows()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory else { return }
        updateMetrics()
        superview?.setNeedsLayout()
    }

    // MARK: Rows

    private var menu: UIMenu { path[path.count - 1] }

    private func makeRows() {
        for view in scrollView.subviews { view.removeFromSuperview() }
        rows = []
        var y: CGFloat = 0
        if path.count > 1 {
            y = add(MenuRow(menu, isHeader: true, hasMarks: false, metrics: metrics), at: y)
            y = gap(at: y)
        } else if !menu.title.isEmpty {
            let label = UILabel(frame: .zero)
            label.text = menu.title
            label.font = metrics.font(.caption1)
            label.numberOfLines = metrics.wrapsTitles ? 0 : 1
            label.textColor = .secondaryLabel
            let width = metrics.width - 2 * Self.headerMargin
            let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
            y = (Self.headerHeight + max(0, height - Self.headerLine)).rounded(.up)
            label.frame = CGRect(x: Self.headerMargin, y: 0, width: width, height: y)
            scrollView.addSubview(label)
        }
        var isFirst = true
        let sections = Self.sections(of: menu) { [weak self] in self?.reopen() }
        for section in sections where !section.elements.isEmpty {
            if !isFirst { y = gap(at: y) }
            isFirst = false
            let hasMarks = section.elements.contains { $0.menuState != .off }
            if let columns = section.size.columns {
                y = addTiles(section, columns, at: y)
                continue
            }
            for (index, element) in section.elements.enumerated() {
                if index > 0 || y > 0 { line(at: y) }
                y = add(MenuRow(element, isHeader: false, hasMarks: hasMarks, metrics: metrics), at: y)
            }
        }
        scrollView.contentSize = CGSize(width: metrics.width, height: y)
    }

    /// Has the deferred elements of a menu, and of those in it, made for this opening.
    private static func prepare(_ menu: UIMenu) {
        for element in menu.children {
            (element as? UIDeferredMenuElement)?.menuOpens()
            if let inner = element as? UIMenu { prepare(inner) }
        }
    }

    /// The rows between thick lines: menus that are shown inline are sections of their own.
    ///
    /// - Parameter changed: Called when deferred elements have come later.
    static func sections(of menu: UIMenu, changed: @escaping () -> Void) -> [MenuSection] {
        let empty = MenuSection(size: menu.preferredElementSize)
        var sections = [empty]
        let elements = menu.children.flatMap { ($0 as? UIDeferredMenuElement)?.rows(changed) ?? [$0] }
        for element in elements where !element.menuAttributes.contains(.hidden) {
            if let inner = element as? UIMenu, inner.options.contains(.displayInline) {
                sections += Self.sections(of: inner, changed: changed) + [empty]
            } else {
                sections[sections.count - 1].elements.append(element)
            }
        }
        return sections
    }

    private func add(_ row: MenuRow, at y: CGFloat) -> CGFloat {
        let height = row.height(in: metrics.width)
        add(row, CGRect(x: 0, y: y, width: metrics.width, height: height))
        return y + height
    }

    private func add(_ row: MenuRow, _ frame: CGRect) {
        row.frame = frame
        scrollView.addSubview(row)
        rows.append(row)
        row.onActivate = { [unowned self] in take($0) }
    }

    /// Adds elements beside each other, in rows of at most so many columns.
    private func addTiles(_ section: MenuSection, _ columns: Int, at top: CGFloat) -> CGFloat {
        var y = top
        for start in stride(from: 0, to: section.elements.count, by: columns) {
            if y > 0 { line(at: y) }
            let elements = section.elements[start..<min(start + columns, section.elements.count)]
            let width = metrics.width / CGFloat(elements.count)
            let tiles = elements.map { MenuRow($0, isHeader: false, hasMarks: false, metrics: metrics, size: section.size) }
            let height = tiles.reduce(0) { max($0, $1.height(in: width)) }
            for (index, tile) in tiles.enumerated() {
                let column = effectiveUserInterfaceLayoutDirection == .rightToLeft ? tiles.count - 1 - index : index
                add(tile, CGRect(x: CGFloat(column) * width, y: y, width: width, height: height))
            }
            y += height
        }
        return y
    }

    private func line(at y: CGFloat) {
        let line = UIView(frame: CGRect(x: 0, y: y, width: metrics.width, height: 0.5))
        line.backgroundColor = .separator
        scrollView.addSubview(line)
    }

    private func gap(at y: CGFloat) -> CGFloat {
        let gap = UIView(frame: CGRect(x: 0, y: y, width: metrics.width, height: Self.sectionGap))
        gap.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0, alpha: 0.3) : UIColor(white: 0, alpha: 0.08) }
        scrollView.addSubview(gap)
        return y + Self.sectionGap
    }

    var fittingHeight: CGFloat { scrollView.contentSize.height }

    override func layoutSubviews() {
        super.layoutSubviews()
        material.frame = bounds
        scrollView.frame = bounds
        scrollView.isScrollEnabled = scrollView.contentSize.height > bounds.height + 0.5
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: Self.cornerRadius).cgPath
    }

    // MARK: The finger

    private func followFinger(_ finger: UILongPressGestureRecognizer) {
        let isOver = finger.state == .ended || finger.state == .cancelled
        if scrollView.isDragging || finger.state == .cancelled { return highlight(nil) }
        follow(finger.location(in: self), isLifted: isOver)
    }

    /// Highlights the row under a finger, and chooses it where the finger is lifted.
    func follow(_ point: CGPoint, isLifted: Bool) {
        let row = bounds.contains(point) ? row(at: point) : nil
        highlight(isLifted ? nil : row)
        if isLifted, let row { take(row) }
    }

    private func row(at point: CGPoint) -> MenuRow? {
        rows.first { $0.bounds.contains($0.convert(point, from: self)) && !$0.isDisabled }
    }

    private func highlight(_ row: MenuRow?) {
        guard row !== highlighted else { return }
        highlighted?.isHighlighted = false
        row?.isHighlighted = true
        highlighted = row
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer.view?.isDescendant(of: self) == true }

    private func take(_ row: MenuRow) {
        guard !row.isDisabled else { return }
        if row.isHeader {
            path.removeLast()
            reopen()
        } else if let inner = row.element as? UIMenu {
            path.append(inner)
            reopen()
        } else {
            let owner = Self.owner(of: row.element, in: menu) ?? menu
            choose(row.element, owner)
            if row.element.menuAttributes.contains(.keepsMenuPresented) { reopen() }
        }
    }

    private func reopen() {
        makeRows()
        onResize?()
    }

    /// The menu that contains an element, of those shown inline in a menu.
    private static func owner(of element: UIMenuElement, in menu: UIMenu) -> UIMenu? {
        if menu.children.contains(where: { $0 === element }) { return menu }
        return menu.children.lazy.compactMap { ($0 as? UIMenu).flatMap { owner(of: element, in: $0) } }.first
    }
}
