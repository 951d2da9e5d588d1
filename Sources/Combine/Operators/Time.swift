import Foundation

extension Publishers {
    /// The same values on a scheduler.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher before the operator.
        public let upstream: Upstream
        /// The scheduler on which values arrive.
        public let scheduler: Context
        /// The scheduler's settings.
        public let options: Context.SchedulerOptions?

        /// Creates the publisher of the operator.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            (self.upstream, self.scheduler, self.options) = (upstream, scheduler, options)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (scheduler, options) = (scheduler, options)
            upstream.subscribe(
                TimeRelay(
                    "ReceiveOn", subscriber, takesAll: false,
                    onValue: { relay, value in scheduler.schedule(options: options) { relay.send(value) } },
                    onEnd: { relay, completion in scheduler.schedule(options: options) { relay.finish(completion) } }))
        }
    }

    /// The same values, of a publisher that is subscribed to, asked and cancelled on a scheduler.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher before the operator.
        public let upstream: Upstream
        /// The scheduler on which the publisher begins.
        public let scheduler: Context
        /// The scheduler's settings.
        public let options: Context.SchedulerOptions?

        /// Creates the publisher of the operator.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            (self.upstream, self.scheduler, self.options) = (upstream, scheduler, options)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (upstream, scheduler, options) = (upstream, scheduler, options)
            scheduler.schedule(options: options) {
                upstream.subscribe(
                    Inlet<Output, Failure>(
                        begin: { subscriber.receive(subscription: Elsewhere(subscription: $0, scheduler: scheduler, options: options)) },
                        take: { subscriber.receive($0) }, end: { subscriber.receive(completion: $0) }))
            }
        }

        private struct Elsewhere: Subscription {
            let combineIdentifier = CombineIdentifier()
            let subscription: any Subscription
            let scheduler: Context
            let options: Context.SchedulerOptions?

            func request(_ demand: Subscribers.Demand) {
                let subscription = subscription
                scheduler.schedule(options: options) { subscription.request(demand) }
            }

            func cancel() {
                let subscription = subscription
                scheduler.schedule(options: options) { subscription.cancel() }
            }
        }
    }

    /// The same values and the end, later.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher before the operator.
        public let upstream: Upstream
        /// The time by which values are later.
        public let interval: Context.SchedulerTimeType.Stride
        /// The tolerance of the time.
        public let tolerance: Context.SchedulerTimeType.Stride
        /// The scheduler on which values arrive.
        public let scheduler: Context
        /// The scheduler's settings.
        public let options: Context.SchedulerOptions?

        /// Creates the publisher of the operator.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions? = nil
        ) {
            (self.upstream, self.interval, self.tolerance) = (upstream, interval, tolerance)
            (self.scheduler, self.options) = (scheduler, options)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let delay = self
            func later(_ action: @escaping () -> Void) {
                let moment = delay.scheduler.now.advanced(by: delay.interval)
                delay.scheduler.schedule(after: moment, tolerance: delay.tolerance, options: delay.options, action)
            }
            upstream.subscribe(
                TimeRelay(
                    "Delay", subscriber, takesAll: false, onValue: { relay, value in later { relay.send(value) } },
                    onEnd: { relay, completion in later { relay.finish(completion) } }))
        }
    }

    /// The values after which there is a pause. A value that waits at the end is dropped.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher before the operator.
        public let upstream: Upstream
        /// The length of the pause.
        public let dueTime: Context.SchedulerTimeType.Stride
        /// The scheduler on which values arrive.
        public let scheduler: Context
        /// The scheduler's settings.
        public let options: Context.SchedulerOptions?

        /// Creates the publisher of the operator.
        public init(
            upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions?
        ) { (self.upstream, self.dueTime, self.scheduler, self.options) = (upstream, dueTime, scheduler, options) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (scheduler, options, dueTime) = (scheduler, options, dueTime)
            let appointment = Appointment(scheduler, options)
            upstream.subscribe(
                TimeRelay(
                    "Debounce", subscriber, takesAll: true,
                    onValue: { relay, value in
                        appointment.set(at: scheduler.now.advanced(by: dueTime), every: dueTime) { relay.send(value) }
                    },
                    onEnd: { relay, completion in
                        appointment.cancel()
                        scheduler.schedule(options: options) { relay.finish(completion) }
                    }, onRelease: { appointment.cancel() }))
        }
    }

    /// At most one value in each interval: the first or the latest one.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher before the operator.
        public let upstream: Upstream
        /// The interval.
        public let interval: Context.SchedulerTimeType.Stride
        /// The scheduler on which values arrive.
        public let scheduler: Context
        /// Whether it is the latest value.
        public let latest: Bool

        /// Creates the publisher of the operator.
        public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
            (self.upstream, self.interval, self.scheduler, self.latest) = (upstream, interval, scheduler, latest)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let throttle = self
            let appointment = Appointment(scheduler, nil)
            let held = Held<Output>()
            let last = Latest<Context.SchedulerTimeType>()
            upstream.subscribe(
                TimeRelay(
                    "Throttle", subscriber, takesAll: true,
                    onValue: { relay, value in
                        guard held.put(value, replaces: throttle.latest) else { return }
                        let now = throttle.scheduler.now
                        let moment = last.value.map { Swift.max($0.advanced(by: throttle.interval), now) } ?? now
                        appointment.set(at: moment, every: throttle.interval) {
                            last.value = throttle.scheduler.now
                            if let value = held.take() { relay.send(value) }
                        }
                    },
                    onEnd: { relay, completion in
                        // A value that waits keeps its moment; the end comes with it.
                        let now = throttle.scheduler.now
                        let moment = held.isEmpty ? now : last.value.map { Swift.max($0.advanced(by: throttle.interval), now) } ?? now
                        appointment.set(at: moment, every: throttle.interval) {
                            if let value = held.take() { relay.send(value) }
                            relay.finish(completion)
                        }
                    }, onRelease: { appointment.cancel() }))
        }
    }

    /// The same values; ends, or fails, once there is none for a time.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher before the operator.
        public let upstream: Upstream
        /// The longest time without a value.
        public let interval: Context.SchedulerTimeType.Stride
        /// The scheduler on which values arrive.
        public let scheduler: Context
        /// The scheduler's settings.
        public let options: Context.SchedulerOptions?
        /// The closure that makes the error; nil finishes.
        public let customError: (() -> Failure)?

        /// Creates the publisher of the operator.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions?,
            customError: (() -> Failure)?
        ) {
            (self.upstream, self.interval, self.scheduler) = (upstream, interval, scheduler)
            (self.options, self.customError) = (options, customError)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let timeout = self
            let appointment = Appointment(scheduler, options)
            func wait(_ relay: TimeRelay<S>) {
                appointment.set(at: timeout.scheduler.now.advanced(by: timeout.interval), every: timeout.interval) {
                    relay.finish(timeout.customError.map { .failure($0()) } ?? .finished, cancels: true)
                }
            }
            let relay = TimeRelay<S>(
                "Timeout", subscriber, takesAll: false,
                onValue: { relay, value in
                    wait(relay)
                    timeout.scheduler.schedule(options: timeout.options) { relay.send(value) }
                },
                onEnd: { relay, completion in
                    appointment.cancel()
                    timeout.scheduler.schedule(options: timeout.options) { relay.finish(completion) }
                }, onRelease: { appointment.cancel() })
            wait(relay)
            upstream.subscribe(relay)
        }
    }

    /// The time between values, from the subscription.
    public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Context.SchedulerTimeType.Stride
        public typealias Failure = Upstream.Failure

        /// The publisher before the operator.
        public let upstream: Upstream
        /// The scheduler whose time is measured.
        public let scheduler: Context

        /// Creates the publisher of the operator.
        public init(upstream: Upstream, scheduler: Context) { (self.upstream, self.scheduler) = (upstream, scheduler) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let scheduler = scheduler
            var last = scheduler.now
            upstream.subscribe(
                StepRelay<Upstream.Output, Upstream.Failure, S>("MeasureInterval", subscriber) { _ in
                    let now = scheduler.now
                    defer { last = now }
                    return .send(last.distance(to: now))
                })
        }
    }
}

