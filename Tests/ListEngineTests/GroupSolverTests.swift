import CoreGraphics
import UIFoundation
import XCTest

@testable import ListEngine

/// Frames in groups, by closed forms.
final class GroupSolverTests: XCTestCase {
    private func width(_ value: CGFloat) -> CompositionalLength { CompositionalLength(kind: .fractionOfWidth, value: value) }
    private func height(_ value: CGFloat) -> CompositionalLength { CompositionalLength(kind: .fractionOfHeight, value: value) }
    private func points(_ value: CGFloat) -> CompositionalLength { CompositionalLength(kind: .absolute, value: value) }
    private func about(_ value: CGFloat) -> CompositionalLength { CompositionalLength(kind: .estimated, value: value) }

    private func item(_ width: CompositionalLength, _ height: CompositionalLength) -> CompositionalItem {
        CompositionalItem(size: CompositionalSize(width: width, height: height))
    }

    private func group(
        _ axis: CompositionalAxis, _ width: CompositionalLength, _ height: CompositionalLength, _ items: [CompositionalItem],
        _ change: (inout CompositionalGroup) -> Void = { _ in }
    ) -> CompositionalItem {
        var group = CompositionalGroup(axis: axis, items: items)
        change(&group)
        return CompositionalItem(size: CompositionalSize(width: width, height: height), group: group)
    }

    private func solve(_ group: CompositionalItem, _ available: Int = 100, measured: [Int: CGSize] = [:]) -> GroupSolution {
        GroupSolver(measured: { measured[$0] }).solve(group, first: 0, available: available, in: CGSize(width: 320, height: 480))
    }

    func testARowRepeatsItsItemsWhileTheyFit() {
        let row = group(.horizontal, width(1), points(50), [item(width(0.25), height(1))])
        XCTAssertEqual(solve(row).items.map(\.frame), (0..<4).map { CGRect(x: 80 * $0, y: 0, width: 80, height: 50) })
        XCTAssertEqual(solve(row, 2).items.count, 2)
        let thirds = group(.horizontal, width(1), points(50), [item(width(1 / 3), height(1))])
        XCTAssertEqual(solve(thirds).items.count, 3, "sums of fractions are not exact")
        let wide = group(.horizontal, width(1), points(50), [item(width(2), height(1))])
        XCTAssertEqual(solve(wide).items.count, 1, "one stands in it at least")
    }

    func testAListOfItemsIsRepeatedInOrder() {
        let row = group(.horizontal, width(1), points(50), [item(points(60), height(1)), item(points(40), height(0.5))])
        XCTAssertEqual(
            solve(row).items.map(\.frame.width), [60, 40, 60, 40, 60, 40], "300 of 320 points, and the next would end at 360")
        XCTAssertEqual(solve(row).items[1].frame, CGRect(x: 60, y: 0, width: 40, height: 25))
    }

    func testItemsOfACountShareTheLengthButForTheDistances() {
        let row = group(.horizontal, width(1), points(50), [item(points(7), height(1))]) {
            ($0.count, $0.sharesLength, $0.spacing) = (3, true, CompositionalSpacing(points: 10))
        }
        XCTAssertEqual(solve(row).items.map(\.frame.minX), [0, 110, 220])
        XCTAssertEqual(solve(row).items.map(\.frame.width), [100, 100, 100])
        let own = group(.horizontal, width(1), points(50), [item(points(7), height(1))]) { $0.count = 3 }
        XCTAssertEqual(solve(own).items.map(\.frame.minX), [0, 7, 14])
    }

    func testFlexibleDistancesShareWhatIsLeft() {
        let row = group(.horizontal, width(1), points(50), [item(points(80), height(1))]) {
            ($0.count, $0.spacing) = (3, CompositionalSpacing(points: 10, isFlexible: true))
        }
        XCTAssertEqual(solve(row).items.map(\.frame.minX), [0, 120, 240], "80 points are left for two")
        var middle = item(points(100), points(20))
        let flexible = CompositionalSpacing(points: 0, isFlexible: true)
        middle.edges = CompositionalEdges(leading: flexible, top: flexible, trailing: flexible, bottom: flexible)
        let one = group(.horizontal, width(1), points(50), [middle]) { $0.count = 1 }
        XCTAssertEqual(solve(one).items[0].frame, CGRect(x: 110, y: 15, width: 100, height: 20))
    }

