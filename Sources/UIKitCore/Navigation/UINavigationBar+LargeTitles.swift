extension UINavigationBar {
    /// Additional height of a bar with a large title, in points (`Documentation/Behavior.md#metrics`).
    static let largeTitleHeight: CGFloat = 52

    /// Whether the title of the top item is large: set by that item or by the nearest one below with an explicit mode; true if there is
    /// none.
    var showsLargeTitle: Bool {
        guard prefersLargeTitles, !storedItems.isEmpty else { return false }
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
        Self.standardHeight + (showsLargeTitle ? topItem?.visibleLargeTitleHeight ?? 0 : 0) + (topItem?.promptHeight ?? 0)
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

    /// Frame of a content: the common height, with space for a prompt above it and for a large title below it.
    func frame(of content: NavigationBarContent) -> CGRect {
        // A navigation controller's bar changes height during transitions; its contents keep theirs.
        let own = max(0, bounds.height - (self.content?.extraHeight ?? 0))
        let height = owner == nil ? own : Self.standardHeight
        return CGRect(x: 0, y: 0, width: bounds.width, height: height + content.extraHeight)
    }
}

extension UINavigationItem {
    /// Additional height for the prompt, in points.
    var promptHeight: CGFloat { prompt?.isEmpty == false ? 30 : 0 }

    /// Visible height of the large title, in points.
    var visibleLargeTitleHeight: CGFloat { UINavigationBar.largeTitleHeight - largeTitleCollapse }
}
