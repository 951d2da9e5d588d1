import Foundation

/// The step of an operator that makes one value of all.
enum Reduction<Failure: Error> {
    case goOn
    /// The result is known.
    case finish
    case fail(Failure)
}

/// Makes one value, or none, of all of an upstream's, and sends it once it is wanted.
final class ReduceRelay<Input, UpstreamFailure: Error, Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
    typealias Failure = UpstreamFailure

    private let lock = NSLock()
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private let name: String
    private let take: (Input) -> Reduction<Downstream.Failure>
    private let result: () -> Downstream.Input?
    private let failure: (UpstreamFailure) -> Downstream.Failure
    private var isWanted = false
    private var isComplete = false

    /// - Parameter result: The value at the end.
    init(
        _ name: String, _ downstream: Downstream, failure: @escaping (UpstreamFailure) -> Downstream.Failure,
        take: @escaping (Input) -> Reduction<Downstream.Failure>, result: @escaping () -> Downstream.Input?
    ) {
        (self.name, self.downstream, self.failure, self.take, self.result) = (name, downstream, failure, take, result)
    }

    func receive(subscription: any Subscription) {
        let downstream: Downstream? = lock.withLock {
            guard upstream == nil else { return nil }
            upstream = subscription
            return self.downstream
        }
        guard let downstream else { return subscription.cancel() }
        downstream.receive(subscription: self)
        subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard lock.withLock({ downstream != nil && !isComplete }) else { return .none }
        switch take(input) {
        case .goOn: break
        case .finish:
            lock.withLock { upstream }?.cancel()
            complete()
        case .fail(let error):
            let (downstream, upstream) = release()
            upstream?.cancel()
            downstream?.receive(completion: .failure(error))
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<UpstreamFailure>) {
        switch completion {
        case .finished: complete()
        case .failure(let error): release().0?.receive(completion: .failure(failure(error)))
        }
    }

    private func complete() {
        lock.withLock { isComplete = true }
        sendIfReady()
    }

    private func sendIfReady() {
        let downstream: Downstream? = lock.withLock {
            guard isComplete, isWanted else { return nil }
            defer { self.downstream = nil }
            return self.downstream
        }
        guard let downstream else { return finishWithoutValue() }
        if let value = result() { _ = downstream.receive(value) }
        downstream.receive(completion: .finished)
    }

    /// No value needs no demand.
    private func finishWithoutValue() {
        guard lock.withLock({ isComplete && downstream != nil }), result() == nil else { return }
        release().0?.receive(completion: .finished)
    }

    private func release() -> (Downstream?, (any Subscription)?) {
        lock.withLock {
            defer { (downstream, upstream) = (nil, Subscriptions.empty) }
            return (downstream, upstream)
        }
    }

    func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "a subscriber requests no value; it must want at least one")
        lock.withLock { isWanted = true }
        sendIfReady()
    }

    func cancel() { release().1?.cancel() }

    var description: String { name }
}
