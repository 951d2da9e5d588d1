import Foundation

/// Subscribes to one publisher after another: the demand that is left goes on with the next.
final class ChainRelay<Downstream: Subscriber>: Subscription, CustomStringConvertible {
    private let lock = NSLock()
    private let name: String
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var demand = Subscribers.Demand.none
    private var hasBegun = false

    init(_ name: String, _ downstream: Downstream) { (self.name, self.downstream) = (name, downstream) }

    /// Takes the values of a publisher; the end goes to a closure, in whose call the next one may be taken.
    func follow<P: Publisher>(_ publisher: P, end: @escaping (Subscribers.Completion<P.Failure>) -> Void)
    where P.Output == Downstream.Input {
        publisher.subscribe(
            Inlet<P.Output, P.Failure>(
                begin: begin, take: take,
                end: { completion in
                    guard self.lock.withLock({ self.downstream != nil }) else { return }
                    end(completion)
                }))
    }

    func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let (downstream, isFirst) = lock.withLock {
            defer { (self.downstream, upstream, hasBegun) = (nil, nil, true) }
            return (self.downstream, !hasBegun)
        }
        if isFirst { downstream?.receive(subscription: Subscriptions.empty) }
        downstream?.receive(completion: completion)
    }

    /// Cancels the upstream, and finishes.
    func stop() {
        lock.withLock { upstream }?.cancel()
        finish(.finished)
    }

    private func begin(_ subscription: any Subscription) {
        let (downstream, isFirst, demand): (Downstream?, Bool, Subscribers.Demand) = lock.withLock {
            upstream = subscription
            defer { hasBegun = true }
            return (self.downstream, !hasBegun, self.demand)
        }
        guard let downstream else { return subscription.cancel() }
        if isFirst {
            downstream.receive(subscription: self)
        } else if demand > 0 {
            subscription.request(demand)
        }
    }

    private func take(_ value: Downstream.Input) -> Subscribers.Demand {
        let downstream: Downstream? = lock.withLock {
            demand -= 1
            return self.downstream
        }
        guard let downstream else { return .none }
        let more = downstream.receive(value)
        lock.withLock { demand += more }
        return more
    }

    func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "a subscriber requests no value; it must want at least one")
        let upstream = lock.withLock {
            self.demand += demand
            return self.upstream
        }
        upstream?.request(demand)
    }

    func cancel() {
        let (upstream, downstream) = lock.withLock {
            defer { (self.downstream, self.upstream) = (nil, nil) }
            return (self.upstream, self.downstream)
        }
        upstream?.cancel()
        _ = downstream
    }

    var description: String { name }
}
