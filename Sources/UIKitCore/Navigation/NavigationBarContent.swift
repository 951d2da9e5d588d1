/// The content of a navigation bar for its top item: back button, title or title view, and bar buttons.
///
/// Transitions between contents are animated by the bar.
final class NavigationBarContent: UIView, SubviewSizeObserving {
    let item: UINavigationItem
    let backItem: UINavigationItem?
    /// Everything but the large title.
    let container = NavigationBarContainer(frame: .zero)
    private let titleLabel = UILabel(frame: .zero)
    private let largeTitleLabel = UILabel(frame: .zero)
    /// Clips the large title as it collapses upwards.
    private let largeTitleClip = UIView(frame: .zero)
    private let promptLabel = UILabel(frame: .zero)
    /// Clips the search bar as it collapses.
    private let searchClip = UIView(frame: .zero)
    private var hidTitles = false
    /// Shows the refresh control of content that is pulled down, above the large title.
    let refreshHost = UIView(frame: .zero)
    /// Whether the bar shows a large title below the rest.
    var showsLargeTitle: Bool {
        didSet {
            guard showsLargeTitle != oldValue else { return }
            showTitle()
            setNeedsLayout()
        }
    }
    let backButton = NavigationBackButton(frame: .zero)
    private let leadingRow = BarItemRow(.leading)
    private let centerRow = BarItemRow(.leading)
    private let trailingRow = BarItemRow(.trailing)
    private let titleMenu: NavigationTitleMenu
    private lazy var overflowItem = makeOverflowItem()
    /// The widths for which the groups are arranged: of the bar, of back button and title, and of the items; nil if they have changed.
    private var arrangedWidths: [CGFloat]?
    private var titleView: UIView?
    private var resolved = ResolvedNavigationAppearance()

    /// Margin between the bar's edges and the back button, and around the title.
    static let margin: CGFloat = 8
    /// Factor by which a pull enlarges the large title at most, and the pull that does, in points; both estimates.
    private static let (stretchedScale, stretchOfScale): (CGFloat, CGFloat) = (1.1, 100)

