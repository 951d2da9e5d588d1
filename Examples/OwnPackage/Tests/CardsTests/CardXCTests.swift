import Cards
import Kinora
import XCTest

final class CardXCTests: XCTestCase {
    /// A synchronous test is not on the main actor by its type (on Linux XCTest cannot call one that is), but it is in fact.
    func testHalfWayTheCardIsHalfWay() {
        MainActor.assumeIsolated {
            let stage = Stage()
            let controller = CardViewController()
            stage.window.rootViewController = controller
            controller.move()
            stage.advance(by: 0.25)
            XCTAssertEqual(controller.card.layer.presentation()?.position.x ?? 0, 170, accuracy: 1e-6)
            XCTAssertFalse(controller.hasArrived)
            XCTAssertEqual(stage.settle(), [])
            XCTAssertTrue(controller.hasArrived)
        }
    }

    /// An asynchronous test may be on the main actor; the stage is awaited there.
    @MainActor
    func testAfterTwoSecondsTheCardMoves() async {
        let stage = Stage()
        let controller = CardViewController()
        stage.window.rootViewController = controller
        controller.moveLater()
        await stage.advance(by: 2.25)
        XCTAssertEqual(controller.card.layer.presentation()?.position.x ?? 0, 170, accuracy: 1e-6)
    }
}
