extension UINavigationBar {
    func push(_ item: UINavigationItem, animated: Bool) {
        guard item.bar == nil else {
            trap(
                object: "UINavigationBar", value: "the item '\(item.title ?? "")' is in a bar already",
                remedy: "Pop it first, or push another")
        }
        replaceItems(with: storedItems + [item], animated: animated)
    }

    func pop(animated: Bool) -> UINavigationItem? {
        guard let item = storedItems.last else { return nil }
        replaceItems(with: Array(storedItems.dropLast()), animated: animated)
        return item
    }

    func replaceItems(with items: [UINavigationItem], animated: Bool) {
        guard Set(items.map(ObjectIdentifier.init)).count == items.count else {
            trap(object: "UINavigationBar", value: "one item is given twice", remedy: "Give each screen an item of its own")
        }
        for item in storedItems where item.bar === self { item.bar = nil }
        storedItems = items
        for item in items { item.bar = self }
        guard content?.item !== topItem || content?.backItem !== backItem else {
            content?.update()
            return
        }
        showTopItem(animated: animated)
    }

    func itemDidChange(_ item: UINavigationItem) {
        if item === content?.item || item === content?.backItem { content?.update() }
    }

    /// Changes the top item and cross-fades from what was shown before.
    func crossFade(_ change: () -> Void) {
        let old = content
        content = nil
        change()
        content = old
        showTopItem(animated: true)
    }

    private func showTopItem(animated: Bool) {
        let old = content
        let new = topItem.map { NavigationBarContent(item: $0, backItem: backItem, frame: bounds) }
        content = new
        if let new { addSubview(new) }
        guard animated, window != nil else {
            for fading in fadingContents { fading.removeFromSuperview() }
            fadingContents = []
            old?.removeFromSuperview()
            return
        }
        if let old { fadingContents.append(old) }
        UIView.performWithoutAnimation {
            new?.alpha = 0
            new?.layoutIfNeeded()
        }
        UIView.animate(
            withDuration: UINavigationController.transitionDuration, delay: 0, options: .curveEaseInOut,
            animations: {
                new?.alpha = 1
                old?.alpha = 0
            },
            completion: { [weak self] _ in
                guard let old else { return }
                old.removeFromSuperview()
                self?.fadingContents.removeAll { $0 === old }
            })
    }
}
