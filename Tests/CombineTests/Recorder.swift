import Combine

/// A subscriber that notes what it receives, and wants values as a test says.
final class Recorder<Input, Failure: Error>: Subscriber, Cancellable {
    private(set) var values: [Input] = []
    private(set) var completion: Subscribers.Completion<Failure>?
    private(set) var subscription: (any Subscription)?
    /// The number of subscriptions.
    private(set) var subscriptions = 0
    private let first: Subscribers.Demand
    private let more: (Input) -> Subscribers.Demand

    /// - Parameters:
    ///   - first: What it wants at first.
    ///   - more: What it wants after a value.
    init(_ first: Subscribers.Demand = .unlimited, more: @escaping (Input) -> Subscribers.Demand = { _ in .none }) {
        (self.first, self.more) = (first, more)
    }

    var hasFinished: Bool {
        if case .finished = completion { return true }
        return false
    }

    var error: Failure? {
        if case .failure(let error) = completion { return error }
        return nil
    }

    func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        subscriptions += 1
        if first > 0 { subscription.request(first) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        values.append(input)
        return more(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) { self.completion = completion }

    func cancel() { subscription?.cancel() }
}

extension Publisher {
    /// Subscribes a recorder that wants so many values.
    func record(_ demand: Subscribers.Demand = .unlimited) -> Recorder<Output, Failure> {
        let recorder = Recorder<Output, Failure>(demand)
        subscribe(recorder)
        return recorder
    }
}

struct Fault: Error, Equatable {
    var code = 1
}
