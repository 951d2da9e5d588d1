import Foundation
import ObjectiveCRuntime

/// The values that `UIAppearance` has for an app's views and items.
@MainActor
protocol AppearanceSource: AnyObject {
    /// Gives an object the values for its class; `responder` is where its containers are looked for.
    func apply(to object: NSObject, in responder: UIResponder?, traits: UITraitCollection)

    /// Called after a setter with parameters; `apply` makes the same call for another object.
    func note(_ object: NSObject, _ key: String, _ apply: @escaping @MainActor (NSObject) -> Void)
}

extension UIView {
    /// Gives a view that enters a window the values of its proxies.
    final func takeAppearance() {
        if KeyValueObservers.isUsed { UIKitState.current.appearances?.apply(to: self, in: superview, traits: traitCollection) }
    }
}

extension UIBarItem {
    /// Gives an item that is about to be shown in a bar the values of its proxies.
    final func takeAppearance(in bar: UIView) {
        if KeyValueObservers.isUsed { UIKitState.current.appearances?.apply(to: self, in: bar, traits: bar.traitCollection) }
    }
}

extension NSObjectProtocol where Self: NSObject {
    /// Reports a setter with parameters to the app's proxies.
    @MainActor
    package func noteAppearance(_ key: String, _ apply: @escaping @MainActor (Self) -> Void) {
        guard KeyValueObservers.isUsed else { return }
        UIKitState.current.appearances?.note(self, key) { if let object = $0 as? Self { apply(object) } }
    }
}
