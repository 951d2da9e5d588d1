import Kinora
import ListTestSupport
import TestSupport
import Testing
import XCTest

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists

@preconcurrency @MainActor
final class TableUpdateTests: XCTestCase {
    fileprivate static func scene(rows: Int, sections: Int = 1, heights: UpdateScene.Heights = .fixed) -> UpdateScene {
        var random = SeededRandom(seed: 1)
        return UpdateScene(ListModel(sections: sections, rows: rows...rows, random: &random), heights: heights)
    }

    private static func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    private static func shownY(_ view: UIView?) -> CGFloat { view?.layer.presentation()?.frame.minY ?? .nan }

    private static func shownX(_ view: UIView?) -> CGFloat { view?.layer.presentation()?.frame.minX ?? .nan }

    // MARK: Movement

    func testRowsPushApartForOneThatFadesIn() {
        let scene = Self.scene(rows: 20)
        let below = scene.table.cellForRow(at: Self.path(1))
        scene.model.insertRow(at: Self.path(1))
        scene.table.insertRows(at: [Self.path(1)], with: .fade)
        let new = scene.table.cellForRow(at: Self.path(1))
        XCTAssertTrue(scene.table.cellForRow(at: Self.path(2)) === below)
        XCTAssertEqual(below?.frame.minY, 88, "the model is there at once")
        XCTAssertEqual(scene.table.contentSize.height, 21 * 44)
        scene.stage.advance(by: 0)
        XCTAssertEqual(Self.shownY(below), 44, accuracy: 0.01)
        XCTAssertEqual(new?.layer.presentation()?.opacity ?? 1, 0, accuracy: 0.01)
        XCTAssertEqual(Self.shownY(new), 44, accuracy: 0.01)
        scene.stage.advance(by: 0.15)
        XCTAssertEqual(Self.shownY(below), 66, accuracy: 1)
        XCTAssertEqual(new?.layer.presentation()?.opacity ?? 1, 0.5, accuracy: 0.05)
        XCTAssertEqual(scene.stage.settle(), [])
        XCTAssertEqual(scene.faultsAtRest, [])
    }

    func testADeletedRowLeavesUnderTheOthersAndItsCellIsUsedAgain() {
        let scene = Self.scene(rows: 20)
        let gone = scene.table.cellForRow(at: Self.path(2)), below = scene.table.cellForRow(at: Self.path(3))
        scene.model.removeRow(at: Self.path(2))
        scene.table.deleteRows(at: [Self.path(2)], with: .left)
        XCTAssertTrue(gone?.superview === scene.table)
        XCTAssertNil(gone.flatMap(scene.table.indexPath(for:)))
        let order = scene.table.subviews
        let indices = [gone, below].map { view in order.firstIndex { $0 === view } ?? -1 }
        XCTAssertLessThan(indices[0], indices[1])
        scene.stage.advance(by: 0.15)
        XCTAssertEqual(gone?.layer.presentation()?.frame.minX ?? 0, -160, accuracy: 4)
        XCTAssertEqual(Self.shownY(below), 110, accuracy: 1)
        XCTAssertEqual(scene.stage.settle(), [])
        XCTAssertNil(gone?.superview)
        XCTAssertTrue(scene.table.dequeueReusableCell(withIdentifier: "cell") === gone)
    }

    func testAMovedRowPassesOverTheOthers() {
        let scene = Self.scene(rows: 8)
        let moved = scene.table.cellForRow(at: Self.path(0))
        scene.model.moveRow(from: Self.path(0), to: Self.path(4))
        scene.table.moveRow(at: Self.path(0), to: Self.path(4))
        XCTAssertEqual(moved?.frame.minY, 176)
        let order = scene.table.subviews.filter { $0 is UITableViewCell }
        XCTAssertTrue(order.last === moved)
        scene.stage.advance(by: 0.15)
        XCTAssertEqual(Self.shownY(moved), 88, accuracy: 2)
        XCTAssertEqual(scene.stage.settle(), [])
        XCTAssertEqual(scene.faultsAtRest, [])
    }