    init(item: UINavigationItem, backItem: UINavigationItem?, resolved: ResolvedNavigationAppearance, isLarge: Bool) {
        self.item = item
        self.backItem = backItem
        titleMenu = NavigationTitleMenu(item)
        showsLargeTitle = isLarge
        super.init(frame: .zero)
        titleLabel.textAlignment = .center
        for label in [titleLabel, largeTitleLabel] { label.accessibilityTraits = .header }
        promptLabel.textAlignment = .center
        promptLabel.font = .systemFont(ofSize: 13)
        largeTitleClip.clipsToBounds = true
        largeTitleClip.isUserInteractionEnabled = false
        container.constraintStateForWriting.measuresSubviews = true
        largeTitleClip.addSubview(largeTitleLabel)
        for view in [titleLabel, promptLabel, titleMenu, backButton, leadingRow, centerRow, trailingRow] { container.addSubview(view) }
        refreshHost.clipsToBounds = true
        refreshHost.isUserInteractionEnabled = false
        searchClip.clipsToBounds = true
        for view in [refreshHost, container, largeTitleClip, searchClip] { addSubview(view) }
        show(resolved)
        update(animated: false)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Updates the content from its items.
    func update(animated: Bool) {
        if titleView !== item.titleView {
            if titleView?.superview === container { titleView?.removeFromSuperview() }
            titleView = item.titleView
            if let titleView { container.addSubview(titleView) }
        }
        showTitle()
        showSearch()
        let leadsBack =
            (backItem != nil || item.backAction != nil) && !item.hidesBackButton
            && (item.storedLeftItems.isEmpty || item.leftItemsSupplementBackButton)
        backButton.isHidden = !leadsBack
        backButton.image = backItem?.backBarButtonItem?.image
        backButton.tintColor = backItem?.backBarButtonItem?.tintColor
        titleMenu.update(isPossible: titleView == nil)
        if item.groups.isEmpty, item.additionalOverflowItems == nil {
            showItems(NavigationItemGroups.Arrangement(), animated: animated)
        } else {
            arrangedWidths = nil
        }
        setNeedsLayout()
        if !animated { layOutContents() }
    }

    func show(_ resolved: ResolvedNavigationAppearance) {
        self.resolved = resolved
        backButton.show(resolved.back, indicator: resolved.backIndicator)
        leadingRow.show(resolved.buttons)
        centerRow.show(resolved.buttons)
        trailingRow.show(resolved.buttons)
        arrangedWidths = nil
        showTitle()
        setNeedsLayout()
    }

    /// Stops observing the items and receiving touches, when the content is replaced.
    func leave() {
        leadingRow.leave()
        centerRow.leave()
        trailingRow.leave()
        isUserInteractionEnabled = false
    }

    /// Fades the content; includes the large title unless that slides with its view controller.
    func fade(to alpha: CGFloat, withLargeTitle includesLargeTitle: Bool) {
        container.alpha = hidesTitles ? 0 : alpha
        if includesLargeTitle || !slidesLargeTitle { largeTitleClip.alpha = hidesTitles ? 0 : alpha }
        if includesLargeTitle || item.hasInlineSearch { searchClip.alpha = alpha }
    }

    // MARK: Search

    /// Whether a search is in the place of the titles.
    private var hidesTitles: Bool { item.search?.hidesTitles == true }

    private func showSearch() {
        let view = item.search?.searchView
        for other in searchClip.subviews where other !== view { other.removeFromSuperview() }
        searchClip.isHidden = view == nil
        if let view, view.superview !== searchClip { searchClip.addSubview(view) }
        if hidesTitles != hidTitles { searchDidChange() }
    }

    /// Hides the titles for a search, or shows them again; animatable.
    func searchDidChange() {
        guard hidesTitles != hidTitles else { return }
        hidTitles = hidesTitles
        for view in [container, largeTitleClip] { view.alpha = hidTitles ? 0 : 1 }
        setNeedsLayout()
    }

    /// Distance by which titles move up for a search in their place, in points.
    private var titleShift: CGFloat {
        hidesTitles ? -(item.promptHeight + barHeight + (showsLargeTitle ? visibleLargeTitleHeight : 0)) : 0
    }

    private func layOutSearch() {
        guard let search = item.search, search.searchView.superview === searchClip else { return }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        // Beside titles, which do not grow with accessibility sizes, its text does not either.
        let largest: UIContentSizeCategory? = item.hasInlineSearch ? .extraExtraExtraLarge : nil
        if searchClip.maximumContentSizeCategory != largest { searchClip.maximumContentSizeCategory = largest }
        if item.hasInlineSearch {
            let inset = isMirrored ? safeAreaInsets.left : safeAreaInsets.right
            let width = inlineSearchWidth
            let frame = CGRect(x: bounds.width - inset - width, y: item.promptHeight, width: width, height: barHeight)
            searchClip.setUntransformedFrame(mirrored(frame, isMirrored))
            return search.searchView.setUntransformedFrame(CGRect(origin: .zero, size: frame.size))
        }
        let large = showsLargeTitle ? visibleLargeTitleHeight + item.largeTitleStretch : 0
        let top = hidesTitles ? 0 : item.promptHeight + barHeight + large
        let (clip, shift) = slidingClip(top: top, height: hidesTitles ? search.searchHeight : item.visibleSearchHeight)
        let shownClip = mirrored(clip, isMirrored)
        searchClip.setUntransformedFrame(shownClip)
        let bar = CGRect(x: shift, y: 0, width: bounds.width, height: clip.height)
        search.searchView.setUntransformedFrame(mirrored(bar, isMirrored).offsetBy(dx: -shownClip.minX, dy: 0))
    }

    /// Width of a search in the row of the titles, in points; an estimate. 0 for none.
    private var inlineSearchWidth: CGFloat {
        guard item.hasInlineSearch else { return 0 }
        return min(320, 0.4 * max(0, bounds.width - safeAreaInsets.left - safeAreaInsets.right)).rounded()
    }

    /// The part of the bar below the titles that moves with a sliding view controller, and the displacement of what it shows, in
    /// left-to-right coordinates.
    private func slidingClip(top: CGFloat, height: CGFloat) -> (clip: CGRect, shift: CGFloat) {
        let isUpper = largeTitleSlide > 0
        let clip = CGRect(
            x: isUpper ? largeTitleSlide * bounds.width : 0, y: top, width: (isUpper ? 1 : 1 + largeTitleSlide) * bounds.width,
            height: height)
        return (clip, (isUpper ? 1 : NavigationSlideAnimator.parallax) * largeTitleSlide * bounds.width)
    }

    private func showTitle() {
        let usual: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 17, weight: .semibold), .foregroundColor: UIColor.label,
        ]
        let isEmpty = (item.title ?? "").isEmpty
        titleLabel.isHidden = titleView != nil || isEmpty
        titleLabel.alpha = showsLargeTitle && !isCollapsed ? 0 : 1
        largeTitleLabel.isHidden = isEmpty || !showsLargeTitle
        titleLabel.show(item.title, usual.merging(resolved.titleAttributes) { $1 })
        titleLabel.textAlignment = .center
        promptLabel.text = item.prompt
        promptLabel.isHidden = item.promptHeight == 0
        let usualLarge: [NSAttributedString.Key: Any] = [
            .font: UINavigationBar.largeTitleFont(in: item.bar?.traitCollection), .foregroundColor: UIColor.label,
        ]
        largeTitleLabel.show(item.title, usualLarge.merging(resolved.largeTitleAttributes) { $1 })
    }

    /// Updates for another text size.
    func textSizeDidChange() {
        showTitle()
        setNeedsLayout()
    }

    /// Updates for a large title that collapses or stretches; the inline title fades in when little of the large one is left.
    func collapseDidChange() {
        setNeedsLayout()
        let alpha: CGFloat = showsLargeTitle && !isCollapsed ? 0 : 1
        guard alpha != titleLabel.alpha else { return }
        UIView.performOutsideOfBlocks {
            UIView.animate(withDuration: 0.2, delay: 0, options: .beginFromCurrentState, animations: { self.titleLabel.alpha = alpha })
        }
    }

    /// Whether the large title has collapsed so far that the inline title is shown.
    private var isCollapsed: Bool { visibleLargeTitleHeight < 12 }

    var slidesLargeTitle: Bool { showsLargeTitle && !isCollapsed }

    // MARK: Layout

    func intrinsicSizeDidChange(of subview: UIView) { setNeedsLayout() }

    override func layoutSubviews() {
        super.layoutSubviews()
        layOutContents()
    }

    /// Lays out from the leading edge; frames are mirrored at the end for right-to-left interfaces.
    private func layOutContents() {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        container.frame = bounds.offsetBy(dx: 0, dy: titleShift)
        let insets = safeAreaInsets
        let top = item.promptHeight
        let start = isMirrored ? insets.right : insets.left
        item.search?.show(isInline: item.hasInlineSearch)
        let end = max(start, bounds.width - (isMirrored ? insets.left : insets.right) - inlineSearchWidth)
        let wanted = titleSize
        arrangeGroups(in: end - start - 2 * systemMargin, titleWidth: wanted.width)
        var (from, to) = (start + Self.margin, end - Self.margin)
        let trailingWidth = trailingRow.items.isEmpty ? 0 : trailingRow.fittingWidth
        let leadingWidth = leadingRow.items.isEmpty ? 0 : leadingRow.fittingWidth
        if !backButton.isHidden {
            let outer = from
            let rest = to - from - trailingWidth - leadingWidth - (leadingWidth > 0 ? systemMargin : 0)
            let text = backText(beside: wanted.width, from: start + Self.margin, to: end - Self.margin, atMost: rest)
            let width = backButton.width(with: text)
            backButton.show(text)
            backButton.frame = mirrored(CGRect(x: outer, y: top, width: width, height: barHeight), isMirrored)
            from = outer + width + Self.margin
        }
        let rowStart = backButton.isHidden ? start + systemMargin : from + Self.margin
        let rowEnd = max(rowStart, end - systemMargin)
        let row = mirrored(CGRect(x: rowStart, y: top, width: rowEnd - rowStart, height: barHeight), isMirrored)
        // If both groups do not fit, each gets its share.
        let excess = max(0, leadingWidth + trailingWidth + Self.margin - (rowEnd - rowStart))
        let share = excess > 0 ? max(0, rowEnd - rowStart - Self.margin) / (leadingWidth + trailingWidth) : 1
        for (view, width) in [(leadingRow, leadingWidth), (trailingRow, trailingWidth)] {
            view.semanticContentAttribute = semanticContentAttribute
            view.availableWidth = width * share
            view.frame = row
        }
        backButton.semanticContentAttribute = semanticContentAttribute
        let isCentered = item.style == .navigator
        if !isCentered { from = rowStart }
        if leadingWidth > 0 { from = rowStart + leadingWidth * share + Self.margin }
        if trailingWidth > 0 { to = rowEnd - trailingWidth * share - Self.margin }
        let centerWidth = centerRow.items.isEmpty ? 0 : centerRow.fittingWidth
        let width = min(wanted.width, max(0, to - from - (centerWidth > 0 ? centerWidth + Self.margin : 0)))
        let height = min(wanted.height, barHeight)
        // Centered in the bar, or as near to the center as the buttons allow.
        let x = isCentered ? max(from, min(bounds.width / 2 - width / 2, to - width)).rounded() : from
        let centerStart = max(x + width + Self.margin, min(bounds.width / 2 - centerWidth / 2, to - centerWidth)).rounded()
        centerRow.semanticContentAttribute = semanticContentAttribute
        centerRow.frame = mirrored(CGRect(x: centerStart, y: top, width: centerWidth, height: barHeight), isMirrored)
        titleMenu.setUntransformedFrame(mirrored(CGRect(x: x, y: top, width: width, height: barHeight), isMirrored))
        var frame = mirrored(CGRect(x: x, y: 0, width: max(0, width - titleMenu.markWidth), height: height), isMirrored)
        frame.origin.y = top + ((barHeight - height) / 2).rounded()
        if titleView == nil { frame = frame.offsetBy(dx: resolved.titleOffset.horizontal, dy: resolved.titleOffset.vertical) }
        let title = titleView ?? titleLabel
        if title.superview === container { title.setUntransformedFrame(frame) }
        promptLabel.setUntransformedFrame(
            CGRect(x: start + systemMargin, y: 8, width: max(0, end - start - 2 * systemMargin), height: max(0, top - 10)))
        layOutLargeTitle()
        layOutSearch()
    }

    /// Height without prompt and large title.
    private var barHeight: CGFloat { max(0, bounds.height - extraHeight) }

    /// Height of prompt, large title and search bar, in points. A search in the place of the titles may make the bar lower.
    var extraHeight: CGFloat {
        if let search = item.search, search.hidesTitles { return search.searchHeight - usualBarHeight }
        return item.promptHeight + (showsLargeTitle ? visibleLargeTitleHeight + item.largeTitleStretch : 0) + item.visibleSearchHeight
    }

    private var usualBarHeight: CGFloat { (item.bar ?? superview ?? self).traitCollection.barHeight }

    /// Height of the expanded large title, in points. The item has no bar while the content fades out.
    private var largeTitleHeight: CGFloat {
        (item.bar ?? superview as? UINavigationBar)?.largeTitleHeight ?? UINavigationBar.usualLargeTitleHeight
    }

    private var visibleLargeTitleHeight: CGFloat { max(0, largeTitleHeight - item.largeTitleCollapse) }

    /// Distance by which the large title has followed a pull, in points.
    var stretch: CGFloat { showsLargeTitle ? item.largeTitleStretch : 0 }

    private func layOutLargeTitle() {
        guard showsLargeTitle else { return }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let insets = safeAreaInsets
        let leading = (isMirrored ? insets.right : insets.left) + systemMargin
        let width = max(0, bounds.width - insets.left - insets.right - 2 * systemMargin)
        largeTitleLabel.textAlignment = isMirrored ? .right : .left
        // In left-to-right coordinates; the clip is the visible part of the title's view controller.
        let (top, stretch) = (item.promptHeight + barHeight + titleShift, item.largeTitleStretch)
        let (clip, shift) = slidingClip(top: top, height: visibleLargeTitleHeight + stretch)
        refreshHost.frame = CGRect(x: 0, y: top, width: bounds.width, height: stretch)
        let height = max(0, largeTitleHeight - 11)
        let label = CGRect(x: leading + shift, y: 3 - item.largeTitleCollapse + stretch, width: width, height: height)
        let shownClip = mirrored(clip, isMirrored)
        largeTitleClip.setUntransformedFrame(shownClip)
        largeTitleLabel.setUntransformedFrame(mirrored(label, isMirrored).offsetBy(dx: -shownClip.minX, dy: 0))
        largeTitleLabel.transform = transformOfLargeTitle(in: width, isMirrored)
    }

    /// Enlarges a pulled title from its leading edge, up to the width of the bar.
    private func transformOfLargeTitle(in width: CGFloat, _ isMirrored: Bool) -> CGAffineTransform {
        let growth = (Self.stretchedScale - 1) * min(item.largeTitleStretch / Self.stretchOfScale, 1)
        guard growth > 0 else { return .identity }
        let scale = max(1, min(1 + growth, width / max(1, largeTitleLabel.intrinsicContentSize.width)))
        let shift = (scale - 1) * width / 2
        return CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: isMirrored ? -shift : shift, ty: 0)
    }

    // MARK: Slide transition

    /// Horizontal displacement of the large title's view controller, in widths: 0 in position, 1 beyond the trailing edge, -1 completely
    /// below the view controller above it.
    var largeTitleSlide: CGFloat = 0 {
        didSet {
            guard largeTitleSlide != oldValue else { return }
            layOutLargeTitle()
            layOutSearch()
        }
    }

    /// The title that slides to and from the back button; a large title moves with its view controller.
    var slidingTitle: UIView { titleView ?? titleLabel }

    /// Center of the title, in the bar's coordinates.
    var titleMiddle: CGFloat { slidingTitle.center.x }

    /// Center of the back button's text, in the bar's coordinates; nil without one.
    var backTextMiddle: CGFloat? { backButton.isHidden ? nil : backButton.textMiddle.map { backButton.frame.minX + $0 } }

    func moveTitle(by distance: CGFloat) {
        if slidingTitle.isDescendant(of: self) { slidingTitle.center.x += distance }
    }

    func moveBackText(by distance: CGFloat) { backButton.moveText(by: distance) }

    private func mirrored(_ frame: CGRect, _ isMirrored: Bool) -> CGRect {
        guard isMirrored else { return frame }
        return CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }

    private var titleSize: CGSize {
        guard let titleView else {
            let size = titleLabel.intrinsicContentSize
            return CGSize(width: size.width.rounded(.up) + titleMenu.markWidth, height: size.height.rounded(.up))
        }
        return titleView.sizeInBar(CGSize(width: bounds.width, height: barHeight), keepsOwn: false)
    }

    /// The first text that leaves the centered title uncompressed; if none does, the shortest one, and if that does not fit, the chevron
    /// alone.
    private func backText(beside titleWidth: CGFloat, from: CGFloat, to: CGFloat, atMost rest: CGFloat) -> String {
        let texts = backItem?.backButtonTexts ?? item.backActionTexts
        let besideTitle = min((to - from - titleWidth) / 2 - Self.margin, rest)
        if let fitting = texts.first(where: { backButton.width(with: $0) <= besideTitle }) { return fitting }
        guard let shortest = texts.last, backButton.width(with: shortest) <= min((to - from) / 3, rest) else { return "" }
        return shortest
    }
}

