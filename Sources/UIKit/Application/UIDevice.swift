import Display

/// The device the app runs on: what the stage imitates.
///
/// Source: Apple, [UIDevice](https://developer.apple.com/documentation/uikit/uidevice).
@preconcurrency @MainActor
public final class UIDevice: NSObject {
    /// The device.
    public static let current = UIDevice(only: ())

    private init(only: Void) { super.init() }

    private var isTablet: Bool { userInterfaceIdiom == .pad }

    /// What the user calls the device: since iOS 16 the model for all apps.
    public var name: String { model }

    /// "iPhone" or "iPad", by the screen's size.
    public var model: String { isTablet ? "iPad" : "iPhone" }

    /// The model in the user's language: the same.
    public var localizedModel: String { model }

    /// "iOS" or "iPadOS".
    public var systemName: String { isTablet ? "iPadOS" : "iOS" }

    /// The version of iOS whose interface is imitated: "17.0".
    public var systemVersion: String { "17.0" }

    /// Phone or tablet, by the screen's size.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { SystemAppearance.traits.userInterfaceIdiom }

    /// Names the device for the app's maker: the same on every run.
    public let identifierForVendor: UUID? = UUID(uuidString: "4B494E4F-5241-4000-8000-000000000001")

    /// Whether apps may run in the background: true.
    public var isMultitaskingSupported: Bool { true }

    /// How the device is held: upright until the stage turns it.
    public var orientation: UIDeviceOrientation { UIApplication.process.deviceOrientation }

    /// Whether `orientationDidChangeNotification` is posted.
    public var isGeneratingDeviceOrientationNotifications: Bool { UIApplication.process.orientationListeners > 0 }

    /// Has `orientationDidChangeNotification` posted from now on. Calls nest.
    public func beginGeneratingDeviceOrientationNotifications() { UIApplication.process.orientationListeners += 1 }

    /// Takes one call of `beginGeneratingDeviceOrientationNotifications` back; one too many does nothing.
    public func endGeneratingDeviceOrientationNotifications() {
        let application = UIApplication.process
        application.orientationListeners = max(application.orientationListeners - 1, 0)
    }

    /// Posted when the device was turned, before the interface follows; the object is the device.
    public nonisolated static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")

    /// For the host: the device is held otherwise. The interface follows where it may.
    package func turn(to orientation: UIDeviceOrientation) {
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
