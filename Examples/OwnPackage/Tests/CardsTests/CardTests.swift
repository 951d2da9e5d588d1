import Cards
import Kinora
import KinoraTesting
import Testing

/// One instance for each test, with its own stage.
@MainActor
@Suite(.onStage)
struct CardTests {
    private let stage = Stage()
    private let controller = CardViewController()

    init() { stage.window.rootViewController = controller }

    @Test func halfwayTheCardIsHalfway() async {
        controller.move()
        await expectCard(at: 170, after: 0.25)
        #expect(await stage.settle() == [])
        #expect(controller.hasArrived)
    }

    @Test func afterTwoSecondsTheCardMoves() async {
        controller.moveLater()
        await expectCard(at: 170, after: 2.25)
    }

    /// A helper is a method. With `sourceLocation` a failure is shown where the test calls it.
    private func expectCard(at x: CGFloat, after seconds: Double, sourceLocation: SourceLocation = #_sourceLocation) async {
        await stage.advance(by: seconds)
        #expect(abs((controller.card.layer.presentation()?.position.x ?? 0) - x) < 1e-6, sourceLocation: sourceLocation)
    }
}
