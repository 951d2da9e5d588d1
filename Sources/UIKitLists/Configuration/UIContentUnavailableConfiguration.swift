import CoreGraphics
import UIFoundation

/// Why a view has nothing to show: an image, texts and up to two buttons.
///
/// ```swift
/// final class Notes: UIViewController {
///     var notes: [String] = [] { didSet { setNeedsUpdateContentUnavailableConfiguration() } }
///
///     override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
///         guard notes.isEmpty else { return contentUnavailableConfiguration = nil }
///         var empty = UIContentUnavailableConfiguration.empty()
///         empty.image = UIImage(systemName: "note.text")
///         empty.text = "No Notes"
///         empty.button = .borderless()
///         empty.button.title = "New Note"
///         empty.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.notes.append("Note") }
///         contentUnavailableConfiguration = empty
///     }
/// }
/// ```
///
/// Fonts and colors are those of iOS where they are known; distances are estimates. Source: Apple,
/// [UIContentUnavailableConfiguration](https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct).
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    /// The image above the texts; nil for none.
    public var image: UIImage?
    /// Size, color and corners of the image.
    public var imageProperties = ImageProperties()

    /// The text; nil for none. An attributed text takes precedence.
    public var text: String?
    /// The text with attributes; it replaces `text`. nil for none.
    public var attributedText: NSAttributedString?
    /// Font, color and layout of the text.
    public var textProperties: TextProperties

    /// The text below the first one; nil for none. An attributed text takes precedence.
    public var secondaryText: String?
    /// The secondary text with attributes; it replaces `secondaryText`. nil for none.
    public var secondaryAttributedText: NSAttributedString?
    /// Font, color and layout of the secondary text.
    public var secondaryTextProperties = TextProperties(.preferredFont(forTextStyle: .subheadline), .secondaryLabel)

    /// The first button; it is shown if it has a title, a subtitle or an image, or its action has. Without a background by default.
    public var button = UIButton.Configuration.plain()
    /// Action, menu and purpose of the first button.
    public var buttonProperties = ButtonProperties()
    /// The second button, below the first one. Without a background by default.
    public var secondaryButton = UIButton.Configuration.plain()
    /// Action, menu and purpose of the second button.
    public var secondaryButtonProperties = ButtonProperties()

    /// The alignment of the content in the view; in the middle by default.
    public var alignment = Alignment.center
    /// The axes on which the superview's margins count if they are wider than ``directionalLayoutMargins``; none by default.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = []
    /// The margins around the content, within the safe area and above a keyboard, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 24, bottom: 16, trailing: 24)

    /// Distance between image and text, in points.
    public var imageToTextPadding: CGFloat = 12
    /// Distance between the texts, in points.
    public var textToSecondaryTextPadding: CGFloat = 6
    /// Distance between the texts and the first button, in points.
    public var textToButtonPadding: CGFloat = 16
    /// Distance between the buttons, in points.
    public var buttonToSecondaryButtonPadding: CGFloat = 8

    /// The background of the view; clear by default.
    public var background = UIBackgroundConfiguration.clear()

    /// Whether a spinning indicator replaces a missing image.
    var isLoading = false
    /// Whether the default texts name the text that was searched for.
    private var isSearch = false

    private init(_ text: TextProperties) { textProperties = text }

    // MARK: Styles

    /// A configuration without content.
    public static func empty() -> UIContentUnavailableConfiguration {
        // The second title in bold, at the usual size: a font of a descriptor would not follow the preferred text size.
        let bold = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
        return UIContentUnavailableConfiguration(TextProperties(bold, .label))
    }

    /// A spinning indicator, until an image replaces it, and "Loading…".
    public static func loading() -> UIContentUnavailableConfiguration {
        var loading = UIContentUnavailableConfiguration(TextProperties(.preferredFont(forTextStyle: .subheadline), .secondaryLabel))
        loading.isLoading = true
        loading.text = SystemWord.text("Loading…")
        return loading
    }

    /// A search without results. For a state with a search text it names that.
    public static func search() -> UIContentUnavailableConfiguration {
        var search = empty()
        search.isSearch = true
        search.image = UIImage(systemName: "magnifyingglass")
        search.text = SystemWord.text("No Results")
        search.secondaryText = SystemWord.text("Check the spelling or try a new search.")
        return search
    }

    // MARK: UIContentConfiguration

    /// Makes a ``UIContentUnavailableView`` that shows the configuration.
    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

    /// The same for all states, but for ``search()``: its own text names the search text of the state.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        guard isSearch, attributedText == nil, text == SystemWord.text("No Results") else { return self }
        guard let searched = (state as? UIContentUnavailableConfigurationState)?.searchText, !searched.isEmpty else { return self }
        var updated = self
        updated.text = SystemWord.text("No Results for “%@”").replacing("%@", with: searched)
        return updated
    }
}