    func testInsetsAreWithinTheItemAndNotAlongEstimates() {
        var inset = item(width(0.5), height(1))
        inset.insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        XCTAssertEqual(
            solve(group(.horizontal, width(1), points(50), [inset])).items[1].frame, CGRect(x: 162, y: 1, width: 154, height: 46))
        inset.size.height = about(30)
        XCTAssertEqual(
            solve(group(.horizontal, width(1), about(50), [inset])).items[0].frame, CGRect(x: 2, y: 0, width: 154, height: 30))
    }

    func testAnEstimatedRowIsAsHighAsItsHighestItem() {
        let row = group(.horizontal, width(1), about(50), [item(width(0.5), about(50))])
        XCTAssertEqual(solve(row).size, CGSize(width: 320, height: 50))
        let solution = solve(row, measured: [0: CGSize(width: 160, height: 70), 1: CGSize(width: 160, height: 20)])
        XCTAssertEqual(solution.size.height, 70)
        XCTAssertEqual(solution.items[1].frame, CGRect(x: 160, y: 0, width: 160, height: 20))
    }

    func testAnEstimatedColumnHasTheItemsThatFitByTheirEstimates() {
        let column = group(.vertical, width(1), about(100), [item(width(1), about(50))])
        let solution = solve(column, measured: [0: CGSize(width: 320, height: 80), 1: CGSize(width: 320, height: 90)])
        XCTAssertEqual(solution.items.count, 2)
        XCTAssertEqual(solution.size.height, 170)
        XCTAssertEqual(solution.items[1].frame.minY, 80)
    }

    func testEstimatedWidthsWrapAsTheyAreMeasured() {
        let row = group(.horizontal, width(1), about(30), [item(about(100), about(30))]) { $0.spacing = CompositionalSpacing(points: 8) }
        XCTAssertEqual(solve(row).items.count, 3, "3 · 100 + 2 · 8 is 316")
        let solution = solve(row, measured: [0: CGSize(width: 200, height: 30), 1: CGSize(width: 130, height: 30)])
        XCTAssertEqual(solution.items.count, 1, "200 + 8 + 130 is more than 320")
    }

    func testGroupsInGroups() {
        // A large item beside a column of two: the layout of Apple's article.
        let column = group(.vertical, width(0.3), height(1), [item(width(1), height(0.5))])
        let row = group(.horizontal, width(1), height(0.5), [item(width(0.7), height(1)), column])
        XCTAssertEqual(
            solve(row).items.map(\.frame),
            [
                CGRect(x: 0, y: 0, width: 224, height: 240), CGRect(x: 224, y: 0, width: 96, height: 120),
                CGRect(x: 224, y: 120, width: 96, height: 120),
            ])
        XCTAssertEqual(solve(row, 2).items.count, 2)
    }

    func testABadgeStandsWithItsAnchorAtTheItems() {
        var badged = item(width(0.5), height(1))
        let size = CompositionalSize(width: points(20), height: points(20))
        let corner = CGPoint(x: 1, y: 0)
        badged.supplementaries = [
            CompositionalSupplementary(
                size: size, kind: "badge",
                container: CompositionalAnchor(unit: corner, offset: CGPoint(x: 0.5, y: -0.5), isFractional: true)),
            CompositionalSupplementary(
                size: size, kind: "dot", container: CompositionalAnchor(unit: corner),
                item: CompositionalAnchor(unit: CGPoint(x: 0.5, y: 0.5))),
        ]
        let solution = solve(group(.horizontal, width(1), points(50), [badged]))
        let views = solution.supplementaries.filter { $0.item == 1 }
        XCTAssertEqual(views.map(\.frame), [CGRect(x: 310, y: -10, width: 20, height: 20), CGRect(x: 310, y: -10, width: 20, height: 20)])
    }

    func testACustomGroupHasTheFramesOfItsProvider() {
        let custom = group(.vertical, width(1), points(90), []) {
            $0.custom = { size in (0..<3).map { (CGRect(x: 10 * $0, y: 0, width: Int(size.width), height: 20), $0) } }
        }
        XCTAssertEqual(solve(custom).items.map(\.frame.minX), [0, 10, 20])
        XCTAssertEqual(solve(custom).items.map(\.zIndex), [0, 1, 2])
        XCTAssertEqual(solve(custom, 2).items.count, 2)
    }
}
