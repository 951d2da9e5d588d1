extension Publishers {
    /// The values for which a closure returns true.
    public struct Filter<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher before the operator.
        public let upstream: Upstream
        /// The closure.
        public let isIncluded: (Upstream.Output) -> Bool

        /// Creates the publisher of the operator.
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
            (self.upstream, self.isIncluded) = (upstream, isIncluded)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let isIncluded = isIncluded
            upstream.subscribe(StepRelay<Upstream.Output, Upstream.Failure, S>("Filter", subscriber) { isIncluded($0) ? .send($0) : .skip })
        }
    }

    /// The values for which a closure that may throw returns true.
    public struct TryFilter<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher before the operator.
        public let upstream: Upstream
        /// The closure.
        public let isIncluded: (Upstream.Output) throws -> Bool

        /// Creates the publisher of the operator.
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
            (self.upstream, self.isIncluded) = (upstream, isIncluded)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let isIncluded = isIncluded
            upstream.subscribe(
                StepRelay<Upstream.Output, Upstream.Failure, S>(throwing: "TryFilter", subscriber) {
                    try isIncluded($0) ? .send($0) : .skip
                })
        }
    }

    /// The values that differ from the one before.
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher before the operator.
        public let upstream: Upstream
        /// Whether two values are the same.
        public let predicate: (Upstream.Output, Upstream.Output) -> Bool

        /// Creates the publisher of the operator.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            var last: Upstream.Output?
            upstream.subscribe(
                StepRelay<Upstream.Output, Upstream.Failure, S>("RemoveDuplicates", subscriber) { input in
                    if let last, predicate(last, input) { return .skip }
                    last = input
                    return .send(input)
                })
        }
    }

    /// The values that differ from the one before, by a closure that may throw.
    public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher before the operator.
        public let upstream: Upstream
        /// Whether two values are the same.
        public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

        /// Creates the publisher of the operator.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            var last: Upstream.Output?
            upstream.subscribe(
                StepRelay<Upstream.Output, Upstream.Failure, S>(throwing: "TryRemoveDuplicates", subscriber) { input in
                    if let last, try predicate(last, input) { return .skip }
                    last = input
                    return .send(input)
                })
        }
    }

    /// The values without the first ones.
    public struct Drop<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher before the operator.
        public let upstream: Upstream
        /// The number of values that are left out.
        public let count: Int

        /// Creates the publisher of the operator.
        public init(upstream: Upstream, count: Int) { (self.upstream, self.count) = (upstream, count) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var left = count
            upstream.subscribe(
                StepRelay<Upstream.Output, Upstream.Failure, S>("Drop", subscriber) { input in
                    guard left > 0 else { return .send(input) }
                    left -= 1
                    return .skip
                })
        }
    }

    /// The values from the first one on for which a closure returns false.
    public struct DropWhile<Upstream: Publisher>: Publisher {
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
            var drops = true
            upstream.subscribe(
                StepRelay<Upstream.Output, Upstream.Failure, S>("DropWhile", subscriber) { input in
                    drops = drops && predicate(input)
                    return drops ? .skip : .send(input)
                })
        }
    }

    /// The values from the first one on for which a closure that may throw returns false.
    public struct TryDropWhile<Upstream: Publisher>: Publisher {
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
            var drops = true
            upstream.subscribe(
                StepRelay<Upstream.Output, Upstream.Failure, S>(throwing: "TryDropWhile", subscriber) { input in
                    drops = try drops && predicate(input)
                    return drops ? .skip : .send(input)
                })
        }
    }

    /// The values until the first one for which a closure returns false.
    public struct PrefixWhile<Upstream: Publisher>: Publisher {
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
            upstream.subscribe(
                StepRelay<Upstream.Output, Upstream.Failure, S>("PrefixWhile", subscriber) { predicate($0) ? .send($0) : .finish })
        }
    }

    /// The values until the first one for which a closure that may throw returns false.
    public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
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
            upstream.subscribe(
                StepRelay<Upstream.Output, Upstream.Failure, S>(throwing: "TryPrefixWhile", subscriber) {
                    try predicate($0) ? .send($0) : .finish
                })
        }
    }

    /// The values at some positions.
    public struct Output<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher before the operator.
        public let upstream: Upstream
        /// The positions.
        public let range: CountableRange<Int>

        /// Creates the publisher of the operator.
        public init(upstream: Upstream, range: CountableRange<Int>) { (self.upstream, self.range) = (upstream, range) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let range = range
            var index = 0
            upstream.subscribe(
                StepRelay<Upstream.Output, Upstream.Failure, S>("Output", subscriber, isEmpty: range.isEmpty) { input in
                    defer { index += 1 }
                    if index < range.lowerBound { return .skip }
                    return index + 1 < range.upperBound ? .send(input) : .sendAndFinish(input)
                })
        }
    }

    /// The first value for which a closure returns true.
    public struct FirstWhere<Upstream: Publisher>: Publisher {
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
            upstream.subscribe(
                StepRelay<Upstream.Output, Upstream.Failure, S>("First", subscriber) { predicate($0) ? .sendAndFinish($0) : .skip })
        }
    }

    /// The first value for which a closure that may throw returns true.
    public struct TryFirstWhere<Upstream: Publisher>: Publisher {
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
            upstream.subscribe(
                StepRelay<Upstream.Output, Upstream.Failure, S>(throwing: "TryFirst", subscriber) {
                    try predicate($0) ? .sendAndFinish($0) : .skip
                })
        }
    }

    /// The first value.
    public struct First<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher before the operator.
        public let upstream: Upstream

        /// Creates the publisher of the operator.
        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(StepRelay<Upstream.Output, Upstream.Failure, S>("First", subscriber) { .sendAndFinish($0) })
        }
    }

    /// No values, and the end.
    public struct IgnoreOutput<Upstream: Publisher>: Publisher {
        public typealias Output = Never
        public typealias Failure = Upstream.Failure

        /// The publisher before the operator.
        public let upstream: Upstream

        /// Creates the publisher of the operator.
        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                ReduceRelay<Upstream.Output, Upstream.Failure, S>(
                    "IgnoreOutput", subscriber, failure: { $0 }, take: { _ in .goOn }, result: { nil }))
        }
    }
}

