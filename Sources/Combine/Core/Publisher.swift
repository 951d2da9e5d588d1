/// A type that sends a sequence of values over time to subscribers.
///
/// `receive(subscriber:)` begins: the publisher passes a subscription, the subscriber requests values through it, the publisher sends at
/// most as many, and at last a completion. Code calls `subscribe(_:)`, operators and `sink`.
///
/// ```swift
/// let cancellable = [1, 2, 3].publisher.map { $0 * 2 }.sink { print($0) }
/// ```
///
/// Values arrive on the thread that sends them. A subscription that is not retained ends: keep what `sink` and `assign` return.
public protocol Publisher<Output, Failure> {
    /// The type of the values.
    associatedtype Output
    /// The type of the errors; `Never` for a publisher that does not fail.
    associatedtype Failure: Error

    /// Begins to serve a subscriber; for types that conform. Code calls `subscribe(_:)`.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Attaches a subscriber.
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Sends the values on through a subject, until the result is cancelled or released.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
        let subscriber = SubjectSubscriber(subject)
        receive(subscriber: subscriber)
        return AnyCancellable(subscriber)
    }
}

/// The publishers of operators.
public enum Publishers {}
