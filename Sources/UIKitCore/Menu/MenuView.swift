import CoreGraphics
import QuartzCore

/// The card of a menu: its rows, in sections. A finger that slides over it highlights rows; the row where it is lifted is chosen.
final class MenuView: UIView, UIGestureRecognizerDelegate {
    static let width: CGFloat = 250
    private static let cornerRadius: CGFloat = 13
    private static let headerHeight: CGFloat = 30
    private static let sectionGap: CGFloat = 8

    private let choose: (UIMenuElement, UIMenu) -> Void
    private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    private let scrollView = UIScrollView()
    private var rows: [MenuRow] = []
    /// The menus that are open, the outermost first.
    private var path: [UIMenu]
    private weak var highlighted: MenuRow?
    /// Called after a menu within the menu was opened or closed.
    var onResize: (() -> Void)?

    init(_ menu: UIMenu, choose: @escaping (UIMenuElement, UIMenu) -> Void) {
        self.choose = choose
        path = [menu]
        super.init(frame: .zero)
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

    // MARK: Rows

    private var menu: UIMenu { path[path.count - 1] }

    private func makeRows() {
        for view in scrollView.subviews { view.removeFromSuperview() }
        rows = []
        var y: CGFloat = 0
        if path.count > 1 {
            y = add(MenuRow(menu, isHeader: true, hasMarks: false), at: y)
            y = gap(at: y)
        } else if !menu.title.isEmpty {
            let label = UILabel(frame: CGRect(x: 16, y: 0, width: Self.width - 32, height: Self.headerHeight))
            label.text = menu.title
            label.font = .systemFont(ofSize: 12)
            label.textColor = .secondaryLabel
            scrollView.addSubview(label)
            y = Self.headerHeight
        }
        var isFirst = true
        for section in Self.sections(of: menu) where !section.isEmpty {
            if !isFirst { y = gap(at: y) }
            isFirst = false
            let hasMarks = section.contains { $0.menuState != .off }
            for (index, element) in section.enumerated() {
                if index > 0 || y > 0 { line(at: y) }
                y = add(MenuRow(element, isHeader: false, hasMarks: hasMarks), at: y)
            }
        }
        scrollView.contentSize = CGSize(width: Self.width, height: y)
    }

    /// The rows between thick lines: menus that are shown inline are sections of their own.
    static func sections(of menu: UIMenu) -> [[UIMenuElement]] {
        var sections: [[UIMenuElement]] = [[]]
        for element in menu.children where !element.menuAttributes.contains(.hidden) {
            if let inner = element as? UIMenu, inner.options.contains(.displayInline) {
                sections += Self.sections(of: inner) + [[]]
            } else {
                sections[sections.count - 1].append(element)
            }
        }
        return sections
    }

    private func add(_ row: MenuRow, at y: CGFloat) -> CGFloat {
        row.frame = CGRect(x: 0, y: y, width: Self.width, height: row.height)
        scrollView.addSubview(row)
        rows.append(row)
        row.onActivate = { [unowned self] in take($0) }
        return y + row.height
    }

    private func line(at y: CGFloat) {
        let line = UIView(frame: CGRect(x: 0, y: y, width: Self.width, height: 0.5))
        line.backgroundColor = .separator
        scrollView.addSubview(line)
    }

    private func gap(at y: CGFloat) -> CGFloat {
        let gap = UIView(frame: CGRect(x: 0, y: y, width: Self.width, height: Self.sectionGap))
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

/// A row of a menu: mark, title and subtitle, image.
final class MenuRow: UIView {
    let element: UIMenuElement
    let isHeader: Bool
    var onActivate: ((MenuRow) -> Void)?
    private let hasMarks: Bool
    private let title = UILabel()
    private let subtitle = UILabel()
    private let mark = UILabel()
    private let image = UIImageView()

    init(_ element: UIMenuElement, isHeader: Bool, hasMarks: Bool) {
        self.element = element
        self.isHeader = isHeader
        self.hasMarks = hasMarks
        super.init(frame: .zero)
        let color: UIColor = isDisabled ? .tertiaryLabel : element.menuAttributes.contains(.destructive) ? .systemRed : .label
        title.text = element.title
        title.font = .systemFont(ofSize: 17, weight: isHeader ? .semibold : .regular)
        title.textColor = color
        subtitle.text = element.subtitle
        subtitle.font = .systemFont(ofSize: 13)
        subtitle.textColor = .secondaryLabel
        mark.font = .systemFont(ofSize: 17, weight: .semibold)
        mark.textColor = color
        mark.textAlignment = .center
        mark.text = element is UIMenu ? (isHeader ? "⌄" : "›") : element.menuState == .on ? "✓" : element.menuState == .mixed ? "–" : nil
        image.image = element.image?.withRenderingMode(element.image?.renderingMode == .alwaysOriginal ? .alwaysOriginal : .alwaysTemplate)
        image.tintColor = color
        image.contentMode = .scaleAspectFit
        for view in [title, subtitle, mark, image] as [UIView] { addSubview(view) }
        isAccessibilityElement = true
        accessibilityLabel = element.title
        accessibilityTraits = isDisabled ? [.button, .notEnabled] : element.menuState == .on ? [.button, .selected] : .button
    }

    required init?(coder: NSCoder) { nil }

    var isDisabled: Bool { element.menuAttributes.contains(.disabled) }
    var height: CGFloat { element.subtitle?.isEmpty == false ? 58 : 44 }

    var isHighlighted = false {
        didSet { backgroundColor = isHighlighted ? UIColor.label.withAlphaComponent(0.1) : nil }
    }

    override func accessibilityActivate() -> Bool {
        onActivate?(self)
        return !isDisabled
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let marksLead = hasMarks || element is UIMenu
        let (leading, trailing): (CGFloat, CGFloat) = (marksLead ? 34 : 16, image.image == nil ? 16 : 52)
        let width = max(bounds.width - leading - trailing, 0)
        let hasSubtitle = element.subtitle?.isEmpty == false
        var frames = [
            (title as UIView, CGRect(x: leading, y: hasSubtitle ? 8 : 0, width: width, height: hasSubtitle ? 22 : bounds.height)),
            (subtitle, CGRect(x: leading, y: 31, width: width, height: hasSubtitle ? 18 : 0)),
            (mark, CGRect(x: 8, y: 0, width: 22, height: bounds.height)),
            (image, CGRect(x: bounds.width - 42, y: (bounds.height - 22) / 2, width: 26, height: 22)),
        ]
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            frames = frames.map { ($0, CGRect(x: bounds.width - $1.maxX, y: $1.minY, width: $1.width, height: $1.height)) }
        }
        for (view, frame) in frames { view.frame = frame }
    }
}
