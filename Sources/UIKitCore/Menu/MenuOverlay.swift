import CoreGraphics
import QuartzCore

/// Covers a window while a menu is open: the menu, and for a context menu a dimmed background and the preview. A tap beside them closes
/// it.
package final class MenuOverlay: UIView {
    /// The reason of its end.
    enum End { case dismissed, chosen, preview }

    private let menuView: MenuView?
    private let preview: UIView?
    private let source: CGRect
    private let backdrop = UIVisualEffectView(effect: nil)
    private weak var anchor: UIView?
    private let onEnd: (End) -> Void
    private var isClosing = false
    /// The center to which the preview goes when the menu closes, in the window; nil for where it came from.
    var home: CGPoint?
    /// Called when it has left the screen.
    var onClosed: (() -> Void)?

    private static let margin: CGFloat = 8
    private static let gap: CGFloat = 8
    private static let openDuration = 0.4
    private static let closeDuration = 0.25

    /// The menu that is open in a window; nil for none.
    package static func open(in window: UIWindow) -> MenuOverlay? {
        window.subviews.lazy.compactMap { $0 as? MenuOverlay }.last { !$0.isClosing }
    }

    /// Opens a menu of a view; nil if the view is in no window, or the menu is empty.
    @discardableResult
    package static func open(_ menu: UIMenu, of view: UIView, sender: Any?, onEnd: @escaping () -> Void = {}) -> MenuOverlay? {
        open(menu, of: view, rect: view.bounds, preview: nil, sender: sender) { _ in onEnd() }
    }

    /// Opens a menu beside a rectangle of a view; nil if the view is in no window, or the menu is empty.
    @discardableResult
    package static func open(_ menu: UIMenu, of view: UIView, rect: CGRect, sender: Any?) -> MenuOverlay? {
        open(menu, of: view, rect: rect, preview: nil, sender: sender) { _ in }
    }

    /// Opens a menu beside a preview that is lifted from a rectangle of a view; nil if the view is in no window.
    @discardableResult
    package static func open(_ menu: UIMenu, of view: UIView, rect: CGRect, preview: UIView, sender: Any?) -> MenuOverlay? {
        open(menu, of: view, rect: rect, preview: preview, sender: sender) { _ in }
    }

    static func open(
        _ menu: UIMenu?, of view: UIView, rect: CGRect, preview: UIView?, sender: Any?, onEnd: @escaping (End) -> Void
    ) -> MenuOverlay? {
        guard let window = view.window else { return nil }
        let isEmpty = menu?.children.allSatisfy { $0.menuAttributes.contains(.hidden) || ($0 as? UIMenu)?.isEmpty ?? false } ?? true
        guard !isEmpty || preview != nil else { return nil }
        open(in: window)?.close(.dismissed)
        let overlay = MenuOverlay(isEmpty ? nil : menu, of: view, rect: view.convert(rect, to: window), preview: preview, sender, onEnd)
        window.addSubview(overlay)
        overlay.appear()
        return overlay
    }

    private init(
        _ menu: UIMenu?, of view: UIView, rect: CGRect, preview: UIView?, _ sender: Any?, _ onEnd: @escaping (End) -> Void
    ) {
        source = rect
        anchor = view
        self.preview = preview
        self.onEnd = onEnd
        var take: (UIMenuElement, UIMenu) -> Void = { _, _ in }
        let window = view.window
        let limit = window.map { Self.area(in: $0.bounds, $0.safeAreaInsets).width } ?? 0
        menuView = menu.map { MenuView($0, traits: view.traitCollection, widthLimit: limit) { take($0, $1) } }
        super.init(frame: window?.bounds ?? .zero)
        take = { [unowned self] element, menu in choose(element, in: menu, sender) }
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let tap = UITapGestureRecognizer(target: self, action: Selector("kinora_tapped:", MenuOverlay.tapped))
        addGestureRecognizer(tap)
        if let preview {
            backdrop.frame = bounds
            backdrop.autoresizingMask = autoresizingMask
            addSubview(backdrop)
            addSubview(preview)
        }
        if let menuView { addSubview(menuView) }
        menuView?.onResize = { [unowned self] in
            UIView.animate(withDuration: Self.closeDuration, delay: 0, options: .allowUserInteraction) { self.arrange() }
        }
    }

    required init?(coder: NSCoder) { nil }

    package override func accessibilityPerformEscape() -> Bool {
        close(.dismissed)
        return true
    }

    // MARK: Layout

    /// The area in which preview and menu stand.
    private var area: CGRect { Self.area(in: bounds, safeAreaInsets) }

    private static func area(in bounds: CGRect, _ insets: UIEdgeInsets) -> CGRect {
        bounds.inset(by: insets).contracted(dx: margin, dy: margin)
    }

    private func arrange() {
        var source = source
        let area = area
        menuView?.widthLimit = area.width
        let height = min(menuView?.fittingHeight ?? 0, area.height)
        if let preview {
            // The preview moves until the menu fits below or above.
            let size = preview.bounds.size
            let needed = size.height + (menuView == nil ? 0 : Self.gap + height)
            var y = source.midY - size.height / 2
            if needed <= area.height { y = min(max(y, area.minY), area.maxY - needed) } else { y = area.minY }
            let x = min(max(source.midX - size.width / 2, area.minX), max(area.maxX - size.width, area.minX))
            preview.center = CGPoint(x: x + size.width / 2, y: y + size.height / 2)
            source = CGRect(x: x, y: y, width: size.width, height: size.height)
        }
        guard let menuView else { return }
        let below = source.maxY + Self.gap
        let above = source.minY - Self.gap - height
        let isBelow = below + height <= area.maxY || above < area.minY
        let y = min(max(isBelow ? below : above, area.minY), area.maxY - height)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = menuView.fittingWidth
        let wanted = isMirrored ? source.maxX - width : source.minX
        let x = min(max(wanted, area.minX), area.maxX - width)
        menuView.setUntransformedFrame(CGRect(x: x.rounded(), y: y.rounded(), width: width, height: height))
        menuView.layoutIfNeeded()
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        if !isClosing { arrange() }
    }

    // MARK: Opening and closing

    private func appear() {
        preview?.center = CGPoint(x: source.midX, y: source.midY)
        let menuView = menuView
        UIView.performWithoutAnimation {
            let former = preview?.center
            arrange()
            if let former { preview?.center = former }
            menuView?.alpha = 0
            menuView?.transform = shrunk
        }
        UIView.animate(
            withDuration: Self.openDuration, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
            options: .allowUserInteraction,
            animations: { [self] in
                menuView?.alpha = 1
                menuView?.transform = .identity
                if preview != nil { backdrop.effect = UIBlurEffect(style: .systemUltraThinMaterial) }
                arrange()
            })
    }

    /// The menu's transform while it is closed: small, at the edge near its source.
    private var shrunk: CGAffineTransform {
        guard let menuView else { return .identity }
        let frame = menuView.untransformedFrame
        let scale: CGFloat = 0.2
        let toward = CGPoint(x: min(max(source.midX, frame.minX), frame.maxX), y: frame.minY > source.minY ? frame.minY : frame.maxY)
        return CGAffineTransform(scaleX: scale, y: scale).concatenating(
            CGAffineTransform(
                translationX: (toward.x - frame.midX) * (1 - scale), y: (toward.y - frame.midY) * (1 - scale)))
    }

    /// Closes the menu; a second call has no effect.
    func close(_ end: End) {
        guard !isClosing else { return }
        isClosing = true
        isUserInteractionEnabled = false
        let menuView = menuView
        onEnd(end)
        UIView.animate(
            withDuration: Self.closeDuration, delay: 0, options: .curveEaseOut,
            animations: { [self] in
                menuView?.alpha = 0
                menuView?.transform = shrunk
                backdrop.effect = nil
                if end == .preview { preview?.alpha = 0 } else { preview?.center = home ?? CGPoint(x: source.midX, y: source.midY) }
            },
            completion: { [self] _ in
                removeFromSuperview()
                onClosed?()
            })
    }

    package func close() { close(.dismissed) }

    private func tapped(_ tap: UITapGestureRecognizer) {
        let point = tap.location(in: self)
        if let preview, preview.frame.contains(point) { return close(.preview) }
        if menuView?.frame.contains(point) != true { close(.dismissed) }
    }

    /// Follows a finger that opened the menu and is still down; lifted over a row it chooses.
    package func follow(_ point: CGPoint, isLifted: Bool) {
        guard let menuView, let window else { return }
        menuView.follow(menuView.convert(point, from: window), isLifted: isLifted)
    }

    private func choose(_ element: UIMenuElement, in menu: UIMenu, _ sender: Any?) {
        if menu.options.contains(.singleSelection) {
            for case let action as UIAction in menu.children { action.state = action === element ? .on : .off }
        }
        if !element.menuAttributes.contains(.keepsMenuPresented) { close(.chosen) }
        if let action = element as? UIAction {
            action.performWithSender(sender, target: nil)
        } else if let command = element as? UICommand, let action = command.action {
            let first = anchor?.window?.presentFirstResponder ?? anchor
            let target = first?.target(forAction: action, withSender: command) ?? anchor?.target(forAction: action, withSender: command)
            if let target { UIApplication.process.sendAction(action, to: target, from: command, for: nil) }
        }
    }
}
