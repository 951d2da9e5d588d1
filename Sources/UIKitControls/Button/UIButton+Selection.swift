import CoreGraphics

// System buttons without a configuration: while selected, title and image are cut out of the tint color.
extension UIButton {
    /// In points; measured on iOS, not documented.
    private static let backgroundOutset: CGFloat = 3
    private static let backgroundRadius: CGFloat = 4

    private var hasSelectionBackgrounds: Bool { isSelected && configuration == nil && storedType != .custom && storedType != .close }

    /// An image set for the state itself indicates the selection.
    final var hasImageBackground: Bool {
        hasSelectionBackgrounds && currentImage != nil && Self.own(of: values.images, for: state) == nil && values.images[.selected] == nil
    }
    final var hasTitleBackground: Bool { hasSelectionBackgrounds && shownTitle != nil }

    final func showSelectionBackgrounds() {
        show(hasTitleBackground, in: \.titleBackground)
        show(hasImageBackground, in: \.imageBackground)
    }

    private func show(_ isShown: Bool, in key: WritableKeyPath<ButtonSubviews, UIView?>) {
        guard isShown else {
            buttonViews[keyPath: key]?.removeFromSuperview()
            buttonViews[keyPath: key] = nil
            return
        }
        let ground = buttonViews[keyPath: key] ?? UIView()
        if buttonViews[keyPath: key] == nil {
            ground.isUserInteractionEnabled = false
            ground.layer.cornerRadius = Self.backgroundRadius
            insertSubview(ground, at: buttonViews.background == nil ? 0 : 1)
            buttonViews[keyPath: key] = ground
        }
        ground.backgroundColor = isEnabled ? tintColor : .tertiaryLabel
    }

    final func layOutSelectionBackgrounds() {
        if let title = buttonViews.title { buttonViews.titleBackground?.frame = title.frame.insetBy(dx: -Self.backgroundOutset, dy: 0) }
        if let image = buttonViews.image {
            buttonViews.imageBackground?.frame = image.frame.insetBy(dx: -Self.backgroundOutset, dy: -Self.backgroundOutset)
        }
    }
}
