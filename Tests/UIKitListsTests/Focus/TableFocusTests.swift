import Kinora
import UIKit
import XCTest

/// Rows of tables with a hardware keyboard on an iPad.
@preconcurrency @MainActor
final class TableFocusTests: XCTestCase {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var count = 30
        var log: [String] = []
        var focusable: Set<Int>?
        var follows: Bool?
        var preferred: IndexPath?
        var mayUpdate = true

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            var content = cell.defaultContentConfiguration()
            content.text = "Row \(indexPath.row)"
            cell.contentConfiguration = content
            return cell
        }
        func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
            focusable?.contains(indexPath.row) ?? tableView.allowsFocus
        }
        func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool { mayUpdate }
        func tableView(
            _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
        ) {
            func name(_ path: IndexPath?) -> String { path.map { "\($0.row)" } ?? "-" }
            log.append("\(name(context.previouslyFocusedIndexPath))>\(name(context.nextFocusedIndexPath))")
        }
        func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { preferred }
        func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
            follows ?? tableView.selectionFollowsFocus
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select \(indexPath.row)") }
        func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
            log.append("perform \(indexPath.row)")
        }
        func take() -> [String] {
            defer { log = [] }
            return log
        }
    }

    private var stage: Stage?
    private var source: Source?

    override func tearDown() { (stage, source) = (nil, nil) }

    private func made(allowsFocus: Bool = true) -> (Stage, UITableView, Source) {
        let made = Stage(device: .iPad10)
        stage = made
        let (table, source) = (UITableView(frame: CGRect(x: 0, y: 100, width: 400, height: 300)), Source())
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 50
        self.source = source
        table.dataSource = source
        table.delegate = source
        table.allowsFocus = allowsFocus
        made.window.addSubview(table)
        made.advance(by: 0.05)
        return (made, table, source)
    }

    private func focused(_ table: UITableView) -> Int? {
        (UIFocusSystem.focusSystem(for: table)?.focusedItem as? UITableViewCell).flatMap { table.indexPath(for: $0)?.row }
    }

    func testRowsCannotBecomeFocusedByDefault() {
        let table = UITableView()
        XCTAssertFalse(table.allowsFocus || table.allowsFocusDuringEditing || table.selectionFollowsFocus)
        XCTAssertFalse(table.remembersLastFocusedIndexPath)
        let (stage, shown, _) = made(allowsFocus: false)
        stage.pressKey(.tab)
        XCTAssertNil(focused(shown))
    }

    func testArrowsMoveBetweenRowsAndReturnSelects() {
        let (stage, table, source) = made()
        stage.pressKey(.tab)
        stage.pressKey(.down)
        stage.pressKey(.down)
        stage.pressKey(.up)
        XCTAssertEqual(focused(table), 1)
        XCTAssertEqual(source.take(), ["->0", "0>1", "1>2", "2>1"])
        XCTAssertNil(table.indexPathForSelectedRow)
        stage.pressKey(.return)
        XCTAssertEqual(source.take(), ["select 1", "perform 1"])
        XCTAssertEqual(table.indexPathForSelectedRow, IndexPath(row: 1, section: 0))
        XCTAssertEqual(focused(table), 1)
    }

    func testATapPerformsThePrimaryActionToo() {
        let (stage, table, source) = made()
        stage.tap(at: CGPoint(x: 100, y: 125))
        XCTAssertEqual(source.take(), ["select 0", "perform 0"])
        table.setEditing(true, animated: false)
        table.allowsSelectionDuringEditing = true
        stage.advance(by: 0.5)
        stage.tap(at: CGPoint(x: 200, y: 175))
        XCTAssertEqual(source.take(), ["select 1"], "not in editing mode")
    }

    func testTheDelegateDecidesRowByRow() {
        let (stage, table, source) = made(allowsFocus: false)
        source.focusable = [1, 3, 4]
        stage.pressKey(.tab)
        XCTAssertEqual(focused(table), 1)
        stage.pressKey(.down)
        XCTAssertEqual(focused(table), 3)
        source.mayUpdate = false
        stage.pressKey(.down)
        XCTAssertEqual(focused(table), 3)
    }

    func testTheFocusScrollsToRowsThatHaveNoCellYet() {
        let (stage, table, _) = made()
        stage.pressKey(.tab)
        for _ in 0..<9 {
            stage.pressKey(.down)
            stage.advance(by: 0.5)
        }
        XCTAssertEqual(focused(table), 9)
        XCTAssertEqual(table.contentOffset.y, 10 * 50 - 300, accuracy: 0.01)
        for _ in 0..<9 {
            stage.pressKey(.up)
            stage.advance(by: 0.5)
        }
        XCTAssertEqual(focused(table), 0)
        XCTAssertEqual(table.contentOffset.y, 0, accuracy: 0.01)
    }

    func testKeysDuringTheScrollCount() {
        let (stage, table, _) = made()
        stage.pressKey(.tab)
        for _ in 0..<12 { stage.pressKey(.down) }
        stage.settle()
        XCTAssertEqual(focused(table), 12)
    }

    func testSelectionFollowsFocus() {
        let (stage, table, source) = made()
        table.selectionFollowsFocus = true
        stage.pressKey(.tab)
        stage.pressKey(.down)
        XCTAssertEqual(source.take(), ["->0", "select 0", "0>1", "select 1"])
        source.follows = false
        stage.pressKey(.down)
        XCTAssertEqual(source.take(), ["1>2"])
        XCTAssertEqual(table.indexPathsForSelectedRows, [IndexPath(row: 1, section: 0)])
    }

    func testTheSelectedRowIsFocusedFirst() {
        let (stage, table, source) = made()
        table.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
        stage.pressKey(.tab)
        XCTAssertEqual(focused(table), 3)
        table.selectRow(at: nil, animated: false, scrollPosition: .none)
        let field = UITextField(frame: CGRect(x: 500, y: 100, width: 200, height: 40))
        stage.window.addSubview(field)
        stage.pressKey(.tab)
        XCTAssertTrue(field.isFirstResponder)
        source.preferred = IndexPath(row: 2, section: 0)
        stage.pressKey(.tab)
        XCTAssertEqual(focused(table), 2, "the delegate's preferred row")
        stage.pressKey(.down)
        stage.pressKey(.tab)
        table.remembersLastFocusedIndexPath = true
        stage.pressKey(.tab)
        XCTAssertEqual(focused(table), 3, "the last one")
    }

    func testAnotherRowInTheFocusedCellDoesNotKeepTheFocus() {
        let (stage, table, _) = made()
        stage.pressKey(.tab)
        stage.pressKey(.down)
        table.setContentOffset(CGPoint(x: 0, y: 600), animated: false)
        stage.advance(by: 0.1)
        XCTAssertNil(focused(table))
        XCTAssertFalse(table.visibleCells.contains { $0.isFocused || $0.configurationState.isFocused })
        stage.pressKey(.down)
        stage.settle()
        XCTAssertEqual(focused(table), 1, "the next key returns to the row")
    }

    func testAReloadKeepsTheFocusedRow() {
        let (stage, table, _) = made()
        stage.pressKey(.tab)
        stage.pressKey(.down)
        stage.pressKey(.down)
        table.reloadData()
        stage.advance(by: 0.1)
        XCTAssertEqual(focused(table), 2)
        XCTAssertEqual(table.visibleCells.map { $0.configurationState.isFocused }, [false, false, true, false, false, false])
    }

    func testAFocusedCellShowsItsTextInTheTintColor() {
        let (stage, table, _) = made()
        stage.pressKey(.tab)
        stage.advance(by: 0.5)
        let labels = table.visibleCells.map { $0.contentView.firstLabel }
        XCTAssertEqual(labels[0]?.textColor, table.tintColor)
        XCTAssertEqual(labels[1]?.textColor, .label)
        XCTAssertNil(table.visibleCells[0].focusEffect)
        stage.pressKey(.down)
        stage.advance(by: 0.5)
        XCTAssertEqual(labels[0]?.textColor, .label)
        XCTAssertEqual(labels[1]?.textColor, table.tintColor)
    }
}

extension UIView {
    fileprivate var firstLabel: UILabel? {
        if let label = self as? UILabel { return label }
        return subviews.lazy.compactMap(\.firstLabel).first
    }
}
