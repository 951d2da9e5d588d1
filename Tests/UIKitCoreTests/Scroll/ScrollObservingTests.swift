import Kinora
import UIKit
import XCTest

/// `observe` on scroll views, as apps write it.
@preconcurrency @MainActor
final class ScrollObservingTests: XCTestCase, @unchecked Sendable {
    func testOffsetChangesAreObservedAfterTheDelegate() {
        let scene = ScrollScene()
        var reported: [String] = []
        var observation: NSKeyValueObservation? = scene.scrollView.observe(\.contentOffset, options: [.old, .new]) {
            [unowned scene] view, change in
            reported.append("\(change.oldValue?.y ?? -1) \(change.newValue?.y ?? -1) \(scene.log.count)")
            XCTAssertTrue(view === scene.scrollView)
        }
        scene.scrollView.contentOffset.y = 10
        scene.scrollView.contentOffset.y = 10
        scene.scrollView.contentSize.height = 5000
        XCTAssertEqual(reported, ["0.0 10.0 1"])
        scene.drag((160, 300), (160, 250), hold: 0.2)
        XCTAssertGreaterThan(reported.count, 2)
        observation?.invalidate()
        reported = []
        scene.scrollView.contentOffset.y = 20
        XCTAssertEqual(reported, [])
        observation = scene.scrollView.observe(\.contentOffset) { reported.append("\($1.newValue == nil) \($0.contentOffset.y)") }
        scene.scrollView.contentOffset.y = 30
        XCTAssertEqual(reported, ["true 30.0"])
        observation = nil
        scene.scrollView.contentOffset.y = 40
        XCTAssertEqual(reported.count, 1, "it is over with the observation")
        XCTAssertNil(observation)
    }

    func testSizeChangesAreObservedAndTheInitialValueOnRequest() {
        let scene = ScrollScene(UITableView())
        var reported: [Double] = []
        let table = scene.scrollView as? UITableView
        let observation = table?.observe(\.contentSize, options: [.initial, .new]) {
            reported.append(Double($1.newValue?.height ?? -1))
        }
        XCTAssertEqual(reported.count, 1)
        table?.contentSize.height = 77
        table?.contentSize.height = 77
        XCTAssertEqual(reported.last, 77)
        XCTAssertEqual(reported.count, 2)
        observation?.invalidate()
    }
}
