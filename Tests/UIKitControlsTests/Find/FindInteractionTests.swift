import Kinora
import UIKit
import XCTest

@testable import UIKitControls

/// The find interaction of text views: the navigator, matches, replacement, keys.
@preconcurrency @MainActor
final class FindInteractionTests: XCTestCase {
    private var stage: Stage?
    private var view = UITextView()

    override func setUp() async throws { make() }

    override func tearDown() async throws {
        stage = nil
        view = UITextView()
    }

    private func make(_ text: String = "One fish, two fish, red fish, blue fish.", device: Device = .iPhone15) {
        stage = nil
        let stage = Stage(device: device)
        view = UITextView(frame: CGRect(x: 0, y: 60, width: 320, height: 300))
        view.font = .systemFont(ofSize: 20)
        view.text = text
        view.selectedRange = NSRange(location: 0, length: 0)
        view.isFindInteractionEnabled = true
        stage.window.addSubview(view)
        stage.advance(by: 0.05)
        self.stage = stage
    }

    private func present(replacing: Bool = false, _ text: String? = nil) throws -> UIFindInteraction {
        let interaction = try XCTUnwrap(view.findInteraction)
        if let text { interaction.searchText = text }
        interaction.presentFindNavigator(showingReplace: replacing)
        try XCTUnwrap(stage).settle()
        return interaction
    }

    /// The navigator's bar: the first responder is in it.
    private var bar: UIView? {
        let responder = stage?.window.presentFirstResponder
        return sequence(first: responder as? UIView) { $0?.superview }.first { $0?.accessibilityIdentifier == "find navigator" } ?? nil
    }

    private func all<View: UIView>(_ type: View.Type) -> [View] { (bar?.subviews ?? []).compactMap { $0 as? View } }

    private var count: String? {
        let labels = all(UISearchTextField.self).first?.subviews.compactMap { ($0 as? UILabel)?.text }
        return labels?.first { $0.first?.isNumber == true && $0 != view.findInteraction?.searchText }
    }

    private func tap(_ label: String) throws {
        let button = try XCTUnwrap(all(UIButton.self).first { $0.accessibilityLabel == label || $0.currentTitle == label }, label)
        try XCTUnwrap(stage).tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
    }

    /// The labels of the match that is shown.
    private var bubbles: [UILabel] { view.subviews.compactMap { $0 as? UILabel }.filter { $0.accessibilityIdentifier == "found text" } }

    func testTheInteractionExistsWhileItIsEnabled() throws {
        let interaction = try XCTUnwrap(view.findInteraction)
        XCTAssertIdentical(interaction.view, view)
        XCTAssertFalse(interaction.isFindNavigatorVisible)
        view.isFindInteractionEnabled = false
        XCTAssertNil(view.findInteraction)
        XCTAssertTrue(view.interactions.isEmpty)
    }

    func testMatchesAreCountedFromTheSelection() throws {
        view.selectedRange = NSRange(location: 12, length: 0)
        let interaction = try present("fish")
        let session = try XCTUnwrap(interaction.activeFindSession)
        XCTAssertEqual(session.resultCount, 4)
        XCTAssertEqual(session.highlightedResultIndex, 1)
        XCTAssertEqual(count, "2 of 4")
        XCTAssertEqual(bubbles.map(\.text), ["fish"])
    }

    func testButtonsAndKeysHighlightTheNextMatch() throws {
        let interaction = try present("FISH")
        let session = try XCTUnwrap(interaction.activeFindSession)
        try tap("Find Next")
        XCTAssertEqual(session.highlightedResultIndex, 1)
        try tap("Find Previous")
        try tap("Find Previous")
        XCTAssertEqual(session.highlightedResultIndex, 3)
        let stage = try XCTUnwrap(stage)
        stage.pressKey(.character("g"), modifiers: .command)
        XCTAssertEqual(session.highlightedResultIndex, 0)
        stage.pressKey(.character("g"), modifiers: [.command, .shift])
        XCTAssertEqual(session.highlightedResultIndex, 3)
        stage.pressKey(.return)
        XCTAssertEqual(session.highlightedResultIndex, 0)
        XCTAssertEqual(count, "1 of 4")
    }

    func testTypedTextIsSearched() throws {
        let interaction = try present()
        let stage = try XCTUnwrap(stage)
        stage.type("two")
        XCTAssertEqual(interaction.searchText, "two")
        XCTAssertEqual(interaction.activeFindSession?.resultCount, 1)
        stage.type("x")
        XCTAssertEqual(interaction.activeFindSession?.resultCount, 0)
        XCTAssertEqual(count, "0")
        XCTAssertTrue(bubbles.isEmpty)
    }

    func testACommandKeyShowsTheNavigatorAndEscapeEndsIt() throws {
        let stage = try XCTUnwrap(stage)
        view.becomeFirstResponder()
        stage.pressKey(.character("f"), modifiers: .command)
        stage.settle()
        let interaction = try XCTUnwrap(view.findInteraction)
        XCTAssertTrue(interaction.isFindNavigatorVisible)
        XCTAssertNotNil(bar)
        stage.type("red")
        XCTAssertEqual(interaction.activeFindSession?.highlightedResultIndex, 0)
        stage.pressKey(.escape)
        stage.settle()
        XCTAssertFalse(interaction.isFindNavigatorVisible)
        XCTAssertNil(bar)
        XCTAssertTrue(view.isFirstResponder)
        XCTAssertEqual(view.selectedRange, NSRange(location: 20, length: 3))
        XCTAssertTrue(view.subviews.allSatisfy { $0.accessibilityIdentifier?.hasPrefix("found text") != true })
    }

