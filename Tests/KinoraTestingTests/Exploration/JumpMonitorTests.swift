import Testing
import UIKit

@testable import KinoraTesting

@Suite(.onStage) @MainActor struct JumpMonitorTests {
    /// The jumps of a square while a body changes it.
    private func jumps(_ body: (Stage, UIView) -> Void) -> [String] {
        let stage = Stage()
        let root = UIViewController()
        root.view.backgroundColor = .white
        stage.window.rootViewController = root
        let square = UIView(frame: CGRect(x: 100, y: 100, width: 60, height: 60))
        square.backgroundColor = .red
        square.accessibilityIdentifier = "square"
        root.view.addSubview(square)
        let monitor = JumpMonitor(stage, limit: 40)
        stage.advance(by: 0.1)
        body(stage, square)
        stage.advance(by: 2)
        return monitor.findings().map(\.message)
    }

    private func move(_ view: UIView, to x: CGFloat) { UIView.animate(withDuration: 0.5) { view.center.x = x } }

    @Test func animationsFromTheDisplayedValueDoNotJump() {
        #expect(jumps { _, square in move(square, to: 300) } == [])
        let turns = jumps { stage, square in
            move(square, to: 300)
            stage.advance(by: 0.2)
            move(square, to: 60)
            stage.advance(by: 0.1)
            square.layer.add(CASpringAnimation(keyPath: "transform.scale"), forKey: nil)
        }
        #expect(turns == [])
    }

    @Test func anAnimationThatBeginsElsewhereJumps() {
        let found = jumps { _, square in
            square.center.x = 220
            move(square, to: 300)
        }
        #expect(found.count == 1)
        #expect(found.first?.contains("UIView 'square' jumps by 90 points at 0.1 s, from (100 100; 60 60) to (190 100; 60 60)") == true)
    }

    @Test func anAnimationThatEndsElsewhereJumpsBack() {
        let found = jumps { _, square in
            let animation = CABasicAnimation(keyPath: "position.x")
            (animation.fromValue, animation.toValue, animation.duration) = (130, 300, 0.5)
            square.layer.add(animation, forKey: nil)
        }
        #expect(found.count == 1)
        #expect(found.first?.contains("jumps by 170 points at 0.6 s") == true)
        let delayed = jumps { _, square in
            let animation = CABasicAnimation(keyPath: "position.x")
            (animation.fromValue, animation.toValue, animation.duration) = (250, 130, 0.5)
            animation.beginTime = CACurrentMediaTime() + 0.3
            square.layer.add(animation, forKey: nil)
        }
        #expect(delayed.count == 1)
        #expect(delayed.first?.contains("jumps by 120 points at 0.4 s") == true)
    }

    @Test func aModelValueSetInTheCompletionDoesNotJump() {
        let found = jumps { _, square in
            CATransaction.begin()
            CATransaction.setCompletionBlock { square.center.x = 300 }
            let animation = CABasicAnimation(keyPath: "position.x")
            (animation.fromValue, animation.toValue, animation.duration) = (130, 300, 0.5)
            square.layer.add(animation, forKey: nil)
            CATransaction.commit()
        }
        #expect(found == [])
    }

    @Test func aRemovedAnimationJumps() {
        let found = jumps { stage, square in
            move(square, to: 300)
            stage.advance(by: 0.2)
            square.layer.removeAllAnimations()
        }
        #expect(found.count == 1)
    }

    @Test func movementsWithoutAnAnimationAreTheAppsOwn() {
        #expect(jumps { _, square in square.center.x = 300 } == [])
        let faded = jumps { _, square in
            square.center.x = 300
            UIView.animate(withDuration: 0.5) { square.alpha = 0.5 }
        }
        #expect(faded == [])
    }

    @Test func changesOfSizeAreNoJumps() {
        let found = jumps { _, square in
            square.frame = CGRect(x: 100, y: 100, width: 60, height: 400)
            UIView.animate(withDuration: 0.5) { square.frame.origin.x = 140 }
        }
        #expect(found == [])
    }

    @Test func anotherScaleJumps() {
        let found = jumps { _, square in
            square.transform = CGAffineTransform(scaleX: 4, y: 4)
            UIView.animate(withDuration: 0.5) { square.transform = .identity }
        }
        #expect(found.count == 1)
    }

    @Test func invisibleLayersDoNotJump() {
        for hide in [{ $0.isHidden = true }, { $0.alpha = 0 }, { $0.superview?.alpha = 0.01 }] as [(UIView) -> Void] {
            let found = jumps { stage, square in
                hide(square)
                stage.advance(by: 0.1)
                square.center.x = 220
                move(square, to: 300)
            }
            #expect(found == [])
        }
        let covered = jumps { stage, square in
            let cover = UIView(frame: stage.window.bounds)
            cover.backgroundColor = .black
            square.superview?.addSubview(cover)
            stage.advance(by: 0.1)
            square.center.x = 220
            move(square, to: 300)
        }
        #expect(covered == [])
        let fromOutside = jumps { _, square in
            square.center.x = 500
            move(square, to: 300)
        }
        #expect(fromOutside == [])
    }
}
