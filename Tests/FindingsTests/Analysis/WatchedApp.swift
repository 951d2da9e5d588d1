import Display
import Findings
import Kinora
import UIKit

/// A small app on a stage whose commits are kept, as a browser host keeps them.
@MainActor final class WatchedApp {
    let stage: Stage
    let root = UIViewController()
    private let history = CommitHistory()
    private let recorder = FindingsRecorder()
    /// Media time at which the stage was created.
    let epoch: Double

    init() {
        stage = Stage()
        epoch = CACurrentMediaTime() - stage.now
        root.view.backgroundColor = .white
        stage.window.rootViewController = root
        let history = history
        stage.observeCommits { tree in
            if let screen = Screen.current { history.add(tree, of: screen, at: tree.commitTime) }
        }
        UIApplication.shared.touchObservers.append(recorder)
        advance(0.5)
    }

    /// Lets time pass; the views are noted four times a second.
    func advance(_ seconds: Double) {
        var rest = seconds
        while rest > 1e-9 {
            stage.advance(by: min(rest, 0.25))
            recorder.update(at: CACurrentMediaTime())
            rest -= 0.25
        }
    }

    func findings() -> [Finding] {
        CATransaction.flush()
        let now = CACurrentMediaTime()
        return FindingsAnalysis.findings(history.commits, until: now, base: epoch, framesPerSecond: 60, recorder.notes(at: now))
    }

    /// A red square with an identifier.
    func addSquare(_ frame: CGRect = CGRect(x: 100, y: 100, width: 60, height: 60)) -> UIView {
        let square = UIView(frame: frame)
        square.backgroundColor = .red
        square.accessibilityIdentifier = "square"
        root.view.addSubview(square)
        advance(0.1)
        return square
    }

    func tap(_ point: CGPoint) {
        stage.touch([
            TouchSample(time: 0, phase: .began, location: point), TouchSample(time: 0.05, phase: .ended, location: point),
        ])
    }
}
