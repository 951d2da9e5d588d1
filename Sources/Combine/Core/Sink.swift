import Foundation

extension Subscribers {
    /// A subscriber that passes what it receives to closures, and wants all values.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
        private let lock = NSLock()
        private var subscription: (any Subscription)?
        private var hasEnded = false
        private var valueClosure: ((Input) -> Void)?
        private var completionClosure: ((Completion<Failure>) -> Void)?

        /// Creates a sink.
        public init(receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void) {
            (valueClosure, completionClosure) = (receiveValue, receiveCompletion)
        }

        /// The closure that is called for each value; does nothing after the end.
        public var receiveValue: (Input) -> Void { lock.withLock { valueClosure } ?? { _ in } }

        /// The closure that is called at the end; does nothing after it.
        public var receiveCompletion: (Completion<Failure>) -> Void { lock.withLock { completionClosure } ?? { _ in } }

        public func receive(subscription: any Subscription) {
            let isFirst = lock.withLock {
                guard self.subscription == nil, !hasEnded else { return false }
                self.subscription = subscription
                return true
            }
            if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        public func receive(_ value: Input) -> Demand {
            receiveValue(value)
            return .none
        }

        public func receive(completion: Completion<Failure>) {
            let closure = receiveCompletion
            _ = end()
            closure(completion)
        }

        public func cancel() { end()?.cancel() }

        /// Lets go of everything; returns the subscription.
        private func end() -> (any Subscription)? {
            let held = lock.withLock {
                hasEnded = true
                defer { (subscription, valueClosure, completionClosure) = (nil, nil, nil) }
                return (subscription, valueClosure, completionClosure)
            }
            // The closures go outside of the lock: what they hold may cancel others.
            return held.0
        }

        public var description: String { "Sink" }
    }

    /// A subscriber that writes the values to a property of an object, and wants all values.
    public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
        public typealias Failure = Never

        private let lock = NSLock()
        private var subscription: (any Subscription)?
        private var hasEnded = false
        private var target: Root?
        /// The property.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>

        /// Creates a subscriber that holds the object until the end.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) { (target, self.keyPath) = (object, keyPath) }

        /// The object; nil after the end.
        public var object: Root? { lock.withLock { target } }

        public func receive(subscription: any Subscription) {
            let isFirst = lock.withLock {
                guard self.subscription == nil, !hasEnded else { return false }
                self.subscription = subscription
                return true
            }
            if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        public func receive(_ value: Input) -> Demand {
            object?[keyPath: keyPath] = value
            return .none
        }

        public func receive(completion: Completion<Never>) { _ = end() }

        public func cancel() { end()?.cancel() }

        private func end() -> (any Subscription)? {
            let held = lock.withLock {
                hasEnded = true
                defer { (subscription, target) = (nil, nil) }
                return (subscription, target)
            }
            return held.0
        }

        public var description: String { "Assign \(Root.self)" }
    }
}

extension Publisher {
    /// Calls closures for each value and at the end, until the result is cancelled or released.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Calls a closure for each value, until the result is cancelled or released.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    /// Writes each value to a property of an object, which is held until the result is cancelled or the publisher ends.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }

    /// Writes each value to a published property, for as long as that lives.
    public func assign(to published: inout Published<Output>.Publisher) {
        let sink = Subscribers.Sink<Output, Never>(receiveCompletion: { _ in }) { [weak core = published.core] in core?.send($0) }
        published.core.keep(AnyCancellable(sink))
        subscribe(sink)
    }
}
