/// What has a title and a picture and can be chosen: the base class of `UIAction`.
///
/// Menus are not part of this UIKit; buttons, segments and bars show the titles and pictures of actions.
/// Source: Apple, [UIMenuElement](https://developer.apple.com/documentation/uikit/uimenuelement).
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    final var storedTitle: String
    final var storedImage: UIImage?

    init(title: String, image: UIImage?) {
        storedTitle = title
        storedImage = image
        super.init()
    }

    /// What is shown of it as text; empty for none.
    open var title: String { storedTitle }

    /// What is shown of it as a picture; nil for none.
    open var image: UIImage? { storedImage }
}

extension UIMenuElement {
    /// What may be done with an element.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// It cannot be chosen: controls that have the action do not perform it.
        public static let disabled = Attributes(rawValue: 1 << 0)
    }

    /// Whether an element is chosen.
    public enum State: Int, Sendable {
        /// It is not.
        case off
        /// It is.
        case on
        /// A part of what it stands for is.
        case mixed
    }
}
