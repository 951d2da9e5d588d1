import Foundation

extension Publishers {
    /// A publisher of the elements of a sequence.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element

        /// The sequence.
        public let sequence: Elements

        /// Creates a publisher of a sequence.
        public init(sequence: Elements) { self.sequence = sequence }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let subscription = SequenceSubscription(sequence, subscriber)
            subscriber.receive(subscription: subscription)
            subscription.finishIfEmpty()
        }
    }

    /// Sends elements as they are wanted.
    final class SequenceSubscription<Elements: Swift.Sequence, Downstream: Subscriber>: Subscription, CustomStringConvertible
    where Downstream.Input == Elements.Element {
        private let lock = NSLock()
        private var downstream: Downstream?
        private var iterator: Elements.Iterator
        private var next: Elements.Element?
        private var demand = Subscribers.Demand.none
        /// Whether a loop sends: a request from within only adds to its demand.
        private var isSending = false

        init(_ elements: Elements, _ downstream: Downstream) {
            iterator = elements.makeIterator()
            next = iterator.next()
            self.downstream = downstream
        }

        func finishIfEmpty() {
            let downstream: Downstream? = lock.withLock {
                guard next == nil, !isSending else { return nil }
                defer { self.downstream = nil }
                return self.downstream
            }
            downstream?.receive(completion: .finished)
        }

        func request(_ demand: Subscribers.Demand) {
            precondition(demand > 0, "a subscriber requests no value; it must want at least one")
            let isFirst = lock.withLock {
                self.demand += demand
                defer { isSending = true }
                return !isSending
            }
            guard isFirst else { return }
            while let (downstream, element) = take() {
                let more = downstream.receive(element)
                lock.withLock { self.demand += more }
            }
            let finished: Downstream? = lock.withLock {
                guard next == nil, !isSending else { return nil }
                defer { downstream = nil }
                return downstream
            }
            finished?.receive(completion: .finished)
        }

        /// The next element if one is wanted; else sending ends.
        private func take() -> (Downstream, Elements.Element)? {
            lock.withLock {
                guard let downstream, let element = next, demand > 0 else {
                    isSending = false
                    return nil
                }
                demand -= 1
                next = iterator.next()
                return (downstream, element)
            }
        }

        func cancel() {
            let held = lock.withLock {
                defer { downstream = nil }
                return downstream
            }
            _ = held
        }

        var description: String { "Sequence" }
    }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
    /// A publisher of the elements.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
    /// A publisher of the value, if there is one.
    public var publisher: Publisher { Publisher(self) }

    /// A publisher of an optional value.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Wrapped
        public typealias Failure = Never

        /// The value.
        public let output: Wrapped?

        /// Creates a publisher of a value.
        public init(_ output: Wrapped?) { self.output = output }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
            let elements: [Wrapped] = output.map { [$0] } ?? []
            Publishers.Sequence<[Wrapped], Never>(sequence: elements).receive(subscriber: subscriber)
        }
    }
}

extension Result {
    /// A publisher of the value or the error.
    public var publisher: Publisher { Publisher(self) }

    /// A publisher of a result.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Success

        /// The result.
        public let result: Result

        /// Creates a publisher of a result.
        public init(_ result: Result) { self.result = result }

        /// Creates a publisher of a value.
        public init(_ output: Success) { result = .success(output) }

        /// Creates a publisher of an error.
        public init(_ failure: Failure) { result = .failure(failure) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
            switch result {
            case .success(let value):
                Publishers.Sequence<CollectionOfOne<Success>, Failure>(sequence: CollectionOfOne(value)).receive(subscriber: subscriber)
            case .failure(let error): Fail(error: error).receive(subscriber: subscriber)
            }
        }
    }
}
