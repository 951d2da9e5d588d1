import Kinora
import TestSupport
import XCTest

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists

/// Tables of random sizes, styles and heights, scrolled in random ways, always show the rows that are there by rights.
@preconcurrency @MainActor
final class RandomTableTests: XCTestCase {
    private static let seeds: UInt64 = ProcessInfo.processInfo.environment["KINORA_DEEP"] == "1" ? 300 : 5

    /// A scene whose headers have heights of their own, of which some sections have none.
    @MainActor
    private final class Scene: TableScene, UITableViewDelegate {
        final class Header: UITableViewHeaderFooterView {
            var height: CGFloat = 0
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
        }

        var hasHeaders = false

        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            guard hasHeaders, section % 3 != 1 else { return nil }
            let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
            (view as? Header)?.height = 20 + CGFloat(section % 4) * 9
            return view
        }
    }

    private static func scene(_ random: inout SeededRandom) -> Scene {
        let counts = (0..<Int.random(in: 1...8, using: &random)).map { _ in
            Bool.random(using: &random) ? Int.random(in: 0...4, using: &random) : Int.random(in: 5...90, using: &random)
        }
        let style: UITableView.Style = [.plain, .grouped, .insetGrouped].randomElement(using: &random) ?? .plain
        let safe = Bool.random(using: &random) ? UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0) : .zero
        let scene = Scene(counts, style: style, safeArea: safe)
        scene.table.register(Scene.Header.self, forHeaderFooterViewReuseIdentifier: "header")
        scene.hasHeaders = Bool.random(using: &random)
        if Bool.random(using: &random) { scene.footerTitle = { $0 % 2 == 0 ? "Footer \($0)" : nil } }
        let (least, steps) = (CGFloat.random(in: 12...60, using: &random).rounded(), Int.random(in: 1...80, using: &random))
        scene.height = { least + CGFloat(($0.row * 31 + $0.section * 17) % steps) }
        if Bool.random(using: &random) { scene.table.estimatedRowHeight = CGFloat.random(in: 10...120, using: &random).rounded() }
        if Bool.random(using: &random) { scene.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 77)) }
        scene.table.delegate = scene
        return scene
    }

    func testRandomScrollingShowsTheRowsAtTheirPositions() {
        for seed in 0..<Self.seeds {
            var random = SeededRandom(seed: seed)
            let scene = Self.scene(&random)
            scene.show()
            for step in 0..<25 {
                Self.act(on: scene, &random)
                for _ in 0..<Int.random(in: 1...6, using: &random) {
                    scene.stage.advance(by: 1.0 / 60)
                    Self.check(scene, "seed \(seed), step \(step)")
                }
            }
            XCTAssertEqual(scene.stage.settle(), [], "seed \(seed)")
            Self.check(scene, "seed \(seed), at rest")
            let table = scene.table
            let end = max(table.contentSize.height + table.adjustedContentInset.bottom - 480, -table.adjustedContentInset.top)
            // An offset that the app sets is not limited to the content: with a safe area that of 0 is beyond the end of a short one.
            XCTAssertLessThanOrEqual(table.contentOffset.y, max(end, 0) + 0.01, "seed \(seed)")
            XCTAssertGreaterThanOrEqual(table.contentOffset.y, -table.adjustedContentInset.top - 0.01, "seed \(seed)")
        }
    }

    private static func act(on scene: Scene, _ random: inout SeededRandom) {
        let table = scene.table
        let paths = scene.counts.enumerated().flatMap { section, count in (0..<count).map { IndexPath(row: $0, section: section) } }
        switch Int.random(in: 0..<10, using: &random) {
        case 0, 1, 2: scene.swipe(from: 420, to: 80, speed: .random(in: 500...6000, using: &random))
        case 3, 4: scene.swipe(from: 80, to: 420, speed: .random(in: 500...6000, using: &random))
        case 5:
            table.setContentOffset(
                CGPoint(x: 0, y: .random(in: 0...max(table.contentSize.height - 480, 0), using: &random)), animated: true)
        case 6: table.contentOffset.y = .random(in: 0...max(table.contentSize.height - 480, 0), using: &random)
        case 7, 8:
            guard let path = paths.randomElement(using: &random) else { return }
            let position: UITableView.ScrollPosition = [.none, .top, .middle, .bottom].randomElement(using: &random) ?? .none
            table.scrollToRow(at: path, at: position, animated: Bool.random(using: &random))
        default:
            if Bool.random(using: &random) {
                scene.counts[Int.random(in: 0..<scene.counts.count, using: &random)] = Int.random(in: 0...60, using: &random)
                table.reloadData()
            } else {
                table.frame.size.width = Bool.random(using: &random) ? 280 : 320
            }
        }
    }

    private static func check(_ scene: Scene, _ message: String, line: UInt = #line) {
        scene.check(line: line)
        let table = scene.table
        for path in scene.visibleRows {
            let wanted = scene.height(path) + (table.rectForRow(at: path).width < 300 ? CGFloat(path.row % 4) * 10 : 0)
            XCTAssertEqual(table.rectForRow(at: path).height, wanted, "\(path), \(message)", line: line)
        }
        for edge in table.visibleHeaderFooters {
            XCTAssertTrue(edge.view.superview === table, message, line: line)
            XCTAssertTrue(edge.view.frame.intersects(table.bounds), message, line: line)
        }
        let others = table.subviews.filter { $0 is UITableViewHeaderFooterView }.count
        XCTAssertEqual(others, table.visibleHeaderFooters.count, message, line: line)
        XCTAssertEqual(table.contentSize.height, table.geometry?.height ?? 0, message, line: line)
    }
}
