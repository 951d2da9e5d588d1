import Kinora
import TestSupport
import Testing
import UIKit
import XCTest

@testable import CoreGraphics

@preconcurrency @MainActor
final class NestedAnimationTests: XCTestCase {
    /// Position of the view 0.25 s after an inner linear block of 1 s moved it by 100 within an outer ease-in block of 0.5 s.
    private static func shown(_ options: UIView.AnimationOptions) -> Double {
        let scene = AnimationScene()
        UIView.animate(
            withDuration: 0.5, delay: 0, options: .curveEaseIn,
            animations: {
                XCTAssertEqual(UIView.inheritedAnimationDuration, 0.5)
                scene.move(to: 110, in: 1, options: options.union(.curveLinear))
            })
        XCTAssertEqual(UIView.inheritedAnimationDuration, 0)
        scene.stage.advance(by: 0.25)
        return scene.x
    }

    func testAnInnerBlockInheritsUnlessItOverrides() {
        XCTAssertEqual(Self.shown([]), 10 + 100 * ReferenceCurve.easeIn(0.5), accuracy: 1e-6)
        XCTAssertEqual(Self.shown(.overrideInheritedDuration), 10 + 100 * ReferenceCurve.easeIn(0.25), accuracy: 1e-6)
        XCTAssertEqual(Self.shown(.overrideInheritedCurve), 60, accuracy: 1e-6)
        XCTAssertEqual(Self.shown([.overrideInheritedDuration, .overrideInheritedCurve]), 35, accuracy: 1e-6)
    }

    func testRepetitionIsInheritedUnlessOptionsAreOverridden() {
        for (options, waits) in [(UIView.AnimationOptions([]), false), (.overrideInheritedOptions, true)] {
            let scene = AnimationScene()
            UIView.animate(
                withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse],
                animations: { scene.move(to: 110, in: 1, options: options, "inner") })
            scene.stage.advance(by: 3)
            XCTAssertEqual(scene.log.take(), waits ? ["inner true 0.5"] : [])
        }
    }

    func testEachBlockHasItsOwnCompletion() {
        let scene = AnimationScene()
        UIView.animate(
            withDuration: 0.5,
            animations: {
                scene.view.alpha = 0
                scene.move(to: 110, in: 0.25, options: .overrideInheritedDuration, "inner")
            }, completion: scene.completion("outer"))
        scene.stage.advance(by: 1)
        XCTAssertEqual(scene.log.take(), ["inner true 0.25", "outer true 0.5"])
    }

    func testLayoutSubviewsAnimatesWhatFollowsTheSize() {
        final class Column: UIView {
            let child = UIView()
            override func layoutSubviews() { child.frame = bounds }
        }
        for (options, expected) in [(UIView.AnimationOptions.layoutSubviews, 75.0), ([], 100.0)] {
            let scene = AnimationScene()
            let column = Column(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            column.addSubview(column.child)
            scene.stage.window.addSubview(column)
            scene.stage.advance(by: 0)
            UIView.animate(
                withDuration: 1, delay: 0, options: options.union(.curveLinear), animations: { column.bounds.size.width = 100 })
            scene.stage.advance(by: 0.5)
            XCTAssertEqual(Double(column.child.layer.presentation()?.bounds.width ?? 0), expected, accuracy: 1e-9)
        }
    }

    func testAutoresizedSubviewsAreAnimatedWithTheirSuperview() {
        let scene = AnimationScene()
        let child = UIView(frame: scene.view.bounds)
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scene.view.addSubview(child)
        scene.stage.advance(by: 0)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { scene.view.bounds.size.width = 40 })
        scene.stage.advance(by: 0.5)
        XCTAssertEqual(child.layer.presentation()?.bounds.width ?? 0, 30, accuracy: 1e-9)
    }

    func testTheOldStyleAnimatesAndNests() {
        let scene = AnimationScene()
        UIView.beginAnimations("outer", context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationCurve(.linear)
        scene.view.center.x = 110
        UIView.beginAnimations("inner", context: nil)
        XCTAssertEqual(UIView.inheritedAnimationDuration, 1)
        scene.view.center.y = 110
        UIView.commitAnimations()
        UIView.commitAnimations()
        scene.view.alpha = 0.5
        scene.stage.advance(by: 0.25)
        XCTAssertEqual(scene.x, 35, accuracy: 1e-9)
        XCTAssertEqual(scene.view.layer.presentation()?.position.y ?? 0, 35, accuracy: 1e-9)
        XCTAssertEqual(scene.alpha, 0.5)
    }

    func testTheOldStyleHasItsDefaultsAndSettings() {
        let scene = AnimationScene()
        UIView.beginAnimations(nil, context: nil)
        XCTAssertEqual(UIView.inheritedAnimationDuration, 0.2)
        UIView.setAnimationDelay(0.5)
        UIView.setAnimationRepeatCount(2)
        UIView.setAnimationRepeatAutoreverses(true)
        UIView.setAnimationBeginsFromCurrentState(true)
        scene.view.center.x = 110
        UIView.commitAnimations()
        XCTAssertEqual(scene.stage.settle(), [])
        XCTAssertEqual(scene.stage.now, 0.5 + 2 * 2 * 0.2, accuracy: 1e-9)
    }

    func testSettingsOutsideABlockDoNothing() {
        let scene = AnimationScene()
        UIView.setAnimationDuration(3)
        UIView.setAnimationCurve(.linear)
        scene.view.center.x = 110
        XCTAssertNil(scene.view.layer.animationKeys())
    }

    func testABlockOfTheOldStyleLeftOpenEndsWithTheOneAroundIt() {
        let scene = AnimationScene()
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear,
            animations: {
                UIView.beginAnimations(nil, context: nil)
                scene.view.alpha = 0
            }, completion: scene.completion("outer"))
        XCTAssertEqual(UIView.inheritedAnimationDuration, 0)
        scene.stage.advance(by: 0.5)
        XCTAssertEqual(scene.alpha, 0.5, accuracy: 1e-6)
    }
}

private let commits: [@MainActor () -> Void] = [
    { UIView.commitAnimations() }, { UIView.animate(withDuration: 1) { UIView.commitAnimations() } },
]

@Suite struct NestedAnimationTrapTests {
    @Test(arguments: commits.indices) func committingWithoutBeginningTraps(_ index: Int) async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) { [index] in
            await Diagnostics.exitAtTraps { commits[index]() }
        }
        #expect(
            result.trapSentence == "UIView: commitAnimations() without beginAnimations. Call beginAnimations(_:context:) first.")
    }
}
