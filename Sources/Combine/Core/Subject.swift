/// A publisher into which code puts values with `send(_:)`.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to the subscribers that want one.
    func send(_ value: Output)
    /// Sends the completion to all subscribers; values after it are dropped.
    func send(completion: Subscribers.Completion<Failure>)
    /// Takes the subscription of a publisher whose values the subject sends on.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Sends a value that has no content.
    public func send() { send(()) }
}

/// A publisher that begins to send when it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Begins to send, until the result is cancelled.
    func connect() -> any Cancellable
}
