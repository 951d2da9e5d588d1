import Foundation
import ObjectiveCRuntime

extension NSObjectProtocol where Self: NSObject {
    /// Sends the values of a property that can be observed, the present one first; for code that `kinora swift` translates, which adds the
    /// key.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, _key: String, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options) { object, change in
            object.observe(keyPath, _key: _key, options: options) { object, _ in change(object[keyPath: keyPath]) }
        }
    }

    /// Sends the values of a property that a key path in a variable names: an `@objc dynamic` one of a translated class. Traps for others.
    @_disfavoredOverload
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options) { object, change in
            object.observe(keyPath, options: options) { object, _ in change(object[keyPath: keyPath]) }
        }
    }
}

extension NSObject {
    /// A publisher of a property's values. Those that come while none is wanted are lost.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        /// The object.
        public let object: Subject
        /// The property.
        public let keyPath: KeyPath<Subject, Value>
        /// The values that are sent.
        public let options: NSKeyValueObservingOptions
        fileprivate let observe: (Subject, @escaping (Value) -> Void) -> NSKeyValueObservation

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            let (object, observe) = (object, observe)
            var observation: NSKeyValueObservation?
            var begin: Once?
            // The first value waits for the first request.
            let relay = SourceRelay(AnySubscriber(subscriber)) { begin?.run() }
            begin = Once { [weak relay] in observation = observe(object) { relay?.send($0) } }
            relay.begin {
                observation?.invalidate()
                (observation, begin) = (nil, nil)
            }
        }
    }
}
