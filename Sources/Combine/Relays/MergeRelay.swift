import Foundation

/// Sends the values of several upstreams as they come; upstreams may be added. Each may have one value that waits.
final class MergeRelay<Downstream: Subscriber>: Subscription, CustomStringConvertible {
    /// A value that waits, and the number of its upstream.
    private struct Waiting {
        let index: Int
        let value: Downstream.Input
    }

    private let lock = NSLock()
    /// One value at a time.
    private let order = NSRecursiveLock()
    private let name: String
    private var downstream: Downstream?
    private var subscriptions: [Int: any Subscription] = [:]
    private var waiting: [Waiting] = []
    private var demand = Subscribers.Demand.none
    /// The number of upstreams that have not ended, with one for those to come.
    private var open = 1
    private var next = 0
    /// The subscription that gives more upstreams.
    private var outer: (any Subscription)?

    init(_ name: String, _ downstream: Downstream) { (self.name, self.downstream) = (name, downstream) }

    /// Notes what gives upstreams, and passes itself on.
    func begin(_ outer: (any Subscription)? = nil) {
        lock.withLock { self.outer = outer }
        downstream?.receive(subscription: self)
    }

    var isActive: Bool { lock.withLock { downstream != nil } }

    /// Adds an upstream.
    func add<P: Publisher>(_ publisher: P) where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
        let index: Int? = lock.withLock {
            guard downstream != nil else { return nil }
            open += 1
            next += 1
            return next
        }
        guard let index else { return }
        publisher.subscribe(
            Inlet<Downstream.Input, Downstream.Failure>(
                begin: { self.begin($0, index) }, take: { self.take($0, index) }, end: { self.end($0, index) }))
    }

    /// Ends what gives upstreams: the last one finishes.
    func close(_ completion: Subscribers.Completion<Downstream.Failure> = .finished) {
        if case .failure = completion { return fail(completion) }
        lock.withLock {
            open -= 1
            outer = nil
        }
        finishIfDone()
    }

    func fail(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let (downstream, subscriptions) = release()
        for subscription in subscriptions { subscription.cancel() }
        downstream?.receive(completion: completion)
    }

    private func begin(_ subscription: any Subscription, _ index: Int) {
        let demand: Subscribers.Demand? = lock.withLock {
            guard downstream != nil, subscriptions[index] == nil else { return nil }
            subscriptions[index] = subscription
            return self.demand
        }
        guard let demand else { return subscription.cancel() }
        subscription.request(demand == .unlimited ? .unlimited : .max(1))
    }

    private func take(_ value: Downstream.Input, _ index: Int) -> Subscribers.Demand {
        order.lock()
        defer { order.unlock() }
        guard let downstream = admit(value, index) else { return .none }
        let more = downstream.receive(value)
        lock.withLock { demand += more }
        if more > 0 {
            sendWaiting()
            finishIfDone()
        }
        return .max(1)
    }

    /// The downstream, if it wants a value; else the value waits.
    private func admit(_ value: Downstream.Input, _ index: Int) -> Downstream? {
        lock.lock()
        defer { lock.unlock() }
        guard let downstream else { return nil }
        guard demand > 0 else {
            waiting.append(Waiting(index: index, value: value))
            return nil
        }
        demand -= 1
        return downstream
    }

    private func end(_ completion: Subscribers.Completion<Downstream.Failure>, _ index: Int) {
        if case .failure = completion { return fail(completion) }
        let outer = lock.withLock {
            open -= 1
            subscriptions[index] = nil
            return self.outer
        }
        outer?.request(.max(1))
        finishIfDone()
    }

    private func finishIfDone() {
        let downstream: Downstream? = lock.withLock {
            guard open == 0, waiting.isEmpty else { return nil }
            defer { self.downstream = nil }
            return self.downstream
        }
        downstream?.receive(completion: .finished)
    }

    private func release() -> (Downstream?, [any Subscription]) {
        lock.withLock {
            defer { (downstream, subscriptions, waiting, outer) = (nil, [:], [], nil) }
            return (downstream, subscriptions.values.map { $0 } + (outer.map { [$0] } ?? []))
        }
    }

    func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "a subscriber requests no value; it must want at least one")
        let becomesUnlimited = lock.withLock {
            defer { self.demand += demand }
            return demand == .unlimited && self.demand != .unlimited
        }
        sendWaiting()
        if becomesUnlimited {
            for subscription in lock.withLock({ Array(subscriptions.values) }) { subscription.request(.unlimited) }
        }
        finishIfDone()
    }

    /// Sends values that wait, as many as are wanted.
    private func sendWaiting() {
        order.lock()
        defer { order.unlock() }
        while let (downstream, index, value) = takeWaiting() {
            let more = downstream.receive(value)
            let subscription = lock.withLock {
                demand += more
                return subscriptions[index]
            }
            subscription?.request(.max(1))
        }
    }

    private func takeWaiting() -> (Downstream, Int, Downstream.Input)? {
        lock.withLock {
            guard let downstream, demand > 0, !waiting.isEmpty else { return nil }
            demand -= 1
            let next = waiting.removeFirst()
            return (downstream, next.index, next.value)
        }
    }

    func cancel() { for subscription in release().1 { subscription.cancel() } }

    var description: String { name }
}
