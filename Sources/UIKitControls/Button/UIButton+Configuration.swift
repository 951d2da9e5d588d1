import Foundation

extension UIButton {
    /// A closure called when a button's state has changed.
    public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

    /// The appearance and content of a button.
    ///
    /// Source: Apple, [UIButton.Configuration](https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct).
    @preconcurrency @MainActor
    public struct Configuration {
        let style: ButtonStyle

        /// The background; a nil color is replaced by the style's.
        public var background = UIBackgroundConfiguration()
        /// The style of the background's corners.
        public var cornerStyle = CornerStyle.dynamic
        /// The size class of the content. A change updates the default content insets, unless they were set.
        public var buttonSize = Size.medium {
            didSet { if !hasOwnInsets { insets = buttonSize.contentInsets } }
        }
        /// The color of title and image; nil is the style's.
        public var baseForegroundColor: UIColor?
        /// The color from which the style derives the background color; nil is the button's tint color.
        public var baseBackgroundColor: UIColor?

        /// The image; nil uses the button's image for its state.
        public var image: UIImage?
        /// The configuration of a symbol for the values that its own leaves open; nil for the text style of the button's size.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Transforms the color of a template image.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// Whether an activity indicator replaces the image.
        public var showsActivityIndicator = false
        /// Transforms the color of the activity indicator.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// The indicator at the trailing edge; automatic by default.
        public var indicator = Indicator.automatic
        /// Transforms the color of the indicator.
        public var indicatorColorTransformer: UIConfigurationColorTransformer?
        /// The edge of the text at which the image is placed.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The distance between the image and the text, in points.
        public var imagePadding: CGFloat = 0

        /// The title; nil uses the button's title for its state. Setting it removes the attributed title.
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }
        /// The attributed title; its attributes take precedence over the configuration's.
        public var attributedTitle: AttributedString?
        /// Transforms the attributes of the title.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The line break mode of the title; word wrapping by default.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The subtitle.
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }
        /// The attributed subtitle.
        public var attributedSubtitle: AttributedString?
        /// Transforms the attributes of the subtitle.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The line break mode of the subtitle; word wrapping by default.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The distance between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// The alignment of title and subtitle.
        public var titleAlignment = TitleAlignment.automatic

        /// Insets of the content, in points.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { insets }
            set {
                insets = newValue
                hasOwnInsets = true
            }
        }
        /// Whether the appearance changes with selection; true by default.
        public var automaticallyUpdateForSelection = true

        private var insets = Size.medium.contentInsets
        private var hasOwnInsets = false

        init(style: ButtonStyle) {
            self.style = style
            background.cornerRadius = style.cornerRadius
        }

        /// Restores the default content insets of the size.
        public mutating func setDefaultContentInsets() {
            hasOwnInsets = false
            insets = buttonSize.contentInsets
        }

        /// Text and image in the tint color, no background.
        public static func plain() -> Configuration { Configuration(style: .plain) }
        /// The tint color on a translucent layer of it.
        public static func tinted() -> Configuration { Configuration(style: .tinted) }
        /// The tint color on gray.
        public static func gray() -> Configuration { Configuration(style: .gray) }
        /// White on the tint color.
        public static func filled() -> Configuration { Configuration(style: .filled) }
        /// As `plain()`, fading more while pressed.
        public static func borderless() -> Configuration { Configuration(style: .borderless) }
        /// As `gray()`.
        public static func bordered() -> Configuration { Configuration(style: .gray) }
        /// As `tinted()`.
        public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
        /// As `filled()`.
        public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

        /// Returns the configuration with its colors resolved for the button's current state.
        public func updated(for button: UIButton) -> Configuration {
            var updated = self
            let appearance = style.appearance(self, state: button.state, tint: button.roleTint)
            updated.baseForegroundColor = appearance.foreground
            updated.background.backgroundColor = appearance.background
            updated.background.backgroundColorTransformer = nil
            return updated
        }
    }
}

extension UIButton {
    /// The purpose of a button.
    public enum Role: Int, Sendable {
        /// No purpose of its own.
        case normal = 0
        /// The choice that people take most often.
        case primary = 1
        /// Ends what is in progress without a change.
        case cancel = 2
        /// Destroys something.
        case destructive = 3
    }

    /// The color from which a configuration derives its colors: red for a destructive button, else the tint color.
    final var roleTint: UIColor { role == .destructive ? .systemRed : tintColor }
}

extension UIButton.Configuration {
    /// The size class of a button's content.
    public enum Size: Int, Sendable {
        /// Ordinary size.
        case medium
        /// Small insets, for dense layouts.
        case small
        /// The smallest insets.
        case mini
        /// Large insets, for the main action of a screen.
        case large

        /// The text style whose size symbols have.
        var symbolStyle: UIFont.TextStyle { self == .small || self == .mini ? .subheadline : .body }

        /// Points. (They give the heights that iOS shows at the default text size: 28, 34 and 50.)
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

    /// The alignment of title and subtitle.
    public enum TitleAlignment: Int, Sendable {
        /// Centered, or leading beside an image at the leading or trailing edge.
        case automatic
        /// At the leading edge: the left one in left-to-right layouts.
        case leading
        /// In the middle.
        case center
        /// At the trailing edge: the right one in left-to-right layouts.
        case trailing
    }

    /// The style of the background's corners.
    public enum CornerStyle: Int, Sendable {
        /// The background's `cornerRadius`.
        case fixed = -1
        /// The background's `cornerRadius`, scaled with the user's text size.
        case dynamic
        /// A small radius, independent of the background's own.
        case small
        /// A medium radius, independent of the background's own.
        case medium
        /// A large radius, independent of the background's own.
        case large
        /// The largest possible radius.
        case capsule
    }
}
