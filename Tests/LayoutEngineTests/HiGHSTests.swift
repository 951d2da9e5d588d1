import Foundation
import XCTest

@testable import LayoutEngine

/// Random systems against the optimum of each priority that SciPy's HiGHS found (`Tool/layout-vectors`).
final class HiGHSTests: XCTestCase {
    struct System {
        var variables = 0
        var constraints: [(relation: Relation, priority: Float, constant: Double, terms: [(Int, Double)])] = []
        var refused: [Int] = []
        var optima: [(priority: Float, violation: Double)] = []
    }

    static func systems(_ text: String) throws -> [System] {
        var systems: [System] = []
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ")
            func number(_ index: Int) throws -> Double { try XCTUnwrap(Double(words[index]), "\(line)") }
            switch words[0] {
            case "system": systems.append(System(variables: Int(try number(1))))
            case "c":
                let relation: Relation = words[1] == "<" ? .lessThanOrEqual : words[1] == "=" ? .equal : .greaterThanOrEqual
                let terms = try words[4...].map { word -> (Int, Double) in
                    let numbers = word.split(separator: ":")
                    return (try XCTUnwrap(Int(numbers[0])), try XCTUnwrap(Double(numbers[1])))
                }
                systems[systems.count - 1].constraints.append((relation, Float(try number(2)), try number(3), terms))
            case "refused": systems[systems.count - 1].refused = words.dropFirst().compactMap { Int($0) }
            case "o": systems[systems.count - 1].optima.append((Float(try number(1)), try number(2)))
            default: XCTFail("\(line)")
            }
        }
        return systems
    }

    /// The added constraints of a system (nil for those refused), beside their priorities.
    static func add(_ system: System, to solver: ConstraintSolver, in order: [Int]) -> [(constraint: Constraint?, priority: Float)] {
        let variables = (0..<system.variables).map { _ in solver.addVariable() }
        var result: [(Constraint?, Float)] = Array(repeating: (nil, 0), count: system.constraints.count)
        for index in order {
            let (relation, priority, constant, terms) = system.constraints[index]
            let expression = LinearExpression(terms: terms.map { Term(variables[$0.0], $0.1) }, constant: constant)
            result[index] = (try? solver.add(expression, relation, priority: Priority(rawValue: priority)), priority)
        }
        return result
    }

    static func violations(_ constraints: [(constraint: Constraint?, priority: Float)], _ solver: ConstraintSolver) -> [Float: Double] {
        var sums: [Float: Double] = [:]
        for (constraint, priority) in constraints {
            guard let constraint else { continue }
            sums[priority, default: 0] += solver.violation(of: constraint)
        }
        return sums
    }

    func testEveryPriorityHasTheOptimumThatHiGHSFinds() throws {
        let path = ProcessInfo.processInfo.environment["KINORA_LAYOUT_VECTORS"]
        let vectors = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Vectors/systems.txt")
        let systems = try Self.systems(String(contentsOf: path.map(URL.init(fileURLWithPath:)) ?? vectors, encoding: .utf8))
        XCTAssertGreaterThanOrEqual(systems.count, 400)
        try check(systems, longRow: 64)
        // Rows that keep symbols of the basis have the same solutions as those without.
        for length in [0, 2, 5] { try check(systems, longRow: length) }
        // So have runs that change vectors of costs.
        for length in [0, 64] { try check(systems, longRow: length, longRun: 0) }
    }

    private func check(_ systems: [System], longRow: Int, longRun: Int = 16) throws {
        for (number, system) in systems.enumerated() {
            let solver = ConstraintSolver()
            (solver.equations.longRow, solver.equations.longRun) = (longRow, longRun)
            let constraints = Self.add(system, to: solver, in: Array(system.constraints.indices))
            XCTAssertEqual(constraints.indices.filter { constraints[$0].constraint == nil }, system.refused, "system \(number), \(longRow)")
            let sums = Self.violations(constraints, solver)
            XCTAssertLessThan(sums[1000] ?? 0, 1e-6, "system \(number), \(longRow)")
            for (priority, violation) in system.optima {
                XCTAssertEqual(sums[priority] ?? 0, violation, accuracy: 1e-4, "system \(number), \(longRow), priority \(priority)")
            }
        }
    }
}
