import Kinora
import UIKit
import UIKitTestSupport
import XCTest

@testable import UIKitControls
@testable import UIKitCore

/// Search controllers: the bar below the titles, its collapse, and the presentation.
@preconcurrency @MainActor
final class UISearchControllerTests: XCTestCase {
    // MARK: The bar

    func testASearchBarMakesTheNavigationBar52PointsHigher() {
        let scene = SearchControllerScene()
        XCTAssertEqual(scene.bar.frame, CGRect(x: 0, y: 20, width: 320, height: 96))
        XCTAssertEqual(scene.fieldFrame, CGRect(x: 8, y: 20 + 44 + 1, width: 304, height: 36))
        XCTAssertEqual(scene.table.contentOffset.y, -116)
        scene.bar.prefersLargeTitles = true
        scene.stage.settle()
        XCTAssertEqual(scene.bar.frame.height, 148, "with a large title")
        scene.root.navigationItem.searchController = nil
        scene.stage.settle()
        XCTAssertEqual(scene.bar.frame.height, 96)
        XCTAssertNil(scene.search.searchBar.superview?.window)
    }

    func testTheSearchBarCollapsesBeforeALargeTitleAsContentScrolls() {
        let scene = SearchControllerScene()
        scene.bar.prefersLargeTitles = true
        scene.stage.settle()
        let top: CGFloat = -168
        for distance in [0, 10, 52, 60, 104, 300, 90, 40, 0] as [CGFloat] {
            scene.table.contentOffset.y = top + distance
            scene.stage.advance(by: 0.05)
            XCTAssertEqual(scene.bar.frame.height, 148 - min(distance, 104), accuracy: 1e-6, "scrolled by \(distance)")
            // The field gets lower, and its content fades within 12 points.
            XCTAssertEqual(scene.search.searchBar.searchTextField.frame.height, max(0, 36 - distance), accuracy: 1e-6)
        }
        scene.root.navigationItem.hidesSearchBarWhenScrolling = false
        scene.table.contentOffset.y = top + 300
        scene.stage.advance(by: 0.05)
        XCTAssertEqual(scene.bar.frame.height, 96, "the large title alone")
        XCTAssertEqual(scene.search.searchBar.searchTextField.frame.height, 36)
    }

    func testADragThatEndsWithinTheSearchBarGoesOnToItsNearerEdge() {
        let scene = SearchControllerScene()
        scene.drag(by: 20)
        scene.stage.settle()
        XCTAssertEqual(scene.table.contentOffset.y, -116)
        XCTAssertEqual(scene.bar.frame.height, 96)
        scene.drag(by: 40)
        scene.stage.settle()
        XCTAssertEqual(scene.table.contentOffset.y, -64)
        XCTAssertEqual(scene.bar.frame.height, 44)
    }

    // MARK: Presentation

    func testATapInTheFieldPresentsTheControllerAndMovesTheBarUp() {
        let scene = SearchControllerScene()
        scene.tapField()
        XCTAssertEqual(scene.take(), ["present", "willPresent", "results ''"])
        XCTAssertTrue(scene.search.isActive)
        scene.stage.settle()
        XCTAssertEqual(scene.take(), ["didPresent"])
        XCTAssertTrue(scene.search.searchBar.isFirstResponder)
        XCTAssertTrue(scene.search.presentingViewController === scene.root)
        XCTAssertEqual(scene.bar.frame, CGRect(x: 0, y: 20, width: 320, height: 56))
        XCTAssertEqual(scene.fieldFrame.minY, 30)
        XCTAssertTrue(scene.search.searchBar.showsCancelButton)
        XCTAssertEqual(scene.table.adjustedContentInset.top, 76)
        scene.stage.type("pe")
        XCTAssertEqual(scene.take(), ["results 'p'", "results 'pe'"])
        scene.search.searchBar.text = "pear"
        XCTAssertEqual(scene.take(), ["results 'pear'"], "also by the app")
        scene.tapCancel()
        XCTAssertFalse(scene.search.isActive)
        XCTAssertEqual(scene.take(), ["willDismiss", "results ''"])
        scene.stage.settle()
        XCTAssertEqual(scene.take(), ["didDismiss"])
        XCTAssertEqual(scene.search.searchBar.text, "")
        XCTAssertFalse(scene.search.searchBar.isFirstResponder)
        XCTAssertFalse(scene.search.searchBar.showsCancelButton)
        XCTAssertNil(scene.search.presentingViewController)
        XCTAssertEqual(scene.bar.frame.height, 96)
        XCTAssertEqual(scene.table.contentOffset.y, -116)
    }

