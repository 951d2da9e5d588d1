import CoreGraphics

extension UIButton {
    final func set<Value>(_ value: Value?, _ values: WritableKeyPath<ButtonValues, [State: Value]>, for state: State) {
        self.values[keyPath: values][state] = value
        contentDidChange()
    }

    final func set(_ title: String?, for state: State) {
        set(title, \.titles, for: state)
    }

    /// The system's color where none was set.
    final func defaultTitleColor(for state: State) -> UIColor {
        if storedType == .custom { return .white }
        return state.contains(.disabled) ? .tertiaryLabel : tintColor
    }

    final func presentTitleColor(for state: State) -> UIColor {
        if let color = Self.own(of: values.titleColors, for: state) { return color }
        // A disabled system button is gray, unless a color was set for that state.
        if storedType != .custom, state.contains(.disabled) { return defaultTitleColor(for: state) }
        return values.titleColors[.normal] ?? defaultTitleColor(for: state)
    }

    /// The image as displayed: a symbol in the button's configuration, for its traits.
    final var shownImage: UIImage? { currentImage?.resolved(for: traitCollection, preferring: currentPreferredSymbolConfiguration) }

    /// The title as displayed, attributed or plain; nil for none.
    final var shownTitle: NSAttributedString? {
        if let title = currentAttributedTitle { return title.length > 0 ? title : nil }
        guard let title = currentTitle, !title.isEmpty else { return nil }
        return NSAttributedString(string: title)
    }
}

extension UIButton: LargeContentDefaulting {
    package var defaultLargeContent: (title: String?, image: UIImage?) {
        (configuration?.title ?? currentTitle ?? currentAttributedTitle?.string, configuration?.image ?? currentImage)
    }
}