    func testARowComesFromWhereItsAnimationSays() {
        for (animation, x, y) in [
            (UITableView.RowAnimation.right, 320.0, 44.0), (.left, -320, 44), (.top, 0, 0), (.bottom, 0, 88),
        ] {
            let scene = Self.scene(rows: 20)
            scene.model.insertRow(at: Self.path(1))
            scene.table.insertRows(at: [Self.path(1)], with: animation)
            let new = scene.table.cellForRow(at: Self.path(1))
            scene.stage.advance(by: 0)
            XCTAssertEqual(Self.shownX(new), x, accuracy: 0.01, "\(animation)")
            XCTAssertEqual(Self.shownY(new), y, accuracy: 0.01, "\(animation)")
            scene.stage.advance(by: 0.15)
            XCTAssertEqual(Self.shownX(new), x / 2, accuracy: 5, "\(animation)")
            XCTAssertEqual(Self.shownY(new), (y + 44) / 2, accuracy: 1, "\(animation)")
            XCTAssertEqual(scene.stage.settle(), [])
            XCTAssertEqual(new?.frame, CGRect(x: 0, y: 44, width: 320, height: 44), "\(animation)")
            XCTAssertEqual(scene.faultsAtRest, [])
        }
    }

    func testAnUpdateInTheMiddleOfAnotherGoesOnFromWhatIsShown() {
        let scene = Self.scene(rows: 20)
        let cell = scene.table.cellForRow(at: Self.path(3))
        scene.model.insertRow(at: Self.path(0))
        scene.table.insertRows(at: [Self.path(0)], with: .top)
        scene.stage.advance(by: 0.15)
        let before = Self.shownY(cell)
        scene.model.removeRow(at: Self.path(0))
        scene.table.deleteRows(at: [Self.path(0)], with: .top)
        scene.stage.advance(by: 0)
        XCTAssertEqual(Self.shownY(cell), before, accuracy: 0.01)
        XCTAssertEqual(scene.stage.settle(), [])
        XCTAssertEqual(cell?.frame.minY, 132)
        XCTAssertEqual(scene.faultsAtRest, [])
    }

    func testRowsThatLeaveSightGoThereAndComeBackWhenWanted() {
        let scene = Self.scene(rows: 11)
        let last = scene.table.cellForRow(at: Self.path(10))
        scene.model.insertRow(at: Self.path(0))
        scene.table.insertRows(at: [Self.path(0)], with: .fade)
        XCTAssertTrue(last?.superview === scene.table)
        scene.stage.advance(by: 0.1)
        let before = Self.shownY(last)
        scene.table.contentOffset.y = 20
        scene.table.layoutIfNeeded()
        XCTAssertTrue(scene.table.cellForRow(at: Self.path(11)) === last, "the same cell comes back")
        scene.stage.advance(by: 0)
        XCTAssertEqual(Self.shownY(last), before, accuracy: 0.5)
        XCTAssertEqual(scene.stage.settle(), [])
        XCTAssertEqual(scene.faultsAtRest, [])
    }

    func testATableAtItsEndSlidesDownWhenRowsGo() {
        let scene = Self.scene(rows: 30)
        scene.table.contentOffset.y = 30 * 44 - 480
        scene.stage.advance(by: 0.05)
        let cell = scene.table.cellForRow(at: Self.path(22))
        for _ in 0..<4 { scene.model.removeRow(at: Self.path(26)) }
        scene.table.deleteRows(at: (26..<30).map { Self.path($0) }, with: .fade)
        XCTAssertEqual(scene.table.contentOffset.y, 26 * 44 - 480)
        scene.stage.advance(by: 0)
        let offset = scene.table.layer.presentation()?.bounds.minY ?? 0
        XCTAssertEqual(offset, 30 * 44 - 480, accuracy: 0.01, "what is seen slides")
        XCTAssertEqual(Self.shownY(cell), 22 * 44, accuracy: 0.01)
        XCTAssertEqual(scene.stage.settle(), [])
        XCTAssertEqual(scene.faultsAtRest, [])
    }

