import Foundation

extension Publishers {
    /// The values of publishers that a closure makes of the values, as they come.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher where NewPublisher.Failure == Upstream.Failure {
        public typealias Output = NewPublisher.Output
        public typealias Failure = Upstream.Failure

        /// The publisher before the operator.
        public let upstream: Upstream
        /// The most publishers at a time.
        public let maxPublishers: Subscribers.Demand
        /// The closure that makes a publisher of a value.
        public let transform: (Upstream.Output) -> NewPublisher

        /// Creates the publisher of the operator.
        public init(upstream: Upstream, maxPublishers: Subscribers.Demand, transform: @escaping (Upstream.Output) -> NewPublisher) {
            (self.upstream, self.maxPublishers, self.transform) = (upstream, maxPublishers, transform)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (transform, maxPublishers) = (transform, maxPublishers)
            let relay = MergeRelay("FlatMap", subscriber)
            upstream.subscribe(
                Inlet<Upstream.Output, Failure>(
                    begin: { subscription in
                        relay.begin(subscription)
                        subscription.request(maxPublishers)
                    },
                    take: { input in
                        if relay.isActive { relay.add(transform(input)) }
                        return .none
                    },
                    end: { relay.close($0) }))
        }
    }

    /// The values of the latest publisher among those that are the values.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where Upstream.Output == P, P.Failure == Upstream.Failure {
        public typealias Output = P.Output
        public typealias Failure = P.Failure

        /// The publisher before the operator.
        public let upstream: Upstream

        /// Creates the publisher of the operator.
        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(SwitchRelay<P, S>(subscriber))
        }
    }

    /// Subscribes to the latest of several publishers.
    private final class SwitchRelay<Input: Publisher, Downstream: Subscriber>: Subscriber, Subscription
    where Downstream.Input == Input.Output, Downstream.Failure == Input.Failure {
        typealias Failure = Input.Failure

        private let lock = NSLock()
        private var downstream: Downstream?
        private var outer: (any Subscription)?
        private var inner: (any Subscription)?
        private var index = 0
        private var demand = Subscribers.Demand.none
        private var (hasOuterEnded, isInnerOpen) = (false, false)

        init(_ downstream: Downstream) { self.downstream = downstream }

        func receive(subscription: any Subscription) {
            let downstream: Downstream? = lock.withLock {
                guard outer == nil else { return nil }
                outer = subscription
                return self.downstream
            }
            guard let downstream else { return subscription.cancel() }
            downstream.receive(subscription: self)
            subscription.request(.unlimited)
        }

        func receive(_ publisher: Input) -> Subscribers.Demand {
            let (last, index): ((any Subscription)?, Int?) = lock.withLock {
                guard downstream != nil else { return (nil, nil) }
                defer { inner = nil }
                self.index += 1
                isInnerOpen = true
                return (inner, self.index)
            }
            last?.cancel()
            guard let index else { return .none }
            publisher.subscribe(
                Inlet<Input.Output, Failure>(
                    begin: { self.begin($0, index) }, take: { self.take($0, index) }, end: { self.end($0, index) }))
            return .none
        }

        private func begin(_ subscription: any Subscription, _ index: Int) {
            let demand: Subscribers.Demand? = lock.withLock {
                guard downstream != nil, index == self.index, inner == nil else { return nil }
                inner = subscription
                return self.demand
            }
            guard let demand else { return subscription.cancel() }
            if demand > 0 { subscription.request(demand) }
        }

        private func take(_ value: Input.Output, _ index: Int) -> Subscribers.Demand {
            let downstream: Downstream? = lock.withLock {
                guard index == self.index else { return nil }
                demand -= 1
                return self.downstream
            }
            guard let downstream else { return .none }
            let more = downstream.receive(value)
            lock.withLock { demand += more }
            return more
        }

        private func end(_ completion: Subscribers.Completion<Failure>, _ index: Int) {
            guard lock.withLock({ index == self.index }) else { return }
            if case .failure = completion { return finish(completion) }
            let isDone = lock.withLock {
                (inner, isInnerOpen) = (nil, false)
                return hasOuterEnded
            }
            if isDone { finish(.finished) }
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            if case .failure = completion { return finish(completion) }
            let isDone = lock.withLock {
                (outer, hasOuterEnded) = (Subscriptions.empty, true)
                return !isInnerOpen
            }
            if isDone { finish(.finished) }
        }

        private func finish(_ completion: Subscribers.Completion<Failure>) {
            let (downstream, subscriptions) = release()
            for subscription in subscriptions { subscription.cancel() }
            downstream?.receive(completion: completion)
        }

        private func release() -> (Downstream?, [any Subscription]) {
            lock.withLock {
                defer { (downstream, outer, inner) = (nil, Subscriptions.empty, nil) }
                return (downstream, [outer, inner].compactMap { $0 })
            }
        }

        func request(_ demand: Subscribers.Demand) {
            precondition(demand > 0, "a subscriber requests no value; it must want at least one")
            let inner = lock.withLock {
                self.demand += demand
                return self.inner
            }
            inner?.request(demand)
        }

        func cancel() { for subscription in release().1 { subscription.cancel() } }
    }
}

extension Publisher {
    /// Sends the values of the publishers that a closure makes of the values.
    public func flatMap<T, P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where T == P.Output, Failure == P.Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    /// Sends the values of the publishers that a closure makes of the values; the publishers do not fail.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }
}

extension Publisher where Failure == Never {
    /// Sends the values of the publishers that a closure makes of the values, neither of which fails.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    /// Sends the values of the publishers that a closure makes of the values, which may fail.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
        Publishers.FlatMap(upstream: setFailureType(to: P.Failure.self), maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Sends the values of the latest publisher.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { Publishers.SwitchToLatest(upstream: self) }
}

extension Publisher where Failure == Never, Output: Publisher {
    /// Sends the values of the latest publisher, which may fail.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>> {
        Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
    }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
    /// Sends the values of the latest publisher; none fails.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { Publishers.SwitchToLatest(upstream: self) }
}
