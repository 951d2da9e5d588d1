extension UIApplication {
    /// Called by the host: changes the traits of the user's settings or the device, and notifies all windows, back to front, also hidden
    /// ones.
    package static func changeSystemTraits(_ change: (inout any UIMutableTraits) -> Void) {
        let before = SystemAppearance.traits
        SystemAppearance.change(change)
        let traits = SystemAppearance.traits
        guard traits != before else { return }
        for window in process.windows { window.traitSourceDidChange() }
        process.storedScene?.traitCollectionDidChange(before)
        process.storedScene?.updateStatusBar()
        if traits.legibilityWeight != before.legibilityWeight {
            NotificationCenter.default.post(name: UIAccessibility.boldTextStatusDidChangeNotification, object: nil)
        }
        if traits.accessibilityContrast != before.accessibilityContrast {
            NotificationCenter.default.post(name: UIAccessibility.darkerSystemColorsStatusDidChangeNotification, object: nil)
        }
        guard traits.preferredContentSizeCategory != before.preferredContentSizeCategory else { return }
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification, object: process,
            userInfo: [UIContentSizeCategory.newValueUserInfoKey: traits.preferredContentSizeCategory])
    }
}
