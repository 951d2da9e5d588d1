import Testing
import UIKit

@testable import KinoraTesting

@Suite(.onStage) @MainActor struct ReactionTests {
    private final class Touchable: UIView {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 0.5 }
    }

    @Test func viewsReactByControlsRecognizersAndOverrides() {
        let stage = Stage.small()
        #expect(!Reaction.reacts(UIView()))
        #expect(!Reaction.reacts(UILabel()))
        #expect(!Reaction.reacts(stage.root))
        #expect(!Reaction.reacts(stage.window))
        #expect(Reaction.reacts(Touchable()))
        let button = UIButton()
        #expect(Reaction.reacts(button))
        button.isEnabled = false
        #expect(!Reaction.reacts(button))
        let view = UIView()
        let tap = UITapGestureRecognizer()
        view.addGestureRecognizer(tap)
        #expect(Reaction.reacts(view))
        tap.isEnabled = false
        #expect(!Reaction.reacts(view))
    }

    @Test func superviewsCountBelowTheTop() {
        let (top, outer, inner) = (Touchable(), UIScrollView(), UIView())
        top.addSubview(outer)
        outer.addSubview(inner)
        #expect(Reaction.reacts(inner, below: top))
        #expect(!Reaction.reacts(inner, below: outer))
        #expect(Reaction.reacts(inner, below: nil))
    }
}
