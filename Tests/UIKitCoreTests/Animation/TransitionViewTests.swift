import Kinora
import RenderScene
import UIKit
import XCTest

/// `UIView.transition`: effects on views and completions; the rendering is tested in `TransitionPictureTests`.
@preconcurrency @MainActor
final class TransitionViewTests: XCTestCase {
    private static let kinds: [(UIView.AnimationOptions, UInt)] = [
        (.transitionFlipFromLeft, 1), (.transitionFlipFromRight, 2), (.transitionCurlUp, 3), (.transitionCurlDown, 4),
        (.transitionCrossDissolve, 5), (.transitionFlipFromTop, 6), (.transitionFlipFromBottom, 7),
    ]

    func testOptionsHaveUIKitsRawValues() {
        for (option, number) in Self.kinds { XCTAssertEqual(option.rawValue, number << 20) }
        XCTAssertEqual(UIView.AnimationOptions.allowAnimatedContent.rawValue, 1 << 7)
        XCTAssertEqual(UIView.AnimationOptions.showHideTransitionViews.rawValue, 1 << 8)
    }

    func testEveryKindChangesAtOnceCompletesAtTheEndAndLeavesNothing() {
        for (option, _) in Self.kinds {
            let scene = AnimationScene()
            UIView.transition(
                with: scene.view, duration: 0.5, options: [option, .curveLinear], animations: { scene.view.backgroundColor = .red },
                completion: scene.completion("done"))
            XCTAssertEqual(scene.view.backgroundColor, .red)
            XCTAssertEqual(scene.view.layer.animationKeys(), ["transition"])
            scene.stage.advance(by: 0.25)
            XCTAssertEqual(scene.view.layer.presentationValues?.transition?.progress ?? -1, 0.5, accuracy: 1e-9)
            scene.stage.advance(by: 1)
            XCTAssertEqual(scene.log.lines, ["done true 0.5"])
            XCTAssertNil(scene.view.layer.animationKeys())
            XCTAssertNil(scene.view.layer.sublayers)
            XCTAssertTrue(scene.view.transform.isIdentity)
            XCTAssertNil(scene.view.layer.presentationValues?.transition)
        }
    }

    func testItFollowsTheCurveOfItsOptions() {
        let scene = AnimationScene()
        for (option, curve) in [
            (UIView.AnimationOptions.curveEaseIn, ReferenceCurve.easeIn), (.curveEaseOut, .easeOut), ([], .easeInOut),
        ] {
            UIView.transition(with: scene.view, duration: 1, options: [option, .transitionCrossDissolve], animations: nil)
            scene.stage.advance(by: 0.3)
            XCTAssertEqual(scene.view.layer.presentationValues?.transition?.progress ?? -1, curve(0.3), accuracy: 1e-6)
            scene.stage.settle()
        }
    }

    func testChangesAreNotAnimatedUnlessTheContentMayBe() {
        let scene = AnimationScene()
        UIView.animate(withDuration: 5) {
            UIView.transition(with: scene.view, duration: 1, options: .transitionCrossDissolve) { scene.view.center.x = 110 }
        }
        scene.stage.advance(by: 0.5)
        XCTAssertEqual(scene.x, 110)
        UIView.transition(
            with: scene.view, duration: 1, options: [.transitionCrossDissolve, .allowAnimatedContent, .curveLinear],
            animations: { scene.view.center.x = 10 }, completion: scene.completion("done"))
        scene.stage.advance(by: 0.5)
        XCTAssertEqual(scene.x, 60, accuracy: 1e-6)
        scene.stage.advance(by: 1)
        XCTAssertEqual(scene.log.lines, ["done true 1.5"])
    }

    func testWithoutATransitionADurationOrAWindowItIsDoneAtOnce() {
        let scene = AnimationScene()
        let loose = UIView()
        let fade = UIView.AnimationOptions.transitionCrossDissolve
        var changes = 0
        let change = { changes += 1 }
        UIView.transition(with: scene.view, duration: 1, options: [], animations: change, completion: scene.completion("none"))
        UIView.transition(with: scene.view, duration: 0, options: fade, animations: change, completion: scene.completion("zero"))
        UIView.transition(with: scene.view, duration: -1, options: fade, animations: change, completion: scene.completion("negative"))
        UIView.transition(with: scene.view, duration: .nan, options: fade, animations: change, completion: scene.completion("nan"))
        UIView.transition(with: loose, duration: 1, options: fade, animations: change, completion: scene.completion("loose"))
        UIView.setAnimationsEnabled(false)
        UIView.transition(with: scene.view, duration: 1, options: fade, animations: change, completion: scene.completion("disabled"))
        UIView.setAnimationsEnabled(true)
        UIView.transition(with: scene.view, duration: 0, options: fade, animations: nil, completion: scene.completion("nothing"))
        XCTAssertEqual(changes, 6)
        XCTAssertEqual(scene.log.lines, [], "not before the commit")
        scene.stage.advance(by: 0)
        let names = ["none", "zero", "negative", "nan", "loose", "disabled", "nothing"]
        XCTAssertEqual(Set(scene.log.lines), Set(names.map { "\($0) true 0.0" }))
        XCTAssertNil(scene.view.layer.animationKeys())
        XCTAssertEqual(scene.stage.settle(), [])
    }

