import Foundation
import Kinora

/// A stage for each test of packages that know nothing of stages: `kinora swift test` asks for it by `KINORA_TEST_STAGE`.
enum AutomaticStage {
    private static let isWanted = ProcessInfo.processInfo.environment["KINORA_TEST_STAGE"] == "1"
    @MainActor private static var stage: Stage?

    static func begin() {
        guard isWanted, Thread.isMainThread else { return }
        MainActor.assumeIsolated { stage = Stage.forTest() }
    }

    static func end() {
        guard isWanted, Thread.isMainThread else { return }
        MainActor.assumeIsolated { stage = nil }
    }
}
