import CoreGraphics
import Foundation

/// A cell of a list: its content, accessories beside it, and a separator.
///
/// In a list of a compositional layout it has the list's background, round corners and separators; elsewhere none of these. Source: Apple,
/// [UICollectionViewListCell](https://developer.apple.com/documentation/uikit/uicollectionviewlistcell).
///
/// ```swift
/// let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
///     var content = cell.defaultContentConfiguration()
///     content.text = name
///     cell.contentConfiguration = content
///     cell.accessories = [.disclosureIndicator()]
/// }
/// ```
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    private let backdrop = UIView(frame: .zero)
    private let lines = (above: UIView(frame: .zero), below: UIView(frame: .zero))
    private var accessoryViews: [ListAccessoryView] = []
    private var separatorGuide: UILayoutGuide?
    private var separatorLeading: NSLayoutConstraint?

    /// Distance of accessories from the trailing edge, and between them, in points; estimates.
    private static let (accessoryMargin, accessoryGap): (CGFloat, CGFloat) = (16, 10)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpList()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpList()
    }

    private func setUpList() {
        insertSubview(backdrop, at: 0)
        for line in [lines.above, lines.below] {
            line.isHidden = true
            line.isUserInteractionEnabled = false
            addSubview(line)
        }
        backdrop.isUserInteractionEnabled = false
    }

    // MARK: Content

    /// Returns the content of a cell in the cell's list, without texts.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        guard let listPosition, listPosition.isEdge || listPosition.isHeader else { return .cell() }
        return switch listPosition.appearance {
        case .plain: .plainHeader()
        case .grouped, .insetGrouped: .groupedHeader()
        case .sidebar, .sidebarPlain: .sidebarHeader()
        }
    }

    /// The views before and after the content. Setting them replaces all.
    open var accessories: [UICellAccessory] = [] {
        didSet { accessoriesDidChange() }
    }

    /// The level at which the content is indented; 0 by default. A section snapshot sets it to the item's level.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { layoutChanged() } } }

    /// The level that the app gave the cell before it got that of an outline's item.
    private var ownIndentationLevel = 0

    /// The level of the outline's item that the cell shows; nil outside of outlines, where the level is the app's.
    final var outlineLevel: Int? {
        didSet {
            if oldValue == nil { ownIndentationLevel = indentationLevel }
            if outlineLevel != nil || oldValue != nil { indentationLevel = outlineLevel ?? ownIndentationLevel }
        }
    }

    /// The indentation of a level, in points; 10 by default.
    open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { layoutChanged() } } }

    /// Whether leading accessories are indented too; true by default.
    open var indentsAccessories = true { didSet { if indentsAccessories != oldValue { layoutChanged() } } }

    /// The guide whose leading edge is that of the separator; constrain it to the content.
    open var separatorLayoutGuide: UILayoutGuide {
        if let separatorGuide { return separatorGuide }
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        separatorGuide = guide
        let leading = guide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Self.accessoryMargin)
        leading.priority = .defaultLow
        NSLayoutConstraint.activate([
            leading, guide.trailingAnchor.constraint(equalTo: trailingAnchor), guide.bottomAnchor.constraint(equalTo: bottomAnchor),
            guide.heightAnchor.constraint(equalToConstant: 1),
        ])
        separatorLeading = leading
        return guide
    }

    private func layoutChanged() {
        setNeedsLayout()
        list?.setNeedsLayout()
    }

    private func accessoriesDidChange() {
        for view in accessoryViews { view.removeFromSuperview() }
        accessoryViews = UICellAccessory.arranged(accessories.filter(isDisplayed)).map { ListAccessoryView($0, in: self) }
        for view in accessoryViews { addSubview(view) }
        layoutChanged()
    }

    private func isDisplayed(_ accessory: UICellAccessory) -> Bool {
        switch accessory.displayed {
        case .always: true
        case .whenEditing: isEdited
        case .whenNotEditing: !isEdited
        }
    }

    /// Fades accessories in and out; the content makes space for them.
    final func editingDidChange() {
        guard accessories.contains(where: { $0.displayed != .always }) else { return }
        let old = accessoryViews
        var kept = old.filter { $0.accessory.displayed == .always }
        accessoryViews = UICellAccessory.arranged(accessories.filter(isDisplayed)).map { accessory in
            if accessory.displayed == .always, !kept.isEmpty { return kept.removeFirst() }
            let view = ListAccessoryView(accessory, in: self)
            UIView.performWithoutAnimation {
                addSubview(view)
                view.alpha = 0
            }
            return view
        }
        UIView.performWithoutAnimation {
            // Those that come fade in where they will be.
            _ = layOutAccessories { view, frame in
                guard view.alpha == 0 else { return }
                put(view, frame)
                (view as? ListAccessoryView)?.layOutContent()
            }
        }
        for view in accessoryViews { view.alpha = 1 }
        for view in old where !accessoryViews.contains(where: { $0 === view }) { fadeOut(view) }
        layoutChanged()
    }

    private func fadeOut(_ view: UIView) {
        guard window != nil, UIView.areAnimationsEnabled else { return view.removeFromSuperview() }
        UIView.animate(
            withDuration: UICollectionView.defaultAnimationDuration, delay: 0, options: .allowUserInteraction,
            animations: { view.alpha = 0 },
            completion: { _ in view.removeFromSuperview() })
    }

    // MARK: List

    /// The place in the list; nil outside of lists.
    final var listPosition: ListPosition? {
        didSet {
            guard listPosition != oldValue else { return }
            showList()
            setNeedsLayout()
        }
    }

    /// The separators by the list's handler; nil for those of the list.
    final var rowSeparators: ListRowSeparators? {
        didSet {
            guard rowSeparators?.separators != oldValue?.separators else { return }
            showList()
            setNeedsLayout()
        }
    }

    private var separators: UIListSeparatorConfiguration? { listPosition?.separators.map { rowSeparators?.separators ?? $0 } }

    private func showList() {
        let isInset = listPosition?.appearance == .insetGrouped && listPosition?.isEdge == false && listPosition?.isHeader == false
        layer.cornerRadius = isInset ? CGFloat(TableMetrics.cornerRadius) : 0
        layer.cornerCurve = .continuous
        var corners: CACornerMask = []
        if listPosition?.isFirst == true { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if listPosition?.isLast == true { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.maskedCorners = corners
        clipsToBounds = isInset && !corners.isEmpty
        let color = separators?.color
        for line in [lines.above, lines.below] { line.backgroundColor = color }
        showBackdrop()
    }

    final func showBackdrop() {
        backdrop.isHidden = listPosition == nil || backgroundConfiguration != nil || listPosition?.isEdge == true && !isPlain
        guard let listPosition else { return }
        if isSelected || isHighlighted || isFocused && contentConfiguration != nil {
            backdrop.backgroundColor = .systemGray4
        } else if listPosition.isHeader {
            backdrop.backgroundColor = nil
        } else {
            switch listPosition.appearance {
            case .plain: backdrop.backgroundColor = .systemBackground
            case .grouped, .insetGrouped: backdrop.backgroundColor = .secondarySystemGroupedBackground
            case .sidebar, .sidebarPlain: backdrop.backgroundColor = nil
            }
        }
        let isSidebar = listPosition.appearance == .sidebar || listPosition.appearance == .sidebarPlain
        backdrop.layer.cornerRadius = isSidebar ? CGFloat(TableMetrics.cornerRadius) : 0
    }

    private var isPlain: Bool { listPosition?.appearance == .plain }

    open override var backgroundConfiguration: UIBackgroundConfiguration? { didSet { showBackdrop() } }

    open override var isSelected: Bool {
        didSet {
            showBackdrop()
            for view in accessoryViews { view.showSelected() }
        }
    }

    open override var isHighlighted: Bool { didSet { showBackdrop() } }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        sendSubviewToBack(backdrop)
        backdrop.frame = bounds
        let (start, end) = layOutAccessories(put)
        for view in accessoryViews where !view.isLeading { view.showExpanded() }
        put(contentView, CGRect(x: start, y: 0, width: max(0, end - start), height: bounds.height))
        layOutSeparators(start: start, put)
    }

    /// Sets the frame of a view, given from the leading edge.
    private func put(_ view: UIView, _ frame: CGRect) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        view.frame = isMirrored ? CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
    }

    /// Lays out the accessories by a function; returns the start and the end of the space between them.
    private func layOutAccessories(_ put: (UIView, CGRect) -> Void) -> (start: CGFloat, end: CGFloat) {
        let indentation = CGFloat(indentationLevel) * indentationWidth
        var (start, end) = (indentsAccessories ? indentation : 0, bounds.width)
        var isFirst = true
        for view in accessoryViews where view.isLeading {
            let width = view.layoutWidth
            start += isFirst ? Self.accessoryMargin : Self.accessoryGap
            put(view, CGRect(x: start, y: 0, width: width, height: bounds.height))
            start += width
            isFirst = false
        }
        if !indentsAccessories { start += indentation }
        let trailing = accessoryViews.filter { !$0.isLeading }
        for (index, view) in trailing.enumerated().reversed() {
            let width = view.layoutWidth
            end -= (index == trailing.count - 1 ? Self.accessoryMargin : Self.accessoryGap) + width
            put(view, CGRect(x: end, y: 0, width: width, height: bounds.height))
            view.showLine(index > 0)
        }
        return (start, end)
    }

    private func layOutSeparators(start: CGFloat, _ put: (UIView, CGRect) -> Void) {
        let separators = separators
        let isGrouped = listPosition?.appearance == .grouped
        let (isFirst, isLast) = (listPosition?.isFirst == true, listPosition?.isLast == true)
        let hairline = 1 / max(traitCollection.displayScale, 1)
        let leading = separatorGuide == nil ? contentLeading(start) : max(0, separatorLayoutGuide.layoutFrame.minX)
        func show(
            _ line: UIView, _ visibility: UIListSeparatorConfiguration.Visibility?, usual: Bool, _ insets: NSDirectionalEdgeInsets?,
            y: CGFloat, isFull: Bool
        ) {
            line.isHidden = separators == nil || visibility == .hidden || visibility == .automatic && !usual
            // An app may set one edge and leave the other automatic.
            let automatic = UIListSeparatorConfiguration.automaticInsets
            let own = insets ?? automatic
            let from = own.leading == automatic.leading ? (isFull ? 0 : leading) : own.leading
            let to = bounds.width - (own.trailing == automatic.trailing ? 0 : own.trailing)
            put(line, CGRect(x: from, y: y, width: max(0, to - from), height: hairline))
            bringSubviewToFront(line)
        }
        show(
            lines.above, separators?.topSeparatorVisibility, usual: isGrouped && isFirst, separators?.topSeparatorInsets, y: 0,
            isFull: isGrouped)
        let usual = isPlain || !isLast || isGrouped
        show(
            lines.below, separators?.bottomSeparatorVisibility, usual: usual, separators?.bottomSeparatorInsets,
            y: bounds.height - hairline, isFull: isGrouped && isLast)
    }

    /// The leading edge of the content's text.
    private func contentLeading(_ start: CGFloat) -> CGFloat {
        guard let shown = contentConfiguration as? UIListContentConfiguration else { return start + Self.accessoryMargin }
        return start + shown.directionalLayoutMargins.leading + shown.imageSpace(for: traitCollection)
    }

    // MARK: Outline

    /// Whether a tap anywhere in the cell shows and hides the item's children.
    final var togglesByTap: Bool {
        accessoryViews.contains { view in
            guard case .outline(let style, _) = view.accessory.kind else { return false }
            return style == .header || style == .automatic && listPosition?.isHeader == true
        }
    }

    /// Shows or hides the children of the cell's item.
    final func toggleOutline() {
        for view in accessoryViews {
            guard case .outline(_, let action) = view.accessory.kind else { continue }
            if let action { return action() }
            guard let list, let path = element.flatMap({ list.dataPath(of: $0.path) }),
                let source = list.dataSource as? any OutlineSource
            else { return }
            source.toggle(at: path)
            return
        }
    }

    /// Whether the item's children are shown.
    final var isExpanded: Bool {
        guard let list, let path = element.flatMap({ list.dataPath(of: $0.path) }),
            let source = list.dataSource as? any OutlineSource
        else { return false }
        return source.isExpanded(at: path)
    }

    /// Turns the chevron as the children appear or disappear.
    final func showExpanded() {
        for view in accessoryViews { view.showExpanded() }
        configurationStateDidChange()
    }
}

/// A data source with an outline.
@MainActor
protocol OutlineSource: AnyObject {
    func isExpanded(at path: IndexPath) -> Bool
    func toggle(at path: IndexPath)
}
