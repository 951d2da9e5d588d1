import Kinora
import XCTest

@testable import UIKit

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
        MainActor.assumeIsolated {
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
    }

    func testTheSelectionIsTakenAwayWhenTheControllerComesBack() {
        MainActor.assumeIsolated {
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
    }

    func testTheFirstAppearanceReloads() {
        MainActor.assumeIsolated {
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
}
