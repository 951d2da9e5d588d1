import XCTest

@testable import LayoutEngine

/// Steps of the solver on systems of growing sizes.
final class SolverWorkTests: XCTestCase {
    /// Intervals of which each begins after the one before, all in bounds.
    private func ordered(_ count: Int) throws -> ConstraintSolver {
        let solver = ConstraintSolver()
        let width = solver.addVariable()
        try solver.add(width - 1000, .equal)
        var last: Variable?
        for _ in 0..<count {
            let (left, length) = (solver.addVariable(), solver.addVariable())
            try solver.add(left - 0, .greaterThanOrEqual)
            try solver.add(left + length - width, .lessThanOrEqual)
            try solver.add(length - 10, .greaterThanOrEqual)
            try solver.add(length - 100, .lessThanOrEqual)
            if let last { try solver.add(left - last - 0.25, .greaterThanOrEqual) }
            last = left
        }
        if let last { XCTAssertGreaterThanOrEqual(solver.value(of: last), 0.25 * Double(count - 1)) }
        return solver
    }

    func testOrderedInequalitiesAreSolvedInFewPivots() throws {
        let (few, many) = (try ordered(50).work, try ordered(200).work)
        XCTAssertLessThan(many.pivots, 200 * 3)
        // Each row has the terms of those before: the square of the number, not its third power.
        XCTAssertLessThan(many.terms, 20 * few.terms + 1000)
    }

    func testManyRemovalsLeaveTogether() throws {
        let solver = ConstraintSolver()
        let variables = (0..<1001).map { _ in solver.addVariable() }
        try solver.add(variables[0] - 5, .equal)
        var links: [Constraint] = []
        for (one, other) in zip(variables, variables.dropFirst()) {
            links.append(try solver.add(other - one - 1, .equal))
            try solver.add(other - 10, .greaterThanOrEqual, priority: Priority(rawValue: 250))
        }
        XCTAssertEqual(solver.value(of: variables[1000]), 1005)
        let before = solver.work
        for link in links { solver.remove(link) }
        XCTAssertEqual(solver.value(of: variables[1000]), 10)
        XCTAssertEqual(solver.value(of: variables[0]), 5)
        XCTAssertEqual(solver.work.installations - before.installations, 1001)
        XCTAssertEqual(solver.work.terms, before.terms)
    }

    func testARemovedVariableMayBeReplacedBeforeTheNextSolution() throws {
        let solver = ConstraintSolver()
        var variables = (0..<40).map { _ in solver.addVariable() }
        for round in 0..<5 {
            let constraints = try variables.map { try solver.add($0 - Double(round), .equal) }
            XCTAssertEqual(variables.map(solver.value), Array(repeating: Double(round), count: 40))
            for constraint in constraints { solver.remove(constraint) }
            for variable in variables { solver.removeVariable(variable) }
            variables = (0..<40).map { _ in solver.addVariable() }
        }
        XCTAssertEqual(variables.map(solver.value), Array(repeating: 0, count: 40))
    }

    func testALargeConstantLeavesNoRoundingErrorBehind() throws {
        let solver = ConstraintSolver()
        let (one, other, last) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
        let edited = try solver.add(one - 0.1, .equal)
        try solver.add(other - one - 0.3, .greaterThanOrEqual)
        try solver.add(other - one - 0.3, .lessThanOrEqual)
        try solver.add(last - other - 0.001, .greaterThanOrEqual)
        try solver.add(last - 0, .equal, priority: Priority(rawValue: 10))
        for large in [1e9, -1e9, 1e300, -1e300] {
            try solver.setConstant(large, of: edited)
            _ = solver.value(of: last)
            try solver.setConstant(-0.1, of: edited)
            XCTAssertEqual(solver.value(of: last), 0.401, accuracy: 1e-6, "\(large)")
        }
    }
}
