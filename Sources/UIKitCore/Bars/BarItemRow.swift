/// A row of bar button items: creates their buttons, keeps the remaining ones, and fades those that are added or removed.
final class BarItemRow: UIView, BarItemObserver, SubviewSizeObserving {
    private struct Entry {
        let item: UIBarButtonItem
        /// A button or the item's custom view; nil for a space.
        let view: UIView?
    }

    private var entries: [Entry] = []
    /// Views that are fading out, with their previous alpha.
    private var leaving: [UIView: CGFloat] = [:]
    private var appearances = ResolvedButtonAppearances()
    private let alignment: Alignment
    /// Width available to the items, in points; nil for the whole row.
    var availableWidth: CGFloat? {
        didSet { if availableWidth != oldValue { setNeedsLayout() } }
    }

    /// Alignment of the items in the row.
    enum Alignment {
        case leading, trailing
        /// Flexible spaces fill the row.
        case justified
    }

    private static let fadingDuration: TimeInterval = 0.3

    init(_ alignment: Alignment) {
        self.alignment = alignment
        super.init(frame: .zero)
        constraintStateForWriting.measuresSubviews = true
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// From the leading to the trailing edge.
    var items: [UIBarButtonItem] { entries.map(\.item) }

    /// Replaces the items; with animation the remaining ones move to their new positions in 0.3 s.
    func show(_ items: [UIBarButtonItem], animated: Bool) {
        let old = entries
        for entry in old { entry.item.unwatch(by: self) }
        entries = items.map { item in
            item.watch(by: self)
            return Entry(
                item: item, view: old.first { $0.item === item }?.view.flatMap { isView($0, of: item) ? $0 : nil } ?? view(for: item))
        }
        let gone = old.compactMap(\.view).filter { view in !entries.contains { $0.view === view } }
        let come = entries.compactMap(\.view).filter { $0.superview !== self || leaving[$0] != nil }
        for view in come where view.superview !== self { addSubview(view) }
        guard animated, window != nil else {
            for view in come { if let alpha = leaving.removeValue(forKey: view) { view.alpha = alpha } }
            for view in gone where view.superview === self { view.removeFromSuperview() }
            setNeedsLayout()
            superview?.setNeedsLayout()
            return
        }
        fade(come, gone.filter { $0.superview === self })
    }

    /// Lays out the final state and animates remaining views from their previous frames.
    private func fade(_ come: [UIView], _ gone: [UIView]) {
        let come = come.map { view in (view, leaving.removeValue(forKey: view) ?? view.alpha) }
        for view in gone { leaving[view] = leaving[view] ?? view.alpha }
        let moving = ((superview?.subviews ?? []) + entries.compactMap(\.view)).filter { view in !come.contains { $0.0 === view } }
        let before = moving.map { ($0.bounds, $0.center) }
        var after: [(CGRect, CGPoint)] = []
        UIView.performWithoutAnimation {
            setNeedsLayout()
            superview?.setNeedsLayout()
            superview?.layoutIfNeeded()
            after = moving.map { ($0.bounds, $0.center) }
            for (view, geometry) in zip(moving, before) { (view.bounds, view.center) = geometry }
            for (view, alpha) in come where view.alpha == alpha { view.alpha = 0 }
        }
        UIView.animate(
            withDuration: Self.fadingDuration, delay: 0, options: .curveEaseInOut,
            animations: {
                for (view, geometry) in zip(moving, after) { (view.bounds, view.center) = geometry }
                for (view, alpha) in come { view.alpha = alpha }
                for view in gone { view.alpha = 0 }
            },
            completion: { [weak self] _ in
                for view in gone { self?.remove(view) }
            })
    }

    /// Removes a view that has faded out unless it has come back.
    private func remove(_ view: UIView) {
        guard let alpha = leaving.removeValue(forKey: view) else { return }
        if view.superview === self { view.removeFromSuperview() }
        view.alpha = alpha
    }

    /// Sets the appearance of the buttons.
    func show(_ appearances: ResolvedButtonAppearances) {
        self.appearances = appearances
        for case let button as BarButton in entries.map(\.view) { button.update(appearances) }
        setNeedsLayout()
    }

    func itemDidChange(_ item: UIBarButtonItem) {
        guard let index = entries.firstIndex(where: { $0.item === item }) else { return }
        let view = entries[index].view
        if let view, isView(view, of: item) {
            (view as? BarButton)?.update(appearances)
            view.isHidden = item.isHidden
        } else {
            show(items, animated: false)
        }
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    /// Stops observing changes of the items, when the row is replaced.
    func leave() {
        for item in items { item.unwatch(by: self) }
    }

    private func isView(_ view: UIView, of item: UIBarButtonItem) -> Bool {
        if let customView = item.customView { return customView === view && (view.superview === self || view.superview == nil) }
        return view is BarButton
    }

    private func view(for item: UIBarButtonItem) -> UIView? {
        if item.systemItem?.isSpace ?? false { return nil }
        let view = item.customView ?? BarButton(item, appearances: appearances)
        view.isHidden = item.isHidden
        return view
    }

    // MARK: Layout

    private var shownEntries: [Entry] { entries.filter { !$0.item.isHidden } }

    private func element(of entry: Entry) -> BarItemLayout.Element {
        switch entry.view {
        case let button as BarButton: return .content(width: button.contentWidth, outset: button.outset, isRigid: false)
        case let view?:
            let width = entry.item.width > 0 ? entry.item.width : view.sizeInBar(bounds.size, keepsOwn: true).width
            return .content(width: width, outset: 0, isRigid: true)
        case nil:
            return entry.item.systemItem == .flexibleSpace ? .flexibleSpace : .fixedSpace(entry.item.width)
        }
    }

    /// The width without excess or remaining space.
    var fittingWidth: CGFloat { BarItemLayout(shownEntries.map(element)).fittingWidth }

    func intrinsicSizeDidChange(of subview: UIView) {
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let shown = shownEntries
        let layout = BarItemLayout(shown.map(element))
        let limit = min(availableWidth ?? bounds.width, bounds.width)
        let width = alignment == .justified ? limit : min(layout.fittingWidth, limit)
        let spans = layout.spans(in: width)
        let start = alignment == .trailing ? bounds.width - width : 0
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (entry, span) in zip(shown, spans) {
            // A custom view that has moved to another bar is left alone.
            guard let view = entry.view, view.superview === self else { continue }
            let height = view is BarButton ? bounds.height : min(view.sizeInBar(bounds.size, keepsOwn: true).height, bounds.height)
            let x = isMirrored ? bounds.width - start - span.x - span.width : start + span.x
            let frame = CGRect(x: x.rounded(), y: ((bounds.height - height) / 2).rounded(), width: span.width, height: height)
            if view is BarButton { view.semanticContentAttribute = semanticContentAttribute }
            view.setUntransformedFrame(frame)
        }
    }

    /// Buttons receive touches beyond the row's ends; the space between them does not.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        entries.contains { entry in
            guard let view = entry.view, !view.isHidden else { return false }
            return view.point(inside: convert(point, to: view), with: event)
        }
    }
}

extension UIView {
    /// The size of a custom view in a bar: its intrinsic size; a dimension without one keeps its current value or fits.
    func sizeInBar(_ available: CGSize, keepsOwn: Bool) -> CGSize {
        if constraintState?.constraints.isEmpty == false, !translatesAutoresizingMaskIntoConstraints || intrinsicContentSize.width < 0 {
            // A view that its own constraints size, in the height and the width of the bar.
            let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            return CGSize(
                width: min(fitting.width, available.width).rounded(.up), height: min(fitting.height, available.height).rounded(.up))
        }
        var size = intrinsicContentSize
        if size.width < 0 || size.height < 0 {
            let fitting = sizeThatFits(available)
            if size.width < 0 { size.width = keepsOwn && bounds.width > 0 ? bounds.width : fitting.width }
            if size.height < 0 { size.height = keepsOwn && bounds.height > 0 ? bounds.height : fitting.height }
        }
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }
}
