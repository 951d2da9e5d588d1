import Foundation

/// A part of a text view's text that the user can tap or press: a link, an attachment, or text with a tag.
///
/// Source: Apple, [UITextItem](https://developer.apple.com/documentation/uikit/uitextitem-swift.struct).
public struct UITextItem {
    /// The kind of an item.
    public enum Content {
        /// Text with the attribute `link`, or an address that the text view has found.
        case link(URL)
        /// A character with the attribute `attachment`.
        case textAttachment(NSTextAttachment)
        /// Text with the attribute `textItemTag`.
        case tag(String)
    }

    /// The link, the attachment or the tag.
    public let content: Content
    /// In UTF-16 units of the text.
    public let range: NSRange

    /// The menu of a long press, and its preview.
    ///
    /// ```swift
    /// func textView(
    ///     _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    /// ) -> UITextItem.MenuConfiguration? {
    ///     UITextItem.MenuConfiguration(preview: nil, menu: defaultMenu)
    /// }
    /// ```
    @preconcurrency @MainActor
    public struct MenuConfiguration {
        /// A view that is shown beside the menu, over the blurred text.
        @MainActor
        public enum Preview {
            /// The system's preview. Differs from UIKit: it is the item as the text shows it, also for a link, which has its page on iOS.
            case `default`
            /// A view of the app's own, in the size of its bounds; one without a size gets that of its constraints or its content.
            case view(UIView)
        }

        let menu: UIMenu
        let preview: Preview?

        /// Creates a configuration with a menu.
        ///
        /// - Parameters:
        ///   - preview: the view that is shown beside the menu; nil for the menu alone.
        ///   - menu: the menu.
        public init(preview: Preview? = .default, menu: UIMenu) { (self.preview, self.menu) = (preview, menu) }
    }
}

/// An interaction of the user with a link or an attachment.
public enum UITextItemInteraction: Int, Sendable {
    /// A tap.
    case invokeDefaultAction = 0
    /// A long press, for a menu.
    case presentActions = 1
    /// A firm press, for a preview; touches here have no force.
    case preview = 2
}

extension NSAttributedString.Key {
    /// The tag of text that the user can tap, a `String`: the delegate's `textView(_:primaryActionFor:defaultAction:)` gives it an action.
    public static let textItemTag = NSAttributedString.Key("NSTextItemTag")
}
