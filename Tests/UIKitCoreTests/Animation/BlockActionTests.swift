import Kinora
import UIKit
import XCTest

/// Actions of a view as its layer's delegate within an animation block, and the animations that the block attaches, as published logs show
/// it (`Documentation/Behavior.md#view-animations`).
@preconcurrency @MainActor
final class BlockActionTests: XCTestCase {
    private func animation(_ scene: AnimationScene, _ key: String) -> CABasicAnimation? {
        scene.view.layer.animation(forKey: key) as? CABasicAnimation
    }

    func testOutsideOfABlockTheActionIsNull() {
        let scene = AnimationScene()
        for key in ["opacity", "position", "bounds.size", "unknown"] {
            XCTAssertTrue(scene.view.action(for: scene.view.layer, forKey: key) is NSNull, key)
            XCTAssertNil(scene.view.layer.action(forKey: key), key)
        }
    }

    func testALayerWithoutAViewHasImplicitActions() {
        let scene = AnimationScene()
        let layer = CALayer()
        scene.view.layer.addSublayer(layer)
        scene.stage.advance(by: 0)
        XCTAssertEqual((layer.action(forKey: "opacity") as? CABasicAnimation)?.duration, 0.25)
        UIView.animate(withDuration: 2) { layer.opacity = 0.5 }
        XCTAssertEqual(layer.animation(forKey: "opacity")?.duration, 0.25, "the block is not its context")
    }

    func testInABlockTheActionIsABasicAnimationWithTheBlocksTiming() throws {
        let scene = AnimationScene()
        scene.view.alpha = 0.75
        scene.view.backgroundColor = .red
        let now = CACurrentMediaTime()
        var actions: [String: any CAAction] = [:]
        UIView.animate(
            withDuration: 0.4, delay: 0.2, options: .curveEaseOut,
            animations: {
                for key in ["opacity", "backgroundColor", "bounds.size", "position", "unknown"] {
                    actions[key] = scene.view.action(for: scene.view.layer, forKey: key)
                }
            })
        for (key, from) in [("opacity", "0.75"), ("backgroundColor", "color"), ("bounds.size", "(20.0, 20.0)")] {
            let animation = try XCTUnwrap(actions[key] as? CABasicAnimation, key)
            XCTAssertEqual(animation.keyPath, key)
            XCTAssertEqual(animation.duration, 0.4, key)
            XCTAssertEqual(animation.beginTime, now + 0.2, accuracy: 1e-9, key)
            XCTAssertEqual(animation.timingFunction, CAMediaTimingFunction(name: .easeOut), key)
            XCTAssertEqual(animation.fillMode, .both, key)
            XCTAssertNotNil(animation.delegate, key)
            switch animation.fromValue {
            case let number as Float: XCTAssertEqual("\(number)", from)
            case let size as NSValue: XCTAssertEqual("\(size.cgSizeValue)", from)
            case let color: XCTAssertNotNil(color, from)
            }
        }
        XCTAssertNotNil(actions["position"])
        XCTAssertFalse(actions["position"] is NSNull)
        XCTAssertTrue(actions["unknown"] is NSNull)
        XCTAssertNil(scene.view.layer.animationKeys(), "asking attaches nothing")
    }

