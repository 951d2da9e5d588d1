import Kinora
import UIKit
import XCTest

/// A host's wheel, which moves scroll views within their edges.
@preconcurrency @MainActor
final class ScrollWheelTests: XCTestCase {
    private let middle = CGPoint(x: 160, y: 240)

    private func wheel(_ dy: Double, dx: Double = 0, at location: CGPoint? = nil) {
        UIApplication.shared.deliver(ScrollInput(location: location ?? middle, offset: CGVector(dx: dx, dy: dy)))
    }

    func testAWheelScrollsByItsDistanceAndEndsAfterAPause() {
        let scene = ScrollScene(content: CGSize(width: 320, height: 2000))
        _ = scene.take()
        for _ in 0..<5 {
            wheel(30)
            scene.stage.advance(by: 1 / 60)
        }
        XCTAssertEqual(scene.y, 150)
        XCTAssertTrue(scene.scrollView.isDragging)
        scene.stage.advance(by: 0.2)
        XCTAssertFalse(scene.scrollView.isDragging)
        let calls = scene.take()
        XCTAssertEqual(calls.first, "willBeginDragging", "\(calls)")
        XCTAssertEqual(calls.filter { $0.hasPrefix("didEndDragging") }.count, 1, "\(calls)")
        XCTAssertEqual(scene.y, 150)
    }

    func testAWheelStopsAtTheEdges() {
        let scene = ScrollScene(content: CGSize(width: 320, height: 600))
        wheel(-50)
        XCTAssertEqual(scene.y, 0)
        XCTAssertFalse(scene.scrollView.isDragging, "nothing moves, so nothing begins")
        wheel(10_000)
        XCTAssertEqual(scene.y, 120)
    }

    func testTheInnermostViewThatCanMoveTakesTheWheelUntilItPauses() {
        let scene = ScrollScene(content: CGSize(width: 320, height: 2000))
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        inner.contentSize = CGSize(width: 320, height: 500)
        scene.scrollView.addSubview(inner)
        wheel(15)
        wheel(15)
        XCTAssertEqual(inner.contentOffset.y, 20)
        XCTAssertEqual(scene.y, 0, "the inner view keeps it at its edge")
        scene.stage.advance(by: 0.3)
        wheel(15)
        XCTAssertEqual(scene.y, 15, "after a pause the outer one takes it")
    }

    func testAFingerTakesTheContentOver() {
        let scene = ScrollScene(content: CGSize(width: 320, height: 2000))
        wheel(100)
        scene.drag((160, 300), (160, 250), hold: 0.2)
        scene.stage.settle()
        XCTAssertEqual(scene.y, 150, accuracy: 15)
        XCTAssertFalse(scene.scrollView.isDragging)
    }

    func testAPageStopsAtAPage() {
        let scene = ScrollScene(content: CGSize(width: 320, height: 4 * 480))
        scene.scrollView.isPagingEnabled = true
        wheel(300)
        scene.stage.settle()
        XCTAssertEqual(scene.y, 480)
    }

    func testADisabledViewAndInvalidSamplesDoNothing() {
        let scene = ScrollScene(content: CGSize(width: 320, height: 2000))
        scene.stage.isStrict = false
        wheel(.nan)
        wheel(10, at: CGPoint(x: CGFloat.infinity, y: 0))
        scene.scrollView.isScrollEnabled = false
        wheel(10)
        XCTAssertEqual(scene.y, 0)
    }
}