    func testAMatchIsReplacedAndTheNextOneIsShown() throws {
        let interaction = try present(replacing: true, "fish")
        interaction.replacementText = "bird"
        try tap("Replace")
        XCTAssertEqual(view.text, "One bird, two fish, red fish, blue fish.")
        XCTAssertEqual(interaction.activeFindSession?.resultCount, 3)
        XCTAssertEqual(interaction.activeFindSession?.highlightedResultIndex, 0)
        let session = try XCTUnwrap(interaction.activeFindSession)
        session.replaceAll(searchQuery: "fish", replacementString: "cat", options: nil)
        XCTAssertEqual(view.text, "One bird, two cat, red cat, blue cat.")
        XCTAssertEqual(session.resultCount, 0)
        view.undoManager?.undo()
        XCTAssertEqual(view.text, "One bird, two fish, red fish, blue fish.")
        XCTAssertEqual(session.resultCount, 3)
    }

    func testTextThatIsNotEditedIsNotReplaced() throws {
        view.isEditable = false
        let interaction = try present(replacing: true, "fish")
        XCTAssertEqual(interaction.activeFindSession?.supportsReplacement, false)
        XCTAssertEqual(all(UISearchTextField.self).filter { !$0.isHidden }.count, 1)
        XCTAssertEqual(interaction.activeFindSession?.resultCount, 4)
    }

    func testOptionsDecideAboutCaseAndWords() {
        func count(_ query: String, _ method: UITextSearchOptions.WordMatchMethod, _ compare: NSString.CompareOptions) -> Int {
            let session = UITextSearchingFindSession(searchableObject: view)
            session.performSearch(query: query, options: UITextSearchOptions(method, compare))
            return session.resultCount
        }
        view.text = "Übung üben Übungen"
        XCTAssertEqual(count("übung", .contains, [.caseInsensitive]), 2)
        XCTAssertEqual(count("ubung", .contains, [.caseInsensitive, .diacriticInsensitive]), 2)
        XCTAssertEqual(count("übung", .contains, []), 0)
        XCTAssertEqual(count("Übung", .fullWord, []), 1)
        XCTAssertEqual(count("bung", .startsWith, []), 0)
        XCTAssertEqual(count("Übung", .startsWith, []), 2)
    }

    func testMatchesFollowTheText() throws {
        let interaction = try present("fish")
        view.text = "fish and chips"
        XCTAssertEqual(interaction.activeFindSession?.resultCount, 1)
        XCTAssertEqual(count, "1 of 1")
    }

    func testAMatchOutsideIsScrolledTo() throws {
        make(String(repeating: "line\n", count: 60) + "needle")
        _ = try present("needle")
        try XCTUnwrap(stage).settle()
        XCTAssertGreaterThan(view.contentOffset.y, 500)
    }

    func testTheHighlightBounces() throws {
        let interaction = try present("fish")
        interaction.findNext()
        try XCTUnwrap(stage).advance(by: 0.02)
        let bubble = try XCTUnwrap(bubbles.first)
        XCTAssertGreaterThan(try XCTUnwrap(bubble.layer.presentation()).transform.m11, 1.1)
        try XCTUnwrap(stage).settle()
        XCTAssertEqual(bubbles.first?.transform, .identity)
    }

    func testTheDelegateIsNotifiedAndMayRefuse() throws {
        final class Delegate: NSObject, UIFindInteractionDelegate {
            var session: UIFindSession?
            var log: [String] = []
            func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? { session }
            func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) { log.append("begin") }
            func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) { log.append("end") }
        }
        final class Session: UIFindSession {
            var queries: [String] = []
            override var resultCount: Int { 7 }
            override func performSearch(query: String, options: UITextSearchOptions?) { queries.append(query) }
        }
        let stage = try XCTUnwrap(stage)
        let delegate = Delegate()
        let interaction = UIFindInteraction(sessionDelegate: delegate)
        let own = UIView(frame: CGRect(x: 0, y: 400, width: 100, height: 100))
        own.addInteraction(interaction)
        stage.window.addSubview(own)
        interaction.presentFindNavigator(showingReplace: false)
        XCTAssertFalse(interaction.isFindNavigatorVisible)
        let session = Session()
        session.searchResultDisplayStyle = .total
        delegate.session = session
        interaction.searchText = "a"
        interaction.presentFindNavigator(showingReplace: true)
        stage.settle()
        XCTAssertEqual(session.queries, ["a"])
        XCTAssertEqual(count, "7")
        own.removeFromSuperview()
        own.removeInteraction(interaction)
        stage.settle()
        XCTAssertEqual(delegate.log, ["begin", "end"])
        XCTAssertNil(bar)
    }

    func testTheBarHasOneRowOnAPad() throws {
        make(device: .iPad10)
        _ = try present(replacing: true, "fish")
        let fields = all(UISearchTextField.self)
        XCTAssertEqual(fields.map(\.frame.minY).first, fields.map(\.frame.minY).last)
        make()
        _ = try present(replacing: true, "fish")
        let narrow = all(UISearchTextField.self)
        XCTAssertLessThan(narrow[0].frame.maxY, narrow[1].frame.minY)
    }
}
