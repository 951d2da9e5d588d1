extension Publishers {
    /// Values of the same position of two publishers.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        /// An upstream.
        public let a: A
        /// An upstream.
        public let b: B

        /// Creates a publisher of others.
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let relay = JoinRelay(.position, of: 2, subscriber) { ($0[0] as! A.Output, $0[1] as! B.Output) }
            a.subscribe(relay.inlet(0) as Inlet<A.Output, Failure>)
            b.subscribe(relay.inlet(1) as Inlet<B.Output, Failure>)
        }
    }

    /// Values of the same position of three publishers.
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher where A.Failure == B.Failure, A.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        /// An upstream.
        public let a: A
        /// An upstream.
        public let b: B
        /// An upstream.
        public let c: C

        /// Creates a publisher of others.
        public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let relay = JoinRelay(.position, of: 3, subscriber) { ($0[0] as! A.Output, $0[1] as! B.Output, $0[2] as! C.Output) }
            a.subscribe(relay.inlet(0) as Inlet<A.Output, Failure>)
            b.subscribe(relay.inlet(1) as Inlet<B.Output, Failure>)
            c.subscribe(relay.inlet(2) as Inlet<C.Output, Failure>)
        }
    }

    /// Values of the same position of four publishers.
    public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure

        /// An upstream.
        public let a: A
        /// An upstream.
        public let b: B
        /// An upstream.
        public let c: C
        /// An upstream.
        public let d: D

        /// Creates a publisher of others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let relay = JoinRelay(.position, of: 4, subscriber) {
                ($0[0] as! A.Output, $0[1] as! B.Output, $0[2] as! C.Output, $0[3] as! D.Output)
            }
            a.subscribe(relay.inlet(0) as Inlet<A.Output, Failure>)
            b.subscribe(relay.inlet(1) as Inlet<B.Output, Failure>)
            c.subscribe(relay.inlet(2) as Inlet<C.Output, Failure>)
            d.subscribe(relay.inlet(3) as Inlet<D.Output, Failure>)
        }
    }
}

extension Publisher {
    /// Sends values of the same position of this publisher and another.
    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
        Publishers.Zip(self, other)
    }

    /// Sends what a closure makes of values of the same position of this publisher and another.
    public func zip<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
        Publishers.Zip(self, other).map { transform($0.0, $0.1) }
    }

    /// Sends values of the same position of this publisher and others.
    public func zip<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q) -> Publishers.Zip3<Self, P, Q>
    where P.Failure == Failure, Q.Failure == Failure {
        Publishers.Zip3(self, publisher1, publisher2)
    }

    /// Sends what a closure makes of values of the same position of this publisher and others.
    public func zip<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.Zip3(self, publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }

    /// Sends values of the same position of this publisher and others.
    public func zip<P: Publisher, Q: Publisher, R: Publisher>(_ publisher1: P, _ publisher2: Q, _ publisher3: R)
        -> Publishers.Zip4<Self, P, Q, R> where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure
    {
        Publishers.Zip4(self, publisher1, publisher2, publisher3)
    }

    /// Sends what a closure makes of values of the same position of this publisher and others.
    public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T> where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.Zip4(self, publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}