extension Publisher {
    /// Sends the values for which a closure returns true.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }

    /// Sends the values for which a closure returns true; its error ends the stream.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
        Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
    }

    /// Leaves out values that are the same as the one before.
    public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }

    /// Leaves out values that are the same as the one before; an error of the closure ends the stream.
    public func tryRemoveDuplicates(by predicate: @escaping (Output, Output) throws -> Bool) -> Publishers.TryRemoveDuplicates<Self> {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }

    /// Leaves out the first values; a negative number traps.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        precondition(count >= 0, "dropFirst(\(count)): the number cannot be negative")
        return Publishers.Drop(upstream: self, count: count)
    }

    /// Leaves out values until a closure returns false.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }

    /// Leaves out values until a closure returns false; its error ends the stream.
    public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
        Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }

    /// Sends values until a closure returns false, and finishes.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }

    /// Sends values until a closure returns false, and finishes; its error ends the stream.
    public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
        Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
    }

    /// Sends so many values, and finishes; a negative number traps.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> { output(in: 0..<maxLength) }

    /// Sends the value at a position, from 0, and finishes; a negative position traps.
    public func output(at index: Int) -> Publishers.Output<Self> { output(in: index..<index + 1) }

    /// Sends the values at positions, from 0, and finishes; negative positions trap.
    public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
        let range = range.relative(to: 0..<Int.max)
        precondition(range.lowerBound >= 0, "output(in: \(range)): positions begin at 0")
        return Publishers.Output(upstream: self, range: range)
    }

    /// Sends the first value, and finishes.
    public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }

    /// Sends the first value for which a closure returns true, and finishes.
    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
        Publishers.FirstWhere(upstream: self, predicate: predicate)
    }

    /// Sends the first value for which a closure returns true, and finishes; its error ends the stream.
    public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
        Publishers.TryFirstWhere(upstream: self, predicate: predicate)
    }

    /// Sends no values, only the end.
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { Publishers.IgnoreOutput(upstream: self) }
}

extension Publisher where Output: Equatable {
    /// Leaves out values that are equal to the one before.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}
