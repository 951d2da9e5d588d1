import Kinora
import ListTestSupport
import TestSupport
import XCTest

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists

@preconcurrency @MainActor
final class RandomTableEditingTests: XCTestCase {
    private static let seeds: UInt64 = ProcessInfo.processInfo.environment["KINORA_DEEP"] == "1" ? 1000 : 40

    func testRandomSwipesAndUpdatesShiftNoRowAndPairAllCallbacks() {
        for seed in 0..<Self.seeds { XCTAssertEqual(Self.walk(seed), [], "seed \(seed)") }
    }

    private static func walk(_ seed: UInt64) -> [String] {
        var random = SeededRandom(seed: seed)
        let scene = UpdateScene(ListModel(sections: 2, rows: 3...12, random: &random), style: seed % 2 == 0 ? .plain : .insetGrouped)
        scene.stage.framesPerSecond = 20
        scene.onCommit = { [unowned scene] style, path in
            guard style == .delete, path.row % 4 != 3 else { return }
            scene.model.removeRow(at: path)
            scene.table.deleteRows(at: [path], with: .automatic)
        }
        defer { scene.onCommit = nil }
        var faults: [String] = []
        for _ in 0..<12 {
            act(scene, &random)
            scene.stage.advance(by: [0, 0.05, 0.15, 0.4].randomElement(using: &random) ?? 0)
            faults += scene.editingFaults
        }
        let moving = scene.stage.settle()
        if !moving.isEmpty { faults.append("still moves: \(moving)") }
        faults += scene.editingFaults
        scene.table.setEditing(false, animated: true)
        _ = scene.stage.settle()
        faults += scene.faultsAtRest
        let begun = scene.log.filter { $0.hasPrefix("willBegin") }.count, ended = scene.log.filter { $0.hasPrefix("didEnd") }.count
        if begun != ended { faults.append("\(begun) beginnings and \(ended) ends: \(scene.log)") }
        for cell in scene.table.visibleCells where cell.isEditing || cell.showingDeleteConfirmation || cell.cellViews.editControl != nil {
            faults.append("\(cell) is still edited")
        }
        return Array(faults.prefix(5))
    }

    private static func act(_ scene: UpdateScene, _ random: inout SeededRandom) {
        let y = Double.random(in: 10...470, using: &random), x = Double.random(in: 20...300, using: &random)
        switch Int.random(in: 0..<9, using: &random) {
        case 0, 1, 2:
            // Across, more or less far, to one side or the other.
            drag(
                scene, from: (x, y), by: (Double.random(in: -280...120, using: &random), 3),
                lifts: Int.random(in: 0..<8, using: &random) > 0)
        case 3: drag(scene, from: (x, y), by: (2, Double.random(in: -150...150, using: &random)), lifts: true)
        case 4, 5: tap(scene, Bool.random(using: &random) ? 300 : 27, y)
        case 6: scene.change(Int.random(in: 1...4, using: &random), withSections: false, animation: .automatic, random: &random)
        case 7: scene.table.setEditing(!scene.table.isEditing, animated: Bool.random(using: &random))
        default: if Int.random(in: 0..<4, using: &random) == 0 { scene.table.reloadData() } else { tap(scene, x, y) }
        }
    }

    private static func tap(_ scene: UpdateScene, _ x: Double, _ y: Double) {
        scene.stage.touch([
            TouchSample(time: 0, phase: .began, location: CGPoint(x: x, y: y)),
            TouchSample(time: 0.05, phase: .ended, location: CGPoint(x: x, y: y)),
        ])
    }

    private static func drag(_ scene: UpdateScene, from: (Double, Double), by: (Double, Double), lifts: Bool) {
        var samples = [TouchSample(time: 0, phase: .began, location: CGPoint(x: from.0, y: from.1))]
        for step in 1...6 {
            let fraction = Double(step) / 6
            samples.append(
                TouchSample(
                    time: 0.2 * fraction, phase: .moved, location: CGPoint(x: from.0 + by.0 * fraction, y: from.1 + by.1 * fraction)))
        }
        samples.append(
            TouchSample(time: 0.25, phase: lifts ? .ended : .cancelled, location: CGPoint(x: from.0 + by.0, y: from.1 + by.1)))
        scene.stage.touch(samples)
    }
}

extension UpdateScene {
    /// Violated invariants of swiped rows.
    fileprivate var editingFaults: [String] {
        var faults: [String] = []
        let open = table.swipes
        for row in table.visibleRows where row.cell.slide != 0 && !open.contains(where: { $0.cell === row.cell }) {
            faults.append("the cell at \(row.path) is aside without buttons")
        }
        for swipe in open {
            if swipe.buttons.superview !== table { faults.append("buttons that are not shown") }
            if table.cellForRow(at: swipe.path) !== swipe.cell { faults.append("buttons of \(swipe.path) beside another cell") }
        }
        let shown = table.subviews.filter { $0 is SwipeButtonsView }.count,
            leaving = table.departures.filter { $0.view is SwipeButtonsView }.count
        if shown != open.count + leaving { faults.append("\(shown) rows of buttons for \(open.count) rows") }
        if open.filter({ $0.phase != .closing }).count > 1 { faults.append("two rows are open") }
        return faults
    }
}
