import UIKit

/// Writes down what a host says of fingers: the stage, a window, a browser.
///
/// Fingers that were down before it began are left out until they come down again.
@MainActor
package final class GestureRecorder: TouchObserver {
    private var checker = GestureScriptChecker()
    private let start: TimeInterval
    private let screen: CGSize
    private weak var application: UIApplication?

    /// Begins at once, for a screen of a size in points.
    package init(screen: CGSize) {
        self.screen = screen
        start = CACurrentMediaTime()
        application = UIApplication.shared
        application?.touchObservers.append(self)
    }

    package func application(_ application: UIApplication, delivers batch: TouchBatch) {
        for input in batch.inputs {
            let time = max(batch.time - start, 0)
            // What cannot be in a script is nothing that an app hears of.
            _ = checker.take(TouchSample(time: time, finger: input.finger, phase: input.phase, location: input.location))
        }
    }

    /// Ends, with what was written down since it began.
    package func stop() -> GestureScript {
        application?.touchObservers.removeAll { $0 === self }
        application = nil
        return GestureScript(checked: checker.samples, screen: screen)
    }
}
