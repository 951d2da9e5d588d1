/// Ready subscribers, and what they say.
public enum Subscribers {
    /// The number of values that a subscriber wants; unlimited for as many as there are.
    public struct Demand: Hashable, Comparable, Codable, CustomStringConvertible, Sendable {
        /// Unlimited is the largest number.
        private let count: Int

        private init(count: Int) { self.count = count }

        /// As many as there are.
        public static let unlimited = Demand(count: .max)
        /// None.
        public static let none = Demand(count: 0)

        /// A number; a negative one traps.
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "a demand of \(value) values; it cannot be negative")
            return Demand(count: value)
        }

        /// The number; nil if unlimited.
        public var max: Int? { count == .max ? nil : count }

        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
        /// Whether the first is less.
        public static func < (left: Demand, right: Demand) -> Bool { left.count < right.count }
        /// Whether the first is less.
        public static func < (left: Demand, right: Int) -> Bool { left.max.map { $0 < right } ?? false }
        /// Whether the first is at most the second.
        public static func <= (left: Demand, right: Int) -> Bool { left.max.map { $0 <= right } ?? false }
        /// Whether the first is more.
        public static func > (left: Demand, right: Int) -> Bool { left.max.map { $0 > right } ?? true }
        /// Whether the first is at least the second.
        public static func >= (left: Demand, right: Int) -> Bool { left.max.map { $0 >= right } ?? true }
        /// Whether both are the same number.
        public static func == (left: Demand, right: Int) -> Bool { left.max == right }
        /// Whether the numbers differ.
        public static func != (left: Demand, right: Int) -> Bool { left.max != right }
        /// Whether the first is less.
        public static func < (left: Int, right: Demand) -> Bool { right > left }
        /// Whether the first is more.
        public static func > (left: Int, right: Demand) -> Bool { right < left }
        /// Whether both are the same number.
        public static func == (left: Int, right: Demand) -> Bool { right == left }

        /// The sum; too large a one is unlimited.
        public static func + (left: Demand, right: Demand) -> Demand {
            let (sum, overflows) = left.count.addingReportingOverflow(right.count)
            return Demand(count: overflows ? .max : sum)
        }

        /// The sum; too large a one is unlimited.
        public static func + (left: Demand, right: Int) -> Demand {
            guard left != .unlimited else { return left }
            let (sum, overflows) = left.count.addingReportingOverflow(right)
            return Demand(count: overflows ? .max : Swift.max(sum, 0))
        }

        /// The difference, at least none; unlimited less anything is unlimited.
        public static func - (left: Demand, right: Demand) -> Demand {
            if left == .unlimited { return left }
            return right == .unlimited ? .none : Demand(count: Swift.max(left.count - right.count, 0))
        }

        /// The difference, at least none.
        public static func - (left: Demand, right: Int) -> Demand { left + (right == .min ? .max : -right) }

        /// The product; too large a one is unlimited.
        public static func * (left: Demand, right: Int) -> Demand {
            guard left != .unlimited else { return left }
            let (product, overflows) = left.count.multipliedReportingOverflow(by: right)
            return Demand(count: overflows ? .max : product)
        }

        /// Adds to the demand.
        public static func += (left: inout Demand, right: Demand) { left = left + right }
        /// Adds to the demand.
        public static func += (left: inout Demand, right: Int) { left = left + right }
        /// Subtracts from the demand, at least to none.
        public static func -= (left: inout Demand, right: Demand) { left = left - right }
        /// Subtracts from the demand, at least to none.
        public static func -= (left: inout Demand, right: Int) { left = left - right }
        /// Multiplies the demand.
        public static func *= (left: inout Demand, right: Int) { left = left * right }
    }

    /// The end of a publisher.
    public enum Completion<Failure: Error> {
        /// By itself.
        case finished
        /// By an error.
        case failure(Failure)
    }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

extension Subscribers.Completion {
    /// The same end with another type of errors.
    func mapError<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(transform(error))
        }
    }
}
