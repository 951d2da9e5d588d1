import Checkout
import KinoraTesting
import Testing

@Suite(.onStage) @MainActor struct CardMotionTests {
    @Test func aTapOpensTheCard() async {
        let stage = Stage()
        let controller = CardViewController()
        stage.window.rootViewController = controller
        await stage.find(.identifier("card")).tap()
        #expect(controller.isOpen)
    }
}