    func testTheBarMovesWithTheAnimation() {
        let scene = SearchControllerScene()
        scene.search.isActive = true
        scene.stage.advance(by: 0.175)
        // Half of the time of a symmetric curve.
        let field = scene.search.searchBar.searchTextField
        let shown = field.layer.presentation().map { field.layer.superlayer?.presentation()?.convert($0.frame, to: nil) ?? .zero } ?? .zero
        XCTAssertEqual(shown.minY, (65 + 30) / 2, accuracy: 1)
        scene.stage.settle()
        XCTAssertEqual(scene.fieldFrame.minY, 30)
    }

    func testASearchThatIsEndedWhileItBeginsLeavesEverythingAsItWas() {
        let scene = SearchControllerScene()
        scene.search.isActive = true
        scene.stage.advance(by: 0.1)
        scene.search.isActive = false
        scene.stage.settle()
        XCTAssertFalse(scene.search.isActive)
        XCTAssertNil(scene.search.presentingViewController)
        XCTAssertEqual(scene.bar.frame, CGRect(x: 0, y: 20, width: 320, height: 96))
        XCTAssertFalse(scene.search.searchBar.showsCancelButton)
        XCTAssertEqual(scene.take().filter { !$0.hasPrefix("results") }.last, "didDismiss")
        scene.search.isActive = true
        scene.stage.settle()
        XCTAssertTrue(scene.search.isActive, "and it can begin again")
    }

    func testTheTitlesStayIfTheNavigationBarIsNotToBeHidden() {
        let scene = SearchControllerScene()
        scene.search.hidesNavigationBarDuringPresentation = false
        scene.search.isActive = true
        scene.stage.settle()
        XCTAssertEqual(scene.bar.frame.height, 96)
        scene.table.contentOffset.y = 200
        scene.stage.settle()
        XCTAssertEqual(scene.bar.frame.height, 96, "it does not collapse during the search")
    }

    func testScopesAreShownDuringTheSearchIfThereAreTwo() {
        let scene = SearchControllerScene()
        scene.search.searchBar.scopeButtonTitles = ["All", "Fresh"]
        XCTAssertEqual(scene.bar.frame.height, 96)
        scene.search.isActive = true
        scene.stage.settle()
        XCTAssertEqual(scene.bar.frame.height, 100)
        _ = scene.take()
        scene.stage.tap(at: CGPoint(x: 240, y: 20 + 56 + 17))
        XCTAssertEqual(scene.take(), ["results ''"], "a scope updates the results")
        scene.search.isActive = false
        scene.stage.settle()
        XCTAssertEqual(scene.bar.frame.height, 96)
        scene.search.searchBar.showsScopeBar = false
        XCTAssertFalse(scene.search.automaticallyShowsScopeBar)
        scene.search.searchBar.showsCancelButton = false
        XCTAssertFalse(scene.search.automaticallyShowsCancelButton)
    }

    func testScopesMayWaitForText() {
        let scene = SearchControllerScene()
        scene.search.searchBar.scopeButtonTitles = ["All", "Fresh"]
        scene.search.scopeBarActivation = .onTextEntry
        XCTAssertTrue(scene.search.automaticallyShowsScopeBar)
        scene.search.isActive = true
        scene.stage.settle()
        XCTAssertFalse(scene.search.searchBar.showsScopeBar)
        scene.search.searchBar.text = "a"
        XCTAssertTrue(scene.search.searchBar.showsScopeBar)
        scene.search.searchBar.text = ""
        XCTAssertFalse(scene.search.searchBar.showsScopeBar)
        scene.search.scopeBarActivation = .onSearchActivation
        XCTAssertTrue(scene.search.searchBar.showsScopeBar)
        scene.search.isActive = false
        scene.stage.settle()
        XCTAssertFalse(scene.search.searchBar.showsScopeBar)
    }

