import KinoraTesting
import Testing
import __NAME__

@Suite(.onStage) @MainActor struct CardMotionTests {
    @Test func theCardOpensWithoutAJump() async {
        let stage = Stage()
        stage.window.rootViewController = CardViewController()
        guard let card = await stage.find(.identifier("card")).view() else { return }
        await expectMotion(of: card, \.bounds.height, .noJump(beyond: 100), .settles(within: 1)) {
            await stage.find(.identifier("card")).tap()
            await stage.advance(by: 1.5)
        }
    }
}
