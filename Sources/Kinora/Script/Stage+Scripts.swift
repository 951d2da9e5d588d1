import UIKit

extension Stage {
    /// Plays a script from the present time and advances time to its last sample, as `touch(_:)` does with its samples.
    ///
    /// A script for a screen of another size is played unchanged and logged.
    ///
    /// - Complexity: A run-loop turn for each time among the samples, and that of `advance(by:)` up to the last.
    public func play(
        _ script: GestureScript, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) {
        call(CallSite(fileID, file, line)) {
            compareScreen(with: script)
            play(script.samples)
        }
    }

    /// Plays a script in an async context.
    ///
    /// - Complexity: A run-loop turn for each time among the samples, and that of `advance(by:)` up to the last.
    public func play(
        _ script: GestureScript, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) async {
        await call(CallSite(fileID, file, line)) {
            compareScreen(with: script)
            await play(script.samples)
        }
    }

    /// Records touches while `body` runs. Playing the script at the same time in the same app has the same effect.
    ///
    /// Fingers already down are ignored until they come down again. Samples of one time become one event, as in `touch(_:)`.
    ///
    /// - Complexity: `body`, and O(*n*), where *n* is the number of recorded samples.
    public func recordGestures(while body: () throws -> Void) rethrows -> GestureScript {
        let recorder = GestureRecorder(screen: window.bounds.size)
        defer { _ = recorder.stop() }
        try body()
        return recorder.stop()
    }

    /// Records touches in an async context.
    ///
    /// - Complexity: `body`, and O(*n*), where *n* is the number of recorded samples.
    public func recordGestures(while body: () async throws -> Void) async rethrows -> GestureScript {
        let recorder = GestureRecorder(screen: window.bounds.size)
        defer { _ = recorder.stop() }
        try await body()
        return recorder.stop()
    }

    private func compareScreen(with script: GestureScript) {
        guard let screen = script.screen, screen != window.bounds.size else { return }
        let size = window.bounds.size
        reportOnce(
            "gesture script screen",
            "a gesture script for a screen of \(screen.width) x \(screen.height) points is played on one of \(size.width) x \(size.height)")
    }
}
