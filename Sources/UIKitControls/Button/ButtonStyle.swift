import CoreGraphics

/// Styles of button configurations and their appearance by state. Apple does not document colors and radii; these resemble iOS 17.
enum ButtonStyle {
    case plain
    case borderless
    case gray
    case tinted
    case filled

    /// The colors of a button in a state.
    struct Appearance {
        var foreground: UIColor
        var background: UIColor
        /// Opacity of title and image.
        var contentAlpha: CGFloat = 1
    }

    /// In points.
    var cornerRadius: CGFloat { 5.95 }

    /// Factor on the background's opacity while the button is pressed.
    private static let pressedBackground: CGFloat = 0.75
    private static let pressedContent: CGFloat = 0.75
    private static let pressedBorderless: CGFloat = 0.35
    /// The opacity of the tint layer.
    private static let thinTint: CGFloat = 0.18

    @MainActor
    func appearance(_ configuration: UIButton.Configuration, state: UIControl.State, tint: UIColor) -> Appearance {
        let base = configuration.baseBackgroundColor ?? tint
        let own = configuration.background.backgroundColor
        let transformer = configuration.background.backgroundColorTransformer
        let isSelected = state.contains(.selected) && configuration.automaticallyUpdateForSelection
        var appearance = normal(base: base, tint: configuration.baseForegroundColor ?? tint, isSelected: isSelected)
        if let foreground = configuration.baseForegroundColor { appearance.foreground = foreground }
        if state.contains(.disabled) {
            appearance.foreground = .tertiaryLabel
            if self == .gray || self == .tinted || self == .filled { appearance.background = .tertiarySystemFill }
        } else if state.contains(.highlighted) {
            appearance.background = appearance.background.fading(to: Self.pressedBackground)
            appearance.contentAlpha = self == .borderless ? Self.pressedBorderless : self == .filled ? 1 : Self.pressedContent
        }
        appearance.background = own ?? appearance.background
        if let transformer { appearance.background = transformer(appearance.background) }
        return appearance
    }

    @MainActor
    private func normal(base: UIColor, tint: UIColor, isSelected: Bool) -> Appearance {
        switch (self, isSelected) {
        case (.plain, false), (.borderless, _): Appearance(foreground: tint, background: .clear)
        case (.plain, true), (.tinted, false): Appearance(foreground: tint, background: base.fading(to: Self.thinTint))
        case (.gray, false): Appearance(foreground: tint, background: .secondarySystemFill)
        case (.filled, _), (.gray, true), (.tinted, true): Appearance(foreground: .white, background: base)
        }
    }

    @MainActor
    func radius(_ configuration: UIButton.Configuration, size: CGSize, traits: UITraitCollection) -> CGFloat {
        let most = min(size.width, size.height) / 2
        let radius: CGFloat =
            switch configuration.cornerStyle {
            case .fixed: configuration.background.cornerRadius
            case .dynamic:
                UIFontMetrics(forTextStyle: .body).scaledValue(for: configuration.background.cornerRadius, compatibleWith: traits)
            case .small: 5
            case .medium: 8
            case .large: 12
            case .capsule: most
            }
        return max(min(radius, most), 0)
    }
}

extension UIColor {
    /// The color with its opacity multiplied, under any traits.
    func fading(to factor: CGFloat) -> UIColor {
        UIColor { traits in
            let color = self.resolvedColor(with: traits)
            return color.withAlphaComponent(color.cgColor.alpha * factor)
        }
    }
}
