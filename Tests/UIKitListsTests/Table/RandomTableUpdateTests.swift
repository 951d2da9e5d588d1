import Kinora
import ListTestSupport
import TestSupport
import XCTest

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists

@preconcurrency @MainActor
final class RandomTableUpdateTests: XCTestCase {
    /// Seeds that have failed once.
    private static let known: [UInt64] = []
    private static let count: UInt64 = ProcessInfo.processInfo.environment["KINORA_DEEP"] == "1" ? 2000 : 50

    func testWhateverIsAskedTheCellsShowTheRowsOfTheDataSource() {
        for seed in Self.known + Array(0..<Self.count) {
            let faults = Self.walk(seed)
            XCTAssertEqual(faults, [], "seed \(seed)")
        }
    }

    private static func walk(_ seed: UInt64) -> [String] {
        var random = SeededRandom(seed: seed)
        let model = ListModel(sections: Int.random(in: 0...6, using: &random), rows: 0...20, random: &random)
        let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]
        let scene = UpdateScene(
            model, style: styles[Int(seed % 3)], heights: UpdateScene.Heights.allCases[Int(seed / 3 % 4)])
        scene.stage.framesPerSecond = 20
        scene.hasTitles = Bool.random(using: &random)
        scene.table.reloadData()
        scene.table.allowsMultipleSelection = true
        let animations: [UITableView.RowAnimation] = [.fade, .left, .right, .top, .bottom, .middle, .none, .automatic]
        var selected: Set<ListModel.Row> = []
        var (asked, completed) = (0, 0)
        var faults: [String] = []

        for step in 0..<Int.random(in: 2...6, using: &random) {
            switch Int.random(in: 0..<6, using: &random) {
            case 0:
                // A fling, up or down.
                let from = Double.random(in: 150...350, using: &random), direction = Bool.random(using: &random) ? 100.0 : -100
                scene.stage.touch(
                    (0...8).map { index in
                        let phase: UITouch.Phase = index == 0 ? .began : index == 8 ? .ended : .moved
                        return TouchSample(
                            time: Double(index) / 100, phase: phase,
                            location: CGPoint(x: 160, y: from + direction * Double(min(index, 7)) / 7))
                    })
            case 1:
                let y = Double.random(in: 0...max(1, scene.table.contentSize.height), using: &random)
                scene.table.setContentOffset(CGPoint(x: 0, y: y), animated: Bool.random(using: &random))
            case 2:
                if let (row, path) = scene.model.paths.min(by: { ($0.key.id &* 7919 % 97, $0.key.id) < ($1.key.id &* 7919 % 97, $1.key.id) }
                ) {
                    scene.table.selectRow(at: path, animated: false, scrollPosition: .none)
                    selected.insert(row)
                }
            default: break
            }
            for _ in 0..<Int.random(in: 1...2, using: &random) {
                let changes = Bool.random(using: &random) ? Int.random(in: 1...3, using: &random) : Int.random(in: 1...20, using: &random)
                asked += 1
                scene.change(
                    changes, withSections: Bool.random(using: &random), animation: animations.randomElement(using: &random) ?? .fade,
                    random: &random
                ) { _ in completed += 1 }
                faults += scene.faults.map { "step \(step), at once: \($0)" }
                selected.formIntersection(scene.model.sections.flatMap(\.rows))
                scene.stage.advance(by: [0, 0.02, 0.1, 0.2, 0.5].randomElement(using: &random) ?? 0)
                faults += scene.faults.map { "step \(step), moving: \($0)" }
            }
        }
        let moving = scene.stage.settle()
        if !moving.isEmpty { faults.append("still moves: \(moving)") }
        faults += scene.faultsAtRest.map { "at rest: \($0)" }
        if asked != completed { faults.append("\(completed) of \(asked) completions") }
        let shown = Set((scene.table.indexPathsForSelectedRows ?? []).map { scene.model[$0] })
        if shown != selected { faults.append("selected \(shown), not \(selected)") }
        for (cell, path) in zip(scene.table.visibleCells, scene.table.indexPathsForVisibleRows ?? []) {
            if cell.isSelected != selected.contains(scene.model[path]) { faults.append("the cell at \(path) is selected wrongly") }
        }
        return Array(faults.prefix(6))
    }
}
