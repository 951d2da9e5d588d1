import Foundation
import TestSupport
import XCTest

@testable import LayoutEngine

/// Random edits, compared with a solver that gets the same constraints again.
final class EditTests: XCTestCase {
    /// A solver under random edits, with a record of what it should hold.
    private struct Trial {
        struct Entry {
            var constraint: Constraint
            var expression: LinearExpression
            var relation: Relation
            var priority: Priority
        }

        var random: SeededRandom
        let solver = ConstraintSolver()
        var variables: [Variable] = []
        var entries: [Entry] = []
        var refused = 0

        init(seed: UInt64) { random = SeededRandom(seed: seed) }

        private mutating func number(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }

        private mutating func priority() -> Priority {
            Priority(rawValue: [1000, 1000, 1000, 999.5, 750, 500, 250, 51, 50][number(9)])
        }

        mutating func edit() {
            switch variables.isEmpty ? 0 : entries.isEmpty ? 2 : number(10) {
            case 0: if variables.count < 12 { variables.append(solver.addVariable()) }
            case 1, 2, 3: addConstraint()
            case 4, 5: solver.remove(entries.remove(at: number(entries.count)).constraint)
            case 6, 7:
                let index = number(entries.count)
                let constant = Double(number(41) - 20) * 5
                if (try? solver.setConstant(constant, of: entries[index].constraint)) != nil {
                    entries[index].expression.constant = constant
                } else {
                    refused += 1
                }
            case 8:
                let index = number(entries.count)
                let priority = priority()
                if (try? solver.setPriority(priority, of: entries[index].constraint)) != nil {
                    entries[index].priority = priority
                } else {
                    refused += 1
                }
            default:
                guard variables.count > 3, number(4) == 0 else { return }
                let variable = variables.remove(at: number(variables.count))
                for entry in entries where entry.expression.terms.contains(where: { $0.variable == variable }) {
                    solver.remove(entry.constraint)
                }
                entries.removeAll { $0.expression.terms.contains { $0.variable == variable } }
                solver.removeVariable(variable)
            }
        }

        private mutating func addConstraint() {
            var free = variables
            var terms: [Term] = []
            for _ in 0..<min(free.count, [1, 1, 2, 2, 2, 3][number(6)]) {
                terms.append(Term(free.remove(at: number(free.count)), [1, 1, -1, -1, 2, -0.5][number(6)]))
            }
            let expression = LinearExpression(terms: terms, constant: Double(number(41) - 20) * 5)
            let relation: Relation = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual][number(4)]
            let priority = priority()
            if let constraint = try? solver.add(expression, relation, priority: priority) {
                entries.append(Entry(constraint: constraint, expression: expression, relation: relation, priority: priority))
            } else {
                refused += 1
            }
        }

