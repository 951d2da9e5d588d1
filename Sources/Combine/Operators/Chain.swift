extension Publishers {
    /// The values of a publisher, then those of another.
    public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
    where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
        public typealias Output = Suffix.Output
        public typealias Failure = Suffix.Failure

        /// The first publisher.
        public let prefix: Prefix
        /// The second publisher.
        public let suffix: Suffix

        /// Creates a publisher of two.
        public init(prefix: Prefix, suffix: Suffix) { (self.prefix, self.suffix) = (prefix, suffix) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let relay = ChainRelay("Concatenate", subscriber)
            let suffix = suffix
            relay.follow(prefix) { completion in
                if case .failure = completion { return relay.finish(completion) }
                relay.follow(suffix) { relay.finish($0) }
            }
        }
    }

    /// The values of a publisher; after an error those of another.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure

        /// The publisher before the operator.
        public let upstream: Upstream
        /// The closure that makes a publisher of an error.
        public let handler: (Upstream.Failure) -> NewPublisher

        /// Creates the publisher of the operator.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            (self.upstream, self.handler) = (upstream, handler)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let relay = ChainRelay("Catch", subscriber)
            let handler = handler
            relay.follow(upstream) { completion in
                guard case .failure(let error) = completion else { return relay.finish(.finished) }
                relay.follow(handler(error)) { relay.finish($0) }
            }
        }
    }

    /// The values of a publisher; after an error those of another, which a closure that may throw makes.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher before the operator.
        public let upstream: Upstream
        /// The closure that makes a publisher of an error.
        public let handler: (Upstream.Failure) throws -> NewPublisher

        /// Creates the publisher of the operator.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            (self.upstream, self.handler) = (upstream, handler)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let relay = ChainRelay("TryCatch", subscriber)
            let handler = handler
            relay.follow(upstream) { completion in
                guard case .failure(let error) = completion else { return relay.finish(.finished) }
                do {
                    relay.follow(try handler(error)) { relay.finish($0.mapError { $0 }) }
                } catch { relay.finish(.failure(error)) }
            }
        }
    }

    /// The values of a publisher, to which it subscribes again after an error.
    public struct Retry<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher before the operator.
        public let upstream: Upstream
        /// The number of new subscriptions; nil for no limit.
        public let retries: Int?

        /// Creates the publisher of the operator.
        public init(upstream: Upstream, retries: Int?) { (self.upstream, self.retries) = (upstream, retries) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Self.follow(upstream, ChainRelay("Retry", subscriber), retries)
        }

        private static func follow<S: Subscriber>(_ upstream: Upstream, _ relay: ChainRelay<S>, _ retries: Int?)
        where S.Input == Output, S.Failure == Failure {
            relay.follow(upstream) { completion in
                if case .failure = completion, retries ?? 1 > 0 { return follow(upstream, relay, retries.map { $0 - 1 }) }
                relay.finish(completion)
            }
        }
    }

    /// The values of a publisher; a value if there is none.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher before the operator.
        public let upstream: Upstream
        /// The value if there is none.
        public let output: Output

        /// Creates the publisher of the operator.
        public init(upstream: Upstream, output: Output) { (self.upstream, self.output) = (upstream, output) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let relay = ChainRelay("ReplaceEmpty", subscriber)
            let output = output
            var isEmpty = true
            let values = upstream.map { value in
                isEmpty = false
                return value
            }
            relay.follow(values) { completion in
                guard isEmpty, case .finished = completion else { return relay.finish(completion) }
                relay.follow(Just(output)) { _ in relay.finish(.finished) }
            }
        }
    }
}

extension Publisher {
    /// Sends the values of another publisher after these.
    public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P> where Output == P.Output, Failure == P.Failure {
        Publishers.Concatenate(prefix: self, suffix: publisher)
    }

    /// Sends values after these.
    public func append(_ elements: Output...) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> { append(elements) }

    /// Sends the elements of a sequence after these values.
    public func append<S: Sequence>(_ elements: S) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>>
    where S.Element == Output { append(Publishers.Sequence(sequence: elements)) }

    /// Sends the values of another publisher before these.
    public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self> where Output == P.Output, Failure == P.Failure {
        Publishers.Concatenate(prefix: publisher, suffix: self)
    }

    /// Sends values before these.
    public func prepend(_ elements: Output...) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> { prepend(elements) }

    /// Sends the elements of a sequence before these values.
    public func prepend<S: Sequence>(_ elements: S) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self>
    where S.Element == Output { prepend(Publishers.Sequence(sequence: elements)) }

    /// After an error, sends the values of the publisher that a closure makes of it.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P> where Output == P.Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    /// After an error, sends the values of the publisher that a closure makes of it, or ends with the closure's error.
    public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
    where Output == P.Output { Publishers.TryCatch(upstream: self, handler: handler) }

    /// Subscribes again after an error, so many times.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> { Publishers.Retry(upstream: self, retries: retries) }

    /// Sends a value if there is none.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }
}
