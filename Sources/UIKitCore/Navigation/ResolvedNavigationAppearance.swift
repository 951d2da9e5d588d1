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
