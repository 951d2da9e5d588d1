/// A publisher whose type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
    private let attach: (AnySubscriber<Output, Failure>) -> Void

    /// Wraps a publisher.
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        if let same = publisher as? AnyPublisher<Output, Failure> {
            self = same
        } else {
            attach = { publisher.receive(subscriber: $0) }
        }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure { attach(AnySubscriber(subscriber)) }

    public var description: String { "AnyPublisher" }
}

extension Publisher {
    /// The publisher, with its type hidden.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A subscriber whose type is hidden, or one of closures.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
    public let combineIdentifier: CombineIdentifier
    private let begin: (any Subscription) -> Void
    private let take: (Input) -> Subscribers.Demand
    private let end: (Subscribers.Completion<Failure>) -> Void

    /// Wraps a subscriber.
    public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
        if let same = subscriber as? AnySubscriber<Input, Failure> {
            self = same
        } else {
            combineIdentifier = subscriber.combineIdentifier
            begin = { subscriber.receive(subscription: $0) }
            take = { subscriber.receive($0) }
            end = { subscriber.receive(completion: $0) }
        }
    }

    /// Wraps a subject, which wants all values.
    public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure { self.init(SubjectSubscriber(subject)) }

    /// Creates a subscriber of closures; nil does nothing, and wants no value.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        combineIdentifier = CombineIdentifier()
        begin = receiveSubscription ?? { _ in }
        take = receiveValue ?? { _ in .none }
        end = receiveCompletion ?? { _ in }
    }

    public func receive(subscription: any Subscription) { begin(subscription) }
    public func receive(_ value: Input) -> Subscribers.Demand { take(value) }
    public func receive(completion: Subscribers.Completion<Failure>) { end(completion) }
    public var description: String { "AnySubscriber" }
}
