import UIKit

extension Stage {
    /// Plays a script from the present time on, and moves time on to its last sample: `touch(_:)` with its samples.
    ///
    /// A script for a screen of another size is played as it is, with a line in the log.
    public func play(
        _ script: GestureScript, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) {
        call(CallSite(fileID, file, line)) {
            compareScreen(with: script)
            play(script.samples)
        }
    }

    /// Plays a script in an async context.
    public func play(
        _ script: GestureScript, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) async {
        await call(CallSite(fileID, file, line)) {
            compareScreen(with: script)
            await play(script.samples)
        }
    }

    /// Writes down what fingers do while `body` runs. Played at the same time by the same app, the script does the same.
    ///
    /// Fingers that were down before are left out until they come down again. Samples of one time become one event, as in `touch(_:)`.
    public func recordGestures(while body: () throws -> Void) rethrows -> GestureScript {
        let recorder = GestureRecorder(screen: window.bounds.size)
        defer { _ = recorder.stop() }
        try body()
        return recorder.stop()
    }

    /// Writes down what fingers do in an async context.
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
