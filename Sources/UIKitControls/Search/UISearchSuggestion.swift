import Foundation
import UIKitCore

/// A search that the user may choose.
///
/// Source: Apple, [UISearchSuggestion](https://developer.apple.com/documentation/uikit/uisearchsuggestion).
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
    /// The text.
    var localizedSuggestion: String? { get }
    /// A second, smaller text; nil for none.
    var localizedDescription: String? { get }
    /// The image before the text; nil for none.
    var iconImage: UIImage? { get }
    /// The text with attributes; nil for that of ``localizedSuggestion``.
    var localizedAttributedSuggestion: NSAttributedString? { get }
    /// The app's object for which the suggestion stands.
    var representedObject: Any? { get set }
}

extension UISearchSuggestion {
    public var localizedDescription: String? { nil }
    public var iconImage: UIImage? { nil }
    public var localizedAttributedSuggestion: NSAttributedString? { nil }
}

/// A suggestion with a text, and perhaps a description and an image.
///
/// Source: Apple, [UISearchSuggestionItem](https://developer.apple.com/documentation/uikit/uisearchsuggestionitem).
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    private let text: NSAttributedString
    private let isAttributed: Bool
    private let detail: String?
    private let icon: UIImage?

    /// Creates a suggestion with a text.
    public convenience init(localizedSuggestion suggestion: String) {
        self.init(localizedSuggestion: suggestion, localizedDescription: nil, iconImage: nil)
    }

    /// Creates a suggestion with a text and a description.
    public convenience init(localizedSuggestion suggestion: String, localizedDescription description: String?) {
        self.init(localizedSuggestion: suggestion, localizedDescription: description, iconImage: nil)
    }

    /// Creates a suggestion with a text, a description and an image.
    public init(localizedSuggestion suggestion: String, localizedDescription description: String?, iconImage: UIImage?) {
        (text, isAttributed, detail, icon) = (NSAttributedString(string: suggestion), false, description, iconImage)
        super.init()
    }

    /// Creates a suggestion with a text with attributes.
    public convenience init(localizedAttributedSuggestion suggestion: NSAttributedString) {
        self.init(localizedAttributedSuggestion: suggestion, localizedDescription: nil, iconImage: nil)
    }

    /// Creates a suggestion with a text with attributes and a description.
    public convenience init(localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String?) {
        self.init(localizedAttributedSuggestion: suggestion, localizedDescription: description, iconImage: nil)
    }

    /// Creates a suggestion with a text with attributes, a description and an image.
    public init(
        localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String?, iconImage: UIImage?
    ) {
        (text, isAttributed, detail, icon) = (suggestion, true, description, iconImage)
        super.init()
    }

    open var localizedSuggestion: String? { text.string }
    open var localizedAttributedSuggestion: NSAttributedString? { isAttributed ? text : nil }
    open var localizedDescription: String? { detail }
    open var iconImage: UIImage? { icon }
    open var representedObject: Any?
}