    func testTheFieldSaysWhatItIsFor() {
        XCTAssertEqual(UISearchController(searchResultsController: nil).searchBar.placeholder, "Search")
        XCTAssertNil(UISearchBar().placeholder)
    }

    func testResultsAreShownWhileThereIsText() {
        let results = UITableViewController()
        let scene = SearchControllerScene(results: results)
        scene.search.obscuresBackgroundDuringPresentation = true
        scene.search.isActive = true
        scene.stage.settle()
        XCTAssertNil(results.parent)
        let overlay = scene.search.view as? SearchControllerView
        XCTAssertEqual(overlay?.dimming.alpha, 1)
        scene.search.searchBar.text = "p"
        scene.stage.settle()
        XCTAssertTrue(results.parent === scene.search)
        XCTAssertFalse(results.view.isHidden)
        XCTAssertEqual(overlay?.dimming.alpha, 0)
        XCTAssertEqual(results.tableView.adjustedContentInset.top, 76)
        scene.search.searchBar.text = ""
        XCTAssertTrue(results.view.isHidden)
        scene.search.showsSearchResultsController = true
        XCTAssertFalse(results.view.isHidden)
        XCTAssertFalse(scene.search.automaticallyShowsSearchResultsController)
        scene.search.showsSearchResultsController = false
        scene.stage.settle()
        scene.stage.tap(at: CGPoint(x: 160, y: 300))
        scene.stage.settle()
        XCTAssertFalse(scene.search.isActive, "a tap in dimmed content ends the search")
    }

    func testContentThatIsNotObscuredTakesTouches() {
        let scene = SearchControllerScene()
        scene.search.isActive = true
        scene.stage.settle()
        scene.stage.tap(at: CGPoint(x: 160, y: 120))
        scene.stage.settle()
        XCTAssertEqual(scene.table.indexPathForSelectedRow, IndexPath(row: 1, section: 0))
    }

    func testAPushInASearchTakesTheResultsAlongAndAPopReturnsThem() {
        let results = UIViewController()
        results.view.backgroundColor = .green
        let scene = SearchControllerScene(results: results)
        scene.search.isActive = true
        scene.search.searchBar.text = "p"
        scene.stage.settle()
        let detail = UIViewController()
        detail.view.backgroundColor = .blue
        scene.navigation.pushViewController(detail, animated: true)
        scene.stage.settle()
        XCTAssertEqual(scene.bar.frame.height, 44)
        XCTAssertNil(results.view.window)
        XCTAssertTrue(scene.search.isActive)
        scene.navigation.popViewController(animated: true)
        scene.stage.settle()
        XCTAssertTrue(scene.search.isActive)
        XCTAssertNotNil(results.view.window)
        XCTAssertEqual(scene.bar.frame.height, 56)
        XCTAssertTrue(results.view.superview?.superview?.superview === scene.root.view.superview, "beside the controller's view again")
        scene.search.isActive = false
        scene.stage.settle()
        XCTAssertEqual(scene.bar.frame.height, 96)
    }

    func testAPresentationByTheAppItselfDoesNotNotifyTheDelegate() {
        let scene = SearchControllerScene()
        scene.root.present(scene.search, animated: true)
        scene.stage.settle()
        XCTAssertTrue(scene.search.isActive)
        scene.root.dismiss(animated: true)
        scene.stage.settle()
        XCTAssertFalse(scene.search.isActive)
        XCTAssertEqual(scene.take().filter { !$0.hasPrefix("results") }, [])
    }

    // MARK: A bar in a table

