import Display

/// The device that the stage simulates.
///
/// Source: Apple, [UIDevice](https://developer.apple.com/documentation/uikit/uidevice).
@preconcurrency @MainActor
open class UIDevice: NSObject {
    /// The current device.
    open class var current: UIDevice { sharedDevice }

    private static let sharedDevice = UIDevice()

    /// Creates another object for the same device; use `current`.
    public override init() { super.init() }

    private var isTablet: Bool { userInterfaceIdiom == .pad }

    /// The device's name; since iOS 16 the model for all apps.
    open var name: String { model }

    /// "iPhone" or "iPad", by the screen's size.
    open var model: String { isTablet ? "iPad" : "iPhone" }

    /// The localized model name: same as `model`.
    open var localizedModel: String { model }

    /// "iOS" or "iPadOS".
    open var systemName: String { isTablet ? "iPadOS" : "iOS" }

    /// The simulated version of iOS: "17.0".
    open var systemVersion: String { "17.0" }

    /// Phone or tablet, by the screen's size.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { SystemAppearance.traits.userInterfaceIdiom }

    /// An identifier of the device for the app's vendor; the same on every run.
    open private(set) var identifierForVendor: UUID? = UUID(uuidString: "4B494E4F-5241-4000-8000-000000000001")

    /// Whether the device supports multitasking: true.
    open var isMultitaskingSupported: Bool { true }

    /// The device's physical orientation; portrait until the stage rotates it.
    open var orientation: UIDeviceOrientation { UIApplication.process.deviceOrientation }

    /// Whether `orientationDidChangeNotification` is posted.
    open var isGeneratingDeviceOrientationNotifications: Bool { UIApplication.process.orientationListeners > 0 }

    /// Enables posting of `orientationDidChangeNotification`. Calls nest.
    open func beginGeneratingDeviceOrientationNotifications() { UIApplication.process.orientationListeners += 1 }

    /// Balances one call of `beginGeneratingDeviceOrientationNotifications`; a surplus call has no effect.
    open func endGeneratingDeviceOrientationNotifications() {
        let application = UIApplication.process
        application.orientationListeners = max(application.orientationListeners - 1, 0)
    }

    /// Posted when the device was rotated, before the interface follows. The object is the device.
    public nonisolated static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")

    // MARK: Battery

    /// Constants for the state of the battery.
    public enum BatteryState: Int, Sendable {
        /// The state cannot be determined, or is not monitored.
        case unknown
        /// The device runs on the battery.
        case unplugged
        /// The battery is charged, and is not full.
        case charging
        /// The battery is full, and connected to power.
        case full
    }

    /// Whether the app wants to know about the battery; false by default.
    open var isBatteryMonitoringEnabled: Bool {
        get { UIApplication.process.monitorsBattery }
        set { UIApplication.process.monitorsBattery = newValue }
    }

    /// The charge of the battery from 0 to 1; -1 without monitoring, and, as in Apple's simulator, with it.
    open var batteryLevel: Float { -1 }

    /// The state of the battery: unknown without monitoring, and, as in Apple's simulator, with it.
    open var batteryState: BatteryState { .unknown }

    /// Posted by devices whose battery's charge has changed; never here.
    public nonisolated static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")

    /// Posted by devices whose battery's state has changed; never here.
    public nonisolated static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")

    /// Called by the host to rotate the device. The interface follows if permitted.
    package final func rotate(to orientation: UIDeviceOrientation) {
        let application = UIApplication.process
        guard orientation != application.deviceOrientation else { return }
        application.deviceOrientation = orientation
        application.storedScene?.requestedOrientation = nil
        if isGeneratingDeviceOrientationNotifications {
            NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: self)
        }
        application.windowScene?.updateOrientation(animated: application.applicationState != .background)
    }
}

/// The physical orientation of the device.
///
/// Source: Apple, [UIDeviceOrientation](https://developer.apple.com/documentation/uikit/uideviceorientation).
public enum UIDeviceOrientation: Int, Sendable {
    /// The orientation is not known.
    case unknown = 0
    /// Upright, the home button or indicator at the bottom.
    case portrait = 1
    /// Upright, the home button or indicator at the top.
    case portraitUpsideDown = 2
    /// The top is on the left: the device was rotated anticlockwise.
    case landscapeLeft = 3
    /// The top is on the right: the device was rotated clockwise.
    case landscapeRight = 4
    /// Flat, the screen upward.
    case faceUp = 5
    /// Flat, the screen downward.
    case faceDown = 6

    /// Whether the device is in landscape.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// Whether the device is in portrait, upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// Whether the device is face up or face down.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }

    /// Whether there is an equal interface orientation.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }

    /// The equal interface orientation, with the same raw value.
    var interfaceOrientation: UIInterfaceOrientation? {
        isValidInterfaceOrientation ? UIInterfaceOrientation(rawValue: rawValue) : nil
    }
}

/// Returns the device's idiom, as `UIDevice.current.userInterfaceIdiom` does, which is preferred.
@MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
