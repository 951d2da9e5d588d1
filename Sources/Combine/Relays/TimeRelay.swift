import Foundation

/// Sends values and the end later: what an operator of time decides for each.
final class TimeRelay<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    private let lock = NSLock()
    private let name: String
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    /// Whether the operator takes all values, whatever the downstream wants; then those that are not wanted are dropped.
    private let takesAll: Bool
    private var demand = Subscribers.Demand.none
    private let onValue: (TimeRelay, Input) -> Void
    private let onEnd: (TimeRelay, Subscribers.Completion<Failure>) -> Void
    /// Called once nothing is to be sent any more.
    private let onRelease: () -> Void

    init(
        _ name: String, _ downstream: Downstream, takesAll: Bool, onValue: @escaping (TimeRelay, Input) -> Void,
        onEnd: @escaping (TimeRelay, Subscribers.Completion<Failure>) -> Void, onRelease: @escaping () -> Void = {}
    ) {
        (self.name, self.downstream, self.takesAll) = (name, downstream, takesAll)
        (self.onValue, self.onEnd, self.onRelease) = (onValue, onEnd, onRelease)
    }

    func receive(subscription: any Subscription) {
        let downstream: Downstream? = lock.withLock {
            guard upstream == nil else { return nil }
            upstream = subscription
            return self.downstream
        }
        guard let downstream else { return subscription.cancel() }
        downstream.receive(subscription: self)
        if takesAll { subscription.request(.unlimited) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        if isActive { onValue(self, input) }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) { if isActive { onEnd(self, completion) } }

    var isActive: Bool { lock.withLock { downstream != nil } }

    /// Sends a value on.
    func send(_ value: Input) {
        let downstream: Downstream? = lock.withLock {
            guard !takesAll || demand > 0 else { return nil }
            demand -= 1
            return self.downstream
        }
        guard let downstream else { return }
        let more = downstream.receive(value)
        guard more > 0 else { return }
        let upstream = lock.withLock {
            demand += more
            return self.upstream
        }
        if !takesAll { upstream?.request(more) }
    }

    /// Sends the end on; the upstream has ended, or is cancelled.
    func finish(_ completion: Subscribers.Completion<Failure>, cancels: Bool = false) {
        let (downstream, upstream) = release()
        if cancels { upstream?.cancel() }
        downstream?.receive(completion: completion)
    }

    private func release() -> (Downstream?, (any Subscription)?) {
        onRelease()
        return lock.withLock {
            defer { (downstream, upstream) = (nil, Subscriptions.empty) }
            return (downstream, upstream)
        }
    }

    func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "a subscriber requests no value; it must want at least one")
        let upstream = lock.withLock {
            self.demand += demand
            return self.upstream
        }
        if !takesAll { upstream?.request(demand) }
    }

    func cancel() { release().1?.cancel() }

    var description: String { name }
}

/// A closure that is to run at a moment, unless another replaces it.
final class Appointment<Context: Scheduler> {
    private let lock = NSLock()
    private let context: Context
    private let options: Context.SchedulerOptions?
    private var pending: (any Cancellable)?
    /// Counts the closures: one that was cancelled too late does nothing.
    private var number = 0

    init(_ context: Context, _ options: Context.SchedulerOptions?) { (self.context, self.options) = (context, options) }

    var now: Context.SchedulerTimeType { context.now }

    /// Runs a closure after a time in place of the one that waits.
    func set(at moment: Context.SchedulerTimeType, every interval: Context.SchedulerTimeType.Stride, _ action: @escaping () -> Void) {
        cancel()
        let number = lock.withLock {
            self.number += 1
            return self.number
        }
        let pending = context.schedule(after: moment, interval: interval, tolerance: context.minimumTolerance, options: options) {
            guard self.lock.withLock({ self.number == number }) else { return }
            self.cancel()
            action()
        }
        let isLate = lock.withLock {
            if self.number == number { self.pending = pending }
            return self.number != number
        }
        if isLate { pending.cancel() }
    }

    func cancel() {
        let pending = lock.withLock {
            number += 1
            defer { self.pending = nil }
            return self.pending
        }
        pending?.cancel()
    }
}
