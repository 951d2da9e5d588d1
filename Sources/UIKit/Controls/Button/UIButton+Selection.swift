import CoreGraphics

// System buttons without a configuration: while selected, title and image are cut out of the tint colour.
extension UIButton {
    /// Points. (As seen on iOS; not documented.)
    private static let groundOutset: CGFloat = 3
    private static let groundRadius: CGFloat = 4

    private var hasGrounds: Bool { isSelected && configuration == nil && storedType != .custom && storedType != .close }

    /// An image set for the state itself indicates the selection.
    final var hasImageGround: Bool { hasGrounds && currentImage != nil && values.images[state] == nil && values.images[.selected] == nil }
    final var hasTitleGround: Bool { hasGrounds && shownTitle != nil }

    final func showGrounds() {
        show(hasTitleGround, in: \.titleGround)
        show(hasImageGround, in: \.imageGround)
    }

    private func show(_ isShown: Bool, in key: WritableKeyPath<ButtonParts, UIView?>) {
        guard isShown else {
            parts[keyPath: key]?.removeFromSuperview()
            parts[keyPath: key] = nil
            return
        }
        let ground = parts[keyPath: key] ?? UIView()
        if parts[keyPath: key] == nil {
            ground.isUserInteractionEnabled = false
            ground.layer.cornerRadius = Self.groundRadius
            insertSubview(ground, at: parts.background == nil ? 0 : 1)
            parts[keyPath: key] = ground
        }
        ground.backgroundColor = isEnabled ? tintColor : .tertiaryLabel
    }

    final func placeGrounds() {
        if let title = parts.title { parts.titleGround?.frame = title.frame.insetBy(dx: -Self.groundOutset, dy: 0) }
        if let image = parts.image {
            parts.imageGround?.frame = image.frame.insetBy(dx: -Self.groundOutset, dy: -Self.groundOutset)
        }
    }
}