/// A value that several threads may read and change.
private final class Latest<Value> {
    private let lock = NSLock()
    private var stored: Value?

    var value: Value? {
        get { lock.withLock { stored } }
        set { lock.withLock { stored = newValue } }
    }
}

/// A value that waits.
private final class Held<Value> {
    private let lock = NSLock()
    private var value: Value?

    /// Returns whether none waited.
    func put(_ value: Value, replaces: Bool) -> Bool {
        let (isFirst, _): (Bool, Value?) = lock.withLock {
            let old = self.value
            if old == nil || replaces { self.value = value }
            return (old == nil, old)
        }
        return isFirst
    }

    var isEmpty: Bool { lock.withLock { value == nil } }

    func take() -> Value? {
        lock.withLock {
            defer { value = nil }
            return value
        }
    }
}

extension Publisher {
    /// Sends values and the end on a scheduler.
    public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.ReceiveOn<Self, S> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Subscribes, requests and cancels on a scheduler.
    public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Sends values and the end later; errors too.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
        Publishers.Delay(
            upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance, scheduler: scheduler, options: options)
    }

    /// Sends a value once there is no other for a time.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }

    /// Sends at most one value in each interval: the latest, or the first one.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }

    /// Ends once there is no value for a time: with an error, or finished for nil.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil, customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
    }

    /// Sends the time between values.
    public func measureInterval<S: Scheduler>(using scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.MeasureInterval<Self, S>
    {
        Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
    }
}
