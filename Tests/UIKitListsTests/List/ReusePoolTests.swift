import TestSupport
import Testing
import XCTest

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists

@preconcurrency @MainActor
final class ReusePoolTests: XCTestCase {
    private final class Plain: UIView {}
    private final class Other: UIView {}

    func testClassesAreRegisteredReplacedAndTakenAway() {
        var pool = ReusePool<UIView>()
        XCTAssertNil(pool.registeredClass(for: "a"))
        pool.register(Plain.self, for: "a")
        XCTAssertTrue(pool.registeredClass(for: "a") == Plain.self)
        pool.keep(Plain(), for: "a", limit: 2)
        pool.register(Other.self, for: "a")
        XCTAssertNil(pool.take("a"), "a view of the class before")
        pool.register(nil, for: "a")
        XCTAssertNil(pool.registeredClass(for: "a"))
    }

    func testOnlySoManyViewsWaitForEachIdentifier() {
        var pool = ReusePool<UIView>()
        let views = (0..<4).map { _ in UIView() }
        for view in views { pool.keep(view, for: "a", limit: 3) }
        pool.keep(views[0], for: "b", limit: 3)
        XCTAssertEqual(pool.count, 4)
        XCTAssertTrue(pool.take("a") === views[2])
        XCTAssertTrue(pool.take("b") === views[0])
        XCTAssertNil(pool.take("b"))
        pool.empty()
        XCTAssertEqual(pool.count, 0)
    }

    func testIndexPathsAreObjectsToo() {
        let path = NSIndexPath(row: 3, section: 2)
        XCTAssertEqual([path.section, path.row, path.item], [2, 3, 3])
        XCTAssertEqual(IndexPath(row: 3, section: 2), IndexPath(indexes: [path.section, path.row]))
        XCTAssertEqual(NSIndexPath(item: 1, section: 0).item, 1)
    }
}

@Suite struct ReusePoolTrapTests {
    @Test func anotherClassTraps() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                var pool = ReusePool<UIView>()
                pool.register(NSObject.self, for: "b")
            }
        }
        #expect(result.trapSentence?.contains("NSObject is not a subclass of UIView") == true)
    }
}
