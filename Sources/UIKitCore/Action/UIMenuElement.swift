/// An element with a title and an image: the base class of `UIAction`.
///
/// Menus are not supported; buttons, segments and bars display actions' titles and images. Source: Apple,
/// [UIMenuElement](https://developer.apple.com/documentation/uikit/uimenuelement).
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    final var storedTitle: String
    final var storedImage: UIImage?

    init(title: String, image: UIImage?) {
        storedTitle = title
        storedImage = image
        super.init()
    }

    /// The title; empty for none.
    open var title: String { storedTitle }

    /// The image; nil for none.
    open var image: UIImage? { storedImage }
}

extension UIMenuElement {
    /// Attributes of an element.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The element is disabled: controls do not perform it.
        public static let disabled = Attributes(rawValue: 1 << 0)
    }

    /// The selection state of an element.
    public enum State: Int, Sendable {
        /// Not selected.
        case off
        /// Selected.
        case on
        /// Partly selected.
        case mixed
    }
}
