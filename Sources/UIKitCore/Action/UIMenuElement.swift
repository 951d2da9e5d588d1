/// An element of a menu, with a title and an image: the base class of `UIAction`, `UICommand` and `UIMenu`.
///
/// Buttons, segments and bars display actions' titles and images too. Source: Apple,
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

    /// A second line in menus; nil for none.
    open var subtitle: String?

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
        /// The element is red: it destroys something.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// The element is not shown in menus.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays open when the element is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
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
