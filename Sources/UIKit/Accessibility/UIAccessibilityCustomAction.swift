import QuartzCore

/// Something an element can do besides being activated, offered by its name.
///
/// Source: Apple, [UIAccessibilityCustomAction](https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction).
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// Does it, and returns whether it succeeded.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// What people are told; localised.
    open var name: String
    /// Does it; it comes before target and selector.
    open var actionHandler: Handler?
    /// Who is told where there is no handler; not kept.
    open weak var target: AnyObject?
    /// The method it is told by, with no argument or the action, returning whether it succeeded.
    open var selector: Selector

    /// An action by a method of a target; nil does nothing.
    public init(name: String, target: Any?, selector: Selector) {
        self.name = name
        self.target = target.map { $0 as AnyObject }
        self.selector = selector
        super.init()
    }

    /// An action by a closure.
    public convenience init(name: String, actionHandler: Handler?) {
        self.init(name: name, target: nil, selector: Selector(""))
        self.actionHandler = actionHandler
    }

    /// Does it, as an assistive technology does; returns whether it succeeded.
    package func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let target else { return false }
        return selector.send(to: target, self) as? Bool ?? false
    }
}
