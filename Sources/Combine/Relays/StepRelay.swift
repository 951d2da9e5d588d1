import Foundation

/// The step of an operator with a value.
enum Step<Output, Failure: Error> {
    /// Sends a value.
    case send(Output)
    /// Sends nothing.
    case skip
    /// Sends a value, and ends.
    case sendAndFinish(Output)
    /// Ends.
    case finish
    /// Ends with an error.
    case fail(Failure)
}

/// Makes at most one value of each value: the operators that hold nothing back.
final class StepRelay<Input, UpstreamFailure: Error, Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
    typealias Failure = UpstreamFailure
    typealias Completion = Subscribers.Completion<Downstream.Failure>

    private let lock = NSLock()
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private let name: String
    private let step: (Input) -> Step<Downstream.Input, Downstream.Failure>
    private let end: (Subscribers.Completion<UpstreamFailure>) -> Completion
    /// Whether it ends as soon as there is a subscription, as `prefix(0)` does.
    private let isEmpty: Bool

    init(
        _ name: String, _ downstream: Downstream, isEmpty: Bool = false,
        end: @escaping (Subscribers.Completion<UpstreamFailure>) -> Completion,
        step: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>
    ) {
        (self.name, self.downstream, self.isEmpty, self.end, self.step) = (name, downstream, isEmpty, end, step)
    }

    func receive(subscription: any Subscription) {
        let downstream: Downstream? = lock.withLock {
            guard upstream == nil else { return nil }
            upstream = subscription
            return self.downstream
        }
        guard let downstream else { return subscription.cancel() }
        guard isEmpty else { return downstream.receive(subscription: self) }
        downstream.receive(subscription: Subscriptions.empty)
        finish(.finished, cancels: true)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let downstream = lock.withLock({ downstream }) else { return .none }
        switch step(input) {
        case .send(let value): return downstream.receive(value)
        case .skip: return .max(1)
        case .sendAndFinish(let value):
            // Released first: what the subscriber does with the value may send another one.
            let (last, upstream) = release()
            upstream?.cancel()
            _ = last?.receive(value)
            last?.receive(completion: .finished)
        case .finish: finish(.finished, cancels: true)
        case .fail(let error): finish(.failure(error), cancels: true)
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<UpstreamFailure>) { finish(end(completion), cancels: false) }

    /// Cancels the upstream, and ends.
    func stop(_ completion: Completion) { finish(completion, cancels: true) }

    private func finish(_ completion: Completion, cancels: Bool) {
        let (downstream, upstream) = release()
        if cancels { upstream?.cancel() }
        downstream?.receive(completion: completion)
    }

    private func release() -> (Downstream?, (any Subscription)?) {
        lock.withLock {
            // A subscription stays, ended, so that a second one is refused.
            defer { (downstream, upstream) = (nil, Subscriptions.empty) }
            return (downstream, upstream)
        }
    }

    func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "a subscriber requests no value; it must want at least one")
        lock.withLock { upstream }?.request(demand)
    }

    func cancel() { release().1?.cancel() }

    var description: String { name }
}

extension StepRelay where UpstreamFailure == Downstream.Failure {
    /// For operators that leave the completion as it is.
    convenience init(
        _ name: String, _ downstream: Downstream, isEmpty: Bool = false,
        step: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>
    ) { self.init(name, downstream, isEmpty: isEmpty, end: { $0 }, step: step) }
}

extension StepRelay where Downstream.Failure == any Error {
    /// For operators whose closure may throw: its error ends the stream.
    convenience init(
        throwing name: String, _ downstream: Downstream, step: @escaping (Input) throws -> Step<Downstream.Input, any Error>
    ) {
        self.init(name, downstream, end: { $0.mapError { $0 } }) { input in
            do { return try step(input) } catch { return .fail(error) }
        }
    }
}
