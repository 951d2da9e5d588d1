import UIKit

extension GlossyTabBar {
    final func makeItems() {
        for item in items { item.removeFromSuperview() }
        items = icons.indices.map { index in
            GlossyTabItem { [weak self] in self?.touched($0, itemAt: index) }
        }
        for item in items { insertSubview(item, belowSubview: arrowView) }
        selection = min(selection, max(items.count - 1, 0))
        labelItems()
        loadImages()
        showSelection()
        setNeedsLayout()
    }

    final func labelItems() {
        for (index, item) in items.enumerated() {
            item.accessibilityLabel = index < itemLabels.count ? itemLabels[index] : "\(index + 1)"
        }
    }

    final func loadImages() {
        let fill = delegate?.selectedIconFillImage(for: self) ?? GlossyArtwork.selectedIconFill
        let plate = delegate?.selectedItemBackgroundImage(for: self) ?? GlossyArtwork.selectedItemBackground
        // The column right of the left cap and all rows stretch.
        let caps = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: max(plate.size.width - 5, 0))
        let ground = plate.resizableImage(withCapInsets: caps, resizingMode: .stretch)
        let glow = delegate?.glowImage(for: self) ?? GlossyArtwork.glow
        for (index, item) in items.enumerated() {
            let icon = GlossyIcon(delegate?.glossyTabBar(self, imageForItemAt: index) ?? icons[index])
            item.show(icon: icon.filled(with: GlossyArtwork.gray), selectedIcon: icon.filled(with: fill), ground: ground, glow: glow)
        }
        backgroundView.image = delegate?.backgroundImage(for: self) ?? GlossyArtwork.background
        loadArrow()
    }

    final func loadArrow() {
        let arrow = delegate?.arrowImage(for: self) ?? GlossyArtwork.arrow(overlap: overlap)
        arrowView.image = arrow
        arrowView.bounds.size = arrow.size
        setNeedsLayout()
    }

    private func touched(_ touch: GlossyTabItem.Touch, itemAt index: Int) {
        switch touch {
        case .down:
            select(index)
            delegate?.glossyTabBar(self, didTouchDownItemAt: index)
        case .upInside:
            delegate?.glossyTabBar(self, didTouchUpInsideItemAt: index)
        }
    }

    final func select(_ index: Int) {
        guard items.indices.contains(index) else {
            return Misuse.report("GlossyTabBar.selectedIndex \(index) is refused, there are \(items.count) items; the selection stays")
        }
        guard index != selection else { return }
        selection = index
        showSelection()
        guard hasArrow, window != nil, let center = arrowCenter else { return setNeedsLayout() }
        arrowView.glide(to: center, duration: arrowDuration, curve: arrowCurve)
    }

    private func showSelection() {
        for (index, item) in items.enumerated() { item.isSelected = index == selection }
    }

    final func setGlowing(_ isGlowing: Bool, at index: Int) {
        guard items.indices.contains(index) else {
            return Misuse.report("GlossyTabBar: there is no item \(index) to glow, there are \(items.count)")
        }
        items[index].setGlowing(isGlowing, duration: glowFadeDuration)
    }

    // MARK: Layout

    /// The height of the items.
    private var itemHeight: CGFloat { min(bounds.height, Self.standardHeight) }

    private func middle(ofItemAt index: Int) -> CGFloat {
        bounds.width.middle(ofSegment: index, of: items.count, isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// The arrow's center; nil without items.
    private var arrowCenter: CGPoint? {
        items.isEmpty ? nil : CGPoint(x: middle(ofItemAt: selection), y: overlap - arrowView.bounds.height / 2)
    }

    /// Lays out all subviews; a movement of the arrow in progress continues.
    final func layOutContents() {
        backgroundView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: itemHeight / 2)
        let width = items.isEmpty ? 0 : bounds.width / CGFloat(items.count)
        for (index, item) in items.enumerated() {
            item.frame = CGRect(x: middle(ofItemAt: index) - width / 2, y: 0, width: width, height: itemHeight)
        }
        arrowView.isHidden = items.isEmpty
        guard let center = arrowCenter else { return hasArrow = false }
        if hasArrow {
            if arrowView.center != center { arrowView.center = center }
        } else {
            arrowView.jump(to: center)
            hasArrow = window != nil
        }
    }
}
