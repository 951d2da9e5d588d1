import XCTest

@testable import LayoutEngine

final class ConstraintSolverTests: XCTestCase {
    private let solver = ConstraintSolver()

    private func variables(_ count: Int) -> [Variable] { (0..<count).map { _ in solver.addVariable() } }

    private func priority(_ value: Float) -> Priority { Priority(rawValue: value) }

    // MARK: Equalities

    func testAVariableWithoutConstraintsIsZeroAndAmbiguous() {
        let a = solver.addVariable()
        XCTAssertEqual(solver.value(of: a), 0)
        XCTAssertTrue(solver.isAmbiguous(a))
    }

    func testAChainFollowsItsConstants() throws {
        let v = variables(3)
        try solver.add(v[1] - v[0] - 10, .equal)
        try solver.add(v[2] - v[1] - 10, .equal)
        let first = try solver.add(v[0] - 5, .equal)
        XCTAssertEqual(v.map(solver.value), [5, 15, 25])
        try solver.setConstant(-7, of: first)
        XCTAssertEqual(v.map(solver.value), [7, 17, 27])
        XCTAssertFalse(solver.isAmbiguous(v[2]))
    }

    func testOnlyChangedVariablesAreReported() throws {
        let v = variables(3)
        let first = try solver.add(v[0] - 5, .equal)
        try solver.add(v[1] - v[0] - 10, .equal)
        try solver.add(v[2] - 1, .equal)
        XCTAssertEqual(Set(solver.takeChangedVariables()), Set(v))
        XCTAssertEqual(solver.takeChangedVariables(), [])
        try solver.setConstant(-6, of: first)
        XCTAssertEqual(Set(solver.takeChangedVariables()), [v[0], v[1]])
        try solver.setConstant(-7, of: first)
        try solver.setConstant(-6, of: first)
        XCTAssertEqual(solver.takeChangedVariables(), [])
    }

    func testTheSameVariableTwiceInAnExpression() throws {
        let v = variables(2)
        try solver.add(v[0] + v[0] - v[1], .equal)
        try solver.add(v[1] - 10, .equal)
        XCTAssertEqual(solver.value(of: v[0]), 5)
        try solver.add(v[1] - v[1], .equal)
    }

    // MARK: Priorities (WWDC12-228, WWDC15-219)

    func testAHigherPriorityWinsEntirely() throws {
        let width = solver.addVariable()
        try solver.add(width - 24, .equal, priority: priority(500))
        try solver.add(width - 30, .greaterThanOrEqual, priority: priority(525))
        XCTAssertEqual(solver.value(of: width), 30)
    }

    func testAThousandLowerConstraintsDoNotOutweighOne() throws {
        let width = solver.addVariable()
        for _ in 0..<1000 { try solver.add(width - 10, .equal, priority: priority(250)) }
        try solver.add(width - 20, .equal, priority: priority(250.5))
        XCTAssertEqual(solver.value(of: width), 20)
    }

    func testPrioritiesThatDifferByAHalfAreDistinct() throws {
        let width = solver.addVariable()
        try solver.add(width - 20, .equal, priority: priority(999.5))
        try solver.add(width - 10, .equal, priority: priority(999))
        XCTAssertEqual(solver.value(of: width), 20)
    }

    func testEqualPrioritiesInConflictAreAmbiguousAndConsistent() throws {
        let width = solver.addVariable()
        try solver.add(width - 24, .equal, priority: priority(500))
        try solver.add(width - 30, .greaterThanOrEqual, priority: priority(500))
        XCTAssertTrue(solver.isAmbiguous(width))
        let value = solver.value(of: width)
        XCTAssertTrue((24...30).contains(value), "\(value)")
        XCTAssertEqual(solver.value(of: width), value)
    }

