import Foundation

extension Publishers {
    /// The values until another publisher sends one.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher before the operator.
        public let upstream: Upstream
        /// The other publisher.
        public let other: Other

        /// Creates the publisher of the operator.
        public init(upstream: Upstream, other: Other) { (self.upstream, self.other) = (upstream, other) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let relay = ChainRelay("PrefixUntilOutput", subscriber)
            let trigger = Trigger(other) { relay.stop() }
            relay.follow(upstream.handleEvents(receiveCancel: { trigger.cancel() })) { completion in
                trigger.cancel()
                relay.finish(completion)
            }
        }
    }

    /// The values after another publisher has sent one.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher where Upstream.Failure == Other.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher before the operator.
        public let upstream: Upstream
        /// The other publisher.
        public let other: Other

        /// Creates the publisher of the operator.
        public init(upstream: Upstream, other: Other) { (self.upstream, self.other) = (upstream, other) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let gate = Gate()
            let relay = StepRelay<Upstream.Output, Upstream.Failure, S>("DropUntilOutput", subscriber) { gate.isOpen ? .send($0) : .skip }
            let trigger = Trigger(other) {
                gate.isOpen = true
            } end: { completion in
                // Without a value of the other one nothing will be sent.
                if !gate.isOpen { relay.stop(completion) }
            }
            upstream.handleEvents(receiveCompletion: { _ in trigger.cancel() }, receiveCancel: { trigger.cancel() }).subscribe(relay)
        }
    }

    private final class Gate {
        private let lock = NSLock()
        private var storage = false
        var isOpen: Bool {
            get { lock.withLock { storage } }
            set { lock.withLock { storage = newValue } }
        }
    }
}

/// Waits for the first value of a publisher.
private final class Trigger {
    private let lock = NSLock()
    private var subscription: (any Subscription)?

    /// - Parameter end: Called for the end of a publisher that has sent no value.
    init<P: Publisher>(
        _ publisher: P, _ action: @escaping () -> Void, end: @escaping (Subscribers.Completion<P.Failure>) -> Void = { _ in }
    ) {
        publisher.subscribe(
            Inlet<P.Output, P.Failure>(
                begin: { [weak self] subscription in
                    self?.lock.withLock { self?.subscription = subscription }
                    subscription.request(.max(1))
                },
                take: { [weak self] _ in
                    action()
                    self?.cancel()
                    return .none
                }, end: end))
    }

    func cancel() {
        let subscription = lock.withLock {
            defer { self.subscription = nil }
            return self.subscription
        }
        subscription?.cancel()
    }
}

extension Publisher {
    /// Sends values until another publisher sends one, and finishes.
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }

    /// Sends values once another publisher has sent one.
    public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P> where Failure == P.Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }
}
