import Foundation

extension Publishers {
    /// The values in arrays of a length; the last one may be shorter.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher before the operator.
        public let upstream: Upstream
        /// The length.
        public let count: Int

        /// Creates the publisher of the operator.
        public init(upstream: Upstream, count: Int) { (self.upstream, self.count) = (upstream, count) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(GroupRelay(subscriber, count: count))
        }
    }

    /// The grouping of values by time.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// An array for each interval.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// An array for each interval, or as soon as there are so many values.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// The values of each interval in an array; none for an interval without values.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher before the operator.
        public let upstream: Upstream
        /// The grouping.
        public let strategy: TimeGroupingStrategy<Context>
        /// The scheduler's settings.
        public let options: Context.SchedulerOptions?

        /// Creates the publisher of the operator.
        public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
            (self.upstream, self.strategy, self.options) = (upstream, strategy, options)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (context, interval, count) =
                switch strategy {
                case .byTime(let context, let interval): (context, interval, Int.max)
                case .byTimeOrCount(let context, let interval, let count): (context, interval, count)
                }
            let relay = GroupRelay<Upstream.Output, S>(subscriber, count: count)
            relay.clock = context.schedule(
                after: context.now.advanced(by: interval), interval: interval, tolerance: context.minimumTolerance, options: options
            ) { [weak relay] in relay?.sendGroup() }
            upstream.subscribe(relay)
        }
    }
}

extension Publisher {
    /// Sends the values in arrays of a length.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        precondition(count > 0, "collect(\(count)): the length must be at least one")
        return Publishers.CollectByCount(upstream: self, count: count)
    }

    /// Sends the values of each interval in an array.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> { Publishers.CollectByTime(upstream: self, strategy: strategy, options: options) }
}

/// Groups values.
private final class GroupRelay<Value, Downstream: Subscriber>: Subscriber, Subscription where Downstream.Input == [Value] {
    typealias Input = Value
    typealias Failure = Downstream.Failure

    private let lock = NSLock()
    private let count: Int
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var values: [Value] = []
    private var demand = Subscribers.Demand.none
    /// One group at a time: the clock and the upstream send.
    private let order = NSRecursiveLock()
    /// The timer of intervals; nil for groups by length alone.
    var clock: (any Cancellable)?

    init(_ downstream: Downstream, count: Int) { (self.downstream, self.count) = (downstream, count) }

    func receive(subscription: any Subscription) {
        let downstream: Downstream? = lock.withLock {
            guard upstream == nil else { return nil }
            upstream = subscription
            return self.downstream
        }
        guard let downstream else { return subscription.cancel() }
        downstream.receive(subscription: self)
        if clock != nil { subscription.request(.unlimited) }
    }

    func receive(_ input: Value) -> Subscribers.Demand {
        let isFull = lock.withLock {
            values.append(input)
            return values.count >= count
        }
        guard isFull else { return .none }
        let more = sendGroup()
        return clock == nil ? more * count : .none
    }

    /// Sends the values so far, if a group is wanted; else they wait.
    @discardableResult func sendGroup() -> Subscribers.Demand {
        order.lock()
        defer { order.unlock() }
        let ready: (Downstream, [Value])? = lock.withLock {
            guard let downstream, demand > 0, !values.isEmpty else { return nil }
            defer { values = [] }
            demand -= 1
            return (downstream, values)
        }
        let more = ready.map { $0.0.receive($0.1) } ?? .none
        lock.withLock { demand += more }
        return more
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if case .finished = completion { sendGroup() }
        release().0?.receive(completion: completion)
    }

    private func release() -> (Downstream?, (any Subscription)?) {
        clock?.cancel()
        return lock.withLock {
            defer { (downstream, upstream, values) = (nil, Subscriptions.empty, []) }
            return (downstream, upstream)
        }
    }

    func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "a subscriber requests no value; it must want at least one")
        let upstream = lock.withLock {
            self.demand += demand
            return self.upstream
        }
        if clock == nil { upstream?.request(demand * count) }
    }

    func cancel() { release().1?.cancel() }
}
