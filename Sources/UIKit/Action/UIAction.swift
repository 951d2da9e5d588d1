import Foundation

/// What an action does; the argument is the action itself, whose `sender` says who performs it.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// Something to be done, with a name and a picture: a closure in place of a target and a selector.
///
/// Controls keep their actions. Two actions with the same identifier are one to them: the one added later takes the place of the other.
/// Differs from UIKit: there are no menus, so an action has no subtitle, and of the attributes `disabled` only.
/// Source: Apple, [UIAction](https://developer.apple.com/documentation/uikit/uiaction).
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    private let storedIdentifier: Identifier
    private let handler: UIActionHandler
    private var storedSender: Any?

    /// An action. With a nil identifier it gets one that no other has.
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

    /// What is shown as text. A control that took it from the action before keeps what it has.
    open override var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }

    /// What is shown as a picture.
    open override var image: UIImage? {
        get { storedImage }
        set { storedImage = newValue }
    }

    /// By which controls tell actions apart.
    open var identifier: Identifier { storedIdentifier }

    /// A longer title, for lists of what can be done.
    open var discoverabilityTitle: String?

    /// What may be done with the action. A disabled one is not performed.
    open var attributes: UIMenuElement.Attributes

    /// Whether what the action stands for is chosen. A button that changes its selection keeps that of its primary action in step.
    open var state: UIMenuElement.State

    /// Who performs the action, while it is performed; nil at other times.
    open var sender: Any? { storedSender }

    /// Runs the handler. A disabled action does nothing. The target is not needed: it is there for actions that are sent to one.
    open func performWithSender(_ sender: Any?, target: Any?) {
        guard !attributes.contains(.disabled) else { return }
        let outer = storedSender
        storedSender = sender
        handler(self)
        storedSender = outer
    }
}

extension UIAction {
    /// A name of an action, unique in the app.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
}
