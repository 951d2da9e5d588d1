/// A quantity that the solver finds: an edge, a width, or any number.
public struct Variable: Hashable, Sendable {
    let index: Int32

    /// A small number that tells the variable from the solver's others; it is used again after the variable is removed.
    public var number: Int { Int(index) }
}

/// A variable times a number.
public struct Term: Hashable, Sendable {
    /// The variable.
    public var variable: Variable
    /// The factor of the variable.
    public var coefficient: Double

    /// Creates a term of a variable and its factor.
    public init(_ variable: Variable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

/// A sum of terms and a constant.
///
/// ```swift
/// let solver = ConstraintSolver()
/// let (width, parentWidth) = (solver.addVariable(), solver.addVariable())
/// try solver.add(width - 0.5 * parentWidth, .equal)
/// ```
public struct LinearExpression: Sendable {
    /// The terms of the sum; a variable may occur more than once.
    public var terms: [Term]
    /// The constant of the sum.
    public var constant: Double

    /// Creates the sum of terms and a constant.
    public init(terms: [Term] = [], constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }

    /// Creates the expression of a variable alone.
    public init(_ variable: Variable) { self.init(terms: [Term(variable)]) }

    /// Returns the sum.
    public static func + (one: LinearExpression, other: LinearExpression) -> LinearExpression {
        LinearExpression(terms: one.terms + other.terms, constant: one.constant + other.constant)
    }

    /// Returns the difference.
    public static func - (one: LinearExpression, other: LinearExpression) -> LinearExpression { one + -1 * other }

    /// Returns the sum.
    public static func + (one: LinearExpression, other: Variable) -> LinearExpression {
        LinearExpression(terms: one.terms + [Term(other)], constant: one.constant)
    }

    /// Returns the difference.
    public static func - (one: LinearExpression, other: Variable) -> LinearExpression {
        LinearExpression(terms: one.terms + [Term(other, -1)], constant: one.constant)
    }

    /// Returns the sum.
    public static func + (one: LinearExpression, number: Double) -> LinearExpression {
        LinearExpression(terms: one.terms, constant: one.constant + number)
    }

    /// Returns the difference.
    public static func - (one: LinearExpression, number: Double) -> LinearExpression { one + -number }

    /// Returns the expression with every coefficient and the constant multiplied.
    public static func * (factor: Double, expression: LinearExpression) -> LinearExpression {
        LinearExpression(
            terms: expression.terms.map { Term($0.variable, factor * $0.coefficient) }, constant: factor * expression.constant)
    }
}

extension Variable {
    /// Returns the sum as an expression.
    public static func + (one: Variable, other: Variable) -> LinearExpression { LinearExpression(terms: [Term(one), Term(other)]) }

    /// Returns the difference as an expression.
    public static func - (one: Variable, other: Variable) -> LinearExpression { LinearExpression(terms: [Term(one), Term(other, -1)]) }

    /// Returns the difference as an expression.
    public static func - (one: Variable, other: LinearExpression) -> LinearExpression { LinearExpression(one) - other }

    /// Returns the sum as an expression.
    public static func + (one: Variable, number: Double) -> LinearExpression {
        LinearExpression(terms: [Term(one)], constant: number)
    }

    /// Returns the difference as an expression.
    public static func - (one: Variable, number: Double) -> LinearExpression { one + -number }

    /// Returns the product of a factor and the variable.
    public static func * (factor: Double, variable: Variable) -> LinearExpression { LinearExpression(terms: [Term(variable, factor)]) }
}

/// How a constraint's expression relates to zero.
public enum Relation: Int, Sendable {
    /// The left side is at most the right one.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The left side is at least the right one.
    case greaterThanOrEqual = 1
}

/// The importance of a constraint. A higher priority wins over all lower ones together.
public struct Priority: RawRepresentable, Comparable, Hashable, Sendable {
    public let rawValue: Float

    public init(rawValue: Float) { self.rawValue = rawValue }

    /// The priority of constraints that always hold.
    public static let required = Priority(rawValue: 1000)

    /// Whether the priority is 1000 or more; such constraints are never violated.
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
