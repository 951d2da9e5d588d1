import Foundation

extension Publishers {
    /// When a buffer asks for values.
    public enum PrefetchStrategy: Equatable, Hashable {
        /// So that it stays full.
        case keepFull
        /// All at once: what is not wanted waits, or is dropped.
        case byRequest
    }

    /// The treatment of a value by a full buffer.
    public enum BufferingStrategy<Failure: Error> {
        /// Drops it.
        case dropNewest
        /// Drops the oldest value.
        case dropOldest
        /// Ends with an error.
        case customError(() -> Failure)
    }

    /// Values that wait until they are wanted.
    public struct Buffer<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher before the operator.
        public let upstream: Upstream
        /// The most values that wait.
        public let size: Int
        /// When the buffer asks for values.
        public let prefetch: PrefetchStrategy
        /// The treatment of a value by a full buffer.
        public let whenFull: BufferingStrategy<Failure>

        /// Creates the publisher of the operator.
        public init(upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Failure>) {
            (self.upstream, self.size, self.prefetch, self.whenFull) = (upstream, size, prefetch, whenFull)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(QueueRelay(subscriber, size: size, prefetch: prefetch, whenFull: whenFull))
        }
    }
}

extension Publisher {
    /// Keeps so many values until they are wanted.
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> { Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull) }
}

/// Keeps values until they are wanted.
private final class QueueRelay<Downstream: Subscriber>: Subscriber, Subscription {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    private let lock = NSLock()
    private let size: Int
    private let prefetch: Publishers.PrefetchStrategy
    private let whenFull: Publishers.BufferingStrategy<Failure>
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var values: [Input] = []
    private var demand = Subscribers.Demand.none
    private var completion: Subscribers.Completion<Failure>?
    private var isSending = false

    init(
        _ downstream: Downstream, size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    ) { (self.downstream, self.size, self.prefetch, self.whenFull) = (downstream, size, prefetch, whenFull) }

    func receive(subscription: any Subscription) {
        let downstream: Downstream? = lock.withLock {
            guard upstream == nil else { return nil }
            upstream = subscription
            return self.downstream
        }
        guard let downstream else { return subscription.cancel() }
        if prefetch == .byRequest { subscription.request(.unlimited) } else if size > 0 { subscription.request(.max(size)) }
        downstream.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        var dropped: Input?
        let isFull: Bool = lock.withLock {
            guard completion == nil else { return false }
            guard values.count >= size else {
                values.append(input)
                return false
            }
            if case .dropOldest = whenFull, !values.isEmpty {
                dropped = values.removeFirst()
                values.append(input)
            }
            return true
        }
        withExtendedLifetime(dropped) {}
        if isFull, case .customError(let makeError) = whenFull {
            lock.withLock { upstream }?.cancel()
            let error = makeError()
            lock.withLock { completion = .failure(error) }
        }
        send()
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        lock.withLock { self.completion = self.completion ?? completion }
        send()
    }

    /// Sends what is wanted; then the end.
    private func send() {
        let isFirst = lock.withLock {
            defer { isSending = true }
            return !isSending
        }
        guard isFirst else { return }
        while let (downstream, value) = take() {
            let more = downstream.receive(value)
            let upstream = lock.withLock {
                demand += more
                return self.upstream
            }
            if prefetch == .keepFull { upstream?.request(.max(1)) }
        }
        let end: (Downstream, Subscribers.Completion<Failure>)? = lock.withLock {
            guard !isSending, values.isEmpty, let completion, let downstream else { return nil }
            (self.downstream, upstream) = (nil, Subscriptions.empty)
            return (downstream, completion)
        }
        if let end { end.0.receive(completion: end.1) }
    }

    /// The next value if one is wanted; else sending ends.
    private func take() -> (Downstream, Input)? {
        lock.withLock {
            guard let downstream, demand > 0, !values.isEmpty else {
                isSending = false
                return nil
            }
            demand -= 1
            return (downstream, values.removeFirst())
        }
    }

    func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "a subscriber requests no value; it must want at least one")
        lock.withLock { self.demand += demand }
        send()
    }

    func cancel() {
        let held = lock.withLock {
            defer { (downstream, upstream, values) = (nil, Subscriptions.empty, []) }
            return (upstream, downstream)
        }
        held.0?.cancel()
    }
}
