/// The resolved appearance of a navigation bar for its top item.
struct NavigationBarLook {
    var background = BarBackground()
    var titleAttributes: [NSAttributedString.Key: Any] = [:]
    var largeTitleAttributes: [NSAttributedString.Key: Any] = [:]
    var titleOffset = UIOffset.zero
    var buttons = BarButtonLooks()
    var back = BarButtonLook()
    var backIndicator: UIImage?
}

extension NavigationBarLook {
    @MainActor
    init(_ appearance: UINavigationBarAppearance) {
        background = appearance.background
        titleAttributes = appearance.titleTextAttributes
        largeTitleAttributes = appearance.largeTitleTextAttributes
        titleOffset = appearance.titlePositionAdjustment
        buttons = appearance.buttonLooks
        back = appearance.backButtonAppearance.look
        backIndicator = appearance.backIndicatorImage
    }
}
