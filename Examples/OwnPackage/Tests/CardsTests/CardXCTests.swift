import Cards
import Kinora
import KinoraTesting
import XCTest

/// On the main actor as a whole: properties, `setUp` and helpers are used without further words.
@preconcurrency @MainActor
final class CardXCTests: XCTestCase {
    private var stage: Stage!
    private var controller: CardViewController!

    override func setUp() async throws {
        stage = Stage()
        controller = CardViewController()
        stage.window.rootViewController = controller
    }

    override func tearDown() async throws {
        controller = nil
        stage = nil
    }

    func testHalfwayTheCardIsHalfway() async {
        controller.move()
        await expectCard(at: 170, after: 0.25)
        XCTAssertFalse(controller.hasArrived)
        let left = await stage.settle()
        XCTAssertEqual(left, [])
        XCTAssertTrue(controller.hasArrived)
    }

    func testAfterTwoSecondsTheCardMoves() async {
        controller.moveLater()
        await expectCard(at: 170, after: 2.25)
    }

    /// A helper is a method. With `file` and `line` a failure is shown where the test calls it.
    private func expectCard(at x: CGFloat, after seconds: Double, file: StaticString = #filePath, line: UInt = #line) async {
        await stage.advance(by: seconds, file: file, line: line)
        XCTAssertEqual(controller.card.layer.presentation()?.position.x ?? 0, x, accuracy: 1e-6, file: file, line: line)
    }
}

/// Synchronous tests on the main actor. Without `@preconcurrency` XCTest ends the program.
@preconcurrency @MainActor
final class CardSynchronousXCTests: XCTestCase {
    func testTheCardArrives() {
        let stage = Stage()
        let controller = CardViewController()
        stage.window.rootViewController = controller
        controller.move()
        XCTAssertEqual(stage.settle(), [])
        XCTAssertTrue(controller.hasArrived)
    }
}