    func testARowOpensWhenItsHeightChangesInAnEmptyBatch() {
        let scene = Self.scene(rows: 20, heights: .measured)
        let cell = scene.table.cellForRow(at: Self.path(1)), below = scene.table.cellForRow(at: Self.path(2))
        let old = scene.table.rectForRow(at: Self.path(1)).height, y = below?.frame.minY ?? 0
        scene.model.bumpVersion(Self.path(1))
        (cell as? UpdateScene.Cell)?.row = scene.model[Self.path(1)]
        scene.table.beginUpdates()
        scene.table.endUpdates()
        XCTAssertEqual(cell?.frame.height ?? 0, old + 3, accuracy: 0.01)
        XCTAssertEqual(below?.frame.minY ?? 0, y + 3, accuracy: 0.01)
        scene.stage.advance(by: 0)
        XCTAssertEqual(Self.shownY(below), y, accuracy: 0.01)
        XCTAssertEqual(scene.stage.settle(), [])
        XCTAssertEqual(scene.faultsAtRest, [])
    }

    func testTheOffsetStaysWhenARowIsInsertedAtTheTop() {
        for heights in UpdateScene.Heights.allCases {
            let scene = Self.scene(rows: 40, heights: heights)
            scene.model.insertRow(at: Self.path(0))
            scene.table.insertRows(at: [Self.path(0)], with: .automatic)
            XCTAssertEqual(scene.table.contentOffset.y, 0)
            XCTAssertEqual(scene.stage.settle(), [])
            XCTAssertEqual(scene.table.contentOffset.y, 0)
            XCTAssertEqual(scene.faultsAtRest, [], "\(heights)")
        }
    }

    func testTextsOfHeadersWhoseHeightsChangeMoveWithoutAJump() {
        var random = SeededRandom(seed: 1)
        let scene = UpdateScene(ListModel(sections: 2, rows: 6...6, random: &random), style: .insetGrouped)
        scene.hasTitles = true
        scene.table.reloadData()
        scene.stage.advance(by: 0.05)
        let header = scene.table.headerView(forSection: 1)
        func shownText() -> CGFloat {
            guard let label = header?.textLabel, let shown = label.layer.presentation(), let view = header?.layer.presentation(),
                let content = header?.contentView.layer.presentation()
            else { return .nan }
            return view.frame.minY + content.frame.minY + shown.frame.minY
        }
        let before = shownText()
        let moves = scene.model.reverseSections()
        scene.table.performBatchUpdates({ for move in moves { scene.table.moveSection(move.from, toSection: move.to) } })
        scene.stage.advance(by: 0)
        XCTAssertEqual(shownText(), before, accuracy: 0.6)
        XCTAssertEqual(scene.stage.settle(), [])
        XCTAssertEqual(scene.faultsAtRest, [])
    }

    // MARK: Completion, selection, animations off

    func testCompletionsComeWithTheEndAndWithoutAnimationAtOnce() {
        let scene = Self.scene(rows: 5)
        var log: [String] = []
        scene.model.insertRow(at: Self.path(0))
        scene.table.performBatchUpdates({ scene.table.insertRows(at: [Self.path(0)], with: .fade) }) { log.append("one \($0)") }
        scene.stage.advance(by: 0.2)
        XCTAssertEqual(log, [])
        scene.stage.advance(by: 0.2)
        XCTAssertEqual(log, ["one true"])
        UIView.performWithoutAnimation {
            scene.model.removeRow(at: Self.path(0))
            scene.table.performBatchUpdates({ scene.table.deleteRows(at: [Self.path(0)], with: .left) }) { log.append("two \($0)") }
        }
        XCTAssertEqual(scene.table.subviews.filter { $0 is UITableViewCell }.count, 5)
        scene.stage.advance(by: 0.02)
        XCTAssertEqual(log, ["one true", "two true"])
        XCTAssertEqual(scene.faultsAtRest, [])
    }

