import Foundation

extension Publishers {
    /// The same values, with closures that are called for what happens.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher before the operator.
        public let upstream: Upstream
        /// Called for the subscription.
        public let receiveSubscription: ((any Subscription) -> Void)?
        /// Called before each value goes on.
        public let receiveOutput: ((Output) -> Void)?
        /// Called before the completion goes on.
        public let receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        /// Called for a cancellation.
        public let receiveCancel: (() -> Void)?
        /// Called for each request.
        public let receiveRequest: ((Subscribers.Demand) -> Void)?

        /// Creates the publisher of the operator.
        public init(
            upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
            receiveRequest: ((Subscribers.Demand) -> Void)? = nil
        ) {
            (self.upstream, self.receiveSubscription, self.receiveOutput) = (upstream, receiveSubscription, receiveOutput)
            (self.receiveCompletion, self.receiveCancel, self.receiveRequest) = (receiveCompletion, receiveCancel, receiveRequest)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let events = self
            let onCancel = Once(receiveCancel ?? {})
            upstream.subscribe(
                Inlet<Output, Failure>(
                    begin: { subscription in
                        events.receiveSubscription?(subscription)
                        subscriber.receive(subscription: WatchedSubscription(subscription, events.receiveRequest, onCancel))
                    },
                    take: { value in
                        events.receiveOutput?(value)
                        let more = subscriber.receive(value)
                        if more > 0 { events.receiveRequest?(more) }
                        return more
                    },
                    end: { completion in
                        // After the end a cancellation does nothing.
                        onCancel.spend()
                        events.receiveCompletion?(completion)
                        subscriber.receive(completion: completion)
                    }))
        }
    }

    /// Calls closures for requests and the cancellation.
    private struct WatchedSubscription: Subscription {
        let combineIdentifier = CombineIdentifier()
        private let subscription: any Subscription
        private let onRequest: ((Subscribers.Demand) -> Void)?
        private let onCancel: Once

        init(_ subscription: any Subscription, _ onRequest: ((Subscribers.Demand) -> Void)?, _ onCancel: Once) {
            (self.subscription, self.onRequest, self.onCancel) = (subscription, onRequest, onCancel)
        }

        func request(_ demand: Subscribers.Demand) {
            onRequest?(demand)
            subscription.request(demand)
        }

        func cancel() {
            onCancel.run()
            subscription.cancel()
        }
    }

    /// The same values, written to the standard output or a stream with all that happens.
    public struct Print<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher before the operator.
        public let upstream: Upstream
        /// Begins each line.
        public let prefix: String
        /// Receives the lines; nil for the standard output.
        public let stream: (any TextOutputStream)?

        /// Creates the publisher of the operator.
        public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
            (self.upstream, self.prefix, self.stream) = (upstream, prefix, stream)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let start = prefix.isEmpty ? "" : prefix + ": "
            var stream = stream
            func write(_ event: String) {
                if stream != nil { stream!.write(start + event + "\n") } else { Swift.print(start + event) }
            }
            upstream.handleEvents(
                receiveSubscription: { write("receive subscription: (\($0))") }, receiveOutput: { write("receive value: (\($0))") },
                receiveCompletion: { completion in
                    switch completion {
                    case .finished: write("receive finished")
                    case .failure(let error): write("receive error: (\(error))")
                    }
                }, receiveCancel: { write("receive cancel") },
                receiveRequest: { demand in write("request \(demand.max.map { "max: (\($0))" } ?? "unlimited")") }
            ).subscribe(subscriber)
        }
    }
}

extension Publisher {
    /// Calls closures for what happens; nil does nothing.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput, receiveCompletion: receiveCompletion,
            receiveCancel: receiveCancel, receiveRequest: receiveRequest)
    }

    /// Writes all that happens to the standard output or a stream.
    public func `print`(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, to: stream)
    }
}
