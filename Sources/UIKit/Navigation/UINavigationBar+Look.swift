import CoreGraphics

extension UINavigationBar {
    /// The standard appearance and the scroll edge appearance for an item on top.
    ///
    /// The item's appearances take precedence over the bar's; a bar of compact height tries the compact appearances first. Without a scroll
    /// edge appearance, the standard one is used with a transparent background. Properties older than the appearance objects apply if there
    /// is no appearance.
    func looks(with item: UINavigationItem?) -> (standard: NavigationBarLook, edge: NavigationBarLook) {
        let isCompact = traitCollection.verticalSizeClass == .compact
        let compact = isCompact ? item?.compact.own ?? self.compact.own : nil
        let standard = compact ?? item?.standard.own ?? self.standard.own
        let standardLook = standard.map { NavigationBarLook($0) } ?? legacyLook
        let compactEdge = isCompact ? item?.compactScrollEdge.own ?? compactScrollEdge.own : nil
        if let edge = compactEdge ?? item?.scrollEdge.own ?? scrollEdge.own { return (standardLook, NavigationBarLook(edge)) }
        var edgeLook = standardLook
        edgeLook.background = BarBackground()
        return (standardLook, edgeLook)
    }

    private var legacyLook: NavigationBarLook {
        var look = NavigationBarLook()
        look.background = .plain(
            tint: barTintColor, isTranslucent: isTranslucent, image: backgroundImage(for: .default), shadowImage: shadowImage)
        look.titleAttributes = titleTextAttributes ?? [:]
        look.largeTitleAttributes = largeTitleTextAttributes ?? [:]
        look.backIndicator = backIndicatorTransitionMaskImage == nil ? nil : backIndicatorImage
        return look
    }

    /// The appearance of titles and buttons, which is not blended between the two.
    func contentLook(with item: UINavigationItem?) -> NavigationBarLook {
        let looks = looks(with: item)
        return showsEdgeLook ? looks.edge : looks.standard
    }

    private var showsEdgeLook: Bool { edgeProgress < 0.5 }

    /// Applies the current appearance.
    func showLook() {
        showBackground()
        content?.show(contentLook(with: topItem))
        content?.overrideUserInterfaceStyle = barStyle.interfaceStyle
        owner?.setNeedsStatusBarAppearanceUpdate()
    }

    func showBackground() {
        let looks = looks(with: topItem)
        backgroundView.overrideUserInterfaceStyle = barStyle.interfaceStyle
        backgroundView.show(looks.standard.background, atEdge: looks.edge.background)
    }

    func edgeProgressDidChange(from old: CGFloat) {
        backgroundView.progress = edgeProgress
        if (old < 0.5) != showsEdgeLook { content?.show(contentLook(with: topItem)) }
    }
}
