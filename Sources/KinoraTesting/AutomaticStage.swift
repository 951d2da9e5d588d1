import Display
import Foundation
import Kinora

/// A stage for each test of packages that know nothing of stages: `kinora swift test` asks for it by `KINORA_TEST_STAGE`. It has the device
/// that `KINORA_TEST_DEVICE` names, or else an iPhone 15.
public enum AutomaticStage {
    private static let isWanted = ProcessInfo.processInfo.environment["KINORA_TEST_STAGE"] == "1"
    @MainActor private static var stage: Stage?

    private static let device: Device = {
        guard let name = ProcessInfo.processInfo.environment["KINORA_TEST_DEVICE"] else { return .iPhone15 }
        do throws(DeviceMetrics.InvalidText) { return Device(try DeviceMetrics(parsing: name)) } catch {
            Program.end(saying: "KINORA_TEST_DEVICE: \(error.reason)", status: 2)
        }
    }()

    /// Lets `UIScreen.main` make such a stage before the first test has begun: XCTest creates all test cases, with their stored properties,
    /// before it runs one.
    static func install() {
        guard isWanted else { return }
        Screen.makeMissing = {
            guard Thread.isMainThread else { return }
            MainActor.assumeIsolated { stage = stage ?? Stage.forTest(on: device) }
        }
    }

    /// Creates such a stage for code that needs a screen in any test; returns nil if a stage exists. It ends with its last reference.
    @MainActor public static func makeIfMissing() -> Stage? { Stage.forTest(on: device) }

    static func begin() {
        guard isWanted, Thread.isMainThread else { return }
        MainActor.assumeIsolated {
            // The one for properties of test cases ends first.
            stage = nil
            stage = Stage.forTest(on: device)
        }
    }

    static func end() {
        guard isWanted, Thread.isMainThread else { return }
        MainActor.assumeIsolated { stage = nil }
    }
}