    func testTheSelectionGoesWithItsRows() {
        let scene = Self.scene(rows: 10)
        scene.table.allowsMultipleSelection = true
        for row in [1, 4, 6] { scene.table.selectRow(at: Self.path(row), animated: false, scrollPosition: .none) }
        scene.model.insertRow(at: Self.path(0))
        scene.model.removeRow(at: Self.path(5))
        scene.model.bumpVersion(Self.path(6))
        scene.table.performBatchUpdates({
            scene.table.insertRows(at: [Self.path(0)], with: .fade)
            scene.table.deleteRows(at: [Self.path(4)], with: .fade)
            scene.table.reloadRows(at: [Self.path(6)], with: .fade)
        })
        XCTAssertEqual(scene.table.indexPathsForSelectedRows, [Self.path(2)])
        XCTAssertEqual(scene.table.visibleCells.map(\.isSelected).firstIndex(of: true), 2)
        _ = scene.stage.settle()
        XCTAssertEqual(scene.faultsAtRest, [])
    }

    func testReloadingAndLeavingTheWindowEndAllMovementAtOnce() {
        let scene = Self.scene(rows: 10)
        for leaves in [false, true] {
            var completed = 0
            scene.model.removeRow(at: Self.path(2))
            scene.table.performBatchUpdates({ scene.table.deleteRows(at: [Self.path(2)], with: .right) }) { _ in completed += 1 }
            scene.stage.advance(by: 0.1)
            let parent = scene.table.superview
            if leaves { scene.table.removeFromSuperview() } else { scene.table.reloadData() }
            scene.stage.advance(by: 0.05)
            XCTAssertEqual(scene.table.departures.count, 0, "leaves \(leaves)")
            if leaves { parent?.addSubview(scene.table) }
            _ = scene.stage.settle()
            XCTAssertEqual(completed, 1)
            XCTAssertEqual(scene.faultsAtRest, [])
        }
    }

    func testWhatTheRandomTestsLookAtIsVisibleWhenItIsWrong() {
        let scene = Self.scene(rows: 8)
        XCTAssertEqual(scene.faultsAtRest, [])
        scene.model.moveRow(from: Self.path(0), to: Self.path(2))
        XCTAssertEqual(scene.faults.count, 3, "three rows show others' cells")
        scene.model.moveRow(from: Self.path(2), to: Self.path(0))
        scene.table.addSubview(UITableViewCell(style: .default, reuseIdentifier: nil))
        XCTAssertEqual(scene.faultsAtRest.count, 1, "a cell is left behind")
    }

    // MARK: Updates that do not fit

    func testAnUpdateThatDoesNotFitReloadsInRelease() {
        let usual = InvalidListUpdate.traps
        defer { InvalidListUpdate.traps = usual }
        InvalidListUpdate.traps = false
        let scene = Self.scene(rows: 5)
        scene.model.insertRow(at: Self.path(1))
        scene.model.insertRow(at: Self.path(1))
        var finished: [Bool] = []
        let complaints = Diagnostics.complaints {
            scene.table.performBatchUpdates({ scene.table.insertRows(at: [Self.path(1)], with: .fade) }) { finished.append($0) }
        }
        XCTAssertEqual(complaints.count, 1)
        XCTAssertTrue(complaints.first?.contains("(1 inserted, 0 deleted)") ?? false)
        XCTAssertEqual(finished, [false])
        XCTAssertEqual(scene.table.numberOfRows(inSection: 0), 7)
        _ = scene.stage.settle()
        XCTAssertEqual(scene.faultsAtRest, [])
    }