    func testABarInATablesHeaderMovesToTheTopAndBack() {
        let scene = SearchControllerScene(inHeader: true)
        XCTAssertEqual(scene.bar.frame.height, 44)
        XCTAssertEqual(scene.fieldFrame.minY, 20 + 44 + 10)
        scene.tapField()
        scene.stage.settle()
        XCTAssertEqual(scene.take(), ["present", "willPresent", "results ''", "didPresent"])
        XCTAssertTrue(scene.navigation.isNavigationBarHidden)
        XCTAssertEqual(scene.fieldFrame.minY, 30)
        XCTAssertTrue(scene.search.searchBar.isFirstResponder)
        scene.table.contentOffset.y = 100
        scene.stage.settle()
        XCTAssertEqual(scene.fieldFrame.minY, 30, "the bar does not scroll")
        scene.table.contentOffset.y = -20
        scene.tapCancel()
        scene.stage.settle()
        XCTAssertFalse(scene.navigation.isNavigationBarHidden)
        XCTAssertTrue(scene.search.searchBar.superview === scene.table)
        XCTAssertEqual(scene.search.searchBar.frame, CGRect(x: 0, y: 0, width: 320, height: 56))
        XCTAssertEqual(scene.fieldFrame.minY, 74)
    }

    func testRightToLeftTheCancelButtonIsOnTheLeft() {
        let scene = SearchControllerScene()
        scene.stage.layoutDirection = .rightToLeft
        scene.search.isActive = true
        scene.stage.settle()
        XCTAssertEqual(scene.search.searchBar.cancelButton.frame.minX, 8)
        XCTAssertEqual(scene.fieldFrame.maxX, 312)
    }
}

/// A table with a search controller in a navigation controller, 20 points below the top, with a log of the calls of the delegates.
@MainActor
private final class SearchControllerScene: NSObject, UISearchControllerDelegate, UISearchResultsUpdating, UITableViewDataSource {
    let stage = Stage(
        device: Device(
            name: "search", size: CGSize(width: 320, height: 480), scale: 1,
            safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)))
    let root = UITableViewController()
    let navigation: UINavigationController
    let search: UISearchController
    private var log: [String] = []

    init(results: UIViewController? = nil, inHeader: Bool = false) {
        navigation = UINavigationController(rootViewController: root)
        search = UISearchController(searchResultsController: results)
        super.init()
        root.title = "Fruit"
        root.tableView.dataSource = self
        root.tableView.rowHeight = 44
        root.definesPresentationContext = true
        search.delegate = self
        search.searchResultsUpdater = self
        if inHeader {
            root.tableView.tableHeaderView = search.searchBar
        } else {
            root.navigationItem.searchController = search
        }
        stage.window.rootViewController = navigation
        stage.settle()
        _ = take()
    }

    var bar: UINavigationBar { navigation.navigationBar }
    var table: UITableView { root.tableView }
    /// In the window.
    var fieldFrame: CGRect { search.searchBar.convert(search.searchBar.searchTextField.frame, to: nil) }

    func take() -> [String] {
        defer { log = [] }
        return log
    }

    func tapField() {
        let frame = fieldFrame
        stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }

    func tapCancel() {
        let button = search.searchBar.cancelButton
        let frame = button.convert(button.bounds, to: nil)
        stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }

    /// Drags up and holds before the finger lifts; the pan's first 10 points are not dragged.
    func drag(by distance: CGFloat) {
        var samples = (0...30).map {
            TouchSample(
                time: Double($0) / 60, phase: $0 == 0 ? .began : .moved,
                location: CGPoint(x: 160, y: 400 - (distance + 10) * CGFloat($0) / 30))
        }
        samples += (1...12).map {
            TouchSample(time: 0.5 + Double($0) / 60, phase: .moved, location: CGPoint(x: 160, y: 390 - distance))
        }
        samples.append(TouchSample(time: 0.71, phase: .ended, location: CGPoint(x: 160, y: 390 - distance)))
        stage.touch(samples)
    }

    func presentSearchController(_ searchController: UISearchController) { log.append("present") }
    func willPresentSearchController(_ searchController: UISearchController) { log.append("willPresent") }
    func didPresentSearchController(_ searchController: UISearchController) { log.append("didPresent") }
    func willDismissSearchController(_ searchController: UISearchController) { log.append("willDismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { log.append("didDismiss") }
    func updateSearchResults(for searchController: UISearchController) {
        log.append("results '\(searchController.searchBar.text ?? "")'")
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Fruit \(indexPath.row)"
        return cell
    }
}
