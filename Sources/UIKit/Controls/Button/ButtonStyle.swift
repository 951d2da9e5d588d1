import CoreGraphics

/// Styles of button configurations and their appearance by state. Apple does not document colours and radii; these resemble iOS 17.
enum ButtonStyle {
    case plain
    case borderless
    case gray
    case tinted
    case filled

    /// The colours of a button in a state.
    struct Look {
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
    func look(_ configuration: UIButton.Configuration, state: UIControl.State, tint: UIColor) -> Look {
        let base = configuration.baseBackgroundColor ?? tint
        let own = configuration.background.backgroundColor
        let transformer = configuration.background.backgroundColorTransformer
        let isSelected = state.contains(.selected) && configuration.automaticallyUpdateForSelection
        var look = normal(base: base, tint: configuration.baseForegroundColor ?? tint, isSelected: isSelected)
        if let foreground = configuration.baseForegroundColor { look.foreground = foreground }
        if state.contains(.disabled) {
            look.foreground = .tertiaryLabel
            if self == .gray || self == .tinted || self == .filled { look.background = .tertiarySystemFill }
        } else if state.contains(.highlighted) {
            look.background = look.background.fading(to: Self.pressedBackground)
            look.contentAlpha = self == .borderless ? Self.pressedBorderless : self == .filled ? 1 : Self.pressedContent
        }
        look.background = own ?? look.background
        if let transformer { look.background = transformer(look.background) }
        return look
    }

    @MainActor
    private func normal(base: UIColor, tint: UIColor, isSelected: Bool) -> Look {
        switch (self, isSelected) {
        case (.plain, false), (.borderless, _): Look(foreground: tint, background: .clear)
        case (.plain, true), (.tinted, false): Look(foreground: tint, background: base.fading(to: Self.thinTint))
        case (.gray, false): Look(foreground: tint, background: .secondarySystemFill)
        case (.filled, _), (.gray, true), (.tinted, true): Look(foreground: .white, background: base)
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
    /// The colour with its opacity multiplied, under any traits.
    func fading(to factor: CGFloat) -> UIColor {
        UIColor { traits in
            let color = self.resolvedColor(with: traits)
            return color.withAlphaComponent(color.cgColor.alpha * factor)
        }
    }
}
