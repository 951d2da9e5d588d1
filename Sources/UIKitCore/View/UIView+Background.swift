extension UIView {
    /// Runs `body` with this view's traits as `UITraitCollection.current` and its tint as `UIColor.tintColor`.
    package final func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
        let tint = CurrentTint.ofThread
        let before = tint.color
        tint.color = ownTintColor ?? inheritedTintColor
        defer { tint.color = before }
        return try storedTraits.asCurrent(body)
    }

    /// The background color that was set, unless the layer's has been replaced since.
    final var presentBackground: UIColor? {
        guard let shown = layer.backgroundColor else { return nil }
        if let background = setBackgroundColor, background.resolved == shown { return background.color }
        return UIColor(cgColor: shown)
    }

    final func setBackground(_ color: UIColor?) {
        guard let color else {
            layer.backgroundColor = nil
            setBackgroundColor = nil
            return
        }
        let resolved = color.content.isDynamic ? asCurrent { color.cgColor } : color.cgColor
        layer.backgroundColor = resolved
        // As the layer returns it.
        setBackgroundColor = (color, layer.backgroundColor ?? resolved)
    }

    /// Resolves a dynamic background again, unless the layer's color has been replaced.
    final func resolveBackground() {
        guard let background = setBackgroundColor else { return }
        guard background.resolved == layer.backgroundColor else {
            setBackgroundColor = nil
            return
        }
        if background.color.content.isDynamic { setBackground(background.color) }
    }
}
