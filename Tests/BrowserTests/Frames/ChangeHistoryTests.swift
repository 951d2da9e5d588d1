import Rendering
import TestSupport
import XCTest

@testable import Browser

final class ChangeHistoryTests: XCTestCase {
    private let bounds = PixelRect(x: 0, y: 0, width: 100, height: 200)

    func testAClientGetsWhatHasChangedSinceItsFrame() {
        var history = ChangeHistory(bounds: bounds)
        history.add([PixelRect(x: 0, y: 0, width: 10, height: 10)])
        history.add([PixelRect(x: 50, y: 50, width: 5, height: 5)])
        XCTAssertEqual(history.rects(since: 2), [])
        XCTAssertEqual(history.rects(since: 1), [PixelRect(x: 50, y: 50, width: 5, height: 5)])
        XCTAssertEqual(history.rects(since: 0).count, 2)
    }

    func testAFrameThatIsTooOldNeedsTheWholeScreen() {
        var history = ChangeHistory(bounds: bounds)
        for _ in 0..<100 { history.add([PixelRect(x: 0, y: 0, width: 1, height: 1)]) }
        XCTAssertEqual(history.rects(since: 1), [bounds])
        history.reset(bounds: PixelRect(x: 0, y: 0, width: 200, height: 100))
        XCTAssertEqual(history.rects(since: 100), [PixelRect(x: 0, y: 0, width: 200, height: 100)])
    }

    func testRectanglesDoNotOverlapAndCoverAllChanges() {
        var random = SeededRandom(seed: 3)
        for _ in 0..<200 {
            var history = ChangeHistory(bounds: bounds)
            var changed: Set<Int> = []
            for _ in 0..<8 {
                let (x, y) = (Int.random(in: 0..<90, using: &random), Int.random(in: 0..<190, using: &random))
                let rect = PixelRect(
                    x: x, y: y, width: Int.random(in: 1...10, using: &random), height: Int.random(in: 1...10, using: &random))
                history.add([rect])
                for row in rect.y..<rect.bottom { for column in rect.x..<rect.right { changed.insert(row * 100 + column) } }
            }
            var covered: [Int] = []
            for rect in history.rects(since: 0) {
                for row in rect.y..<rect.bottom { for column in rect.x..<rect.right { covered.append(row * 100 + column) } }
            }
            XCTAssertEqual(covered.count, Set(covered).count, "overlap")
            XCTAssertTrue(changed.isSubset(of: covered))
        }
    }
}
