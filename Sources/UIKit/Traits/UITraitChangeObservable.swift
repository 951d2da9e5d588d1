/// What can be watched for changes of its traits: views and view controllers.
///
/// Source: https://developer.apple.com/documentation/uikit/uitraitchangeobservable
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
    /// Stops what a registration does; one of another object does nothing.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
    /// What is called when a watched trait has changed: with the object itself and the traits it had before.
    public typealias TraitChangeHandler<Environment> = @MainActor (Environment, UITraitCollection) -> Void
}

extension UITraitChangeObservable where Self: UIView {
    /// Calls `handler` whenever one of `traits` has changed, right after `traitCollectionDidChange(_:)`, while the view lives and is in a window.
    /// The handler gets the view, so that it need not capture it.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], handler: @escaping @MainActor (Self, UITraitCollection) -> Void)
        -> any UITraitChangeRegistration
    {
        madeTraitRecord.observe(traits) { [weak self] in if let self { handler(self, $0) } }
    }
}

extension UITraitChangeObservable where Self: UIViewController {
    /// Calls `handler` whenever one of `traits` has changed, right after `traitCollectionDidChange(_:)`, while the controller lives and its view is in a
    /// window. The handler gets the controller, so that it need not capture it.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], handler: @escaping @MainActor (Self, UITraitCollection) -> Void)
        -> any UITraitChangeRegistration
    {
        madeTraitRecord.observe(traits) { [weak self] in if let self { handler(self, $0) } }
    }
}

/// Stands for one call of `registerForTraitChanges`, to end it.
///
/// Source: https://developer.apple.com/documentation/uikit/uitraitchangeregistration
public protocol UITraitChangeRegistration: AnyObject {}
