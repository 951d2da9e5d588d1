import Foundation

/// Joins a value of each of several upstreams: the latest ones, or those of the same position.
final class JoinRelay<Downstream: Subscriber>: Subscription, CustomStringConvertible {
    /// The values that belong together.
    enum Rule {
        /// The latest of each.
        case latest
        /// Those of the same position.
        case position
    }

    private let lock = NSLock()
    /// One value at a time.
    private let order = NSRecursiveLock()
    private let rule: Rule
    private let join: ([Any]) -> Downstream.Input
    private var downstream: Downstream?
    private var subscriptions: [(any Subscription)?]
    /// The values of each upstream that wait; of the latest, one.
    private var values: [[Any]]
    private var hasEnded: [Bool]
    private var demand = Subscribers.Demand.none

    init(_ rule: Rule, of count: Int, _ downstream: Downstream, join: @escaping ([Any]) -> Downstream.Input) {
        (self.rule, self.downstream, self.join) = (rule, downstream, join)
        subscriptions = Array(repeating: nil, count: count)
        values = Array(repeating: [], count: count)
        hasEnded = Array(repeating: false, count: count)
        downstream.receive(subscription: self)
    }

    /// The subscriber of one upstream.
    func inlet<Input>(_ index: Int) -> Inlet<Input, Downstream.Failure> {
        Inlet(
            begin: { self.begin($0, index) }, take: { self.take($0, index) }, end: { self.end($0, index) })
    }

    private func begin(_ subscription: any Subscription, _ index: Int) {
        let demand: Subscribers.Demand? = lock.withLock {
            guard subscriptions[index] == nil, downstream != nil else { return nil }
            subscriptions[index] = subscription
            return self.demand
        }
        guard let demand else { return subscription.cancel() }
        if demand > 0 { subscription.request(demand) }
    }

    private func take(_ value: Any, _ index: Int) -> Subscribers.Demand {
        order.lock()
        defer { order.unlock() }
        // The old value goes outside of the lock.
        var old: [Any] = []
        defer { withExtendedLifetime(old) {} }
        let ready: (Downstream, [Any])? = lock.withLock {
            guard let downstream else { return nil }
            if rule == .latest {
                old = values[index]
                values[index] = [value]
            } else {
                values[index].append(value)
            }
            guard demand > 0, values.allSatisfy({ !$0.isEmpty }) else { return nil }
            demand -= 1
            defer { if rule == .position { for index in values.indices { values[index].removeFirst() } } }
            return (downstream, values.map { $0[0] })
        }
        guard let (downstream, joined) = ready else { return .none }
        let more = downstream.receive(join(joined))
        let others = lock.withLock {
            demand += more
            return subscriptions.enumerated().compactMap { $0.offset == index ? nil : $0.element }
        }
        if more > 0 { for other in others { other.request(more) } }
        if rule == .position { finishIfExhausted() }
        return more
    }

    private func end(_ completion: Subscribers.Completion<Downstream.Failure>, _ index: Int) {
        switch completion {
        case .failure:
            let (downstream, subscriptions) = release()
            for (other, subscription) in subscriptions.enumerated() where other != index { subscription?.cancel() }
            downstream?.receive(completion: completion)
        case .finished:
            lock.withLock {
                hasEnded[index] = true
                subscriptions[index] = Subscriptions.empty
            }
            finishIfExhausted()
        }
    }

    /// Finishes once nothing can be joined any more.
    private func finishIfExhausted() {
        let isExhausted = lock.withLock {
            switch rule {
            case .latest: hasEnded.allSatisfy { $0 }
            case .position: zip(hasEnded, values).contains { $0 && $1.isEmpty }
            }
        }
        guard isExhausted else { return }
        let (downstream, subscriptions) = release()
        for subscription in subscriptions { subscription?.cancel() }
        downstream?.receive(completion: .finished)
    }

    private func release() -> (Downstream?, [(any Subscription)?]) {
        lock.withLock {
            defer {
                downstream = nil
                subscriptions = subscriptions.map { _ in Subscriptions.empty }
                values = values.map { _ in [] }
            }
            return (downstream, subscriptions)
        }
    }

    func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "a subscriber requests no value; it must want at least one")
        let subscriptions = lock.withLock {
            self.demand += demand
            return self.subscriptions
        }
        for subscription in subscriptions { subscription?.request(demand) }
    }

    func cancel() { for subscription in release().1 { subscription?.cancel() } }

    var description: String { rule == .latest ? "CombineLatest" : "Zip" }
}
