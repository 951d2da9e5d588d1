import Foundation

// Members of Foundation on iOS, which Foundation on Linux lacks.
extension ProcessInfo {
    /// Whether the user saves energy: false.
    public var isLowPowerModeEnabled: Bool { false }

    /// Whether the app runs on a Mac as one of Mac Catalyst: false.
    public var isMacCatalystApp: Bool { false }

    /// Whether the app runs on a Mac as on an iPad: false.
    public var isiOSAppOnMac: Bool { false }

    /// Constants for the temperature of the device.
    public enum ThermalState: Int, Sendable {
        /// Within its limits.
        case nominal
        /// Slightly raised.
        case fair
        /// High.
        case serious
        /// So high that the device must cool down.
        case critical
    }

    /// The temperature of the device: within its limits.
    public var thermalState: ThermalState { .nominal }
}
