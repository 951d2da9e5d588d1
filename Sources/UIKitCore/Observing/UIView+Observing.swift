import CoreGraphics
import ObjectiveCRuntime

// Translated code names the key beside the key path (`_key:`). In code that is not translated, these find the key of the properties that
// are most observed.
extension NSObjectProtocol where Self: UIView {
    /// Observes `frame`, `bounds`, `center`, `transform`, `alpha` or `isHidden`, while the observation is retained.
    ///
    /// Differs from UIKit: in code that `kinora swift` does not translate, other key paths trap;
    /// `addObserver(_:forKeyPath:options:context:)` knows more. As on iOS, a view's property notifies when it is set itself: `center` does
    /// not notify observers of `frame`. Source: Apple,
    /// [Using Key-Value Observing in Swift](https://developer.apple.com/documentation/swift/using-key-value-observing-in-swift).
    @preconcurrency @MainActor
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        observe(keyPath, _key: key(of: keyPath, in: viewKeys), options: options, changeHandler: changeHandler)
    }

    @MainActor
    fileprivate var viewKeys: [(PartialKeyPath<Self>, String)] {
        [
            (\.frame, "frame"), (\.bounds, "bounds"), (\.center, "center"), (\.transform, "transform"), (\.alpha, "alpha"),
            (\.isHidden, "hidden"),
        ]
    }

    fileprivate func key(of keyPath: AnyKeyPath, in keys: [(PartialKeyPath<Self>, String)]) -> String {
        if let known = keys.first(where: { $0.0 == keyPath }) { return known.1 }
        let names = keys.map(\.1).joined(separator: ", ")
        trap(
            object: "\(self)", value: "\(keyPath) cannot be observed here",
            remedy: "observe one of \(names), or use addObserver(_:forKeyPath:options:context:)")
    }
}

extension NSObjectProtocol where Self: UIScrollView {
    /// Observes `contentOffset`, `contentSize`, `contentInset` or a property of views, while the observation is retained; after the
    /// delegate was called.
    @preconcurrency @MainActor
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let scrollKeys: [(PartialKeyPath<Self>, String)] = [
            (\.contentOffset, "contentOffset"), (\.contentSize, "contentSize"), (\.contentInset, "contentInset"),
        ]
        let key = key(of: keyPath, in: scrollKeys + viewKeys)
        return observe(keyPath, _key: key, options: options, changeHandler: changeHandler)
    }
}
