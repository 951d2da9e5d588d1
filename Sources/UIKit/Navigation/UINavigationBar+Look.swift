extension UINavigationBar {
    /// How the bar looks with an item on top: as an appearance says, else as the older properties do.
    func look(with item: UINavigationItem?) -> NavigationBarLook {
        let appearance = item?.scrollEdge.own ?? scrollEdge.own ?? item?.standard.own ?? standard.own
        if let appearance { return NavigationBarLook(appearance) }
        var look = NavigationBarLook()
        look.background = .plain(
            tint: barTintColor, isTranslucent: isTranslucent, image: backgroundImage(for: .default), shadowImage: shadowImage)
        look.titleAttributes = titleTextAttributes ?? [:]
        look.largeTitleAttributes = largeTitleTextAttributes ?? [:]
        look.backIndicator = backIndicatorTransitionMaskImage == nil ? nil : backIndicatorImage
        return look
    }

    /// Shows how the bar looks now.
    func showLook() {
        let look = look(with: topItem)
        showBackground(look)
        content?.show(look)
        content?.overrideUserInterfaceStyle = barStyle.interfaceStyle
        owner?.setNeedsStatusBarAppearanceUpdate()
    }

    func showBackground(_ look: NavigationBarLook) {
        backgroundView.overrideUserInterfaceStyle = barStyle.interfaceStyle
        backgroundView.show(look.background)
    }
}
