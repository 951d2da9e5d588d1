extension UIView {
    /// Runs `body` with this view's traits as `UITraitCollection.current` and its tint as `UIColor.tintColor`.
    package final func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
        let tint = CurrentTint.ofThread
        let before = tint.color
        tint.color = ownTintColor ?? inheritedTintColor
        defer { tint.color = before }
        return try storedTraits.asCurrent(body)
    }

    /// The background colour that was set, unless the layer's has been replaced since.
    final var presentBackground: UIColor? {
        guard let shown = layer.backgroundColor else { return nil }
        if let background = traitRecord?.background, background.resolved == shown { return background.color }
        return UIColor(cgColor: shown)
    }

    final func setBackground(_ color: UIColor?) {
        guard let color, color.content.isDynamic else {
            layer.backgroundColor = color?.cgColor
            traitRecord?.background = nil
            return
        }
        let resolved = asCurrent { color.cgColor }
        layer.backgroundColor = resolved
        // As the layer returns it: a gray color in its colors.
        madeTraitRecord.background = (color, layer.backgroundColor ?? resolved)
    }

    /// Resolves a dynamic background again, unless the layer's colour has been replaced.
    final func resolveBackground() {
        guard let background = traitRecord?.background else { return }
        guard background.resolved == layer.backgroundColor else {
            traitRecord?.background = nil
            return
        }
        setBackground(background.color)
    }
}
