import Findings
import Testing
import UIKit

@testable import KinoraTesting

@Suite(.onStage) @MainActor struct ScreenChecksTests {
    private final class DetailViewController: UIViewController {
        var selfReference: UIViewController?
    }

    /// Shows and dismisses each controller, and returns the leaks found then.
    private func leaks(kept: Int = 1, _ controllers: [() -> UIViewController]) -> [String] {
        let stage = Stage.small()
        let watch = ControllerWatch(kept: kept)
        for make in controllers {
            stage.window.rootViewController?.present(make(), animated: false)
            stage.advance(by: 1)
            #expect(watch.leaks(at: stage.now).isEmpty)
            stage.window.rootViewController?.dismiss(animated: false)
            stage.advance(by: 1)
            _ = watch.leaks(at: stage.now)
        }
        stage.advance(by: 3)
        return watch.leaks(at: stage.now).map(\.sentence)
    }

    private func leaking() -> UIViewController {
        let controller = DetailViewController()
        controller.selfReference = controller
        return controller
    }

    @Test func releasedControllersPass() {
        #expect(leaks([{ DetailViewController() }, { DetailViewController() }]) == [])
    }

    @Test func theSecondLeakOfAClassIsFound() {
        #expect(leaks([leaking]) == [])
        #expect(leaks(kept: 0, [leaking]).first?.hasPrefix("A DetailViewController is still in memory") == true)
        #expect(leaks([leaking, leaking]).first?.hasPrefix("2 instances of DetailViewController are still in memory") == true)
    }

    @Test func aControllerThatIsShownAgainIsCached() {
        let cached = DetailViewController()
        #expect(leaks(kept: 0, [{ cached }, { cached }]) == [])
    }

    @Test func aTransitionThatNeverEndsIsStuck() {
        final class Endless: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {}
            func animationController(
                forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        }
        let stage = Stage.small()
        let check = StuckCheck(stage)
        let (endless, detail) = (Endless(), UIViewController())
        detail.transitioningDelegate = endless
        detail.modalPresentationStyle = .fullScreen
        stage.window.rootViewController?.present(detail, animated: true)
        for _ in 0..<3 {
            stage.advance(by: 1)
            #expect(check.findings() == [])
        }
        stage.advance(by: 2)
        #expect(check.findings().first?.message.contains("completeTransition(_:) of Endless was never called") == true)
    }

    @Test func aScreenOnWhichNothingReactsIsStuckAfterTenSeconds() {
        let stage = Stage.small()
        let check = StuckCheck(stage)
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
        stage.root.addSubview(button)
        stage.advance(by: 1)
        #expect(check.findings() == [])
        button.isEnabled = false
        for second in 1...11 {
            #expect(check.findings() == [], "\(second)")
            stage.advance(by: 1)
            if second == 5 {
                button.isEnabled = true
                #expect(check.findings() == [])
                button.isEnabled = false
            }
        }
        stage.advance(by: 5)
        #expect(check.findings().first?.message.contains("nothing on the screen reacts to touches") == true)
        button.isEnabled = true
        #expect(check.findings() == [])
    }

    @Test func aScreenThatNeverReactedIsNotStuck() {
        let stage = Stage.small()
        let check = StuckCheck(stage)
        for _ in 0..<30 {
            #expect(check.findings() == [])
            stage.advance(by: 1)
        }
    }
}
