import Kinora
import UIKit
import XCTest

/// `observe` on scroll views, as apps write it.
final class ScrollObservingTests: XCTestCase, @unchecked Sendable {
    func testChangesOfTheOffsetAreToldAfterTheDelegate() {
        MainActor.assumeIsolated {
            let scene = ScrollScene()
            var told: [String] = []
            var observation: NSKeyValueObservation? = scene.scrollView.observe(\.contentOffset, options: [.old, .new]) {
                [unowned scene] view, change in
                told.append("\(change.oldValue?.y ?? -1) \(change.newValue?.y ?? -1) \(scene.log.count)")
                XCTAssertTrue(view === scene.scrollView)
            }
            scene.scrollView.contentOffset.y = 10
            scene.scrollView.contentOffset.y = 10
            scene.scrollView.contentSize.height = 5000
            XCTAssertEqual(told, ["0.0 10.0 1"])
            scene.drag((160, 300), (160, 250), hold: 0.2)
            XCTAssertGreaterThan(told.count, 2)
            observation?.invalidate()
            told = []
            scene.scrollView.contentOffset.y = 20
            XCTAssertEqual(told, [])
            observation = scene.scrollView.observe(\.contentOffset) { told.append("\($1.newValue == nil) \($0.contentOffset.y)") }
            scene.scrollView.contentOffset.y = 30
            XCTAssertEqual(told, ["true 30.0"])
            observation = nil
            scene.scrollView.contentOffset.y = 40
            XCTAssertEqual(told.count, 1, "it is over with the observation")
            XCTAssertNil(observation)
        }
    }

    func testChangesOfTheSizeAreToldAndTheFirstValueIfWanted() {
        MainActor.assumeIsolated {
            let scene = ScrollScene(UITableView())
            var told: [Double] = []
            let table = scene.scrollView as? UITableView
            let observation = table?.observe(\.contentSize, options: [.initial, .new]) { told.append(Double($1.newValue?.height ?? -1)) }
            XCTAssertEqual(told.count, 1)
            table?.contentSize.height = 77
            table?.contentSize.height = 77
            XCTAssertEqual(told.last, 77)
            XCTAssertEqual(told.count, 2)
            observation?.invalidate()
        }
    }
}
