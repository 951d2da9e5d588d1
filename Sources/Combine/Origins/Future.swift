import Foundation

/// A publisher of one value that work gives later, or of an error. The work begins at once, for all subscribers.
public final class Future<Output, Failure: Error>: Publisher {
    /// The closure that the work calls at its end; only the first call counts.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = NSLock()
    private var result: Result<Output, Failure>?
    private var waiting: [Ticket] = []

    /// Begins work.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) { attemptToFulfill { self.fulfill($0) } }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let ticket = Ticket(AnySubscriber(subscriber), of: self)
        let result = lock.withLock {
            if self.result == nil { waiting.append(ticket) }
            return self.result
        }
        subscriber.receive(subscription: ticket)
        if let result { ticket.give(result) }
    }

    private func fulfill(_ result: Result<Output, Failure>) {
        let tickets = lock.withLock {
            guard self.result == nil else { return [Ticket]() }
            self.result = result
            defer { waiting = [] }
            return waiting
        }
        for ticket in tickets { ticket.give(result) }
    }

    private func remove(_ ticket: Ticket) { lock.withLock { waiting.removeAll { $0 === ticket } } }

    /// The subscription of one subscriber.
    private final class Ticket: Subscription {
        private let lock = NSLock()
        private var downstream: AnySubscriber<Output, Failure>?
        private var future: Future?
        private var result: Result<Output, Failure>?
        private var isWanted = false

        init(_ downstream: AnySubscriber<Output, Failure>, of future: Future) { (self.downstream, self.future) = (downstream, future) }

        func give(_ result: Result<Output, Failure>) {
            lock.withLock { self.result = result }
            send()
        }

        func request(_ demand: Subscribers.Demand) {
            precondition(demand > 0, "a subscriber requests no value; it must want at least one")
            lock.withLock { isWanted = true }
            send()
        }

        private func send() {
            let ready: (AnySubscriber<Output, Failure>, Result<Output, Failure>)? = lock.withLock {
                guard let downstream, let result else { return nil }
                if case .success = result, !isWanted { return nil }
                self.downstream = nil
                return (downstream, result)
            }
            guard let (downstream, result) = ready else { return }
            switch result {
            case .success(let value):
                _ = downstream.receive(value)
                downstream.receive(completion: .finished)
            case .failure(let error): downstream.receive(completion: .failure(error))
            }
        }

        func cancel() {
            let future = lock.withLock {
                defer { (downstream, self.future) = (nil, nil) }
                return self.future
            }
            future?.remove(self)
        }
    }
}
