import CoreGraphics

extension NSObjectProtocol where Self: UIScrollView {
    /// Observes changes of `contentOffset` or `contentSize`, after the delegate was called, while the observation is retained.
    ///
    /// Differs from UIKit: only these two properties of scroll views can be observed, without Objective-C; other key paths trap. Source:
    /// Apple, [Using Key-Value Observing in Swift](https://developer.apple.com/documentation/swift/using-key-value-observing-in-swift).
    @preconcurrency @MainActor
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        @MainActor func handler<Known>(_ known: KeyPath<Self, Known>) -> ((Known, Known) -> Void)? {
            guard keyPath as AnyKeyPath == known as AnyKeyPath else { return nil }
            return { [weak self] old, new in
                guard let self else { return }
                let change = NSKeyValueObservedChange(
                    newValue: options.contains(.new) ? new as? Value : nil, oldValue: options.contains(.old) ? old as? Value : nil)
                changeHandler(self, change)
            }
        }
        let observation = NSKeyValueObservation(offset: handler(\.contentOffset), size: handler(\.contentSize))
        if observation.isOver {
            trap(object: "\(self)", value: "\(keyPath) cannot be observed", remedy: "observe \\.contentOffset or \\.contentSize")
        }
        observations.add(observation)
        if options.contains(.initial) {
            changeHandler(
                self, NSKeyValueObservedChange(newValue: options.contains(.new) ? self[keyPath: keyPath] : nil, oldValue: nil))
        }
        return observation
    }
}