    func testPriorityChanges() throws {
        let width = solver.addVariable()
        let one = try solver.add(width - 10, .equal, priority: priority(400))
        let other = try solver.add(width - 20, .equal, priority: priority(500))
        XCTAssertEqual(solver.value(of: width), 20)
        try solver.setPriority(priority(600), of: one)
        XCTAssertEqual(solver.value(of: width), 10)
        try solver.setPriority(.required, of: other)
        XCTAssertEqual(solver.value(of: width), 20)
        XCTAssertThrowsError(try solver.setPriority(.required, of: one)) {
            XCTAssertEqual($0 as? LayoutError, .unsatisfiable([other]))
        }
        XCTAssertEqual(solver.value(of: width), 20)
        try solver.setPriority(priority(100), of: other)
        XCTAssertEqual(solver.value(of: width), 10)
    }

    // MARK: Conflicts

    func testAConflictNamesTheConstraintsThatItNeeds() throws {
        let v = variables(3)
        try solver.add(v[2] - 3, .equal)
        let one = try solver.add(v[0] - 10, .greaterThanOrEqual)
        let other = try solver.add(v[1] - v[0], .equal)
        XCTAssertThrowsError(try solver.add(v[1] - 5, .lessThanOrEqual)) {
            XCTAssertEqual($0 as? LayoutError, .unsatisfiable([one, other]))
        }
        XCTAssertGreaterThanOrEqual(solver.value(of: v[1]), 10)
        XCTAssertEqual(solver.value(of: v[2]), 3)
    }

    func testAConstantThatContradictsIsRefused() throws {
        let width = solver.addVariable()
        let least = try solver.add(width - 0, .greaterThanOrEqual)
        let exact = try solver.add(width - 10, .equal)
        XCTAssertThrowsError(try solver.setConstant(10, of: exact)) { XCTAssertEqual($0 as? LayoutError, .unsatisfiable([least])) }
        XCTAssertEqual(solver.value(of: width), 10)
        try solver.setConstant(-3, of: exact)
        XCTAssertEqual(solver.value(of: width), 3)
    }

    func testAFalseStatementIsRefused() {
        XCTAssertThrowsError(try solver.add(LinearExpression(constant: 1), .equal)) {
            XCTAssertEqual($0 as? LayoutError, .unsatisfiable([]))
        }
        XCTAssertNoThrow(try solver.add(LinearExpression(constant: 1), .greaterThanOrEqual))
    }

    // MARK: Diagnosis

    func testTheConstraintsThatHoldAVariable() throws {
        let v = variables(2)
        let one = try solver.add(v[0] - 10, .equal)
        let other = try solver.add(v[1] - v[0], .equal)
        try solver.add(v[1] - 0, .greaterThanOrEqual)
        XCTAssertEqual(solver.constraints(holding: v[1]), [one, other])
        XCTAssertEqual(solver.constraints(holding: v[0]), [one])
    }

    func testAWidthBetweenTwoBoundsIsAmbiguous() throws {
        let width = solver.addVariable()
        try solver.add(width - 10, .greaterThanOrEqual)
        try solver.add(width - 20, .lessThanOrEqual)
        XCTAssertTrue(solver.isAmbiguous(width))
        try solver.add(width - 15, .equal, priority: priority(1))
        XCTAssertFalse(solver.isAmbiguous(width))
        XCTAssertEqual(solver.value(of: width), 15)
    }

    // MARK: Copies

    func testACopyLeavesTheSolverAsItIs() throws {
        let v = variables(2)
        try solver.add(v[1] - v[0] - 10, .equal)
        let exact = try solver.add(v[0] - 5, .equal, priority: priority(500))
        let copy = solver.copy()
        let fitting = try copy.add(v[1] - 0, .equal, priority: priority(600))
        XCTAssertEqual(copy.value(of: v[1]), 0)
        XCTAssertEqual(copy.value(of: v[0]), -10)
        XCTAssertEqual(solver.value(of: v[1]), 15)
        copy.remove(fitting)
        XCTAssertEqual(copy.value(of: v[1]), 15)
        try solver.setConstant(-6, of: exact)
        XCTAssertEqual(copy.value(of: v[1]), 15)
        XCTAssertEqual(solver.value(of: v[1]), 16)
    }

