/// A quantity that the solver finds: an edge, a width, or any number.
public struct Variable: Hashable, Sendable {
    let index: Int32

    /// A small number that tells the variable from the solver's others; it is used again after the variable is removed.
    public var number: Int { Int(index) }
}

/// A variable times a number.
public struct Term: Hashable, Sendable {
    public var variable: Variable
    public var coefficient: Double

    public init(_ variable: Variable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

/// A sum of terms and a constant.
///
/// ```swift
/// try solver.add(width - 0.5 * parentWidth, .equal)
/// ```
public struct LinearExpression: Sendable {
    public var terms: [Term]
    public var constant: Double

    public init(terms: [Term] = [], constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }

    public init(_ variable: Variable) { self.init(terms: [Term(variable)]) }

    public static func + (one: LinearExpression, other: LinearExpression) -> LinearExpression {
        LinearExpression(terms: one.terms + other.terms, constant: one.constant + other.constant)
    }

    public static func - (one: LinearExpression, other: LinearExpression) -> LinearExpression { one + -1 * other }

    public static func + (one: LinearExpression, other: Variable) -> LinearExpression {
        LinearExpression(terms: one.terms + [Term(other)], constant: one.constant)
    }

    public static func - (one: LinearExpression, other: Variable) -> LinearExpression {
        LinearExpression(terms: one.terms + [Term(other, -1)], constant: one.constant)
    }

    public static func + (one: LinearExpression, number: Double) -> LinearExpression {
        LinearExpression(terms: one.terms, constant: one.constant + number)
    }

    public static func - (one: LinearExpression, number: Double) -> LinearExpression { one + -number }

    public static func * (factor: Double, expression: LinearExpression) -> LinearExpression {
        LinearExpression(
            terms: expression.terms.map { Term($0.variable, factor * $0.coefficient) }, constant: factor * expression.constant)
    }
}

extension Variable {
    public static func + (one: Variable, other: Variable) -> LinearExpression { LinearExpression(terms: [Term(one), Term(other)]) }

    public static func - (one: Variable, other: Variable) -> LinearExpression { LinearExpression(terms: [Term(one), Term(other, -1)]) }

    public static func - (one: Variable, other: LinearExpression) -> LinearExpression { LinearExpression(one) - other }

    public static func + (one: Variable, number: Double) -> LinearExpression {
        LinearExpression(terms: [Term(one)], constant: number)
    }

    public static func - (one: Variable, number: Double) -> LinearExpression { one + -number }

    public static func * (factor: Double, variable: Variable) -> LinearExpression { LinearExpression(terms: [Term(variable, factor)]) }
}

/// How a constraint's expression relates to zero.
public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
}

/// The importance of a constraint. A higher priority wins over all lower ones together.
public struct Priority: RawRepresentable, Comparable, Hashable, Sendable {
    public let rawValue: Float

    public init(rawValue: Float) { self.rawValue = rawValue }

    /// The priority of constraints that always hold.
    public static let required = Priority(rawValue: 1000)

    public var isRequired: Bool { rawValue >= 1000 }

    public static func < (one: Priority, other: Priority) -> Bool { one.rawValue < other.rawValue }
}

/// A constraint that was added to a solver.
public struct Constraint: Hashable, Sendable {
    let index: Int32
    /// Tells it from an earlier constraint at the index.
    let generation: Int32

    /// A small number that tells the constraint from the solver's others; it is used again after the constraint is removed.
    public var number: Int { Int(index) }
}

/// Why a constraint was refused. The solver is as before.
public enum LayoutError: Error, Equatable {
    /// The required constraint contradicts these, each of which is needed for the contradiction; in the order of their addition.
    case unsatisfiable([Constraint])
    /// A constant, a coefficient or a priority is not finite or out of its range.
    case invalidNumber(String)
}
