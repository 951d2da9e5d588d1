import CoreGraphics
import LayoutEngine

/// Numbers for the engine, which UIKit limits: beyond its limit, additions lose the digits that a layout needs.
@MainActor
enum EngineNumber {
    /// The largest constant, multiplier and length.
    static let limit = 1e9

    /// A number within the limit, and 0 for one that is none. One that is not is logged once, in UIKit's words. One that is not finite, for
    /// which iOS raises an exception, fails strict tests.
    static func limited(_ number: Double, _ what: String = "constant", orElse fallback: Double = 0) -> Double {
        guard !(abs(number) <= limit) else { return number }
        report(what, as: number.isFinite ? .note : .exception("NSInternalInconsistencyException"))
        return number.isNaN ? fallback : number < 0 ? -limit : limit
    }

    private static func report(_ what: String, as kind: RefusalKind) {
        reportOnce(
            "NSLayoutConstraint.limit", as: kind,
            "This NSLayoutConstraint is being configured with a \(what) that exceeds internal limits.  A smaller value will be "
                + "substituted, but this problem should be fixed. Break on BOOL _NSLayoutConstraintNumberExceedsLimit(void) to debug.")
    }

    static func limited(_ expression: LinearExpression) -> LinearExpression {
        let isFine = abs(expression.constant) <= limit && expression.terms.allSatisfy { abs($0.coefficient) <= limit }
        if isFine { return expression }
        let terms = expression.terms.map { Term($0.variable, limited($0.coefficient, "multiplier", orElse: 1)) }
        return LinearExpression(terms: terms, constant: limited(expression.constant))
    }

    /// A priority that the engine takes: more than 0, at most 1000.
    static func limited(_ priority: UILayoutPriority) -> Priority {
        guard !(priority.rawValue > 0 && priority.rawValue <= 1000) else { return Priority(rawValue: priority.rawValue) }
        report("priority", as: .note)
        return Priority(rawValue: priority.rawValue > 1000 ? 1000 : lowestPriority)
    }

    private static let lowestPriority: Float = 0.001
}
