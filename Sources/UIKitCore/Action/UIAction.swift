import Foundation

/// An action's handler. The argument is the action, whose `sender` is the object that performs it.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A closure with a title and an image, in place of a target and a selector.
///
/// Controls retain their actions. An action replaces one with the same identifier. Source: Apple, [UIAction](https://developer.apple.com/documentation/uikit/uiaction).
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    private let storedIdentifier: Identifier
    private let handler: UIActionHandler
    private var storedSender: Any?

    /// Creates an action; with a nil identifier it gets a unique one.
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        storedIdentifier = identifier ?? Identifier("kinora.action.\(UUID().uuidString)")
        self.handler = handler
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, image: image)
    }

    /// Creates an action with a second line for menus.
    public convenience init(
        title: String = "", subtitle: String?, image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        self.init(
            title: title, image: image, identifier: identifier, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
            state: state, handler: handler)
        self.subtitle = subtitle
    }

    /// The title. A control that has taken it over keeps the old one.
    open override var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }

    /// The image.
    open override var image: UIImage? {
        get { storedImage }
        set { storedImage = newValue }
    }

    /// The identifier by which controls distinguish actions.
    open var identifier: Identifier { storedIdentifier }

    /// A longer title, for lists of actions.
    open var discoverabilityTitle: String?

    /// The attributes. A disabled action is not performed.
    open var attributes: UIMenuElement.Attributes

    /// The selection state. A button that toggles its selection synchronizes it with its primary action.
    open var state: UIMenuElement.State

    /// The object that performs the action, while it is performed; otherwise nil.
    open var sender: Any? { storedSender }

    /// Runs the handler unless the action is disabled. The target is unused; subclasses may use it.
    open func performWithSender(_ sender: Any?, target: Any?) {
        guard !attributes.contains(.disabled) else { return }
        let outer = storedSender
        storedSender = sender
        handler(self)
        storedSender = outer
    }
}

extension UIAction {
    /// An identifier of an action, unique in the app.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates an identifier from its string.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
}
