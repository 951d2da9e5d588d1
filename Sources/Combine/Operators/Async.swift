import Foundation

extension Publisher where Failure == Never {
    /// The values for a `for await` loop, which asks for one at a time.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    /// The values for a `for try await` loop, which asks for one at a time and throws the error.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// The values of a publisher that does not fail, as an asynchronous sequence.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output

    private let publisher: P

    /// Creates a sequence of a publisher's values.
    public init(_ publisher: P) { self.publisher = publisher }

    public func makeAsyncIterator() -> Iterator { Iterator(inner: AsyncThrowingPublisher(publisher).makeAsyncIterator()) }

    /// Asks for one value after another.
    public struct Iterator: AsyncIteratorProtocol {
        var inner: AsyncThrowingPublisher<P>.Iterator

        public mutating func next() async -> P.Output? { try? await inner.next() }
    }
}

/// The values of a publisher as an asynchronous sequence.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output

    private let publisher: P

    /// Creates a sequence of a publisher's values.
    public init(_ publisher: P) { self.publisher = publisher }

    public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

    /// Asks for one value after another.
    public struct Iterator: AsyncIteratorProtocol {
        private let owner = MailboxOwner<P.Output, P.Failure>()
        private var mailbox: Mailbox<P.Output, P.Failure> { owner.mailbox }

        init(_ publisher: P) { publisher.subscribe(AnySubscriber(owner.mailbox)) }

        public mutating func next() async throws -> P.Output? {
            let mailbox = mailbox
            return try await withTaskCancellationHandler {
                try await mailbox.next()
            } onCancel: {
                mailbox.cancel()
            }
        }
    }
}

/// Cancels the subscription of a loop that ends early.
private final class MailboxOwner<Input, Failure: Error> {
    let mailbox = Mailbox<Input, Failure>()
    deinit { mailbox.cancel() }
}

/// Hands one value after another to a task.
private final class Mailbox<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
    private let lock = NSLock()
    private var subscription: (any Subscription)?
    private var values: [Input] = []
    private var completion: Subscribers.Completion<Failure>?
    private var waiting: CheckedContinuation<Parcel, any Error>?
    /// Whether a value is wanted before there is a subscription.
    private var wantsFirst = false

    func receive(subscription: any Subscription) {
        let wants = lock.withLock {
            self.subscription = subscription
            return wantsFirst
        }
        if wants { subscription.request(.max(1)) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let waiting = lock.withLock {
            defer { self.waiting = nil }
            if self.waiting == nil { values.append(input) }
            return self.waiting
        }
        waiting?.resume(returning: Parcel(value: input))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let waiting = lock.withLock {
            defer { self.waiting = nil }
            self.completion = self.completion ?? completion
            subscription = nil
            return self.waiting
        }
        guard let waiting else { return }
        if case .failure(let error) = completion { waiting.resume(throwing: error) } else { waiting.resume(returning: Parcel(value: nil)) }
    }

    /// A value on its way to the task, which is the only one that has it.
    private struct Parcel: @unchecked Sendable {
        let value: Input?
    }

    /// The answer to a task that wants a value.
    private enum Answer {
        case value(Input)
        case end(Subscribers.Completion<Failure>)
        /// Nothing yet.
        case ask((any Subscription)?)
    }

    func next() async throws -> Input? {
        let parcel = try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Parcel, any Error>) in
            let answer: Answer = lock.withLock {
                if !values.isEmpty { return .value(values.removeFirst()) }
                if let completion {
                    self.completion = .finished
                    return .end(completion)
                }
                waiting = continuation
                wantsFirst = subscription == nil
                return .ask(subscription)
            }
            switch answer {
            case .value(let value): continuation.resume(returning: Parcel(value: value))
            case .end(.failure(let error)): continuation.resume(throwing: error)
            case .end(.finished): continuation.resume(returning: Parcel(value: nil))
            case .ask(let subscription): subscription?.request(.max(1))
            }
        }
        return parcel.value
    }

    func cancel() {
        let (subscription, waiting) = lock.withLock {
            defer { (self.subscription, self.waiting) = (nil, nil) }
            completion = completion ?? .finished
            return (self.subscription, self.waiting)
        }
        subscription?.cancel()
        waiting?.resume(returning: Parcel(value: nil))
    }
}
