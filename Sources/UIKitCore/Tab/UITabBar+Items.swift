extension UITabBar {
    func checkIsFree(_ what: String) {
        guard let owner else { return }
        trap(
            object: "UITabBar", value: "\(what), but it belongs to \(owner.diagnosticName)",
            remedy: "Change the tab bar controller: viewControllers, their tabBarItem, selectedIndex, delegate")
    }

    func replaceItems(with items: [UITabBarItem], animated: Bool) {
        guard Set(items.map(ObjectIdentifier.init)).count == items.count else {
            trap(object: "UITabBar", value: "an item occurs twice", remedy: "Give each tab its own item")
        }
        guard !items.elementsEqual(storedItems, by: ===) else { return }
        for item in storedItems where item.bar === self { item.bar = nil }
        storedItems = items
        for item in items { item.bar = self }
        if let selection = storedSelection, !items.contains(where: { $0 === selection }) { storedSelection = nil }
        let old = buttons
        buttons = items.map { item in
            old.first { $0.item === item } ?? TabBarButton(item) { [weak self] in self?.tap(item) }
        }
        for button in buttons where button.superview !== self { addSubview(button) }
        applyAppearance()
        let gone = old.filter { button in !buttons.contains { $0 === button } }
        guard animated, window != nil else {
            for button in gone { button.removeFromSuperview() }
            setNeedsLayout()
            return
        }
        let new = buttons.filter { button in !old.contains { $0 === button } }
        UIView.performWithoutAnimation {
            layOutButtons(buttons.filter { button in new.contains { $0 === button } })
            for button in new { button.alpha = 0 }
        }
        UIView.animate(
            withDuration: 0.3,
            animations: {
                self.layOutButtons()
                for button in new { button.alpha = 1 }
                for button in gone { button.alpha = 0 }
            },
            completion: { _ in for button in gone { button.removeFromSuperview() } })
    }

    func select(_ item: UITabBarItem?) {
        if let item, !storedItems.contains(where: { $0 === item }) {
            reportOnce("UITabBar.selectedItem", "UITabBar: the item '\(item.title ?? "")' is not in the bar; the selection stays")
            return
        }
        guard item !== storedSelection else { return }
        storedSelection = item
        applyAppearance()
        setNeedsLayout()
    }

    /// Handles a tap on an item.
    func tap(_ item: UITabBarItem) {
        guard shouldSelect?(item) ?? true else { return }
        let owner = owner
        if owner == nil { select(item) }
        delegate?.tabBar(self, didSelect: item)
        owner?.userSelected(item)
    }

    func itemDidChange(_ item: UITabBarItem) {
        if item.standardAppearance != nil || item.scrollEdgeAppearance != nil || item === storedSelection { applyAppearance() }
        buttons.first { $0.item === item }?.update()
    }

    // MARK: Appearance

    func applyAppearance() {
        overrideStyle()
        let (standard, edge) = (presentStandardAppearance, presentEdgeAppearance)
        let appearance = (edgeProgress < 0.5 ? edge : nil) ?? standard
        backgroundView.show(
            standard?.background
                ?? .plain(tint: barTintColor, isTranslucent: isTranslucent, image: backgroundImage, shadowImage: shadowImage),
            atEdge: edge?.background ?? BarBackground())
        let style = layoutStyle
        let colors = TabBarButton.Colors(selected: tintColor, normal: unselectedItemTintColor ?? .systemGray)
        for button in buttons {
            button.show(
                isSelected: button.item === storedSelection, style: style,
                resolved: appearance?.resolved(for: style) ?? ResolvedTabItemAppearance(),
                colors: colors)
        }
    }

    private func overrideStyle() {
        for view in [backgroundView] + buttons { view.overrideUserInterfaceStyle = barStyle.interfaceStyle }
    }

    /// Arrangement of icon and title, by the size classes.
    var layoutStyle: UITabBarItemAppearance.Style {
        let traits = traitCollection
        if traits.verticalSizeClass == .compact { return .compactInline }
        return traits.horizontalSizeClass == .regular ? .inline : .stacked
    }

    /// Height of the items in points.
    var standardHeight: CGFloat {
        switch layoutStyle {
        case .stacked: 49
        case .inline: 50
        case .compactInline: 32
        }
    }

    // MARK: Layout

    func layOutButtons() { layOutButtons(buttons) }

    /// Lays out buttons and the selection indicator.
    func layOutButtons(_ some: [TabBarButton]) {
        let extra = UIBarPosition.bottom.backgroundExtension(of: self)
        backgroundView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + extra.bottom)
        let height = min(bounds.height, max(bounds.height - safeAreaInsets.bottom, min(standardHeight, bounds.height)))
        for button in some {
            guard let index = buttons.firstIndex(where: { $0 === button }) else { continue }
            button.semanticContentAttribute = semanticContentAttribute
            button.frame = frame(ofItemAt: index, height: height)
        }
        guard let image = selectionIndicatorImage, let selected = buttons.first(where: { $0.item === storedSelection }) else {
            selectionView.isHidden = true
            return
        }
        selectionView.isHidden = false
        selectionView.bounds.size = image.size
        selectionView.center = selected.center
    }

    /// The first item is at the leading edge.
    private func frame(ofItemAt index: Int, height: CGFloat) -> CGRect {
        let count = CGFloat(max(buttons.count, 1))
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let column = CGFloat(isMirrored ? buttons.count - 1 - index : index)
        guard itemPositioning == .centered else {
            let width = bounds.width / count
            return CGRect(x: column * width, y: 0, width: width, height: height)
        }
        let spacing = itemSpacing > 0 ? itemSpacing : 34
        let width = min(itemWidth > 0 ? itemWidth : 76, max(0, (bounds.width - spacing * (count - 1)) / count))
        let all = width * count + spacing * (count - 1)
        return CGRect(x: (bounds.width - all) / 2 + column * (width + spacing), y: 0, width: width, height: height)
    }
}
