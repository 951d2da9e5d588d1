import Foundation

/// Actions in groups, for a button, a bar button item or a context menu.
///
///     button.menu = UIMenu(children: [
///         UIAction(title: "Copy") { _ in copy() },
///         UIMenu(options: .displayInline, children: [UIAction(title: "Delete", attributes: .destructive) { _ in remove() }]),
///     ])
///     button.showsMenuAsPrimaryAction = true
///
/// A menu within a menu is a row that opens it, or a section of its own with `displayInline`; small and medium elements of a section stand
/// beside each other. Differs from UIKit: palettes are not declared. Source: Apple, [UIMenu](https://developer.apple.com/documentation/uikit/uimenu).
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    private let storedIdentifier: Identifier
    private let storedOptions: Options
    private let storedChildren: [UIMenuElement]

    /// Creates a menu; with a nil identifier it gets a unique one.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
        children: [UIMenuElement] = []
    ) {
        storedIdentifier = identifier ?? Identifier("kinora.menu.\(UUID().uuidString)")
        storedOptions = options
        storedChildren = children
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }

    /// Creates a menu whose elements have a size; with a nil identifier it gets a unique one.
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
        preferredElementSize: ElementSize, children: [UIMenuElement] = []
    ) {
        self.init(title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: children)
        self.preferredElementSize = preferredElementSize
    }

    /// The size of the elements; the system's choice, which is large, by default. Takes effect when the menu opens.
    open var preferredElementSize = ElementSize.automatic

    /// The name of the menu, unique in the app.
    open var identifier: Identifier { storedIdentifier }

    /// The appearance of the menu.
    open var options: Options { storedOptions }

    /// The elements, in their order.
    open var children: [UIMenuElement] { storedChildren }

    /// The actions that are on, also those of menus within this one.
    ///
    /// - Complexity: O(*n*), where *n* is the number of children.
    open var selectedElements: [UIMenuElement] {
        storedChildren.flatMap { child -> [UIMenuElement] in
            if let menu = child as? UIMenu { return menu.selectedElements }
            return child.menuState == .on ? [child] : []
        }
    }

    /// Returns a menu with other elements and all else the same.
    ///
    /// - Complexity: O(*n*), where *n* is the number of new children.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: storedIdentifier, options: storedOptions,
            preferredElementSize: preferredElementSize, children: newChildren)
    }
}

extension UIMenu {
    /// Whether nothing of an inline menu is shown.
    var isEmpty: Bool {
        storedOptions.contains(.displayInline)
            && storedChildren.allSatisfy { $0.menuAttributes.contains(.hidden) || ($0 as? UIMenu)?.isEmpty ?? false }
    }

    /// The name of a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates an identifier from its string.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The size of a menu's elements.
    public enum ElementSize: Int, Sendable {
        /// Images, or titles of those without, beside each other: four in a row.
        case small = 0
        /// Images above titles, beside each other: three in a row.
        case medium
        /// Rows from edge to edge.
        case large
        /// The system's choice.
        case automatic = -1
    }

    /// The appearance of a menu.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// In the menu around it, between lines.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// The row that opens it is red.
        public static let destructive = Options(rawValue: 1 << 1)
        /// Choosing one of its actions switches the others off.
        public static let singleSelection = Options(rawValue: 1 << 5)
    }
}

extension UIMenuElement {
    /// The state of an action or a command.
    var menuState: State { (self as? UIAction)?.state ?? (self as? UICommand)?.state ?? .off }

    var menuAttributes: Attributes {
        if let menu = self as? UIMenu { return menu.options.contains(.destructive) ? .destructive : [] }
        return (self as? UIAction)?.attributes ?? (self as? UICommand)?.attributes ?? []
    }
}
