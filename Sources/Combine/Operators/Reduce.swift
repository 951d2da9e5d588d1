extension Publishers {
    /// The result of a closure over all values.
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        /// The publisher before the operator.
        public let upstream: Upstream
        /// The first argument of the closure.
        public let initial: Output
        /// The closure.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Creates the publisher of the operator.
        public init(upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output) {
            (self.upstream, self.initial, self.nextPartialResult) = (upstream, initial, nextPartialResult)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let next = nextPartialResult
            var result = initial
            upstream.subscribe(
                ReduceRelay<Upstream.Output, Upstream.Failure, S>("Reduce", subscriber, failure: { $0 }) { input in
                    result = next(result, input)
                    return .goOn
                } result: {
                    result
                })
        }
    }

    /// The result of a closure over all values that may throw.
    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        /// The publisher before the operator.
        public let upstream: Upstream
        /// The first argument of the closure.
        public let initial: Output
        /// The closure.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Creates the publisher of the operator.
        public init(upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output) {
            (self.upstream, self.initial, self.nextPartialResult) = (upstream, initial, nextPartialResult)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let next = nextPartialResult
            var result = initial
            upstream.subscribe(
                ReduceRelay<Upstream.Output, Upstream.Failure, S>("TryReduce", subscriber, failure: { $0 }) { input in
                    do {
                        result = try next(result, input)
                        return .goOn
                    } catch { return .fail(error) }
                } result: {
                    result
                })
        }
    }

    /// All values in an array.
    public struct Collect<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher before the operator.
        public let upstream: Upstream

        /// Creates the publisher of the operator.
        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var values: [Upstream.Output] = []
            upstream.subscribe(
                ReduceRelay<Upstream.Output, Upstream.Failure, S>("Collect", subscriber, failure: { $0 }) { input in
                    values.append(input)
                    return .goOn
                } result: {
                    values
                })
        }
    }

    /// The number of values.
    public struct Count<Upstream: Publisher>: Publisher {
        public typealias Output = Int
        public typealias Failure = Upstream.Failure

        /// The publisher before the operator.
        public let upstream: Upstream

        /// Creates the publisher of the operator.
        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var count = 0
            upstream.subscribe(
                ReduceRelay<Upstream.Output, Upstream.Failure, S>("Count", subscriber, failure: { $0 }) { _ in
                    count += 1
                    return .goOn
                } result: {
                    count
                })
        }
    }

    /// The last value.
    public struct Last<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher before the operator.
        public let upstream: Upstream

        /// Creates the publisher of the operator.
        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Upstream.Output?
            upstream.subscribe(
                ReduceRelay<Upstream.Output, Upstream.Failure, S>("Last", subscriber, failure: { $0 }) { input in
                    last = input
                    return .goOn
                } result: {
                    last
                })
        }
    }

    /// The last value for which a closure returns true.
    public struct LastWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher before the operator.
        public let upstream: Upstream
        /// The closure.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates the publisher of the operator.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            var last: Upstream.Output?
            upstream.subscribe(
                ReduceRelay<Upstream.Output, Upstream.Failure, S>("LastWhere", subscriber, failure: { $0 }) { input in
                    if predicate(input) { last = input }
                    return .goOn
                } result: {
                    last
                })
        }
    }

    /// The last value for which a closure that may throw returns true.
    public struct TryLastWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher before the operator.
        public let upstream: Upstream
        /// The closure.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates the publisher of the operator.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            var last: Upstream.Output?
            upstream.subscribe(
                ReduceRelay<Upstream.Output, Upstream.Failure, S>("TryLastWhere", subscriber, failure: { $0 }) { input in
                    do {
                        if try predicate(input) { last = input }
                        return .goOn
                    } catch { return .fail(error) }
                } result: {
                    last
                })
        }
    }

    /// Whether a closure returns true for a value; ends with the first one.
    public struct ContainsWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        /// The publisher before the operator.
        public let upstream: Upstream
        /// The closure.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates the publisher of the operator.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            var contains = false
            upstream.subscribe(
                ReduceRelay<Upstream.Output, Upstream.Failure, S>("ContainsWhere", subscriber, failure: { $0 }) { input in
                    contains = predicate(input)
                    return contains ? .finish : .goOn
                } result: {
                    contains
                })
        }
    }

    /// Whether a closure that may throw returns true for a value; ends with the first one.
    public struct TryContainsWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = any Error

        /// The publisher before the operator.
        public let upstream: Upstream
        /// The closure.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates the publisher of the operator.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            var contains = false
            upstream.subscribe(
                ReduceRelay<Upstream.Output, Upstream.Failure, S>("TryContainsWhere", subscriber, failure: { $0 }) { input in
                    do {
                        contains = try predicate(input)
                        return contains ? .finish : .goOn
                    } catch { return .fail(error) }
                } result: {
                    contains
                })
        }
    }

    /// Whether a closure returns true for all values; ends with the first one for which not.
    public struct AllSatisfy<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        /// The publisher before the operator.
        public let upstream: Upstream
        /// The closure.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates the publisher of the operator.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            var holds = true
            upstream.subscribe(
                ReduceRelay<Upstream.Output, Upstream.Failure, S>("AllSatisfy", subscriber, failure: { $0 }) { input in
                    holds = predicate(input)
                    return holds ? .goOn : .finish
                } result: {
                    holds
                })
        }
    }

    /// Whether a closure that may throw returns true for all values; ends with the first one for which not.
    public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = any Error

        /// The publisher before the operator.
        public let upstream: Upstream
        /// The closure.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates the publisher of the operator.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            var holds = true
            upstream.subscribe(
                ReduceRelay<Upstream.Output, Upstream.Failure, S>("TryAllSatisfy", subscriber, failure: { $0 }) { input in
                    do {
                        holds = try predicate(input)
                        return holds ? .goOn : .finish
                    } catch { return .fail(error) }
                } result: {
                    holds
                })
        }
    }

    /// The value that a closure prefers to all others.
    public struct Comparison<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher before the operator.
        public let upstream: Upstream
        /// Whether the second value is preferred to the first.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

        /// Creates the publisher of the operator.
        public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            (self.upstream, self.areInIncreasingOrder) = (upstream, areInIncreasingOrder)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let isLess = areInIncreasingOrder
            var best: Upstream.Output?
            upstream.subscribe(
                ReduceRelay<Upstream.Output, Upstream.Failure, S>("Comparison", subscriber, failure: { $0 }) { input in
                    best = best.map { isLess($0, input) ? input : $0 } ?? input
                    return .goOn
                } result: {
                    best
                })
        }
    }
}

