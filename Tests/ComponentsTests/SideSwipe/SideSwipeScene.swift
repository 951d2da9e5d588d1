import Components
import Kinora
import UIKit
import XCTest

/// A stage with a table of rows 44 + 5n points high, and a side-swipe menu.
@MainActor
final class SideSwipeScene: NSObject, UITableViewDataSource, UITableViewDelegate {
    let stage: Stage
    let table: UITableView
    let menu = UIView()
    var swipeMenu: SideSwipeMenu?
    var rows = 30
    var picked: [Int] = []
    /// Calls of the table's delegate and data source.
    var log: [String] = []
    private let makeCell: (String) -> UITableViewCell

    /// A table over the whole of a screen, or of 320 x 480 points with one pixel per point.
    init(
        layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight, on kind: ScreenKind? = nil,
        makeCell: @escaping (String) -> UITableViewCell = { UITableViewCell(style: .default, reuseIdentifier: $0) }
    ) {
        let plain = Device(name: "rows", size: CGSize(width: 320, height: 480), scale: 1)
        let kind = kind ?? ScreenKind(device: plain, direction: layoutDirection)
        stage = kind.makeStage()
        table = UITableView(frame: CGRect(origin: .zero, size: kind.device.size), style: .plain)
        self.makeCell = makeCell
        super.init()
        let root = UIViewController()
        stage.window.rootViewController = root
        table.contentInsetAdjustmentBehavior = .never
        table.dataSource = self
        table.delegate = self
        root.view.addSubview(table)
        swipeMenu = SideSwipeMenu(tableView: table, menu: menu)
        stage.advance(by: 0.05)
    }

    var swipe: SideSwipeMenu { swipeMenu! }

    func releaseMenu() { swipeMenu = nil }

    func cell(_ row: Int) -> UITableViewCell? { table.cellForRow(at: path(row)) }

    func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    func open(_ row: Int, _ direction: UISwipeGestureRecognizer.Direction = .right, animated: Bool = true) {
        swipe.open(at: path(row), direction: direction, animated: animated)
        stage.advance(by: 0)
    }

    func close(animated: Bool = true) {
        swipe.close(animated: animated)
        stage.advance(by: 0)
    }

    /// The presented left edge of a view in the table.
    func x(_ view: UIView?) -> Double { view?.layer.presentation().map { Double($0.frame.minX) } ?? .nan }

    /// Moves the clock to a time after another.
    func advance(to time: TimeInterval, after start: TimeInterval) { stage.advance(by: start + time - stage.now) }

    /// A finger swipes over a row by 120 points.
    func swipe(_ row: Int, by distance: Double = 120) {
        let rect = table.convert(table.rectForRow(at: path(row)), to: nil)
        let start = CGPoint(x: 160 - distance / 2, y: rect.midY)
        var samples = [TouchSample(time: 0, phase: .began, location: start)]
        for step in 1...6 {
            samples.append(
                TouchSample(
                    time: Double(step) * 0.016, phase: .moved, location: CGPoint(x: start.x + distance * Double(step) / 6, y: start.y)))
        }
        samples.append(TouchSample(time: 0.1, phase: .ended, location: CGPoint(x: start.x + distance, y: start.y)))
        stage.touch(samples)
        stage.advance(by: 0)
    }

    /// No menu, every cell in its place, nothing left.
    func checkClosed(_ message: String = "", file: StaticString = #filePath, line: UInt = #line) {
        stage.settle()
        XCTAssertNil(swipe.openIndexPath, message, file: file, line: line)
        XCTAssertNil(menu.superview, message, file: file, line: line)
        XCTAssertEqual(menu.layer.animationKeys() ?? [], [], message, file: file, line: line)
        for cell in table.visibleCells {
            XCTAssertEqual(cell.transform, .identity, message, file: file, line: line)
            XCTAssertEqual(cell.layer.animationKeys() ?? [], [], message, file: file, line: line)
            XCTAssertEqual(cell.alpha, 1, message, file: file, line: line)
            XCTAssertEqual(cell.frame.minX, 0, message, file: file, line: line)
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row") ?? makeCell("row")
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 + 5 * CGFloat(indexPath.row % 10) }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { picked.append(indexPath.row) }
}