extension UIContentUnavailableConfiguration {
    /// The alignment of the content.
    public enum Alignment: Int, Sendable {
        /// In the middle of the view.
        case center = 0
        /// At the top, with texts at the leading edge of their language.
        case natural = 1
    }

    /// The style of a text.
    @preconcurrency @MainActor
    public struct TextProperties {
        /// The font of the text; it follows the preferred text size if it is one of the styles', or scaled by metrics.
        public var font: UIFont
        /// The color of the text.
        public var color: UIColor
        /// Breaks of lines, and truncation.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The most lines; 0, the default, for all.
        public var numberOfLines = 0
        /// Whether the font shrinks until the text fits, at most to `minimumScaleFactor`.
        public var adjustsFontSizeToFitWidth = false
        /// The least scale to which text shrinks to fit, from 0 to 1; 0 for the default.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether the distance between letters shrinks before text is truncated.
        public var allowsDefaultTighteningForTruncation = false

        init(_ font: UIFont, _ color: UIColor) { (self.font, self.color) = (font, color) }

        func apply(to label: UILabel, _ text: String?, _ attributed: NSAttributedString?, _ alignment: Alignment) {
            label.font = font
            label.adjustsFontForContentSizeCategory = true
            label.textColor = color
            label.numberOfLines = numberOfLines
            label.lineBreakMode = lineBreakMode
            label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
            label.minimumScaleFactor = minimumScaleFactor
            label.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
            label.textAlignment = alignment == .center ? .center : .natural
            if let attributed { label.attributedText = attributed } else { label.text = text }
            label.isHidden = (label.text ?? "").isEmpty
        }
    }

    /// The style of the image.
    @preconcurrency @MainActor
    public struct ImageProperties {
        /// The configuration of a symbol for the values that its own leaves open: 48 points, following the preferred text size.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = UIImage.SymbolConfiguration(
            font: UIFontMetrics(forTextStyle: .largeTitle).scaledFont(for: .systemFont(ofSize: 48)))
        /// The tint of a template image; nil is the view's.
        public var tintColor: UIColor? = .secondaryLabel
        /// In points.
        public var cornerRadius: CGFloat = 0
        /// The largest size, in points; 0 in a dimension, the default, for no limit.
        public var maximumSize = CGSize.zero
        /// Whether the image keeps its colors while the system inverts those of the screen.
        public var accessibilityIgnoresInvertColors = false

        init() {}
    }

    /// Action, menu and state of a button.
    @preconcurrency @MainActor
    public struct ButtonProperties {
        /// The action; its title and image are shown where the button has none. nil for none.
        public var primaryAction: UIAction?
        /// The menu; without an action a touch opens it, otherwise a long press. nil for none.
        public var menu: UIMenu?
        /// Whether the button is enabled; true by default.
        public var isEnabled = true
        /// The purpose of the button.
        public var role = UIButton.Role.normal

        init() {}
    }
}
