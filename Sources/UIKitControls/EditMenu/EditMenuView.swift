import CoreGraphics
import QuartzCore

/// The bar of an edit menu: its items in a row, in pages if they do not fit.
final class EditMenuView: UIView {
    /// Distances to the screen's edges and to the target, in points.
    static let margin: CGFloat = 8
    static let gap: CGFloat = 8
    private static let height: CGFloat = 44
    private static let padding: CGFloat = 14
    private static let cornerRadius: CGFloat = 12

    private let choose: (EditMenu.Item) -> Void
    private let resized: () -> Void
    private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    /// The items that are shown, behind those whose row leads to them.
    private var levels: [[EditMenu.Item]] = [[]]
    private var page = 0
    /// The first item of each page.
    private var pages = [0]
    private var width: CGFloat = 0
    private var buttons: [UIButton] = []
    private var separators: [UIView] = []

    /// - Parameters:
    ///   - choose: Called with the item that was tapped.
    ///   - resized: Called when the menu shows other items by itself.
    init(choose: @escaping (EditMenu.Item) -> Void, resized: @escaping () -> Void) {
        (self.choose, self.resized) = (choose, resized)
        super.init(frame: .zero)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 16
        layer.shadowOffset = CGSize(width: 0, height: 4)
        background.layer.cornerRadius = Self.cornerRadius
        background.clipsToBounds = true
        addSubview(background)
        accessibilityIdentifier = "edit menu"
    }

    required init?(coder: NSCoder) { nil }

    private var items: [EditMenu.Item] { levels[levels.count - 1] }

    func show(_ items: [EditMenu.Item]) {
        levels = [items]
        page = 0
        width = 0
    }

    /// Arranges the items in pages of at most a width; returns the size of the present page.
    func fit(width: CGFloat) -> CGSize {
        self.width = width
        let widths = items.map(Self.width)
        pages = [0]
        if widths.reduce(isNested ? Self.height : 0, +) > width {
            var left = width - (isNested ? 2 : 1) * Self.height
            for (index, own) in widths.enumerated() {
                if own > left, index > pages[pages.count - 1] {
                    pages.append(index)
                    left = width - 2 * Self.height
                }
                left -= own
            }
        }
        page = min(page, pages.count - 1)
        return makeButtons()
    }

    private var isNested: Bool { levels.count > 1 }

    private static let font = UIFont.systemFont(ofSize: 15)

    private static func width(of item: EditMenu.Item) -> CGFloat {
        let title = item.title.isEmpty ? 0 : (item.title as NSString).size(withAttributes: [.font: font]).width
        // An item without a title is its image.
        let content = item.title.isEmpty ? item.image?.size.width ?? 0 : title
        return (content + (item.children.isEmpty ? 0 : padding) + 2 * padding).rounded(.up)
    }

    private func makeButtons() -> CGSize {
        for view in buttons + separators { view.removeFromSuperview() }
        (buttons, separators) = ([], [])
        let end = page + 1 < pages.count ? pages[page + 1] : items.count
        var x: CGFloat = 0
        if page > 0 || isNested {
            x = add(button("‹", label: "Previous", Self.height) { [unowned self] in page > 0 ? showPage(by: -1) : close() }, at: x)
        }
        for item in items[pages[page]..<end] {
            x = add(button(for: item), at: x)
        }
        if end < items.count { x = add(button("›", label: "Next", Self.height) { [unowned self] in showPage(by: 1) }, at: x) }
        return CGSize(width: x, height: Self.height)
    }

    private func button(for item: EditMenu.Item) -> UIButton {
        let title = item.children.isEmpty ? item.title : item.title + " ›"
        let made = button(title, label: item.title, min(Self.width(of: item), width)) { [unowned self] in
            item.children.isEmpty ? choose(item) : open(item)
        }
        if item.title.isEmpty { made.setImage(item.image, for: .normal) }
        if item.attributes.contains(.destructive) { made.tintColor = .systemRed }
        made.isEnabled = !item.attributes.contains(.disabled)
        return made
    }

    private func open(_ item: EditMenu.Item) {
        levels.append(item.children)
        page = 0
        resized()
    }

    private func close() {
        levels.removeLast()
        page = 0
        resized()
    }

    private func button(_ title: String, label: String, _ width: CGFloat, action: @escaping @MainActor () -> Void) -> UIButton {
        let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
        button.titleLabel?.font = Self.font
        button.tintColor = .label
        button.accessibilityLabel = label
        button.frame.size = CGSize(width: width, height: Self.height)
        return button
    }

    private func add(_ button: UIButton, at x: CGFloat) -> CGFloat {
        if x > 0 {
            let separator = UIView(frame: CGRect(x: x - 0.5, y: 0, width: 0.5, height: Self.height))
            separator.backgroundColor = .separator
            background.contentView.addSubview(separator)
            separators.append(separator)
        }
        button.frame.origin.x = x
        background.contentView.addSubview(button)
        buttons.append(button)
        return x + button.frame.width
    }

    private func showPage(by step: Int) {
        page = min(max(page + step, 0), pages.count - 1)
        let size = makeButtons()
        let middle = center.x
        frame.size = size
        if let area = superview?.bounds.contracted(dx: Self.margin, dy: 0) {
            frame.origin.x = min(max(middle - size.width / 2, area.minX), max(area.maxX - size.width, area.minX)).rounded()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: Self.cornerRadius).cgPath
    }
}

/// Hides the menu when a touch begins beside it; the touch reaches what it hits.
final class EditMenuDismissal: UIGestureRecognizer {
    private weak var menu: UIView?
    private let dismiss: () -> Void

    init(of menu: UIView, dismiss: @escaping () -> Void) {
        self.menu = menu
        self.dismiss = dismiss
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
        guard let menu, !touches.contains(where: { $0.view?.isDescendant(of: menu) == true }) else { return }
        dismiss()
    }
}