        /// The sums of violations of each priority in this solver, and in a new one.
        func violations() throws -> (own: [Float: Double], new: [Float: Double]) {
            let other = ConstraintSolver()
            var copies: [Variable: Variable] = [:]
            for variable in variables { copies[variable] = other.addVariable() }
            var own: [Float: Double] = [:]
            var new: [Float: Double] = [:]
            var added: [Constraint] = []
            for entry in entries {
                let terms = entry.expression.terms.map { Term(copies[$0.variable] ?? $0.variable, $0.coefficient) }
                added.append(
                    try other.add(
                        LinearExpression(terms: terms, constant: entry.expression.constant), entry.relation, priority: entry.priority))
            }
            for (entry, constraint) in zip(entries, added) {
                own[entry.priority.rawValue, default: 0] += solver.violation(of: entry.constraint)
                new[entry.priority.rawValue, default: 0] += other.violation(of: constraint)
            }
            return (own, new)
        }
    }

    private let isDeep = ProcessInfo.processInfo.environment["KINORA_DEEP"] == "1"

    func testEditsEqualAFreshSolve() throws { try checkEdits(longRow: 64) }

    func testEditsWhereSymbolsOfTheBasisStayInRowsEqualAFreshSolve() throws {
        for length in [0, 2, 4] { try checkEdits(longRow: length) }
    }

    func testEditsInLongRunsEqualAFreshSolve() throws {
        for length in [0, 64] { try checkEdits(longRow: length, longRun: 0) }
    }

    private func checkEdits(longRow: Int, longRun: Int = 16) throws {
        var refused = 0
        for seed in 1...UInt64(isDeep ? 1000 : 40) {
            var trial = Trial(seed: seed)
            (trial.solver.equations.longRow, trial.solver.equations.longRun) = (longRow, longRun)
            for step in 0..<100 {
                trial.edit()
                guard step % 3 == 0 else { continue }
                let (own, new) = try trial.violations()
                XCTAssertLessThan(own[1000] ?? 0, 1e-6, "seed \(seed), step \(step)")
                for (priority, violation) in new {
                    XCTAssertEqual(own[priority] ?? 0, violation, accuracy: 1e-4, "seed \(seed), step \(step), priority \(priority)")
                }
                if own.contains(where: { abs($0.value - (new[$0.key] ?? 0)) > 1e-4 }) { return }
            }
            refused += trial.refused
        }
        XCTAssertGreaterThan(refused, 20)
    }

    func testTheSameEditsGiveTheSameBits() {
        func bits(_ seed: UInt64) -> [UInt64] {
            var trial = Trial(seed: seed)
            var result: [UInt64] = []
            for _ in 0..<100 {
                trial.edit()
                result += trial.variables.map { trial.solver.value(of: $0).bitPattern }
            }
            return result
        }
        for seed in 1...20 as ClosedRange<UInt64> { XCTAssertEqual(bits(seed), bits(seed)) }
    }

    func testNothingIsLeftWhenAllIsRemoved() {
        for seed in 1...40 as ClosedRange<UInt64> {
            var trial = Trial(seed: seed)
            for _ in 0..<100 { trial.edit() }
            while !trial.entries.isEmpty { trial.solver.remove(trial.entries.remove(at: trial.entries.count / 2).constraint) }
            for variable in trial.variables { XCTAssertEqual(trial.solver.value(of: variable), 0) }
            for variable in trial.variables { trial.solver.removeVariable(variable) }
            XCTAssertEqual(trial.solver.equations.symbols.count, trial.solver.equations.freeSymbols.count, "seed \(seed)")
            XCTAssertEqual(trial.solver.equations.rows.count, trial.solver.equations.freeRows.count, "seed \(seed)")
            XCTAssertEqual(trial.solver.equations.records.count, trial.solver.equations.freeRecords.count, "seed \(seed)")
        }
    }

    func testARefusalChangesNothingAndNamesAMinimalSet() throws {
        var found = 0
        for seed in 1...60 as ClosedRange<UInt64> {
            var trial = Trial(seed: seed)
            for _ in 0..<60 { trial.edit() }
            for variable in trial.variables {
                let before = try trial.violations().own
                let far = LinearExpression(terms: [Term(variable)], constant: 100_000)
                guard let set = refusal(of: far, by: trial.solver) else { continue }
                found += 1
                for (priority, violation) in try trial.violations().own {
                    XCTAssertEqual(violation, before[priority] ?? 0, accuracy: 1e-4, "seed \(seed)")
                }
                // The set and the constraint contradict; each without one of them does not.
                let entries = trial.entries.filter { set.contains($0.constraint) }
                XCTAssertEqual(entries.count, set.count)
                XCTAssertTrue(try isRefused(far, beside: entries, trial.variables), "seed \(seed)")
                for left in entries.indices {
                    var others = entries
                    others.remove(at: left)
                    XCTAssertFalse(try isRefused(far, beside: others, trial.variables), "seed \(seed), without \(left)")
                }
            }
        }
        XCTAssertGreaterThan(found, 20)
    }

    /// The set that contradicts an equality; nil, and the solver as before, if there is none.
    private func refusal(of expression: LinearExpression, by solver: ConstraintSolver) -> [Constraint]? {
        do {
            solver.remove(try solver.add(expression, .equal))
            return nil
        } catch .unsatisfiable(let set) {
            return set
        } catch {
            return nil
        }
    }

    private func isRefused(_ expression: LinearExpression, beside entries: [Trial.Entry], _ variables: [Variable]) throws -> Bool {
        let solver = ConstraintSolver()
        var copies: [Variable: Variable] = [:]
        for variable in variables { copies[variable] = solver.addVariable() }
        func copy(_ expression: LinearExpression) -> LinearExpression {
            LinearExpression(
                terms: expression.terms.map { Term(copies[$0.variable] ?? $0.variable, $0.coefficient) }, constant: expression.constant)
        }
        for entry in entries { try solver.add(copy(entry.expression), entry.relation) }
        return refusal(of: copy(expression), by: solver) != nil
    }
}
