/// A subject that keeps its value, and sends it to each new subscriber.
///
/// A subscriber that wanted no value gets the latest one once it wants one again.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let core: SubjectCore<Output, Failure>

    /// Creates a subject with a value.
    public init(_ value: Output) { core = SubjectCore(value) }

    /// The value. Setting it sends it; after the completion it stays.
    public var value: Output {
        get { core.value! }
        set { core.send(newValue) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure { core.attach(subscriber) }
    public func send(_ value: Output) { core.send(value) }
    public func send(completion: Subscribers.Completion<Failure>) { core.send(completion: completion) }
    public func send(subscription: any Subscription) { core.send(subscription: subscription) }
}
