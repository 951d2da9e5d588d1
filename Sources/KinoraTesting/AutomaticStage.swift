import Foundation
import Kinora

/// A stage for each test of packages that know nothing of stages: `kinora swift test` asks for it by `KINORA_TEST_STAGE`. It has the device
/// that `KINORA_TEST_DEVICE` names, or else an iPhone 15.
public enum AutomaticStage {
    private static let isWanted = ProcessInfo.processInfo.environment["KINORA_TEST_STAGE"] == "1"
    @MainActor private static var stage: Stage?

    private static let device: Device = {
        guard let name = ProcessInfo.processInfo.environment["KINORA_TEST_DEVICE"] else { return .iPhone15 }
        if let device = Device.named(name) { return device }
        let known = Device.all.map(\.name).joined(separator: ", ")
        Program.end(saying: "KINORA_TEST_DEVICE is '\(name)'; the devices are \(known)", status: 2)
    }()

    /// Creates such a stage for code that needs a screen in any test; returns nil if a stage exists. It ends with its last reference.
    @MainActor public static func makeIfMissing() -> Stage? { Stage.forTest(on: device) }

    static func begin() {
        guard isWanted, Thread.isMainThread else { return }
        MainActor.assumeIsolated { stage = Stage.forTest(on: device) }
    }

    static func end() {
        guard isWanted, Thread.isMainThread else { return }
        MainActor.assumeIsolated { stage = nil }
    }
}