// Groups of items.
extension NavigationBarContent {
    private func makeOverflowItem() -> UIBarButtonItem {
        let item = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), style: .plain, target: nil, action: nil)
        item.accessibilityLabel = SystemWord.text("More")
        item.makeMenu = { [weak self] in self.flatMap { $0.item.overflowMenu(in: $0) } }
        return item
    }

    /// Shows as much of the groups as fits beside back button and title, the rest in the overflow menu.
    private func arrangeGroups(in width: CGFloat, titleWidth: CGFloat) {
        guard !item.groups.isEmpty || item.additionalOverflowItems != nil else { return }
        let back = backButton.isHidden ? 0 : backButton.width(with: "") + 2 * Self.margin
        let limit = width - back - min(titleWidth, NavigationItemGroups.leastTitleWidth)
        guard arrangedWidths != [limit, widthOfRows] else { return }
        for arrangement in item.arrangements {
            showItems(arrangement, animated: false)
            if widthOfRows <= limit { break }
        }
        arrangedWidths = [limit, widthOfRows]
    }

    private var widthOfRows: CGFloat {
        [leadingRow, centerRow, trailingRow].reduce(0) { $0 + ($1.items.isEmpty ? 0 : $1.fittingWidth + Self.margin) }
    }

    private func showItems(_ arrangement: NavigationItemGroups.Arrangement, animated: Bool) {
        item.groups.overflow = arrangement.overflow
        let overflow = item.needsOverflowMenu ? [overflowItem] : []
        let leading = (item.displayModeItem.map { [$0] } ?? []) + item.storedLeftItems + arrangement.leading
        let trailing = arrangement.trailing + item.storedRightItems.reversed() + overflow + item.groups.pinnedItems
        for (row, items) in [(leadingRow, leading), (centerRow, arrangement.center), (trailingRow, trailing)]
        where !items.elementsEqual(row.items, by: ===) {
            row.show(items, animated: animated)
        }
    }
}

/// Views of a bar's content that fade together; the content lays them out.
final class NavigationBarContainer: UIView, SubviewSizeObserving {
    func intrinsicSizeDidChange(of subview: UIView) { notifySuperview(ofIntrinsicSizeOf: subview) }

    override func setNeedsLayout() {
        super.setNeedsLayout()
        superview?.setNeedsLayout()
    }
}
