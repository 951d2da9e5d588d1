import Foundation
import QuartzCore

extension DeviceServices {
    /// The present date, with which locations, notifications and assets are marked; virtual under a stage.
    package static var date: Date { Date(timeIntervalSinceReferenceDate: CFAbsoluteTimeGetCurrent()) }
}

extension DeviceServices {
    /// Calls a closure on the main run loop after some seconds, once or again and again; under a stage in virtual time. `settle` does not
    /// wait for it.
    package static func timer(after seconds: Double, repeats: Bool = false, _ action: @escaping () -> Void) -> Timer {
        nonisolated(unsafe) let action = action
        return Timer.scheduledTimer(withTimeInterval: max(seconds, 0), repeats: repeats) { _ in action() }
    }
}
