import Cards
import Kinora
import KinoraTesting
import Testing

@MainActor
@Suite(.onStage)
struct CardTests {
    @Test func halfWayTheCardIsHalfWay() async {
        let stage = Stage()
        let controller = CardViewController()
        stage.window.rootViewController = controller
        controller.move()
        await stage.advance(by: 0.25)
        #expect(abs((controller.card.layer.presentation()?.position.x ?? 0) - 170) < 1e-6)
        #expect(await stage.settle() == [])
        #expect(controller.hasArrived)
    }

    @Test func afterTwoSecondsTheCardMoves() async {
        let stage = Stage()
        let controller = CardViewController()
        stage.window.rootViewController = controller
        controller.moveLater()
        await stage.advance(by: 2.25)
        #expect(abs((controller.card.layer.presentation()?.position.x ?? 0) - 170) < 1e-6)
    }
}
