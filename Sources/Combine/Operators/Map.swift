import CoreGraphics

extension Publishers {
    /// Each value, changed by a closure.
    public struct Map<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        /// The publisher before the operator.
        public let upstream: Upstream
        /// The closure that changes a value.
        public let transform: (Upstream.Output) -> Output

        /// Creates the publisher of the operator.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
            (self.upstream, self.transform) = (upstream, transform)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let transform = transform
            upstream.subscribe(StepRelay<Upstream.Output, Upstream.Failure, S>("Map", subscriber) { .send(transform($0)) })
        }
    }

    /// Each value, changed by a closure that may throw.
    public struct TryMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        /// The publisher before the operator.
        public let upstream: Upstream
        /// The closure that changes a value.
        public let transform: (Upstream.Output) throws -> Output

        /// Creates the publisher of the operator.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
            (self.upstream, self.transform) = (upstream, transform)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let transform = transform
            upstream.subscribe(StepRelay<Upstream.Output, Upstream.Failure, S>(throwing: "TryMap", subscriber) { .send(try transform($0)) })
        }
    }

    /// Each value, changed by a closure, without nils.
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        /// The publisher before the operator.
        public let upstream: Upstream
        /// The closure that changes a value.
        public let transform: (Upstream.Output) -> Output?

        /// Creates the publisher of the operator.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
            (self.upstream, self.transform) = (upstream, transform)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let transform = transform
            upstream.subscribe(
                StepRelay<Upstream.Output, Upstream.Failure, S>("CompactMap", subscriber) { transform($0).map { .send($0) } ?? .skip })
        }
    }

    /// Each value, changed by a closure that may throw, without nils.
    public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        /// The publisher before the operator.
        public let upstream: Upstream
        /// The closure that changes a value.
        public let transform: (Upstream.Output) throws -> Output?

        /// Creates the publisher of the operator.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
            (self.upstream, self.transform) = (upstream, transform)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let transform = transform
            upstream.subscribe(
                StepRelay<Upstream.Output, Upstream.Failure, S>(throwing: "TryCompactMap", subscriber) {
                    try transform($0).map { .send($0) } ?? .skip
                })
        }
    }

    /// The same values with another type of errors.
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        public typealias Output = Upstream.Output

        /// The publisher before the operator.
        public let upstream: Upstream
        /// The closure that changes the error.
        public let transform: (Upstream.Failure) -> Failure

        /// Creates the publisher of the operator.
        public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
            (self.upstream, self.transform) = (upstream, transform)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let transform = transform
            upstream.subscribe(
                StepRelay<Upstream.Output, Upstream.Failure, S>("MapError", subscriber, end: { $0.mapError(transform) }) { .send($0) })
        }
    }

    /// The same values of a publisher that does not fail, with a type of errors.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
        public typealias Output = Upstream.Output

        /// The publisher before the operator.
        public let upstream: Upstream

        /// Creates the publisher of the operator.
        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                StepRelay<Upstream.Output, Never, S>("SetFailureType", subscriber, end: { _ in .finished }) { .send($0) })
        }
    }

    /// The same values; an error ends the program.
    public struct AssertNoFailure<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        /// The publisher before the operator.
        public let upstream: Upstream
        /// Begins the message.
        public let prefix: String
        /// The file of the call.
        public let file: StaticString
        /// The line of the call.
        public let line: UInt

        /// Creates the publisher of the operator.
        public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
            (self.upstream, self.prefix, self.file, self.line) = (upstream, prefix, file, line)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (prefix, file, line) = (prefix, file, line)
            upstream.subscribe(
                StepRelay<Upstream.Output, Upstream.Failure, S>("AssertNoFailure", subscriber) { completion in
                    if case .failure(let error) = completion {
                        trap(
                            object: "assertNoFailure at \(file):\(line)", value: "\(prefix)\(error)",
                            remedy: "handle the error by catch or replaceError")
                    }
                    return .finished
                } step: {
                    .send($0)
                })
        }
    }

    /// The same values; a value in place of an error, then the end.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        /// The publisher before the operator.
        public let upstream: Upstream
        /// The value in place of an error.
        public let output: Upstream.Output

        /// Creates the publisher of the operator.
        public init(upstream: Upstream, output: Upstream.Output) { (self.upstream, self.output) = (upstream, output) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let output = output
            upstream.catch { _ in Just(output) }.subscribe(subscriber)
        }
    }

    /// The results of a closure that gets its last result and a value.
    public struct Scan<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        /// The publisher before the operator.
        public let upstream: Upstream
        /// The first argument of the closure.
        public let initialResult: Output
        /// The closure.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Creates the publisher of the operator.
        public init(upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output) {
            (self.upstream, self.initialResult, self.nextPartialResult) = (upstream, initialResult, nextPartialResult)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initialResult
            let next = nextPartialResult
            upstream.subscribe(
                StepRelay<Upstream.Output, Upstream.Failure, S>("Scan", subscriber) { input in
                    result = next(result, input)
                    return .send(result)
                })
        }
    }

    /// The results of a closure that gets its last result and a value, and may throw.
    public struct TryScan<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        /// The publisher before the operator.
        public let upstream: Upstream
        /// The first argument of the closure.
        public let initialResult: Output
        /// The closure.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Creates the publisher of the operator.
        public init(upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output) {
            (self.upstream, self.initialResult, self.nextPartialResult) = (upstream, initialResult, nextPartialResult)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initialResult
            let next = nextPartialResult
            upstream.subscribe(
                StepRelay<Upstream.Output, Upstream.Failure, S>(throwing: "TryScan", subscriber) { input in
                    result = try next(result, input)
                    return .send(result)
                })
        }
    }
}

extension Publisher {
    /// Changes each value.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
        Publishers.Map(upstream: self, transform: transform)
    }

    /// Changes each value; an error of the closure ends the stream.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
        Publishers.TryMap(upstream: self, transform: transform)
    }

    /// Changes each value, and leaves out nils.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }

    /// Changes each value, and leaves out nils; an error of the closure ends the stream.
    public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
        Publishers.TryCompactMap(upstream: self, transform: transform)
    }

    /// Sends a property of each value.
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Map<Self, T> {
        Publishers.Map(upstream: self) { $0[keyPath: keyPath] }
    }

    /// Sends two properties of each value.
    public func map<T0, T1>(_ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>) -> Publishers.Map<Self, (T0, T1)> {
        Publishers.Map(upstream: self) { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) }
    }

    /// Puts a value in place of each nil.
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
        Publishers.Map(upstream: self) { $0 ?? output }
    }

    /// Changes the error.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
        Publishers.MapError(upstream: self, transform: transform)
    }

    /// Ends the program for an error.
    public func assertNoFailure(_ prefix: String = "", file: StaticString = #file, line: UInt = #line) -> Publishers.AssertNoFailure<Self> {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }

    /// Sends a value in place of an error, and finishes.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }

    /// Sends the results of a closure that gets its last result and a value.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Scan<Self, T> {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Sends the results of a closure that gets its last result and a value; its error ends the stream.
    public func tryScan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}

extension Publisher where Failure == Never {
    /// Gives the publisher a type of errors.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
        Publishers.SetFailureType(upstream: self)
    }
}