    // MARK: Bad and degenerate input

    func testNumbersThatAreNotFiniteAreRefused() throws {
        let a = solver.addVariable()
        for number in [Double.nan, .infinity, -.infinity] {
            XCTAssertThrowsError(try solver.add(a + number, .equal)) {
                XCTAssertEqual($0 as? LayoutError, .invalidNumber("a constant of a constraint is \(number); it must be finite"))
            }
            XCTAssertThrowsError(try solver.add(number * a, .equal))
        }
        let exact = try solver.add(a - 1, .equal)
        XCTAssertThrowsError(try solver.setConstant(.nan, of: exact))
        for number in [Float.nan, 0, -1, 1000.5, .infinity] {
            XCTAssertThrowsError(try solver.add(a - 0, .equal, priority: priority(number)), "\(number)")
        }
        XCTAssertEqual(solver.value(of: a), 1)
    }

    func testRedundantEqualitiesHoldUntilOneDiffers() throws {
        let v = variables(3)
        try solver.add(v[0] - v[1], .equal)
        try solver.add(v[1] - v[2], .equal)
        let closing = try solver.add(v[2] - v[0], .equal)
        try solver.add(v[0] - 4, .equal)
        let again = try solver.add(v[2] - 4, .equal)
        XCTAssertEqual(v.map(solver.value), [4, 4, 4])
        XCTAssertThrowsError(try solver.setConstant(-5, of: again))
        XCTAssertThrowsError(try solver.setConstant(1, of: closing))
        XCTAssertEqual(v.map(solver.value), [4, 4, 4])
    }

    func testNumbersOfVeryDifferentSize() throws {
        let v = variables(3)
        try solver.add(v[0] - 1e12, .equal)
        try solver.add(v[1] - v[0] - 1e-6, .equal)
        try solver.add(v[2] - 1e-6, .equal)
        XCTAssertEqual(solver.value(of: v[1]), 1e12, accuracy: 1)
        XCTAssertEqual(solver.value(of: v[2]), 1e-6, accuracy: 1e-6)
        XCTAssertThrowsError(try solver.add(v[2] - 1, .equal))
        try solver.add(v[2] - 0, .greaterThanOrEqual)
    }

    func testThousandsOfEqualPrioritiesEnd() throws {
        let v = variables(40)
        for index in 0..<4000 {
            try solver.add(v[index % 40] - v[(index * 7 + 1) % 40] - Double(index % 13), .equal, priority: priority(500))
        }
        for variable in v { XCTAssertTrue(solver.value(of: variable).isFinite) }
    }

    func testADeepChainIsNoRecursion() throws {
        let v = variables(100_000)
        for index in 1..<v.count { try solver.add(v[index] - v[index - 1] - 1, .equal) }
        try solver.add(v[99_999] - 99_999, .equal)
        XCTAssertEqual(solver.value(of: v[0]), 0)
        XCTAssertEqual(solver.value(of: v[50_000]), 50_000)
    }

    func testAnotherOrderGivesTheSameUniqueResult() throws {
        func widths(_ order: [Int]) throws -> [Double] {
            let solver = ConstraintSolver()
            let v = (0..<6).map { _ in solver.addVariable() }
            let all: [(LinearExpression, Float)] = [
                (v[0] + v[1] - 100, 1000), (v[0] - 30, 750), (v[1] - 90, 749.5), (v[2] - 1 / 3 * v[0], 1000), (v[3] - v[2] - v[1], 1000),
                (v[4] - v[5], 1000), (v[5] - 7, 250), (v[4] - 3, 251),
            ]
            for index in order { try solver.add(all[index].0, .equal, priority: Priority(rawValue: all[index].1)) }
            return v.map(solver.value)
        }
        let expected = try widths(Array(0..<8))
        XCTAssertEqual(expected, [30, 70, 10, 80, 3, 3])
        for shift in 1..<8 { XCTAssertEqual(try widths((0..<8).map { ($0 * 3 + shift) % 8 }), expected) }
    }

