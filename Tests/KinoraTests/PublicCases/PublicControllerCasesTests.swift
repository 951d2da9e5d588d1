import Kinora
import XCTest

/// Controller and animation cases of `Documentation/PublicCases.md`; the number of a case is in its comment.
@preconcurrency @MainActor
final class PublicControllerCasesTests: XCTestCase {
    private final class Watched: UIViewController {
        var disappearance: String?
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            let stack = navigationController?.viewControllers ?? []
            let position = stack.firstIndex(of: self).map { "\(stack.count - $0) from the top" } ?? "not in the stack"
            disappearance = "\(position), moving from its parent: \(isMovingFromParent)"
        }
    }

    /// XCTest keeps the objects of all its tests, and a process has one stage at a time.
    private var made: Stage?
    private var stage: Stage {
        let stage = made ?? Stage()
        made = stage
        return stage
    }

    override func tearDown() async throws { made = nil }

    private func navigation() -> (UINavigationController, Watched) {
        let (root, second) = (UIViewController(), Watched())
        let navigation = UINavigationController(rootViewController: root)
        stage.window.rootViewController = navigation
        stage.settle()
        navigation.pushViewController(second, animated: true)
        stage.settle()
        return (navigation, second)
    }

    // Cases 43 and 44.
    func testAPoppedControllerHasLeftTheStackAtViewWillDisappear() {
        let (navigation, second) = navigation()
        navigation.popViewController(animated: true)
        stage.settle()
        XCTAssertEqual(second.disappearance, "not in the stack, moving from its parent: true")
    }

    // Case 45.
    func testACoveredControllerIsSecondOfTheStackAtViewWillDisappear() {
        let (navigation, second) = navigation()
        navigation.pushViewController(UIViewController(), animated: true)
        stage.settle()
        XCTAssertEqual(second.disappearance, "2 from the top, moving from its parent: false")
    }

    private func presented() -> [UIViewController] {
        let controllers = (0..<3).map { _ in UIViewController() }
        stage.window.rootViewController = controllers[0]
        stage.settle()
        for index in 1..<3 {
            controllers[index].modalPresentationStyle = .fullScreen
            controllers[index - 1].present(controllers[index], animated: true)
            stage.settle()
        }
        return controllers
    }

    // Case 46.
    func testControllersKnowWhoPresentsWhom() {
        let c = presented()
        XCTAssertEqual(c.map(\.presentingViewController), [nil, c[0], c[1]])
        XCTAssertEqual(c.map(\.presentedViewController), [c[1], c[2], nil])
    }

    // Case 47.
    func testAControllerLowerDownDismissesAllAboveIt() {
        let c = presented()
        c[0].dismiss(animated: true)
        stage.settle()
        XCTAssertNil(c[0].presentedViewController)
        XCTAssertNil(c[1].presentingViewController)
        XCTAssertNil(c[2].viewIfLoaded?.window)
    }

    // Case 48.
    func testTheTopControllerDismissesItself() {
        let c = presented()
        c[2].dismiss(animated: true)
        stage.settle()
        XCTAssertNil(c[1].presentedViewController)
        XCTAssertTrue(c[0].presentedViewController === c[1])
    }

    // Case 49.
    func testAControllerWithoutPresentationsDismissesNothing() {
        let (navigation, second) = navigation()
        second.dismiss(animated: true)
        stage.settle()
        XCTAssertTrue(navigation.topViewController === second)
    }

    private func layer() -> CALayer {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        stage.window.addSubview(view)
        stage.advance(by: 0.1)
        return view.layer
    }

    // Case 50.
    func testAnExplicitAnimationSnapsBackToTheModelValue() {
        let layer = layer()
        let animation = CABasicAnimation(keyPath: "position.y")
        animation.toValue = 300.0
        animation.duration = 1
        layer.add(animation, forKey: "move")
        stage.advance(by: 0.5)
        XCTAssertEqual(layer.presentation()?.position.y ?? 0, 160, accuracy: 1e-9)
        stage.advance(by: 0.6)
        XCTAssertEqual(layer.presentation()?.position.y, 20)
        XCTAssertEqual(layer.position.y, 20)
    }

    // Case 51.
    func testAnAnimationThatFillsForwardsShowsItsEndAndKeepsTheModel() {
        let layer = layer()
        let animation = CABasicAnimation(keyPath: "position.y")
        animation.toValue = 300.0
        animation.duration = 1
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: "move")
        stage.advance(by: 2)
        XCTAssertEqual(layer.presentation()?.position.y, 300)
        XCTAssertEqual(layer.position.y, 20)
        layer.removeAnimation(forKey: "move")
        stage.advance(by: 0.1)
        XCTAssertEqual(layer.presentation()?.position.y, 20)
    }

    // Case 52.
    func testAnAnimationUnderThePropertysKeyReplacesTheImplicitOne() {
        let layer = CALayer()
        stage.window.layer.addSublayer(layer)
        stage.advance(by: 0.1)
        layer.position = CGPoint(x: 100, y: 0)
        let animation = CABasicAnimation(keyPath: "position")
        animation.fromValue = NSValue(cgPoint: .zero)
        animation.duration = 0.5
        layer.add(animation, forKey: "position")
        XCTAssertEqual(layer.animationKeys(), ["position"])
        stage.advance(by: 0.4)
        XCTAssertEqual(layer.presentation()?.position.x ?? 0, 80, accuracy: 1e-9)
    }

    // Cases 53 and 54.
    func testAViewThatLeavesItsWindowEndsItsAnimationsUnfinished() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        stage.window.addSubview(view)
        stage.advance(by: 0.1)
        var ended: [Bool] = []
        UIView.animate(withDuration: 2, animations: { view.alpha = 0 }, completion: { ended.append($0) })
        stage.advance(by: 1)
        view.removeFromSuperview()
        stage.advance(by: 0.1)
        XCTAssertEqual(ended, [false])
        XCTAssertNil(view.layer.animationKeys())
    }

    // Case 55.
    func testAnOffsetInABlockAnimatesDelegatesChangesUnlessRefused() {
        final class Mover: NSObject, UIScrollViewDelegate {
            let (animated, still) = (
                UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            )
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                animated.frame.origin.x = 50
                UIView.performWithoutAnimation { still.frame.origin.x = 50 }
            }
        }
        let (view, mover) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Mover())
        view.contentSize = CGSize(width: 100, height: 1000)
        view.contentInsetAdjustmentBehavior = .never
        view.delegate = mover
        stage.window.addSubview(view)
        for moved in [mover.animated, mover.still] { stage.window.addSubview(moved) }
        stage.advance(by: 0.1)
        UIView.animate(withDuration: 1) { view.contentOffset = CGPoint(x: 0, y: 300) }
        stage.advance(by: 0.5)
        XCTAssertEqual(mover.still.layer.presentation()?.frame.minX, 50)
        XCTAssertEqual(mover.animated.layer.presentation()?.frame.minX ?? 0, 25, accuracy: 1e-9)
    }
}