    // MARK: Images

    /// Filmstrips for inspection; `KINORA_PICTURES` names the folder.
    func testFilmstripsOfUpdates() throws {
        guard let folder = ProcessInfo.processInfo.environment["KINORA_PICTURES"] else { return }
        try MainActor.assumeIsolated {
            @MainActor func strip(_ name: String, style: UITableView.Style = .plain, _ change: @MainActor (UpdateScene) -> Void) throws {
                var random = SeededRandom(seed: 1)
                let scene = UpdateScene(
                    ListModel(sections: 2, rows: 4...4, random: &random), style: style, size: CGSize(width: 200, height: 400))
                scene.hasTitles = true
                scene.table.reloadData()
                scene.stage.advance(by: 0.05)
                for (index, cell) in scene.table.visibleCells.enumerated() {
                    cell.backgroundColor = UIColor(hue: CGFloat(index) / 9, saturation: 0.3, brightness: 1, alpha: 1)
                }
                change(scene)
                var images = [scene.stage.image()]
                for _ in 0..<6 {
                    scene.stage.advance(by: 0.06)
                    images.append(scene.stage.image())
                }
                _ = scene.stage.settle()
                let size = CGSize(width: 200 * images.count, height: 400)
                let sheet = UIGraphicsImageRenderer(size: size).image { _ in
                    for (index, image) in images.enumerated() {
                        UIImage(cgImage: image).draw(in: CGRect(x: 200 * index, y: 0, width: 196, height: 400))
                    }
                }
                try XCTUnwrap(sheet.pngData()).write(to: URL(fileURLWithPath: folder).appendingPathComponent("update-\(name).png"))
            }
            try strip("insert") { scene in
                scene.model.insertRow(at: Self.path(0))
                scene.model.insertRow(at: Self.path(2))
                scene.table.insertRows(at: [Self.path(0), Self.path(2)], with: .fade)
            }
            try strip("delete") { scene in
                scene.model.removeRow(at: Self.path(2))
                scene.model.removeRow(at: Self.path(1))
                scene.table.deleteRows(at: [Self.path(1), Self.path(2)], with: .left)
            }
            try strip("move") { scene in
                scene.model.moveRow(from: Self.path(0), to: Self.path(2, 1))
                scene.table.moveRow(at: Self.path(0), to: Self.path(2, 1))
            }
            try strip("mixed", style: .insetGrouped) { scene in
                let update = scene.model.reverseSections()
                scene.table.performBatchUpdates({ for move in update { scene.table.moveSection(move.from, toSection: move.to) } })
            }
            try strip("middle") { scene in
                scene.model.removeRow(at: Self.path(1))
                scene.model.insertRow(at: Self.path(0, 1))
                scene.model.bumpVersion(Self.path(3, 1))
                scene.table.performBatchUpdates({
                    scene.table.deleteRows(at: [Self.path(1)], with: .middle)
                    scene.table.insertRows(at: [Self.path(0, 1)], with: .top)
                    scene.table.reloadRows(at: [Self.path(2, 1)], with: .right)
                })
            }
        }
    }
}

@Suite struct TableUpdateTrapTests {
    @Test func anUpdateThatDoesNotFitTrapsInDebugWithUIKitsSentence() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                let scene = TableUpdateTests.scene(rows: 5)
                scene.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
            }
        }
        #expect(
            result.trapSentence?.contains(
                "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after the "
                    + "update (5) must be equal to the number of rows contained in that section before the update (5), plus or minus the "
                    + "number of rows inserted or deleted from that section (1 inserted, 0 deleted)") == true)
    }

    @Test func endingUpdatesThatDidNotBeginTraps() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                let scene = TableUpdateTests.scene(rows: 5)
                scene.table.endUpdates()
            }
        }
        #expect(result.trapSentence?.contains("endUpdates() without beginUpdates()") == true)
    }
}
