extension UIButton {
    /// How a button without a configuration looks.
    public enum ButtonType: Int, Sendable {
        /// A title (white unless set) and pictures in their own colours; pictures darken while it is pressed.
        case custom = 0
        /// Title and picture in the tint colour; they fade while it is pressed.
        case system = 1
        /// An "i" in a ring, in the tint colour.
        case detailDisclosure = 2
        /// The same.
        case infoLight = 3
        /// The same.
        case infoDark = 4
        /// A plus sign in a ring, in the tint colour.
        case contactAdd = 5
        /// A cross on a grey disc.
        case close = 7

        var glyph: ButtonGlyph? {
            switch self {
            case .custom, .system: nil
            case .detailDisclosure, .infoLight, .infoDark: .info
            case .contactAdd: .add
            case .close: .close
            }
        }
    }

    final func take(_ type: ButtonType) {
        storedType = type
        if let glyph = type.glyph { values.images[.normal] = glyph.image() }
        contentDidChange()
        sizeToFit()
    }
}