    func testASpringBlocksActionIsASpring() throws {
        let scene = AnimationScene()
        var action: (any CAAction)?
        UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0) {
            action = scene.view.action(for: scene.view.layer, forKey: "opacity")
        }
        let spring = try XCTUnwrap(action as? CASpringAnimation)
        XCTAssertEqual(spring.stiffness, 323.589, accuracy: 1e-3)
        XCTAssertEqual(spring.duration, 0.5)
    }

    func testAPropertyAnimatorsActionIsNoAnimation() {
        let scene = AnimationScene()
        var action: (any CAAction)?
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            action = scene.view.action(for: scene.view.layer, forKey: "opacity")
        }
        animator.startAnimation()
        XCTAssertNotNil(action)
        XCTAssertFalse(action is CAAnimation || action is NSNull)
        animator.stopAnimation(true)
    }

    func testWhatIsAttachedHasThePublishedKeysValuesAndFillMode() throws {
        let scene = AnimationScene()
        scene.view.bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
        scene.stage.advance(by: 0)
        UIView.animate(withDuration: 0.3) { scene.view.bounds = CGRect(x: 0, y: 0, width: 100, height: 100) }
        XCTAssertEqual(scene.view.layer.animationKeys(), ["bounds.origin", "bounds.size"])
        let (origin, size) = (try XCTUnwrap(animation(scene, "bounds.origin")), try XCTUnwrap(animation(scene, "bounds.size")))
        for one in [origin, size] {
            XCTAssertTrue(one.isAdditive)
            XCTAssertEqual(one.fillMode, .both)
            XCTAssertEqual(one.duration, 0.3)
            XCTAssertEqual(one.timingFunction, CAMediaTimingFunction(name: .easeInEaseOut))
            XCTAssertNotNil(one.delegate)
        }
        XCTAssertEqual((origin.fromValue as? NSValue)?.cgPointValue, .zero)
        XCTAssertEqual((origin.toValue as? NSValue)?.cgPointValue, .zero)
        XCTAssertEqual((size.fromValue as? NSValue)?.cgSizeValue, CGSize(width: 100, height: 100))
        XCTAssertEqual((size.toValue as? NSValue)?.cgSizeValue, .zero)
        UIView.animate(withDuration: 0.3) { scene.view.bounds.size.width = 50 }
        XCTAssertEqual(scene.view.layer.animationKeys(), ["bounds.origin", "bounds.size", "bounds.origin-2", "bounds.size-2"])
        UIView.animate(withDuration: 0.3) { scene.view.alpha = 0 }
        XCTAssertEqual(try XCTUnwrap(animation(scene, "opacity")).isAdditive, false)
        XCTAssertEqual(try XCTUnwrap(animation(scene, "opacity")).fillMode, .both)
        scene.stage.settle()
        XCTAssertNil(scene.view.layer.animationKeys())
    }

    func testTheBlockWaitsForACopyOfItsActionOnAnotherProperty() throws {
        let scene = AnimationScene()
        let shape = CAShapeLayer()
        shape.lineWidth = 1
        scene.view.layer.addSublayer(shape)
        scene.stage.advance(by: 0)
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear,
            animations: {
                let action = scene.view.action(for: scene.view.layer, forKey: "backgroundColor") as? CABasicAnimation
                let animation = action?.copy() as? CABasicAnimation
                animation?.keyPath = "lineWidth"
                animation?.fromValue = 1
                animation?.toValue = 5
                CATransaction.setDisableActions(true)
                shape.lineWidth = 5
                CATransaction.setDisableActions(false)
                if let animation { shape.add(animation, forKey: "lineWidth") }
            }, completion: scene.completion("done"))
        scene.stage.advance(by: 0.5)
        XCTAssertEqual(shape.presentation()?.lineWidth ?? 0, 3, accuracy: 1e-6)
        XCTAssertEqual(scene.log.take(), [], "the block waits for the copy")
        scene.stage.advance(by: 0.5)
        XCTAssertEqual(scene.log.take(), ["done true 1.0"])
    }

    func testAViewMayChangeTheActionOfItsSuperclass() {
        final class Slow: UIView {
            override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
                let action = super.action(for: layer, forKey: event)
                (action as? CABasicAnimation)?.duration = 4
                return action
            }
        }
        let scene = AnimationScene()
        let slow = Slow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.stage.window.addSubview(slow)
        scene.stage.advance(by: 0)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { slow.alpha = 0 })
        XCTAssertEqual(slow.layer.animation(forKey: "opacity")?.duration, 4)
        scene.stage.advance(by: 1)
        XCTAssertEqual(slow.layer.presentation()?.opacity ?? 0, 0.75, accuracy: 1e-6)
    }

    func testAnActionForAnotherKeyRunsAsAPlainAnimation() {
        final class Gauge: UIView {
            override class var layerClass: AnyClass { CAShapeLayer.self }
            override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
                guard event == "strokeEnd", let action = super.action(for: layer, forKey: "opacity") as? CABasicAnimation else {
                    return super.action(for: layer, forKey: event)
                }
                action.keyPath = "strokeEnd"
                action.fromValue = (layer as? CAShapeLayer)?.strokeEnd
                return action
            }
        }
        let scene = AnimationScene()
        let gauge = Gauge(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.stage.window.addSubview(gauge)
        scene.stage.advance(by: 0)
        let shape = gauge.layer as? CAShapeLayer
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { shape?.strokeEnd = 0 })
        scene.stage.advance(by: 0.25)
        XCTAssertEqual(shape?.presentation()?.strokeEnd ?? 0, 0.75, accuracy: 1e-6)
    }

    func testAScrollViewsIndicatorKeepsItsOwnTimeInABlock() throws {
        let scene = AnimationScene()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        scroll.contentSize = CGSize(width: 40, height: 400)
        scene.stage.window.addSubview(scroll)
        scene.stage.advance(by: 0)
        UIView.animate(withDuration: 3) {
            scroll.contentOffset.y = 100
            scroll.flashScrollIndicators()
        }
        let indicator = try XCTUnwrap(scroll.subviews.last)
        let fade = try XCTUnwrap(indicator.layer.animation(forKey: "opacity"))
        XCTAssertEqual(fade.duration, 0.25)
        XCTAssertEqual(indicator.layer.animationKeys(), ["opacity"], "it is not moved by the block")
    }

    func testACollapsingTitleAndABarButtonsDimmingKeepTheirOwnTime() {
        let scene = AnimationScene()
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let item = UINavigationItem(title: "Title")
        item.rightBarButtonItem = UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)
        bar.items = [item]
        scene.stage.window.addSubview(bar)
        scene.stage.advance(by: 0)
        func controls(_ view: UIView) -> [UIControl] { view.subviews.flatMap { [$0 as? UIControl].compactMap { $0 } + controls($0) } }
        func animations(_ view: UIView) -> [CAAnimation] {
            (view.layer.animationKeys() ?? []).compactMap { view.layer.animation(forKey: $0) } + view.subviews.flatMap(animations)
        }
        for control in controls(bar) { control.isHighlighted = true }
        scene.stage.advance(by: 0)
        UIView.animate(withDuration: 3) { for control in controls(bar) { control.isHighlighted = false } }
        let dimming = animations(bar)
        XCTAssertFalse(dimming.isEmpty)
        for animation in dimming { XCTAssertEqual(animation.duration, 0.25) }
    }
}
