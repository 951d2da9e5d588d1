import CoreGraphics

extension UINavigationBar {
    /// The standard appearance and the scroll edge appearance for an item on top.
    ///
    /// The item's appearances take precedence over the bar's; a bar of compact height tries the compact appearances first. Without a scroll
    /// edge appearance, the standard one is used with a transparent background. Properties older than the appearance objects apply if there
    /// is no appearance.
    func resolvedAppearances(with item: UINavigationItem?) -> (standard: ResolvedNavigationAppearance, edge: ResolvedNavigationAppearance) {
        let isCompact = traitCollection.verticalSizeClass == .compact
        let standard = appearances.current(.standard, isCompact: isCompact, item: item?.appearances)
        let resolvedStandard = standard.map { ResolvedNavigationAppearance($0) } ?? legacyAppearance
        if let edge = appearances.current(.scrollEdge, isCompact: isCompact, item: item?.appearances) {
            return (resolvedStandard, ResolvedNavigationAppearance(edge))
        }
        var resolvedEdge = resolvedStandard
        resolvedEdge.background = BarBackground()
        return (resolvedStandard, resolvedEdge)
    }

    private var legacyAppearance: ResolvedNavigationAppearance {
        var resolved = ResolvedNavigationAppearance()
        resolved.background = .plain(
            tint: barTintColor, isTranslucent: isTranslucent, image: backgroundImage(for: .default), shadowImage: shadowImage)
        resolved.titleAttributes = titleTextAttributes ?? [:]
        resolved.largeTitleAttributes = largeTitleTextAttributes ?? [:]
        resolved.backIndicator = backIndicatorTransitionMaskImage == nil ? nil : backIndicatorImage
        return resolved
    }

    /// The appearance of titles and buttons, which is not blended between the two.
    func contentAppearance(with item: UINavigationItem?) -> ResolvedNavigationAppearance {
        let appearances = resolvedAppearances(with: item)
        return showsScrollEdgeAppearance ? appearances.edge : appearances.standard
    }

    private var showsScrollEdgeAppearance: Bool { edgeProgress < 0.5 }

    /// Applies the current appearance.
    func applyAppearance() {
        showBackground()
        content?.show(contentAppearance(with: topItem))
        content?.overrideUserInterfaceStyle = barStyle.interfaceStyle
        owner?.setNeedsStatusBarAppearanceUpdate()
    }

    func showBackground() {
        let appearances = resolvedAppearances(with: topItem)
        backgroundView.overrideUserInterfaceStyle = barStyle.interfaceStyle
        backgroundView.show(appearances.standard.background, atEdge: appearances.edge.background)
    }

    func edgeProgressDidChange(from old: CGFloat) {
        backgroundView.progress = edgeProgress
        if (old < 0.5) != showsScrollEdgeAppearance { content?.show(contentAppearance(with: topItem)) }
    }
}

/// The resolved appearance of a navigation bar for its top item.
struct ResolvedNavigationAppearance {
    var background = BarBackground()
    var titleAttributes: [NSAttributedString.Key: Any] = [:]
    var largeTitleAttributes: [NSAttributedString.Key: Any] = [:]
    var titleOffset = UIOffset.zero
    var buttons = ResolvedButtonAppearances()
    var back = ResolvedButtonAppearance()
    var backIndicator: UIImage?
}

extension ResolvedNavigationAppearance {
    @MainActor
    init(_ appearance: UINavigationBarAppearance) {
        background = appearance.background
        titleAttributes = appearance.titleTextAttributes
        largeTitleAttributes = appearance.largeTitleTextAttributes
        titleOffset = appearance.titlePositionAdjustment
        buttons = appearance.resolvedButtons
        back = appearance.backButtonAppearance.resolved
        backIndicator = appearance.backIndicatorImage
    }
}
