import Cards
import KinoraTesting
import XCTest

@preconcurrency @MainActor
final class CardMotionXCTests: XCTestCase {
    func testTheCardDoesNotJump() {
        let stage = Stage()
        let controller = CardViewController()
        stage.window.rootViewController = controller
        expectMotion(of: controller.card, \.center.x, .noJump(beyond: 7), .continuousVelocity(at: 0.25)) {
            controller.move()
            stage.settle()
        }
    }
}
