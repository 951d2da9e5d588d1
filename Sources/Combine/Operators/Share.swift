import Foundation

extension Publishers {
    /// A publisher whose values all subscribers share, through a subject; it begins when it is connected.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher before the operator.
        public let upstream: Upstream
        /// The closure that makes the subject.
        public let createSubject: () -> SubjectType
        private let lock = NSLock()
        private var subject: SubjectType?

        /// Creates the publisher of the operator.
        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            (self.upstream, self.createSubject) = (upstream, createSubject)
        }

        private var present: SubjectType {
            lock.withLock {
                let subject = subject ?? createSubject()
                self.subject = subject
                return subject
            }
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            present.subscribe(subscriber)
        }

        public func connect() -> any Cancellable { upstream.subscribe(present) }
    }

    /// A publisher that begins when it is connected.
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        private let multicast: Multicast<Upstream, PassthroughSubject<Output, Failure>>

        /// Creates the publisher of the operator.
        public init(upstream: Upstream) { multicast = Multicast(upstream: upstream) { PassthroughSubject() } }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            multicast.receive(subscriber: subscriber)
        }

        public func connect() -> any Cancellable { multicast.connect() }
    }

    /// A publisher that connects another for its first subscriber, and cancels the connection after its last one.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that is connected.
        public let upstream: Upstream
        private let lock = NSLock()
        private var count = 0
        private var connection: (any Cancellable)?

        /// Creates the publisher of the operator.
        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let leave = Once { self.leave() }
            let isFirst = lock.withLock {
                count += 1
                return count == 1
            }
            upstream.handleEvents(receiveCancel: { leave.run() }).subscribe(subscriber)
            guard isFirst else { return }
            let connection = upstream.connect()
            let isLeft = lock.withLock {
                if count > 0 { self.connection = connection }
                return count == 0
            }
            if isLeft { connection.cancel() }
        }

        private func leave() {
            let connection: (any Cancellable)? = lock.withLock {
                count -= 1
                guard count == 0 else { return nil }
                defer { self.connection = nil }
                return self.connection
            }
            connection?.cancel()
        }
    }

    /// A publisher whose values all subscribers share; it begins with the first one.
    public final class Share<Upstream: Publisher>: Publisher, Equatable {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher before the operator.
        public let upstream: Upstream
        private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

        /// Creates the publisher of the operator.
        public init(upstream: Upstream) {
            self.upstream = upstream
            shared = Multicast(upstream: upstream) { PassthroughSubject<Output, Failure>() }.autoconnect()
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            shared.receive(subscriber: subscriber)
        }

        public static func == (left: Share, right: Share) -> Bool { left === right }
    }
}

extension Publisher {
    /// Shares the values among all subscribers; begins with the first one.
    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }

    /// Shares the values among all subscribers, through the subject that a closure makes; begins when connected.
    public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where Failure == S.Failure, Output == S.Output { Publishers.Multicast(upstream: self, createSubject: createSubject) }

    /// Shares the values among all subscribers, through a subject; begins when connected.
    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S> where Failure == S.Failure, Output == S.Output {
        Publishers.Multicast(upstream: self) { subject }
    }
}

extension Publisher where Failure == Never {
    /// Begins when connected.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}

extension ConnectablePublisher {
    /// A publisher that connects for its first subscriber, and cancels the connection after its last one.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}
