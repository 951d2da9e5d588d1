import Foundation

/// Runs `body` on the main actor, where the strategies of UIKit's objects have to be called.
func onMainThread<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
    guard Thread.isMainThread else {
        fatalError("SnapshotTesting: a snapshot of UIKit's objects was requested off the main thread; mark the test @MainActor")
    }
    return MainActor.assumeIsolated(body)
}
