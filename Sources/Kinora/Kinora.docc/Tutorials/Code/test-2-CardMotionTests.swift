import Checkout
import KinoraTesting
import Testing

@Suite(.onStage) @MainActor struct CardMotionTests {
    @Test func theCardOpensWithoutAJump() async throws {
        let stage = Stage()
        stage.window.rootViewController = CardViewController()
        let card = try await stage.find(.identifier("card")).required()
        await expectMotion(of: card, \.bounds.height, .noJump(beyond: 100)) {
            await stage.find(.identifier("card")).tap()
            await stage.advance(by: 1.5)
        }
    }
}