    func testRoundingErrorsAreRemovedByBuildingAgain() throws {
        let v = variables(20)
        for index in 0..<20 {
            try solver.add(v[index] - Double(index), .equal, priority: priority(Float(index % 5 + 1) * 100))
            try solver.add(v[index] - v[(index + 1) % 20] - 1, .lessThanOrEqual, priority: priority(50))
            try solver.add(v[index] - 0, .greaterThanOrEqual)
        }
        let values = v.map(solver.value)
        solver.equations.rebuild()
        XCTAssertEqual(v.map(solver.value), values)
    }

    // MARK: Published cases of other solvers

    /// The quadrilateral of the Cassowary paper: its midpoints follow its corners, which stay in a box and keep their order.
    func testTheQuadrilateral() throws {
        let x = variables(8)
        let y = variables(8)
        var weight: Float = 1
        let corners: [(Double, Double)] = [(10, 10), (10, 200), (200, 200), (200, 10)]
        for (index, corner) in corners.enumerated() {
            try solver.add(x[index] - corner.0, .equal, priority: priority(weight))
            try solver.add(y[index] - corner.1, .equal, priority: priority(weight))
            weight *= 2
        }
        for (index, (one, other)) in [(0, 1), (1, 2), (2, 3), (3, 0)].enumerated() {
            try solver.add(2 * x[4 + index] - x[one] - x[other], .equal)
            try solver.add(2 * y[4 + index] - y[one] - y[other], .equal)
        }
        for (left, right) in [(0, 2), (0, 3), (1, 2), (1, 3)] { try solver.add(x[left] + 20 - x[right], .lessThanOrEqual) }
        for (top, bottom) in [(0, 1), (0, 2), (3, 1), (3, 2)] { try solver.add(y[top] + 20 - y[bottom], .lessThanOrEqual) }
        for variable in x + y {
            try solver.add(variable - 0, .greaterThanOrEqual)
            try solver.add(variable - 500, .lessThanOrEqual)
        }
        XCTAssertEqual(x[4...].map(solver.value), [10, 105, 200, 105])
        XCTAssertEqual(y[4...].map(solver.value), [105, 200, 105, 10])
        // A midpoint is dragged: the corner of the lower priority follows.
        let drag = try solver.add(x[4] - 5, .equal, priority: priority(999))
        XCTAssertEqual(solver.value(of: x[4]), 5)
        XCTAssertEqual(solver.value(of: x[1]), 10)
        XCTAssertEqual(solver.value(of: x[0]), 0)
        solver.remove(drag)
        XCTAssertEqual(x[..<4].map(solver.value), [10, 10, 200, 200])
    }

    /// kiwi's window: two buttons, a minimum width, an edited one.
    func testTheWindowWithTwoButtons() throws {
        let v = variables(6)
        let (width, left1, width1, left2, width2, right2) = (v[0], v[1], v[2], v[3], v[4], v[5])
        let edited = try solver.add(width - 300, .equal, priority: priority(500))
        try solver.add(left1 - 50, .equal)
        try solver.add(width - right2 - 50, .equal)
        try solver.add(left2 - left1 - width1 - 100, .greaterThanOrEqual)
        try solver.add(width1 - 87, .greaterThanOrEqual)
        try solver.add(width1 - 87, .equal, priority: priority(400))
        try solver.add(width2 - width1, .greaterThanOrEqual)
        try solver.add(width2 - 113, .greaterThanOrEqual)
        try solver.add(width2 - 113, .equal, priority: priority(400))
        try solver.add(right2 - left2 - width2, .equal)
        XCTAssertEqual(solver.value(of: width), 400)
        XCTAssertEqual([left1, width1, left2, width2].map(solver.value), [50, 87, 237, 113])
        try solver.setConstant(-500, of: edited)
        XCTAssertEqual(solver.value(of: width), 500)
        XCTAssertEqual(solver.value(of: width2), 113)
    }
}
