import Display

extension UIButton {
    /// The style of a button without a configuration.
    public enum ButtonType: Int, Sendable {
        /// A title (white by default) and images in their own colors; images darken while pressed.
        case custom = 0
        /// Title and image in the tint color; they fade while pressed.
        case system = 1
        /// An "i" in a circle, in the tint color.
        case detailDisclosure = 2
        /// Same as `detailDisclosure`.
        case infoLight = 3
        /// Same as `detailDisclosure`.
        case infoDark = 4
        /// A plus sign in a circle, in the tint color.
        case contactAdd = 5
        /// A cross on a gray disc.
        case close = 7

        @MainActor var glyph: SystemGlyph? {
            switch self {
            case .custom, .system: nil
            case .detailDisclosure, .infoLight, .infoDark: .infoInCircle
            case .contactAdd: .plusInCircle
            case .close: .buttonCross
            }
        }
    }

    final func take(_ type: ButtonType) {
        storedType = type
        let glyph = type.glyph
        if let glyph { values.images[.normal] = glyph.image(scale: Screen.current?.scale ?? 2) }
        contentDidChange()
        if glyph != nil { sizeToFit() }
    }
}

/// Makes a button of a class that is known at run time alone, by its `init(type:)`; for code that `kinora swift` translates.
@preconcurrency @MainActor
public func _instance<T: UIButton>(of type: T.Type, type buttonType: UIButton.ButtonType) -> T {
    let button = _instance(of: type, frame: .zero)
    button.take(buttonType)
    return button
}

/// Makes a button of a class that is known at run time alone, by its `init(type:primaryAction:)`.
@preconcurrency @MainActor
public func _instance<T: UIButton>(of type: T.Type, type buttonType: UIButton.ButtonType, primaryAction: UIAction?) -> T {
    let button = _instance(of: type, type: buttonType)
    if let primaryAction { button.take(primaryAction) }
    return button
}
