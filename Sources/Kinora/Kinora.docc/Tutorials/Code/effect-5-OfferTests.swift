import KinoraTesting
import Offers
import Testing

@Suite(.onStage) @MainActor struct OfferTests {
    @Test func aSwipePresentsTheOffer() async {
        let stage = Stage()
        let home = HomeViewController()
        stage.window.rootViewController = home
        await stage.swipe(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 340, y: 400))
        await stage.settle()
        #expect(home.presentedViewController is OfferViewController)
    }
}
