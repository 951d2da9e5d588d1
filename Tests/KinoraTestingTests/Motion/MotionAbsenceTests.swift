import Testing
import UIKit

@testable import KinoraTesting

/// Views that enter and leave their windows while `expectMotion` samples them.
@Suite(.onStage) @MainActor struct MotionAbsenceTests {
    private let folder = TestFolder()

    private func failure(_ body: @MainActor () throws -> Void) rethrows -> String { try folder.run { try body() }.first ?? "" }

    @Test func aViewThatVanishesWithoutMovingFails() {
        let stage = Stage.small()
        let square = stage.addSquare()
        let message = failure {
            let holds = expectMotion(of: square, \.center.y, .monotonic(.increasing), .noJump(beyond: 5)) {
                stage.advance(by: 0.4)
                square.removeFromSuperview()
                stage.advance(by: 0.4)
            }
            #expect(!holds)
        }
        let sentence = """
            The motion of UIView 'square' center.y is not complete: the view left its window at 0.417 s, when no animation ended. \
            If that is expected, add .leaves(at: 0.417), or give a closure, which has values without a window too.
            """
        #expect(message.hasPrefix(sentence), "\(message)")
        #expect(message.contains(">  0.417 s  no window"), "\(message)")
        #expect(folder.has("KinoraTestingTests/MotionAbsenceTests/a test/UIView square center.y/strip.png"))
    }

    @Test func aViewThatVanishesDuringItsAnimationFails() {
        let stage = Stage.small()
        let square = stage.addSquare()
        // Of the superview: the view moves with it.
        let holder = UIView(frame: stage.root.bounds)
        stage.root.addSubview(holder)
        holder.addSubview(square)
        let message = failure {
            expectMotion(of: square, \.frameInWindow.midY, .monotonic(.increasing)) {
                UIView.animate(withDuration: 0.5) { holder.center.y += 100 }
                stage.advance(by: 0.3)
                square.removeFromSuperview()
                stage.advance(by: 0.4)
            }
        }
        #expect(message.contains("the view left its window at 0.317 s, before its animation ended."), "\(message)")
    }

    @Test func aViewThatVanishesAfterItsAnimationFails() {
        let stage = Stage.small()
        let square = stage.addSquare()
        let message = failure {
            expectMotion(of: square, \.center.y, .monotonic(.increasing)) {
                UIView.animate(withDuration: 0.3) { square.center.y += 100 }
                stage.advance(by: 0.5)
                square.removeFromSuperview()
                stage.advance(by: 0.4)
            }
        }
        #expect(message.contains("the view left its window at 0.517 s, when no animation ended."), "\(message)")
    }

    @Test(arguments: [0.3, 0.31, 0.5]) func aViewMayLeaveAsItsAnimationEnds(duration: Double) {
        let stage = Stage.small()
        let square = stage.addSquare()
        // Endless animations do not keep it.
        let spin = CABasicAnimation(keyPath: "transform.rotation")
        (spin.toValue, spin.duration, spin.repeatCount) = (Double.pi, 1, .infinity)
        square.layer.add(spin, forKey: nil)
        expectMotion(of: square, \.center.y, .monotonic(.increasing), .noJump(beyond: 30), .stays(in: 20...120)) {
            UIView.animate(withDuration: duration) {
                square.center.y += 100
            } completion: { _ in
                square.removeFromSuperview()
            }
            stage.advance(by: 1)
        }
        #expect(square.window == nil)
    }

    @Test func aViewMayLeaveAsASpringEnds() {
        let stage = Stage.small()
        let square = stage.addSquare()
        expectMotion(of: square, \.center.y, .stays(in: 0...200)) {
            UIView.animate(withDuration: 0.5, delay: 0.1, usingSpringWithDamping: 0.6, initialSpringVelocity: 0) {
                square.center.y += 100
            } completion: { _ in
                square.removeFromSuperview()
            }
            stage.advance(by: 2)
        }
        #expect(square.window == nil)
    }

    @Test(arguments: [UIModalTransitionStyle.coverVertical, .crossDissolve, .flipHorizontal])
    func aDismissedViewMayLeave(style: UIModalTransitionStyle) {
        let stage = Stage.small()
        let presented = UIViewController()
        presented.modalPresentationStyle = .fullScreen
        presented.modalTransitionStyle = style
        stage.window.rootViewController?.present(presented, animated: true)
        stage.settle()
        expectMotion(of: presented.view, \.frameInWindow.midY, .monotonic(.increasing)) {
            presented.dismiss(animated: true)
            stage.advance(by: 1)
        }
        #expect(presented.view.window == nil)
    }

    @Test func aPresentedAndDismissedSheetIsMeasuredWhileItIsShown() async {
        let stage = Stage()
        let root = UIViewController()
        stage.window.rootViewController = root
        let presented = UIViewController()
        await expectMotion(of: presented.view, \.frameInWindow.minY, .noJump(beyond: 200), .leaves()) {
            root.present(presented, animated: true)
            await stage.advance(by: 1)
            presented.dismiss(animated: true)
            await stage.advance(by: 1)
        }
        #expect(presented.view.window == nil)
    }

