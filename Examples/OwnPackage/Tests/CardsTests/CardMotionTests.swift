import Cards
import KinoraTesting
import Testing

/// The motion of the card, as in `Documentation/MotionTests.md`.
@Suite(.onStage) @MainActor struct CardMotionTests {
    @Test(arguments: StageConfiguration.matrix(devices: [.iPhoneSE3, .iPhone15], appearances: [.light, .dark]))
    func theCardMovesInAStraightLine(_ configuration: StageConfiguration) async {
        let stage = configuration.makeStage()
        let controller = CardViewController()
        stage.window.rootViewController = controller
        await expectMotion(
            of: controller.card, \.center.x, .follows(within: 1e-6) { 70 + 400 * min($0, 0.5) }, .monotonic(.increasing),
            .noJump(beyond: 7), .settles(within: 0.5, at: 270)
        ) {
            controller.move()
            await stage.advance(by: 0.6)
        }
    }

    @Test func theControllerIsReleased() async {
        let stage = Stage()
        await expectNoLeak {
            let controller = CardViewController()
            stage.window.rootViewController = controller
            controller.move()
            await stage.settle()
            stage.window.rootViewController = nil
            return [controller]
        }
    }
}
