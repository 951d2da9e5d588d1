import CoreGraphics

/// The content of a list's cell or header: an image, a text and a secondary text.
///
///     var content = cell.defaultContentConfiguration()
///     content.text = place.name
///     content.secondaryText = place.country
///     cell.contentConfiguration = content
///
/// Fonts are those of Apple's styles where they are known; margins and distances are estimates. Source: Apple,
/// [UIListContentConfiguration](https://developer.apple.com/documentation/uikit/uilistcontentconfiguration).
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
    /// The image; nil for none.
    public var image: UIImage?
    /// Size, color and position of the image.
    public var imageProperties = ImageProperties()

    /// The text; nil for none. An attributed text takes precedence.
    public var text: String?
    /// The primary text with attributes; it replaces `text`. nil for none.
    public var attributedText: NSAttributedString?
    /// Font, color and layout of the primary text.
    public var textProperties: TextProperties

    /// The secondary text; nil for none. An attributed text takes precedence.
    public var secondaryText: String?
    /// The secondary text with attributes; it replaces `secondaryText`. nil for none.
    public var secondaryAttributedText: NSAttributedString?
    /// Font, color and layout of the secondary text.
    public var secondaryTextProperties: TextProperties

    /// The margins around the content, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)

    /// Whether the secondary text is beside the text where both fit; otherwise below it.
    public var prefersSideBySideTextAndSecondaryText = false

    /// Distances between image and text and between the texts, in points.
    public var imageToTextPadding: CGFloat = 16
    /// Least distance between texts side by side, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    /// Distance between texts above each other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    /// The least height of the view, in points: that of a cell.
    var leastHeight: CGFloat = 44

    /// Whether the text has the view's tint color, as in a focused cell.
    var isTinted = false

    private init(_ text: TextProperties, _ secondary: TextProperties) {
        textProperties = text
        secondaryTextProperties = secondary
    }

    /// The content of a header or footer, with a distance above and below its text, in points.
    private init(edge text: TextProperties, _ secondary: TextProperties, distance: CGFloat) {
        self.init(text, secondary)
        directionalLayoutMargins.top = distance
        directionalLayoutMargins.bottom = distance
        leastHeight = 0
    }

    // MARK: Styles

    /// The content of a plain cell, with a small secondary text below.
    public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(TextProperties(.body, .label), TextProperties(.subheadline, .secondaryLabel))
    }

    /// As `cell()`, with a smaller secondary text.
    public static func subtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(TextProperties(.body, .label), TextProperties(.caption1, .label))
    }

    /// With the secondary text at the trailing edge.
    public static func valueCell() -> UIListContentConfiguration {
        var value = UIListContentConfiguration(TextProperties(.body, .label), TextProperties(.body, .secondaryLabel))
        value.prefersSideBySideTextAndSecondaryText = true
        return value
    }

    /// The content of a sidebar's cell.
    public static func sidebarCell() -> UIListContentConfiguration { cell() }

    /// The content of a sidebar's cell, with a smaller secondary text.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

    /// The header of a section in a sidebar, large.
    public static func sidebarHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(edge: TextProperties(.headline, .label), TextProperties(.subheadline, .secondaryLabel), distance: 11)
    }

    /// The header of a section in a plain list.
    public static func plainHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(edge: TextProperties(.headline, .label), TextProperties(.subheadline, .secondaryLabel), distance: 3.5)
    }

    /// The header of a section in a grouped list, in capital letters.
    public static func groupedHeader() -> UIListContentConfiguration {
        var header = groupedFooter()
        header.textProperties.transform = .uppercase
        return header
    }

    /// The footer of a section in a plain list.
    public static func plainFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(
            edge: TextProperties(.body, .secondaryLabel), TextProperties(.subheadline, .secondaryLabel), distance: 3.5)
    }

    /// The footer of a section in a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration {
        let text = TextProperties(.footnote, .secondaryLabel)
        return UIListContentConfiguration(edge: text, text, distance: 7)
    }

    // MARK: UIContentConfiguration

    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// The same for all states but disabled, whose texts are dimmed, and focused, whose text has the tint color.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        var updated = self
        let isDisabled = (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
        updated.isTinted = (state as? UICellConfigurationState)?.isFocused ?? (state as? UIViewConfigurationState)?.isFocused ?? false
        updated.textProperties.isDimmed = isDisabled
        updated.secondaryTextProperties.isDimmed = isDisabled
        return updated
    }
}

extension UIListContentConfiguration {
    /// The style of a text.
    @preconcurrency @MainActor
    public struct TextProperties {
        /// The alignment of a text.
        public enum TextAlignment: Int, Sendable {
            /// At the leading edge of the text's language.
            case natural
            /// In the middle.
            case center
            /// At both edges, but for the last line.
            case justified
        }

        /// A change of the text's letters.
        public enum TextTransform: Int, Sendable {
            /// As written.
            case none
            /// In capital letters.
            case uppercase
            /// In small letters.
            case lowercase
            /// The first letter of each word capitalized.
            case capitalized
        }

        /// The font of the text.
        public var font: UIFont
        /// The color of the text, before its transformer.
        public var color: UIColor
        /// Transforms the color; nil leaves it unchanged.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// Alignment of the lines.
        public var alignment = TextAlignment.natural
        /// Breaks of lines, and truncation.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The most lines; 0, the default, for all.
        public var numberOfLines = 0
        /// Whether the font shrinks until the text fits, at most to `minimumScaleFactor`.
        public var adjustsFontSizeToFitWidth = false
        /// The least scale to which text shrinks to fit, from 0 to 1; 0 for the default.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether the font follows the preferred text size; true by default.
        public var adjustsFontForContentSizeCategory = true
        /// Capitalization of the text.
        public var transform = TextTransform.none
        var isDimmed = false

        init(_ style: UIFont.TextStyle, _ color: UIColor) {
            font = .preferredFont(forTextStyle: style)
            self.color = color
        }

        /// Returns the color that is shown.
        public func resolvedColor() -> UIColor {
            let color = isDimmed ? UIColor.tertiaryLabel : color
            return colorTransformer?(color) ?? color
        }

        func apply(to label: UILabel, _ text: String?, _ attributed: NSAttributedString?) {
            label.font = font
            label.textColor = resolvedColor()
            label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
            label.numberOfLines = numberOfLines
            label.lineBreakMode = lineBreakMode
            label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
            label.minimumScaleFactor = minimumScaleFactor
            label.textAlignment = alignment == .center ? .center : alignment == .justified ? .justified : .natural
            if let attributed { label.attributedText = attributed } else { label.text = text.map(transformed) }
            label.isHidden = (label.text ?? "").isEmpty
        }

        private func transformed(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }
    }

    /// The style of the image.
    @preconcurrency @MainActor
    public struct ImageProperties {
        /// The tint of a template image; nil is the view's.
        public var tintColor: UIColor?
        /// Changes the resolved tint color; nil for none.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The configuration of a symbol for the values that its own leaves open: by default the body's text style, large.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = .body
        /// In points.
        public var cornerRadius: CGFloat = 0
        /// The largest size, in points; 0 in a dimension, the default, for no limit.
        public var maximumSize = CGSize.zero
        /// The width that is kept for the image, so that texts of several cells begin at one edge; 0, the default, is the image's own.
        public var reservedLayoutSize = CGSize.zero

        init() {}

        /// Returns the tint that is shown, for a view's.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }
    }
}
