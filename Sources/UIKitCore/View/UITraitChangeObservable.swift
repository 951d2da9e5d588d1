/// An object whose traits can be observed: a view or a view controller.
///
/// Source: https://developer.apple.com/documentation/uikit/uitraitchangeobservable
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
    /// Ends a registration; ignores those of other objects.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
    /// Called when an observed trait has changed, with the object and its previous traits.
    public typealias TraitChangeHandler<Environment> = @MainActor (Environment, UITraitCollection) -> Void
}

extension UITraitChangeObservable where Self: UIView {
    /// Calls `handler` whenever one of `traits` has changed, right after `traitCollectionDidChange(_:)`, while the view is in a window.
    /// The handler receives the view, so it need not capture it.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], handler: @escaping @MainActor (Self, UITraitCollection) -> Void)
        -> any UITraitChangeRegistration
    {
        madeTraitRecord.observe(traits) { [weak self] in if let self { handler(self, $0) } }
    }

    /// Calls `handler` as the other function does, for closures that name the type of their first parameter, such as `(self: Self, _)`.
    @_disfavoredOverload @discardableResult
    public func registerForTraitChanges<Environment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping @MainActor (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        madeTraitRecord.observe(traits) { [weak self] in if let environment = self as? Environment { handler(environment, $0) } }
    }
}

extension UITraitChangeObservable where Self: UIViewController {
    /// Calls `handler` whenever one of `traits` has changed, right after `traitCollectionDidChange(_:)`, while the controller's view is
    /// in a window. The handler receives the controller, so it need not capture it.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], handler: @escaping @MainActor (Self, UITraitCollection) -> Void)
        -> any UITraitChangeRegistration
    {
        madeTraitRecord.observe(traits) { [weak self] in if let self { handler(self, $0) } }
    }

    /// Calls `handler` as the other function does, for closures that name the type of their first parameter, such as `(self: Self, _)`.
    @_disfavoredOverload @discardableResult
    public func registerForTraitChanges<Environment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping @MainActor (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        madeTraitRecord.observe(traits) { [weak self] in if let environment = self as? Environment { handler(environment, $0) } }
    }
}

/// A registration made by `registerForTraitChanges`, used to end it.
///
/// Source: https://developer.apple.com/documentation/uikit/uitraitchangeregistration
public protocol UITraitChangeRegistration: AnyObject {}
