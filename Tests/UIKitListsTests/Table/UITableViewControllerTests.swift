import Kinora
import XCTest

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists

@preconcurrency @MainActor
final class UITableViewControllerTests: XCTestCase {
    final class Rows: UITableViewController {
        var log: [String] = []
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }
        override func numberOfSections(in tableView: UITableView) -> Int { 2 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "\(indexPath.section) · \(indexPath.row)"
            return cell
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select \(indexPath.row)") }
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 52 }
        override func scrollViewDidScroll(_ scrollView: UIScrollView) { if log.last != "scroll" { log.append("scroll") } }
    }

    func testASubclassIsItsTablesSourceAndDelegate() {
        let stage = Stage(device: .iPhone14)
        let controller = Rows(style: .insetGrouped)
        stage.window.rootViewController = controller
        stage.advance(by: 0.1)
        XCTAssertTrue(controller.tableView === controller.view)
        XCTAssertEqual(controller.tableView.style, .insetGrouped)
        XCTAssertTrue(controller.tableView.dataSource === controller)
        XCTAssertTrue(controller.tableView.delegate === controller)
        XCTAssertEqual(controller.tableView.frame, stage.window.bounds)
        XCTAssertEqual(controller.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height, 52)
        controller.log = []
        stage.tap(at: CGPoint(x: 195, y: 200))
        XCTAssertEqual(controller.log, ["select 2"])
        stage.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 300))
        XCTAssertTrue(controller.log.contains("scroll"))
    }

    func testTheSelectionIsTakenAwayWhenTheControllerComesBack() {
        for clears in [true, false] {
            let stage = Stage(device: .iPhone14)
            let controller = Rows(style: .plain)
            controller.clearsSelectionOnViewWillAppear = clears
            let navigation = UINavigationController(rootViewController: controller)
            stage.window.rootViewController = navigation
            stage.advance(by: 0.1)
            stage.tap(at: CGPoint(x: 195, y: 200))
            XCTAssertNotNil(controller.tableView.indexPathForSelectedRow)
            navigation.pushViewController(UIViewController(), animated: true)
            stage.settle()
            XCTAssertNotNil(controller.tableView.indexPathForSelectedRow)
            navigation.popViewController(animated: true)
            stage.settle()
            XCTAssertEqual(controller.tableView.indexPathForSelectedRow == nil, clears)
        }
    }

    func testTheSelectionFadesWithTheSwipeBackUnlessThatIsCancelled() throws {
        let stage = Stage(device: .iPhone14)
        let controller = Rows(style: .plain)
        let navigation = UINavigationController(rootViewController: controller)
        stage.window.rootViewController = navigation
        stage.advance(by: 0.1)
        stage.tap(at: CGPoint(x: 195, y: 200))
        let path = try XCTUnwrap(controller.tableView.indexPathForSelectedRow)
        navigation.pushViewController(UIViewController(), animated: true)
        stage.settle()
        let cell = try XCTUnwrap(controller.tableView.cellForRow(at: path))
        @MainActor func shownAlpha() -> Float? { cell.cellViews.plainSelection?.layer.presentation()?.opacity }
        for (end, finishes) in [(CGFloat(100), false), (300, true)] {
            var samples = (0...60).map {
                TouchSample(
                    time: Double($0) / 60, phase: $0 == 0 ? .began : .moved,
                    location: CGPoint(x: 2 + (end - 2) * CGFloat($0) / 60, y: 400))
            }
            samples += (1...12).map { TouchSample(time: 1 + Double($0) / 60, phase: .moved, location: CGPoint(x: end, y: 400)) }
            stage.touch(samples)
            XCTAssertEqual(try XCTUnwrap(shownAlpha()), Float(1 - (end - 2) / 390), accuracy: 0.01, "fades with the finger")
            stage.touch([TouchSample(time: 0.1, phase: .ended, location: CGPoint(x: end, y: 400))])
            stage.settle()
            XCTAssertEqual(controller.tableView.indexPathForSelectedRow, finishes ? nil : path)
            XCTAssertEqual(cell.isSelected, !finishes)
            XCTAssertEqual(cell.cellViews.plainSelection?.superview === cell, !finishes)
            XCTAssertEqual(cell.cellViews.plainSelection?.alpha, 1)
        }
    }

    func testAFieldInTheLastRowIsAboveTheKeyboard() throws {
        final class Form: UITableViewController {
            var fields: [UITextField] = []
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 15 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                let field = UITextField(frame: CGRect(x: 16, y: 4, width: 300, height: 36))
                cell.contentView.addSubview(field)
                fields.append(field)
                return cell
            }
        }
        let stage = Stage(device: .iPhone15)
        stage.showsKeyboard = true
        let form = Form(style: .plain)
        stage.window.rootViewController = form
        stage.advance(by: 0.1)
        let field = try XCTUnwrap(form.fields.last)
        field.becomeFirstResponder()
        stage.advance(by: 1)
        // 336 points of keyboard over 34 of safe area.
        XCTAssertEqual(form.tableView.contentInset.bottom, 336 - 34)
        XCTAssertLessThanOrEqual(field.convert(field.bounds, to: nil).maxY, 852 - 336 + 0.5)
        field.resignFirstResponder()
        stage.advance(by: 1)
        XCTAssertEqual(form.tableView.contentInset, .zero)
        XCTAssertEqual(form.tableView.contentOffset.y, -59, accuracy: 0.5)
    }

    func testTheFirstAppearanceReloads() {
        final class Counting: UITableViewController {
            var count = 3
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let stage = Stage(device: .iPhone14)
        let controller = Counting(style: .plain)
        XCTAssertEqual(controller.tableView.numberOfRows(inSection: 0), 3)
        controller.count = 5
        stage.window.rootViewController = controller
        stage.advance(by: 0.1)
        XCTAssertEqual(controller.tableView.numberOfRows(inSection: 0), 5)
        XCTAssertNil(controller.refreshControl)
        let refresh = UIRefreshControl()
        controller.refreshControl = refresh
        XCTAssertTrue(controller.tableView.refreshControl === refresh)
    }
}