extension Publisher {
    /// Sends the result of a closure over all values.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Sends the result of a closure over all values; its error ends the stream.
    public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Sends all values in an array.
    public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

    /// Sends the number of values.
    public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }

    /// Sends the last value.
    public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }

    /// Sends the last value for which a closure returns true.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }

    /// Sends the last value for which a closure returns true; its error ends the stream.
    public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
        Publishers.TryLastWhere(upstream: self, predicate: predicate)
    }

    /// Sends whether a closure returns true for a value.
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }

    /// Sends whether a closure returns true for a value; its error ends the stream.
    public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
        Publishers.TryContainsWhere(upstream: self, predicate: predicate)
    }

    /// Sends whether a closure returns true for all values.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }

    /// Sends whether a closure returns true for all values; its error ends the stream.
    public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }

    /// Sends the largest value by an order.
    public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// Sends the smallest value by an order.
    public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
    }
}

extension Publisher where Output: Comparable {
    /// Sends the largest value.
    public func max() -> Publishers.Comparison<Self> { max(by: <) }

    /// Sends the smallest value.
    public func min() -> Publishers.Comparison<Self> { min(by: <) }
}

extension Publisher where Output: Equatable {
    /// Sends whether a value is among the values.
    public func contains(_ output: Output) -> Publishers.ContainsWhere<Self> { contains { $0 == output } }
}
