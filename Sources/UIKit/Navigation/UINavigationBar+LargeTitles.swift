extension UINavigationBar {
    /// How much higher than usual a bar with a large title is, in points (`behaviour.md` 5).
    static let largeTitleHeight: CGFloat = 52

    /// Whether the title of the top item is shown large: as that item says, or the nearest one below it that does; with none, it is.
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

    /// The height its items want, in points.
    var itemHeight: CGFloat {
        Self.standardHeight + (showsLargeTitle ? topItem?.largeTitleRoom ?? 0 : 0) + (topItem?.promptHeight ?? 0)
    }

    /// Shows or hides an item's line above the title.
    func promptDidChange(of item: UINavigationItem) {
        itemDidChange(item)
        if item === topItem { largeTitlesDidChange() }
    }

    func largeTitlesDidChange() {
        content?.showsLargeTitle = showsLargeTitle
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The part that every content has, above it the room for a prompt, and below it that for a large title.
    func frame(of content: NavigationBarContent) -> CGRect {
        // A navigation controller's bar changes its height with the screens, and its contents do not.
        let own = max(0, bounds.height - (self.content?.extraHeight ?? 0))
        let height = owner == nil ? own : Self.standardHeight
        return CGRect(x: 0, y: 0, width: bounds.width, height: height + content.extraHeight)
    }
}

extension UINavigationItem {
    /// How much higher the bar is for the prompt, in points.
    var promptHeight: CGFloat { prompt?.isEmpty == false ? 30 : 0 }

    /// How much of the bar is left for a large title, in points.
    var largeTitleRoom: CGFloat { UINavigationBar.largeTitleHeight - largeTitleCollapse }
}
