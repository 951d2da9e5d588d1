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

    /// Lengths in a row that is as long as a number says, with gaps, as a stack view's.
    private func row(_ count: Int, filling share: Double, hasEqualGaps: Bool) throws -> (ConstraintSolver, [Variable], [Variable]) {
        let solver = ConstraintSolver()
        let lengths = (0..<count).map { _ in solver.addVariable() }
        let starts = (0..<count).map { _ in solver.addVariable() }
        for (index, length) in lengths.enumerated() {
            let natural = Double(20 + index % 7)
            try solver.add(length - natural, .lessThanOrEqual, priority: Priority(rawValue: 250))
            try solver.add(length - natural, .greaterThanOrEqual, priority: Priority(rawValue: 750))
            try solver.add(length - 0, .greaterThanOrEqual)
        }
        try solver.add(starts[0] - 0, .equal)
        for index in 1..<count {
            let end = starts[index - 1] + lengths[index - 1]
            try solver.add(starts[index] - end - 8, hasEqualGaps ? .greaterThanOrEqual : .equal)
            guard hasEqualGaps, index > 1 else { continue }
            try solver.add(LinearExpression(starts[index]) - end - (LinearExpression(starts[1]) - lengths[0]), .equal)
        }
        let natural = (0..<count).reduce(0) { $0 + 20 + $1 % 7 }
        let whole = (Double(natural) * share + 8 * Double(count - 1)).rounded()
        try solver.add(starts[count - 1] + lengths[count - 1] - whole, .equal)
        XCTAssertEqual(solver.value(of: starts[count - 1]) + solver.value(of: lengths[count - 1]), whole, accuracy: 1e-4)
        XCTAssertGreaterThanOrEqual(lengths.map(solver.value).min() ?? -1, -1e-5)
        return (solver, lengths, starts)
    }

    func testARowThatIsPinnedAtBothEndsTakesPivotsOfItsNumber() throws {
        for hasEqualGaps in [false, true] {
            for share in [1.5, 0.8, 0.1] {
                let (few, many) = (
                    try row(200, filling: share, hasEqualGaps: hasEqualGaps).0.work,
                    try row(800, filling: share, hasEqualGaps: hasEqualGaps).0.work
                )
                let name = "\(share) \(hasEqualGaps): \(few), \(many)"
                XCTAssertLessThan(many.pivots, 5 * 800, name)
                // A pivot reads a few rows as long as the number.
                XCTAssertLessThan(many.terms, 20 * max(few.terms, 800), name)
                XCTAssertLessThan(many.terms, 800 * 800 * 30, name)
            }
        }
    }

    func testSpareSpaceGoesIntoEqualGapsAtOnce() throws {
        let (solver, lengths, starts) = try row(400, filling: 1.5, hasEqualGaps: true)
        XCTAssertLessThan(solver.work.pivots, 10)
        XCTAssertEqual(lengths.map(solver.value), (0..<400).map { Double(20 + $0 % 7) })
        let gaps = (1..<400).map { solver.value(of: starts[$0]) - solver.value(of: starts[$0 - 1]) - solver.value(of: lengths[$0 - 1]) }
        XCTAssertLessThan((gaps.max() ?? 0) - (gaps.min() ?? 0), 1e-4)
        XCTAssertGreaterThan(gaps[0], 8)
    }

    /// Edits and removals where there are hubs, against solvers that get the same constraints again.
    func testHubsAreGoneWithTheirConstraints() throws {
        var seed: UInt64 = 3
        func random(_ count: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 40) % count
        }
        for hasEqualGaps in [false, true] {
            let count = 120
            let (solver, lengths, starts) = try row(count, filling: 0.8, hasEqualGaps: hasEqualGaps)
            XCTAssertFalse(solver.equations.hubs.isEmpty)
            var extra: [(Constraint, Int, Double)] = []
            for step in 0..<60 {
                if extra.count > 3, random(2) == 0 {
                    solver.remove(extra.remove(at: random(extra.count)).0)
                } else {
                    let (index, value) = (random(count), Double(5 + random(30)))
                    guard !extra.contains(where: { $0.1 == index }) else { continue }
                    extra.append((try solver.add(lengths[index] - value, .equal, priority: Priority(rawValue: 900)), index, value))
                }
                if step % 7 == 0, let one = extra.first {
                    extra[0].2 = Double(5 + random(30))
                    try solver.setConstant(-extra[0].2, of: one.0)
                }
                let (fresh, freshLengths, _) = try row(count, filling: 0.8, hasEqualGaps: hasEqualGaps)
                for (_, index, value) in extra { try fresh.add(freshLengths[index] - value, .equal, priority: Priority(rawValue: 900)) }
                // The lengths that give way are not determined; their shortage together is.
                func shortage(_ values: [Double]) -> Double {
                    values.enumerated().reduce(0) { $0 + max(Double(20 + $1.offset % 7) - $1.element, 0) }
                }
                XCTAssertEqual(shortage(lengths.map(solver.value)), shortage(freshLengths.map(fresh.value)), accuracy: 1e-3, "\(step)")
                for (constraint, _, _) in extra { XCTAssertEqual(solver.violation(of: constraint), 0, accuracy: 1e-4, "\(step)") }
            }
            XCTAssertEqual(solver.value(of: starts[0]), 0)
        }
    }

    // MARK: Preferences

    /// Lengths with equal distances of centers at a low priority, in a share of the length that they would have; not negative
    /// if there is that little space.
    private func centered(_ count: Int, filling share: Double, isVaried: Bool) throws -> (ConstraintSolver, [Variable], [Variable]) {
        let solver = ConstraintSolver()
        let lengths = (0..<count).map { _ in solver.addVariable() }
        let starts = (0..<count).map { _ in solver.addVariable() }
        let naturals = (0..<count).map { isVaried ? Double(20 + $0 % 7) : 20.5 }
        for (length, natural) in zip(lengths, naturals) {
            try solver.prefer(length - natural, above: Priority(rawValue: 250), below: Priority(rawValue: 750))
        }
        try solver.add(starts[0] - 0, .equal)
        if share < 0.1 { for length in lengths { try solver.add(length - 0, .greaterThanOrEqual) } }
        for index in 1..<count { try solver.add(starts[index] - starts[index - 1] - lengths[index - 1], .greaterThanOrEqual) }
        var first: Variable?
        for index in 1..<count {
            let (start, distance) = (solver.addVariable(), solver.addVariable())
            try solver.add(start - starts[index - 1] - 0.5 * lengths[index - 1], .equal)
            try solver.add(start + distance - starts[index] - 0.5 * lengths[index], .equal)
            if let first { try solver.add(distance - first, .equal, priority: Priority(rawValue: 149)) }
            first = first ?? distance
        }
        let whole = (naturals.reduce(0, +) * share).rounded()
        try solver.add(starts[count - 1] + lengths[count - 1] - whole, .equal)
        let values = lengths.map(solver.value)
        // No more is given up than must be, and the centers are where they should be.
        let missing = max(naturals.reduce(0, +) - whole, 0)
        XCTAssertEqual(zip(values, naturals).reduce(0) { $0 + abs($1.0 - $1.1) }, missing, accuracy: 1e-3)
        let centers = zip(starts, values).map { solver.value(of: $0) + $1 / 2 }
        let distances = zip(centers.dropFirst(), centers).map { $0 - $1 }
        XCTAssertEqual((distances.max() ?? 0) - (distances.min() ?? 0), 0, accuracy: 1e-3)
        return (solver, lengths, starts)
    }

    func testEqualCentersInTooLittleSpaceTakePivotsOfTheirNumber() throws {
        for isVaried in [false, true] {
            let work = try centered(300, filling: 0.8, isVaried: isVaried).0.work
            XCTAssertLessThan(work.pivots, 300 * 6, "\(isVaried)")
            XCTAssertLessThan(work.terms, 300 * 300 * 150, "\(isVaried)")
        }
    }

    /// In a huge system a pivot adds its row up once, changes few terms of long rows without writing these again, and takes a short row
    /// among equal ones, so that few other rows get longer.
    func testAThousandCrampedEqualCentersReadFewTermsForEachPivot() throws {
        for share in [0.8, 0.02] {
            let work = try centered(1000, filling: share, isVaried: false).0.work
            XCTAssertLessThan(work.pivots, 1000 * 5, "\(share)")
            XCTAssertLessThan(work.terms, 1000 * 1000 * 23, "\(share)")
        }
    }

    /// Each center depends on one shared distance: to write that into all rows would take their number of terms for each center.
    func testEqualCentersOfDifferentLengthsTakeTermsOfTheirNumber() throws {
        let (few, many) = (
            try centered(200, filling: 1.3, isVaried: true).0.work, try centered(800, filling: 1.3, isVaried: true).0.work
        )
        XCTAssertLessThan(many.pivots, 800 * 3)
        XCTAssertLessThan(many.terms, 800 * 800 * 8, "\(few.terms), four times as many \(many.terms)")
    }

    /// Without gaps two lengths that follow each other have a sum that is the same everywhere: every other length is alike.
    func testCentersInHardlyAnySpaceHaveLengthsThatAlternate() throws {
        for isVaried in [false, true] {
            let (solver, lengths, starts) = try centered(200, filling: 0.02, isVaried: isVaried)
            let values = lengths.map(solver.value)
            for (value, next) in zip(values, values.dropFirst(2)) { XCTAssertEqual(value, next, accuracy: 1e-3) }
            XCTAssertGreaterThanOrEqual(values.min() ?? -1, -1e-6)
            for index in 1..<200 {
                let gap = solver.value(of: starts[index]) - solver.value(of: starts[index - 1]) - values[index - 1]
                XCTAssertEqual(gap, 0, accuracy: 1e-3)
            }
            XCTAssertLessThan(solver.work.pivots, 200 * 10)
        }
    }

    /// The distance of neighbors in a chain is that of their own definitions: what both depend on cancels before it is expanded.
    func testWhatCancelsIsNotExpanded() throws {
        let solver = ConstraintSolver()
        let variables = (0..<500).map { _ in solver.addVariable() }
        try solver.add(variables[0] - 5, .equal)
        for (one, other) in zip(variables, variables.dropFirst()) {
            try solver.add(other - one - 8, .greaterThanOrEqual)
            try solver.add(other - one - 10, .equal, priority: Priority(rawValue: 250))
        }
        XCTAssertEqual(solver.value(of: variables[499]), 5 + 4990)
        XCTAssertLessThan(solver.work.expansions, 500 * 2)
    }

    /// A variable that others depend on already may be defined later, by what they do not contain: it is expanded behind them.
    func testAVariableDefinedBehindItsUsersIsExpandedBehindThem() throws {
        let solver = ConstraintSolver()
        let base = solver.addVariable()
        let chain = (0..<20).map { _ in solver.addVariable() }
        for (one, other) in zip([base] + chain, chain) { try solver.add(other - one - 1, .equal) }
        let (width, end) = (solver.addVariable(), solver.addVariable())
        try solver.add(end - chain[19] - width, .equal)
        try solver.add(end - chain[9] - 30, .equal)
        try solver.add(end - base - 3 * width, .equal, priority: Priority(rawValue: 500))
        try solver.add(chain[4] - 25, .equal)
        XCTAssertEqual([base, chain[19], width, end].map(solver.value), [20, 40, 20, 60])
    }

    /// The size of a number in a row says what rounding errors it may have. Were it multiplied by each pivot, any violation would pass.
    func testSizesOfNumbersDoNotGrowWithTheNumberOfPivots() throws {
        for isVaried in [false, true] {
            let (solver, lengths, _) = try centered(150, filling: 0.8, isVaried: isVaried)
            XCTAssertGreaterThan(solver.work.pivots, 300)
            let whole = lengths.reduce(0) { $0 + solver.value(of: $1) } / 0.8
            XCTAssertLessThan(solver.equations.rows.map(\.size).max() ?? 0, whole + 1, "\(isVaried)")
        }
    }

    func testAPreferenceHasTheSolutionsOfTwoBounds() throws {
        let (above, below) = (Priority(rawValue: 250), Priority(rawValue: 750))
        for (whole, wish) in [(90.0, 300.0), (50, 10), (60, 200), (10, 5)] {
            func solve(_ add: (ConstraintSolver, LinearExpression) throws -> Void) throws -> [Double] {
                let solver = ConstraintSolver()
                let (one, other) = (solver.addVariable(), solver.addVariable())
                try add(solver, one - 20)
                try solver.add(other - 40, .equal, priority: Priority(rawValue: 760))
                try solver.add(one + other - whole, .equal)
                try solver.add(one - wish, .equal, priority: Priority(rawValue: 200))
                return [one, other].map(solver.value)
            }
            let bounds = try solve {
                try $0.add($1, .lessThanOrEqual, priority: above)
                try $0.add($1, .greaterThanOrEqual, priority: below)
            }
            XCTAssertEqual(bounds, try solve { try $0.prefer($1, above: above, below: below) }, "\(whole) \(wish)")
        }
    }

    func testAPreferenceIsEditedAndRemovedAsAConstraint() throws {
        let solver = ConstraintSolver()
        let length = solver.addVariable()
        let preference = try solver.prefer(length - 20, above: Priority(rawValue: 250), below: Priority(rawValue: 750))
        XCTAssertEqual(solver.relation(of: preference), .equal)
        XCTAssertEqual(solver.priority(of: preference).rawValue, 250)
        XCTAssertEqual(solver.priorityBelow(of: preference).rawValue, 750)
        let small = try solver.add(length - 5, .equal, priority: Priority(rawValue: 500))
        XCTAssertEqual(solver.value(of: length), 20, "below counts more")
        solver.remove(small)
        try solver.add(length - 50, .equal, priority: Priority(rawValue: 500))
        XCTAssertEqual(solver.value(of: length), 50, "above counts less")
        XCTAssertEqual(solver.violation(of: preference), 30)
        try solver.setConstant(-80, of: preference)
        XCTAssertEqual(solver.value(of: length), 80)
        try solver.setPriority(Priority(rawValue: 100), of: preference)
        XCTAssertEqual(solver.value(of: length), 50)
        XCTAssertEqual(solver.priorityBelow(of: preference).rawValue, 100)
        solver.remove(preference)
        XCTAssertEqual(solver.value(of: length), 50)
        XCTAssertThrowsError(try solver.prefer(length - 1, above: .required, below: Priority(rawValue: 10)))
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
