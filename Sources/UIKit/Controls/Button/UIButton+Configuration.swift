import Foundation

extension UIButton {
    /// Called with a button whose state has changed.
    public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

    /// How a button looks and what it shows, as a value.
    ///
    /// Source: Apple, [UIButton.Configuration](https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct).
    @preconcurrency @MainActor
    public struct Configuration {
        let style: ButtonStyle

        /// What lies behind the content. Its colour, where none is set, is the style's.
        public var background = UIBackgroundConfiguration()
        /// How the background's corners are made.
        public var cornerStyle = CornerStyle.dynamic
        /// How large the content is. A change takes the size's insets where none were set.
        public var buttonSize = Size.medium {
            didSet { if !hasOwnInsets { insets = buttonSize.contentInsets } }
        }
        /// The colour of title and picture; nil is the style's.
        public var baseForegroundColor: UIColor?
        /// The colour from which the style makes that of the background; nil is the button's tint colour.
        public var baseBackgroundColor: UIColor?

        /// The picture; nil has the button's own for its state.
        public var image: UIImage?
        /// Makes the colour of a picture that is a stencil.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// Whether a turning wheel takes the picture's place.
        public var showsActivityIndicator = false
        /// Makes the wheel's colour.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// On which side of the text the picture is.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Between the picture and the text, in points.
        public var imagePadding: CGFloat = 0

        /// The first line; nil has the button's own for its state. Setting it takes an attributed one away.
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }
        /// The first line with attributes, which go before the configuration's.
        public var attributedTitle: AttributedString?
        /// Makes the attributes of the first line.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// How the first line breaks where it is too long; by words unless set.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The second line.
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }
        /// The second line with attributes.
        public var attributedSubtitle: AttributedString?
        /// Makes the attributes of the second line.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// How the second line breaks where it is too long; by words unless set.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// Between the lines, in points.
        public var titlePadding: CGFloat = 1
        /// Where the lines stand to each other.
        public var titleAlignment = TitleAlignment.automatic

        /// Room around the content, in points.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { insets }
            set {
                insets = newValue
                hasOwnInsets = true
            }
        }
        /// Whether a selected button looks different; true unless set.
        public var automaticallyUpdateForSelection = true

        private var insets = Size.medium.contentInsets
        private var hasOwnInsets = false

        init(style: ButtonStyle) {
            self.style = style
            background.cornerRadius = style.cornerRadius
        }

        /// Takes the insets of the size again.
        public mutating func setDefaultContentInsets() {
            hasOwnInsets = false
            insets = buttonSize.contentInsets
        }

        /// Text and picture in the tint colour, no background.
        public static func plain() -> Configuration { Configuration(style: .plain) }
        /// The tint colour on a thin layer of it.
        public static func tinted() -> Configuration { Configuration(style: .tinted) }
        /// The tint colour on grey.
        public static func gray() -> Configuration { Configuration(style: .gray) }
        /// White on the tint colour.
        public static func filled() -> Configuration { Configuration(style: .filled) }
        /// As `plain()`, fading more while pressed.
        public static func borderless() -> Configuration { Configuration(style: .borderless) }
        /// As `gray()`.
        public static func bordered() -> Configuration { Configuration(style: .gray) }
        /// As `tinted()`.
        public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
        /// As `filled()`.
        public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

        /// The configuration with its colours as they are in a button's present state.
        public func updated(for button: UIButton) -> Configuration {
            var updated = self
            let look = style.look(self, state: button.state, tint: button.tintColor)
            updated.baseForegroundColor = look.foreground
            updated.background.backgroundColor = look.background
            updated.background.backgroundColorTransformer = nil
            return updated
        }
    }
}

extension UIButton.Configuration {
    /// How large a button's content is.
    public enum Size: Int, Sendable {
        case medium
        case small
        case mini
        case large

        /// Points. (They give the heights that iOS shows at the default size of text: 28, 34 and 50.)
        var contentInsets: NSDirectionalEdgeInsets {
            switch self {
            case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
            case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
            }
        }

        var titleStyle: UIFont.TextStyle { self == .small || self == .mini ? .subheadline : .body }
        var subtitleStyle: UIFont.TextStyle { self == .small || self == .mini ? .caption2 : .caption1 }
    }

    /// Where the title and the subtitle stand to each other.
    public enum TitleAlignment: Int, Sendable {
        /// Centred, or beside a picture at the side of it.
        case automatic
        case leading
        case center
        case trailing
    }

    /// How the corners of the background are made.
    public enum CornerStyle: Int, Sendable {
        /// With the background's `cornerRadius`.
        case fixed = -1
        /// With that, larger as the user's text is.
        case dynamic
        case small
        case medium
        case large
        /// As round as can be.
        case capsule
    }
}
