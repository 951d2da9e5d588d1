import CoreGraphics

extension NSObjectProtocol where Self: UIScrollView {
    /// Calls back after each change of `contentOffset` or `contentSize`, once the delegate has heard of it, for as long as the observation is kept.
    ///
    /// Differs from UIKit: these two properties of scroll views alone can be observed (there is no Objective-C here); another one traps.
    /// Source: Apple, [Using Key-Value Observing in Swift](https://developer.apple.com/documentation/swift/using-key-value-observing-in-swift).
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
