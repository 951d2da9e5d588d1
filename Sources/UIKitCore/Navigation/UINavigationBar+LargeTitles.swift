extension UINavigationBar {
    /// Additional height of a bar with a large title, in points: 52 at the default text size, more by as much as the line is higher
    /// (`Documentation/Behavior.md#metrics`).
    var largeTitleHeight: CGFloat { Self.largeTitleHeight(in: traitCollection) }

    private static func largeTitleHeight(in traits: UITraitCollection?) -> CGFloat {
        let usual = UITraitCollection(preferredContentSizeCategory: .large)
        let (line, usualLine) = (largeTitleFont(in: traits).lineHeight, largeTitleFont(in: usual).lineHeight)
        return usualLargeTitleHeight + (line - usualLine).rounded(.up)
    }

    /// Height at the default text size, in points.
    static let usualLargeTitleHeight: CGFloat = 52

    /// Font of large titles for a text size.
    static func largeTitleFont(in traits: UITraitCollection?) -> UIFont {
        .systemFont(ofSize: UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traits).pointSize, weight: .bold)
    }

    /// Whether the title of the top item is large: set by that item or by the nearest one below with an explicit mode; true if there is
    /// none. Never in compact height.
    var showsLargeTitle: Bool {
        guard prefersLargeTitles, !storedItems.isEmpty, traitCollection.verticalSizeClass != .compact else { return false }
        return storedItems.reduce(true) { isLarge, item in
            switch item.largeTitleDisplayMode {
            case .automatic: isLarge
            case .always: true
            case .never: false
            }
        }
    }

    /// Height for the current items, in points.
    var itemHeight: CGFloat {
        if let search = topItem?.search, search.hidesTitles { return search.searchHeight }
        return traitCollection.barHeight + (showsLargeTitle ? topItem?.visibleLargeTitleHeight ?? 0 : 0) + (topItem?.promptHeight ?? 0)
            + (topItem?.visibleSearchHeight ?? 0)
    }

    /// Shows or hides an item's prompt.
    func promptDidChange(of item: UINavigationItem) {
        itemDidChange(item)
        if item === topItem { largeTitlesDidChange() }
    }

    func largeTitlesDidChange() {
        content?.showsLargeTitle = showsLargeTitle
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Adapts to other size classes and text sizes.
    func metricsDidChange(from old: UITraitCollection?) {
        let hasOtherText = old?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
        let hasOtherHeight = old?.verticalSizeClass != traitCollection.verticalSizeClass
        guard hasOtherText || hasOtherHeight || old?.barHeight != traitCollection.barHeight else { return }
        for item in storedItems {
            if traitCollection.verticalSizeClass == .compact {
                // In portrait a title is large again, unless its content has left the top.
                (item.largeTitleCollapse, item.largeTitleStretch) = (0, 0)
            } else if hasOtherText {
                item.largeTitleCollapse *= largeTitleHeight / Self.largeTitleHeight(in: old)
            }
        }
        if hasOtherText { content?.textSizeDidChange() }
        largeTitlesDidChange()
    }

    /// Frame of a content: the common height, with space for a prompt above it and for a large title below it.
    func frame(of content: NavigationBarContent) -> CGRect {
        // A navigation controller's bar changes height during transitions; its contents keep theirs.
        let own = max(0, bounds.height - (self.content?.extraHeight ?? 0))
        let height = owner == nil ? own : traitCollection.barHeight
        return CGRect(x: 0, y: 0, width: bounds.width, height: height + content.extraHeight)
    }
}

extension UINavigationItem {
    /// Additional height for the prompt, in points.
    var promptHeight: CGFloat { prompt?.isEmpty == false ? 30 : 0 }

    /// Visible height of the large title, in points.
    var visibleLargeTitleHeight: CGFloat {
        max(0, (bar?.largeTitleHeight ?? UINavigationBar.usualLargeTitleHeight) - largeTitleCollapse)
    }
}
