import UIKit

/// Records the finger input of a host: the stage, a window or a browser.
///
/// Fingers already down when recording begins are ignored until they come down again.
@MainActor
package final class GestureRecorder: TouchObserver {
    private var checker = GestureScriptChecker()
    private let start: TimeInterval
    private let screen: CGSize
    private weak var application: UIApplication?

    /// Begins recording at once, for a screen size in points.
    package init(screen: CGSize) {
        self.screen = screen
        start = CACurrentMediaTime()
        application = UIApplication.shared
        application?.touchObservers.append(self)
    }

    package func application(_ application: UIApplication, delivers batch: TouchBatch) {
        for input in batch.inputs {
            let time = max(batch.time - start, 0)
            // Invalid samples are not delivered to the app either.
            _ = checker.take(TouchSample(time: time, finger: input.finger, phase: input.phase, location: input.location))
        }
    }

    /// Ends the recording and returns it.
    package func stop() -> GestureScript {
        application?.touchObservers.removeAll { $0 === self }
        application = nil
        return GestureScript(checked: checker.samples, screen: screen)
    }
}
