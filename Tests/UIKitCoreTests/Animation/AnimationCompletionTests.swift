import Kinora
import TestSupport
import UIKit
import XCTest

@testable import CoreGraphics

@preconcurrency @MainActor
final class AnimationCompletionTests: XCTestCase {
    func testItComesOnceAtTheExactEndWhenAllHaveEnded() {
        let scene = AnimationScene()
        let other = UIView()
        scene.stage.window.addSubview(other)
        UIView.animate(
            withDuration: 0.2573, delay: 0.1,
            animations: {
                scene.view.frame = CGRect(x: 50, y: 50, width: 30, height: 30)
                scene.view.alpha = 0
                other.center.y = 100
            }, completion: scene.completion("all"))
        scene.stage.advance(by: 0.357)
        XCTAssertEqual(scene.log.take(), [])
        scene.stage.advance(by: 5)
        let lines = scene.log.take()
        XCTAssertEqual(lines.count, 1)
        let time = lines.first?.split(separator: " ").last.flatMap { Double($0) } ?? .nan
        XCTAssertEqual(time, 0.3573, accuracy: 1e-9, "not rounded to frames")
    }

    func testAnEarlyEndIsFalse() {
        let ends: [(String, @MainActor (AnimationScene) -> Void)] = [
            ("all removed", { $0.view.layer.removeAllAnimations() }),
            ("one removed", { $0.view.layer.removeAnimation(forKey: "opacity") }),
            ("replaced", { scene in UIView.animate(withDuration: 9) { scene.view.alpha = 1 } }),
            ("out of the window", { $0.view.removeFromSuperview() }),
            ("with the superview", { $0.view.superview?.removeFromSuperview() }),
        ]
        for (name, end) in ends {
            let scene = AnimationScene()
            let parent = UIView()
            scene.stage.window.addSubview(parent)
            parent.addSubview(scene.view)
            scene.stage.advance(by: 0)
            UIView.animate(withDuration: 1, animations: { scene.view.alpha = 0 }, completion: scene.completion("done"))
            scene.stage.advance(by: 0.5)
            end(scene)
            XCTAssertEqual(scene.log.take(), [], "never within the call: \(name)")
            scene.stage.advance(by: 0)
            XCTAssertEqual(scene.log.take(), ["done false 0.5"], name)
            scene.stage.advance(by: 2)
            XCTAssertEqual(scene.log.take(), [], name)
        }
    }

    func testAViewMovedInTheHierarchyInOneRunLoopTurnAnimatesOn() {
        let scene = AnimationScene()
        let parent = UIView()
        scene.stage.window.addSubview(parent)
        scene.move(to: 110, in: 1, "moved")
        scene.stage.advance(by: 0.5)
        parent.addSubview(scene.view)
        scene.stage.advance(by: 0.25)
        XCTAssertEqual(scene.x, 85, accuracy: 1e-9)
        scene.stage.settle()
        XCTAssertEqual(scene.log.take(), ["moved true 1.0"])
    }

    func testEqualEndsCompleteInTheOrderOfAdding() {
        let scene = AnimationScene()
        let views = (0..<5).map { _ in UIView() }
        for view in views { scene.stage.window.addSubview(view) }
        for index in [3, 0, 4, 1, 2] {
            UIView.animate(
                withDuration: index % 2 == 0 ? 0.5 : 0.25, delay: index % 2 == 0 ? 0 : 0.25, animations: { views[index].alpha = 0 },
                completion: { _ in scene.log.add("\(index)") })
        }
        scene.stage.advance(by: 1)
        XCTAssertEqual(scene.log.take(), ["3", "0", "4", "1", "2"])
    }

    func testACompletionMayAnimateOn() {
        let scene = AnimationScene()
        var steps = 0
        @MainActor func step() {
            UIView.animate(
                withDuration: 0.125, delay: 0, options: .curveLinear, animations: { scene.view.center.x += 10 },
                completion: { _ in
                    steps += 1
                    XCTAssertEqual(scene.stage.now, 0.125 * Double(steps), "the next begins where this one ended")
                    if steps < 8 { step() }
                })
        }
        step()
        scene.stage.advance(by: 0.9375)
        XCTAssertEqual(scene.x, 85, accuracy: 1e-9)
        scene.stage.settle()
        XCTAssertEqual(steps, 8)
        XCTAssertEqual(scene.stage.now, 1)
    }

    func testACompletionMayRemoveTheViewAndOthers() {
        let scene = AnimationScene()
        let other = UIView()
        scene.stage.window.addSubview(other)
        UIView.animate(
            withDuration: 0.5, animations: { scene.view.alpha = 0 },
            completion: { _ in
                scene.view.removeFromSuperview()
                other.removeFromSuperview()
            })
        UIView.animate(withDuration: 0.5, animations: { other.alpha = 0 }, completion: scene.completion("same end"))
        UIView.animate(withDuration: 1, animations: { other.center.x = 50 }, completion: scene.completion("later end"))
        scene.stage.advance(by: 2)
        XCTAssertEqual(scene.log.take(), ["same end true 0.5", "later end false 0.5"])
    }

    func testAnEndlessChainOfEmptyBlocksIsCutOff() {
        let scene = AnimationScene()
        var count = 0
        @MainActor func again() {
            count += 1
            if count < 50_000 { UIView.animate(withDuration: 0, animations: {}, completion: { _ in again() }) }
        }
        again()
        scene.stage.advance(by: 0)
        XCTAssertGreaterThan(count, 1000)
    }

    func testAViewThatGoesAwayCompletesOnceAndIsFreed() {
        let scene = AnimationScene()
        var view: UIView? = UIView()
        let reference = Weak(view ?? UIView())
        scene.stage.window.addSubview(view ?? UIView())
        UIView.animate(withDuration: 1, animations: { reference.object?.alpha = 0 }, completion: scene.completion("gone"))
        scene.stage.advance(by: 0.5)
        view?.removeFromSuperview()
        view = nil
        scene.stage.advance(by: 0)
        XCTAssertNil(reference.object)
        scene.stage.advance(by: 1)
        XCTAssertEqual(scene.log.take(), ["gone false 0.5"])
    }

    func testAnAnimationDoesNotKeepItsView() {
        let scene = AnimationScene()
        var parent: UIView? = UIView()
        let child = UIView()
        let (weakParent, weakChild) = (Weak(parent ?? UIView()), Weak(child))
        parent?.addSubview(child)
        UIView.animate(withDuration: 1, animations: { child.alpha = 0 }, completion: scene.completion("outside"))
        parent = nil
        XCTAssertNil(weakParent.object)
        XCTAssertNotNil(weakChild.object)
        scene.stage.advance(by: 0)
        XCTAssertEqual(scene.log.take(), ["outside false 0.0"])
    }
}
