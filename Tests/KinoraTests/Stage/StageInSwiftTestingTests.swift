import KinoraTesting
import Testing
import UIKit

/// The async form where dispatch serves the main queue; `Timer` does not fire there.
@Suite(.onStage) @MainActor struct StageInSwiftTestingTests {
    @Test(.onStage) func theTraitMayBeOnTheTestToo() {
        #expect(Stage.small().now == 0)
    }

    /// The main actor is not on the main thread here.
    @Test func aViewLetsItsSubviewsGoAtOnce() {
        let kept = UIView()
        var view: UIView? = UIView()
        view?.addSubview(kept)
        #expect(kept.superview === view)
        view = nil
        #expect(kept.superview == nil)
        #expect(kept.layer.superlayer == nil)
    }

    @Test func animationsTasksAndTheMainQueueFollow() async {
        let stage = Stage.small()
        let notes = Notes()
        let view = stage.addSquare()
        UIView.animate(
            withDuration: 0.3, animations: { view.alpha = 0 }, completion: { [unowned stage] _ in notes.add("animation \(stage.now)") })
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { MainActor.assumeIsolated { notes.add("after") } }
        Task {
            try? await Task.sleep(for: .seconds(0.5))
            notes.add("task")
        }
        let left = await stage.settle()
        #expect(left.isEmpty)
        #expect(notes.lines == ["animation 0.3", "after", "task"])
    }
}
