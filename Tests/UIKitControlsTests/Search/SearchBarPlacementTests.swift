import Kinora
import UIKit
import XCTest

/// Search bars in the row of the titles, and below them.
@preconcurrency @MainActor
final class SearchBarPlacementTests: XCTestCase {
    private var stage: Stage?

    override func tearDown() { stage = nil }

    private func shown(on device: Device) -> (stage: Stage, navigation: UINavigationController, item: UINavigationItem, UISearchController)
    {
        let stage = Stage(device: device)
        self.stage = stage
        let (root, search) = (UITableViewController(style: .plain), UISearchController(searchResultsController: nil))
        root.title = "Fruit"
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        root.navigationItem.searchController = search
        XCTAssertEqual(root.navigationItem.searchBarPlacement, .automatic, "in no bar")
        let navigation = UINavigationController(rootViewController: root)
        stage.window.rootViewController = navigation
        stage.settle()
        return (stage, navigation, root.navigationItem, search)
    }

    func testABarOfCompactWidthHasItBelowTheTitles() {
        let (stage, navigation, item, search) = shown(on: .iPhone15)
        XCTAssertEqual(navigation.navigationBar.frame.height, 96)
        for placement in [UINavigationItem.SearchBarPlacement.inline, .stacked, .automatic] {
            item.preferredSearchBarPlacement = placement
            stage.settle()
            XCTAssertEqual(item.searchBarPlacement, .stacked)
            XCTAssertEqual(search.searchBarPlacement, .stacked)
            XCTAssertEqual(navigation.navigationBar.frame.height, 96)
        }
    }

    func testABarOfRegularWidthHasItBehindTheButtons() throws {
        let (stage, navigation, item, search) = shown(on: .iPad10)
        let bar = navigation.navigationBar
        XCTAssertEqual(item.searchBarPlacement, .inline)
        XCTAssertEqual(bar.frame.height, 50)
        func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: bar) }
        let field = frame(search.searchBar.searchTextField)
        XCTAssertEqual(search.searchBar.frame.width, 320)
        XCTAssertEqual(field, CGRect(x: 820 - 320 + 8, y: 7, width: 304, height: 36), "in the middle of the bar's height")
        let button = try XCTUnwrap(bar.descendants.compactMap { $0 as? UIControl }.first { !($0 is UITextField) && $0.bounds.width > 0 })
        XCTAssertLessThan(frame(button).maxX, 500, "the trailing buttons are before it")
        item.preferredSearchBarPlacement = .stacked
        stage.settle()
        XCTAssertEqual(item.searchBarPlacement, .stacked)
        XCTAssertEqual(bar.frame.height, 102)
        XCTAssertEqual(frame(search.searchBar.searchTextField), CGRect(x: 8, y: 51, width: 804, height: 36))
        search.searchBar.scopeButtonTitles = ["All", "New"]
        item.preferredSearchBarPlacement = .inline
        XCTAssertEqual(item.searchBarPlacement, .stacked, "a search with scopes")
    }

    func testASearchInTheRowDoesNotGrowWithAccessibilitySizes() {
        let (stage, navigation, item, search) = shown(on: .iPad10)
        func textSize() -> CGFloat { search.searchBar.searchTextField.font?.pointSize ?? 0 }
        navigation.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        stage.settle()
        XCTAssertEqual(textSize(), 23)
        XCTAssertLessThanOrEqual(search.searchBar.searchTextField.frame.height, navigation.navigationBar.frame.height)
        item.preferredSearchBarPlacement = .stacked
        stage.settle()
        XCTAssertGreaterThan(textSize(), 30)
    }

    func testASearchInTheRowLeavesTheTitles() {
        let (stage, navigation, item, search) = shown(on: .iPad10)
        stage.tap(at: search.searchBar.searchTextField.convert(CGPoint(x: 60, y: 18), to: nil))
        stage.settle()
        XCTAssertTrue(search.isActive)
        XCTAssertEqual(navigation.navigationBar.frame.height, 50)
        XCTAssertEqual(search.searchBar.frame.width, 320)
        XCTAssertEqual(item.searchBarPlacement, .inline)
        let title = navigation.navigationBar.descendants.compactMap { $0 as? UILabel }.first { $0.text == "Fruit" }
        XCTAssertEqual(title?.superview?.alpha, 1)
        search.isActive = false
        stage.settle()
        XCTAssertEqual(navigation.navigationBar.frame.height, 50)
        UIApplication.changeSystemTraits { $0.layoutDirection = .rightToLeft }
        stage.settle()
        XCTAssertEqual(search.searchBar.convert(search.searchBar.bounds, to: navigation.navigationBar).minX, 0, "at the trailing edge")
    }
}

extension UIView {
    fileprivate var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }
}
