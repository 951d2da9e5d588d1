import Kinora
import UIKit
import UIKitTestSupport
import XCTest

@testable import UIKitControls
@testable import UIKitCore

/// Suggestions of search controllers, tokens of their bars, and containers of search controllers.
@preconcurrency @MainActor
final class SearchSuggestionTests: XCTestCase {
    func testSuggestionsHaveTextsImagesAndAnObject() {
        let image = UIImage(systemName: "star")
        let item = UISearchSuggestionItem(localizedSuggestion: "Pear", localizedDescription: "Fruit", iconImage: image)
        item.representedObject = 3
        XCTAssertEqual([item.localizedSuggestion, item.localizedDescription], ["Pear", "Fruit"])
        XCTAssertTrue(item.iconImage === image)
        XCTAssertNil(item.localizedAttributedSuggestion)
        XCTAssertEqual(item.representedObject as? Int, 3)
        let attributed = UISearchSuggestionItem(localizedAttributedSuggestion: NSAttributedString(string: "Plum"))
        XCTAssertEqual(attributed.localizedSuggestion, "Plum")
        XCTAssertEqual(attributed.localizedAttributedSuggestion?.string, "Plum")
        XCTAssertNil(attributed.localizedDescription)
    }

    func testAnActiveSearchShowsSuggestionsAndATapChoosesOne() throws {
        let scene = SuggestionScene()
        let names = ["Pear", "Plum", "Quince"]
        scene.search.searchSuggestions = names.map { UISearchSuggestionItem(localizedSuggestion: $0) }
        XCTAssertNil(scene.list, "the search is not active")
        scene.search.isActive = true
        scene.stage.settle()
        let rows = scene.rows
        XCTAssertEqual(rows.map(\.suggestion.localizedSuggestion), names)
        XCTAssertEqual(rows.map { $0.convert($0.bounds, to: nil) }, (0..<3).map { CGRect(x: 0, y: 76 + 44 * $0, width: 320, height: 44) })
        scene.stage.tap(at: CGPoint(x: 160, y: 76 + 66))
        scene.stage.settle()
        XCTAssertEqual(scene.chosen, ["Plum"])
        scene.search.searchSuggestions = []
        scene.stage.settle()
        XCTAssertNil(scene.list)
        scene.search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "Fig", localizedDescription: "A fruit")]
        scene.stage.settle()
        XCTAssertGreaterThan(scene.rows.first?.bounds.height ?? 0, 44, "two lines")
        scene.search.searchSuggestions = nil
        XCTAssertNil(scene.list)
    }

    func testAnUpdaterNeedNotChoose() {
        final class Updater: NSObject, UISearchResultsUpdating {
            func updateSearchResults(for searchController: UISearchController) {}
        }
        let updater = Updater()
        updater.updateSearchResults(
            for: UISearchController(searchResultsController: nil), selecting: UISearchSuggestionItem(localizedSuggestion: ""))
    }

    func testTokensOfTheBarUpdateTheResultsAndEndWithTheSearch() {
        let results = UIViewController()
        let scene = SuggestionScene(results)
        scene.search.isActive = true
        scene.stage.settle()
        XCTAssertFalse(scene.search.showsSearchResultsController)
        scene.updates = []
        scene.search.searchBar.searchTextField.tokens = [UISearchToken(icon: nil, text: "Fruit")]
        XCTAssertEqual(scene.updates, [1])
        XCTAssertTrue(scene.search.showsSearchResultsController, "tokens search, too")
        scene.search.searchBar.becomeFirstResponder()
        scene.stage.pressKey(.delete)
        scene.stage.pressKey(.delete)
        XCTAssertEqual(scene.updates.last, 0)
        scene.search.searchBar.searchTextField.tokens = [UISearchToken(icon: nil, text: "Fruit")]
        scene.search.isActive = false
        scene.stage.settle()
        XCTAssertEqual(scene.search.searchBar.searchTextField.tokens, [])
    }

    func testAContainerShowsTheBarAndTheResults() {
        let results = UIViewController()
        let search = UISearchController(searchResultsController: results)
        let container = UISearchContainerViewController(searchController: search)
        XCTAssertTrue(container.searchController === search)
        let stage = Stage(device: SuggestionScene.device)
        stage.window.rootViewController = container
        stage.settle()
        XCTAssertTrue(search.parent === container)
        XCTAssertTrue(search.isActive)
        XCTAssertEqual(search.searchBar.convert(search.searchBar.bounds, to: nil), CGRect(x: 0, y: 20, width: 320, height: 56))
        XCTAssertNil(results.viewIfLoaded?.window)
        search.searchBar.text = "p"
        stage.settle()
        XCTAssertEqual(results.view.safeAreaInsets.top, 76)
        XCTAssertTrue(results.view.window === stage.window)
    }
}

@MainActor
private final class SuggestionScene: NSObject, UISearchResultsUpdating {
    static let device = Device(
        name: "suggestions", size: CGSize(width: 320, height: 480), scale: 1,
        safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    let stage = Stage(device: SuggestionScene.device)
    let search: UISearchController
    var chosen: [String] = []
    /// The number of tokens at each update.
    var updates: [Int] = []

    init(_ results: UIViewController? = nil) {
        search = UISearchController(searchResultsController: results)
        super.init()
        search.searchResultsUpdater = self
        let root = UIViewController()
        root.navigationItem.searchController = search
        root.definesPresentationContext = true
        stage.window.rootViewController = UINavigationController(rootViewController: root)
        stage.settle()
    }

    var list: SearchSuggestionsView? { search.viewIfLoaded?.subviews.lazy.compactMap { $0 as? SearchSuggestionsView }.first }
    var rows: [SearchSuggestionRow] { list?.subviews.compactMap { $0 as? SearchSuggestionRow } ?? [] }

    func updateSearchResults(for searchController: UISearchController) {
        updates.append(searchController.searchBar.searchTextField.tokens.count)
    }

    func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion) {
        chosen.append(searchSuggestion.localizedSuggestion ?? "")
    }
}
