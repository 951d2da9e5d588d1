import CommandSupport
import Display
import Kinora

extension Device {
    /// The devices with short names.
    static let short: [(name: String, device: Device)] = DeviceMetrics.short.map { ($0.name, Device($0.device)) }

    /// Parses a device: a known name, also with `-landscape`, or points and scale as in `390x844@3` (without `@` the scale is 1).
    static func argument(_ text: String) throws(UsageError) -> Device {
        do { return Device(try DeviceMetrics(parsing: text)) } catch { throw UsageError(error.reason) }
    }
}