    func testFromOneViewToAnotherKeepsTheIndex() {
        let scene = AnimationScene()
        let (below, above, other) = (UIView(), UIView(), UIView())
        scene.stage.window.insertSubview(below, at: 0)
        scene.stage.window.addSubview(above)
        scene.stage.advance(by: 0)
        UIView.transition(
            from: scene.view, to: other, duration: 0.4, options: .transitionFlipFromLeft, completion: scene.completion("flip"))
        XCTAssertNil(scene.view.superview)
        XCTAssertEqual(scene.stage.window.subviews, [below, other, above])
        XCTAssertEqual(scene.stage.window.layer.animationKeys(), ["transition"])
        scene.stage.advance(by: 1)
        XCTAssertEqual(scene.log.lines, ["flip true 0.4"])
        XCTAssertNil(scene.stage.window.layer.animationKeys())
    }

    func testFromOneViewToAnotherMayHideAndShow() {
        let scene = AnimationScene()
        let other = UIView(frame: scene.view.frame)
        other.isHidden = true
        scene.stage.window.addSubview(other)
        scene.stage.advance(by: 0)
        let views = scene.stage.window.subviews
        UIView.transition(from: scene.view, to: other, duration: 0.4, options: [.transitionCrossDissolve, .showHideTransitionViews])
        XCTAssertEqual([scene.view.isHidden, other.isHidden], [true, false])
        XCTAssertEqual(scene.stage.window.subviews, views)
        scene.stage.settle()
        XCTAssertEqual([scene.view.isHidden, other.isHidden], [true, false])
    }

    func testFromAViewWithoutSuperviewOrToItselfChangesNothing() {
        let scene = AnimationScene()
        let other = UIView()
        UIView.transition(
            from: UIView(), to: other, duration: 1, options: .transitionFlipFromTop, completion: scene.completion("loose"))
        UIView.transition(
            from: scene.view, to: scene.view, duration: 1, options: .transitionCrossDissolve, completion: scene.completion("self"))
        XCTAssertNil(other.superview)
        XCTAssertNotNil(scene.view.superview)
        scene.stage.settle()
        XCTAssertEqual(scene.log.lines, ["loose true 0.0", "self true 1.0"])
    }

    func testTheFirstEndsUnfinishedAndTheSecondGoesOnFromItsImage() {
        let scene = AnimationScene()
        let flip = { @MainActor (name: String) in
            UIView.transition(
                with: scene.view, duration: 1, options: [.transitionFlipFromRight, .curveLinear], animations: {},
                completion: scene.completion(name))
        }
        flip("one")
        scene.stage.advance(by: 0.25)
        flip("two")
        scene.stage.advance(by: 0.25)
        XCTAssertEqual(scene.log.lines, ["one false 0.25"])
        let old = scene.view.layer.presentationValues?.transition?.transition.old
        XCTAssertEqual(old?.tree.values(of: 0, at: old?.time ?? 0).transition?.progress ?? -1, 0.25, accuracy: 1e-9)
        scene.stage.settle()
        XCTAssertEqual(scene.log.lines, ["one false 0.25", "two true 1.25"])
    }

    func testAViewThatLeavesInTheMiddleEndsItUnfinished() {
        let scene = AnimationScene()
        UIView.transition(
            with: scene.view, duration: 1, options: .transitionCrossDissolve, animations: {}, completion: scene.completion("fade"))
        scene.stage.advance(by: 0.5)
        scene.view.removeFromSuperview()
        scene.stage.advance(by: 0.1)
        XCTAssertEqual(scene.log.lines, ["fade false 0.5"])
    }

    func testACompletionMayStartTheNextAndChangesMayTransitOthers() {
        let scene = AnimationScene()
        let inner = UIView(frame: CGRect(x: 2, y: 2, width: 4, height: 4))
        scene.view.addSubview(inner)
        scene.stage.advance(by: 0)
        UIView.transition(
            with: scene.view, duration: 0.5, options: .transitionFlipFromTop,
            animations: {
                UIView.transition(
                    with: inner, duration: 0.25, options: .transitionCrossDissolve, animations: { inner.alpha = 0.5 },
                    completion: scene.completion("inner"))
            },
            completion: { finished in
                scene.completion("outer")(finished)
                UIView.transition(
                    with: scene.view, duration: 0.5, options: .transitionFlipFromTop, animations: {},
                    completion: scene.completion("again"))
            })
        scene.stage.settle()
        XCTAssertEqual(scene.log.lines, ["inner true 0.25", "outer true 0.5", "again true 1.0"])
    }

    func testCompletionsAreReleased() {
        let scene = AnimationScene()
        weak var held: UIView?
        do {
            let view = UIView()
            held = view
            UIView.transition(
                with: scene.view, duration: 0.5, options: .transitionCrossDissolve, animations: {}, completion: { _ in view.tag = 1 })
        }
        scene.stage.advance(by: 0.25)
        XCTAssertNotNil(held)
        scene.stage.settle()
        XCTAssertNil(held)
    }
}
