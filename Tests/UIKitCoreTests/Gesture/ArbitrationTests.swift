import XCTest

/// The arbitration suite: callbacks and their order, by the documented rules (`ArbitrationCase`).
@preconcurrency @MainActor
final class ArbitrationTests: XCTestCase {
    private func run(_ cases: [ArbitrationCase], line: UInt = #line) {
        for one in cases {
            let wrong = ArbitrationScene.run(one)
            XCTAssertTrue(
                wrong.isEmpty, "\(one.name) (\(one.rule.rawValue))\n    \(one.scene)\n    " + wrong.joined(separator: "\n    "),
                line: line)
        }
    }

    func testRecognizersComeBeforeViews() { run(ArbitrationCase.order) }
    func testTheFirstExcludesTheOthers() { run(ArbitrationCase.exclusion) }
    func testOneWaitsForAnotherToFail() { run(ArbitrationCase.waiting) }
    func testDelegatesAndSubclassesAreAsked() { run(ArbitrationCase.asking) }
    func testThingsChangeInTheMiddle() { run(ArbitrationCase.changes) }
    func testSeveralFingers() { run(ArbitrationCase.fingers) }
    func testTapsAndPresses() { run(ArbitrationCase.taps) }
    func testMovements() { run(ArbitrationCase.movements) }

    func testThereAreEnoughCasesEachWithANameOfItsOwn() {
        let names = ArbitrationCase.all.map(\.name)
        XCTAssertGreaterThanOrEqual(names.count, 150)
        XCTAssertEqual(Set(names).count, names.count, "\(Dictionary(grouping: names) { $0 }.filter { $1.count > 1 }.keys)")
    }
}