    @Test func aPoppedViewMayLeave() {
        let stage = Stage()
        let navigation = UINavigationController(rootViewController: UIViewController())
        stage.window.rootViewController = navigation
        let pushed = UIViewController()
        navigation.pushViewController(pushed, animated: true)
        stage.settle()
        expectMotion(of: pushed.view, \.frameInWindow.minX, .monotonic(.increasing)) {
            navigation.popViewController(animated: true)
            stage.advance(by: 1)
        }
        #expect(pushed.view.window == nil)
    }

    @Test func aViewThatReturnsFails() {
        let stage = Stage.small()
        let square = stage.addSquare()
        let message = failure {
            expectMotion(of: square, \.center.y, .leaves(), .passes(through: [0.5: 20])) {
                stage.advance(by: 0.4)
                square.removeFromSuperview()
                stage.advance(by: 0.2)
                stage.root.addSubview(square)
                stage.advance(by: 0.2)
            }
        }
        #expect(message.contains("is not complete: the view was not in a window from 0.417 s to 0.617 s. Check"), "\(message)")
        #expect(message.contains("- leaves(): the view should leave its window, but is in it at 0.800 s."), "\(message)")
        #expect(message.contains("at 0.500 s it should be 20, but the view was not in a window from 0.417 s to 0.617 s."), "\(message)")
    }

    @Test func messagesSayWhenTheViewLeft() {
        let stage = Stage.small()
        let square = stage.addSquare()
        let message = failure {
            expectMotion(of: square, \.center.y, .passes(through: [0.5: 120]), .settles(within: 0.6, at: 120)) {
                UIView.animate(withDuration: 0.3, animations: { square.center.y += 100 }, completion: { _ in square.removeFromSuperview() })
                stage.advance(by: 1)
            }
        }
        #expect(message.hasPrefix("The motion of UIView 'square' center.y fails 2 of 2 checks:"), "\(message)")
        #expect(message.contains("at 0.500 s it should be 120, but the view left its window at 0.300 s."), "\(message)")
        #expect(message.contains("it should have settled by 0.600 s, but the view left its window at 0.300 s."), "\(message)")
    }

    @Test func aMotionBeginsWhenItsViewEnters() {
        let stage = Stage.small()
        let square = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        func enter() {
            stage.advance(by: 0.3)
            stage.root.addSubview(square)
            UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) { square.center.y += 100 }
            stage.advance(by: 0.7)
        }
        expectMotion(of: square, \.center.y, .monotonic(.increasing), .noJump(beyond: 9), .settles(within: 0.6), while: enter)
        square.removeFromSuperview()
        let message = failure {
            expectMotion(of: square, \.center.y, .passes(through: [0.1: 20]), .settles(within: 0.2), while: enter)
        }
        #expect(message.contains("at 0.100 s it should be 20, but the view entered its window at 0.317 s."), "\(message)")
        #expect(message.contains("it should have settled by 0.200 s, but the view entered its window at 0.317 s."), "\(message)")
    }

    @Test func leavingIsExpectedAtATime() {
        let stage = Stage.small()
        func run(_ check: MotionCheck, removing: Bool = true) -> String {
            let square = stage.addSquare()
            return failure {
                expectMotion(of: square, \.center.y, check) {
                    stage.advance(by: 0.4)
                    if removing { square.removeFromSuperview() }
                    stage.advance(by: 0.4)
                }
            }
        }
        #expect(run(.leaves()) == "")
        #expect(run(.leaves(at: 0.4)) == "")
        #expect(run(.leaves(at: 0.5, within: 0.1)) == "")
        #expect(run(.leaves(at: 0.5)).contains("- leaves(at: 0.5): the view left its window at 0.417 s instead of 0.500 s ± 0.02 s."))
        #expect(run(.leaves(at: 0.4), removing: false).contains("the view should leave its window at 0.400 s, but is in it at 0.800 s."))
    }

    @Test func aClosureHasValuesWithoutAWindow() {
        let stage = Stage.small()
        let square = stage.addSquare()
        func vanish() {
            stage.advance(by: 0.4)
            square.removeFromSuperview()
            stage.advance(by: 0.4)
        }
        expectMotion(of: "the square", { square.center.y }, .settles(within: 0.7, at: 20), while: vanish)
        stage.root.addSubview(square)
        expectMotion(of: "the square", { square.window == nil ? nil : square.center.y }, .monotonic(.increasing), while: vanish)
        stage.root.addSubview(square)
        let message = failure {
            expectMotion(of: "the square", { square.window == nil ? nil : square.center.y }, .settles(within: 0.7), while: vanish)
        }
        #expect(message.contains("it should have settled by 0.700 s, but it has no value from 0.417 s on."), "\(message)")
    }

    @Test func aViewThatLeavesAtOnceHasASingleSample() {
        let stage = Stage.small()
        let square = stage.addSquare()
        let message = failure {
            expectMotion(of: square, \.center.y, .noJump(beyond: 1)) {
                square.removeFromSuperview()
                stage.advance(by: 0.4)
            }
        }
        #expect(message == "The motion of UIView 'square' center.y has a single sample: the view left its window at 0.017 s.")
    }
}
