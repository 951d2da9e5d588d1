import QuartzCore

/// A custom action of an accessibility element, offered by name.
///
/// Source: Apple, [UIAccessibilityCustomAction](https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction).
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// A handler that performs the action and returns whether it succeeded.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// The localized name that VoiceOver speaks.
    open var name: String
    /// The handler; takes precedence over target and selector.
    open var actionHandler: Handler?
    /// The target if there is no handler; not retained.
    open weak var target: AnyObject?
    /// The method of the target, with no argument or the action, which returns whether it succeeded.
    open var selector: Selector

    /// Creates an action with a target and a method; a nil target does nothing.
    public init(name: String, target: Any?, selector: Selector) {
        self.name = name
        self.target = target.map { $0 as AnyObject }
        self.selector = selector
        super.init()
    }

    /// Creates an action with a closure.
    public convenience init(name: String, actionHandler: Handler?) {
        self.init(name: name, target: nil, selector: Selector(""))
        self.actionHandler = actionHandler
    }

    /// Performs the action as an assistive technology does; returns whether it succeeded.
    package func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let target else { return false }
        return selector.send(to: target, self) as? Bool ?? false
    }
}
