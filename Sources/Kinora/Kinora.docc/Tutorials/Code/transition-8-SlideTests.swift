import Checkout
import KinoraTesting
import Testing

@Suite(.onStage) @MainActor struct SlideTests {
    @Test func aShortPullLeavesTheDetail() async throws {
        let stage = Stage()
        let first = UIViewController()
        stage.window.rootViewController = first
        first.present(DetailViewController(), animated: true)
        await stage.settle()
        let detail = try await stage.find(.identifier("detail")).required()
        await expectMotion(of: detail, \.frameInWindow.minY, .noJump(beyond: 80), .settles(within: 1, at: 0)) {
            await stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 400))
            await stage.advance(by: 1)
        }
        #expect(first.presentedViewController != nil)
    }

    @Test func aLongPullDismissesIt() async throws {
        let stage = Stage()
        let first = UIViewController()
        stage.window.rootViewController = first
        first.present(DetailViewController(), animated: true)
        await stage.settle()
        await stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 700))
        await stage.settle()
        #expect(first.presentedViewController == nil)
    }
}
