import Display
import Kinora
import QuartzCore
import UIKit

/// A stage with a view, whose animations are recorded and edited as those of a served app.
@MainActor
final class RecordedStage {
    let stage = Stage()
    let recorder: AnimationRecorder
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    /// The animator of the script, and the times of its completions since the start of the stage, with their positions.
    var animator: UIViewPropertyAnimator?
    var completions: [(time: Double, position: UIViewAnimatingPosition)] = []

    /// - Parameter earlier: The recorder whose edits it has.
    init(replaying earlier: AnimationRecorder? = nil) {
        stage.window.addSubview(view)
        stage.advance(by: 0.5)
        let recorder = AnimationRecorder(epoch: CACurrentMediaTime() - stage.now)
        self.recorder = recorder
        if let earlier { (recorder.edits, recorder.animatorEdits) = (earlier.edits, earlier.animatorEdits) }
        let context = Environment.current.context
        (Environment.current.animationObserver, Environment.current.animationEditor) = (recorder, recorder)
        let publish = context?.onPublish
        context?.onPublish = { tree in
            publish?(tree)
            MainActor.assumeIsolated { recorder.note(tree) }
        }
    }

    var records: [AnimationRecord] { recorder.records(since: 0) }

    /// The horizontal center of the view as it is shown.
    var x: Double { Double((view.layer.presentation() ?? view.layer).position.x) }

    var opacity: Double { Double((view.layer.presentation() ?? view.layer).opacity) }

    /// An animator that moves the view by 200 points, from 50.
    @discardableResult
    func move(_ duration: Double, _ parameters: any UITimingCurveProvider) -> UIViewPropertyAnimator {
        let made = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
        made.addAnimations { [view] in view.center.x += 200 }
        made.addCompletion { [weak self] in self?.noteCompletion($0) }
        animator = made
        return made
    }

    private func noteCompletion(_ position: UIViewAnimatingPosition) { completions.append((stage.now, position)) }

    /// Puts a strip of 300 points on the stage, by which a finger scrubs the animator; it goes on when the finger is lifted.
    func addStrip() {
        let strip = ScrubbingStrip(frame: CGRect(x: 0, y: 400, width: 300, height: 100))
        strip.scrub = { [weak self] in self?.animator?.fractionComplete = $0 }
        strip.release = { [weak self] in self?.animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
        stage.window.addSubview(strip)
    }
}

/// A strip that gives the fraction of its width at which a finger is.
private final class ScrubbingStrip: UIView {
    var scrub: (CGFloat) -> Void = { _ in }
    var release: () -> Void = {}

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touchesMoved(touches, with: event) }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { scrub(touch.location(in: self).x / bounds.width) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { release() }
}
