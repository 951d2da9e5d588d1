import Kinora
import WebKit
import XCTest

/// The find interaction of web views.
final class FindTests: XCTestCase {
    @MainActor
    func testTheInteractionExistsWhileItIsEnabled() async throws {
        let web = try WebStage()
        XCTAssertNil(web.view.findInteraction)
        web.view.isFindInteractionEnabled = true
        let interaction = try XCTUnwrap(web.view.findInteraction)
        XCTAssertTrue(web.view.interactions.contains { $0 === interaction })
        web.view.isFindInteractionEnabled = false
        XCTAssertNil(web.view.findInteraction)
        XCTAssertFalse(web.view.interactions.contains { $0 === interaction })
    }

    @MainActor
    func testMatchesAreCountedAndScrolledTo() async throws {
        let web = try WebStage()
        await web.show(
            "<body style='margin:0'><p>Tea, tea and team.</p><div style='height:3000px'></div><p>Another TEA, and coffee.</p></body>")
        web.view.isFindInteractionEnabled = true
        let interaction = try XCTUnwrap(web.view.findInteraction)
        interaction.searchText = "tea"
        interaction.presentFindNavigator(showingReplace: true)
        await web.stage.settle()
        let session = try XCTUnwrap(interaction.activeFindSession)
        XCTAssertEqual(session.resultCount, 4, "case does not count")
        XCTAssertEqual(session.searchResultDisplayStyle, .total)
        XCTAssertFalse(session.supportsReplacement)
        XCTAssertEqual(web.view.scrollView.contentOffset.y, 0)
        for _ in 0..<3 { interaction.findNext() }
        await web.wait(5) { web.view.scrollView.contentOffset.y > 2000 }
        XCTAssertGreaterThan(web.view.scrollView.contentOffset.y, 2000, "the last match is below")
        interaction.findNext()
        await web.wait(5) { web.view.scrollView.contentOffset.y < 100 }
        XCTAssertLessThan(web.view.scrollView.contentOffset.y, 100, "after the last one the first")
        interaction.findPrevious()
        await web.wait(5) { web.view.scrollView.contentOffset.y > 2000 }
        XCTAssertGreaterThan(web.view.scrollView.contentOffset.y, 2000)
        interaction.searchText = "coffee"
        await web.stage.settle()
        XCTAssertEqual(session.resultCount, 1)
        interaction.searchText = "chocolate"
        await web.stage.settle()
        XCTAssertEqual(session.resultCount, 0)
        interaction.dismissFindNavigator()
        await web.stage.settle()
        XCTAssertNil(interaction.activeFindSession)
        XCTAssertEqual(session.resultCount, 0)
    }
}
