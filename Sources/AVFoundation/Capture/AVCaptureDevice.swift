import DeviceServices
import UIKit

/// The user's decision on the camera or the microphone.
public enum AVAuthorizationStatus: Int, Sendable {
    /// Not asked yet.
    case notDetermined
    /// The device does not allow it.
    case restricted
    /// Denied.
    case denied
    /// Allowed.
    case authorized
}

/// A camera or a microphone. There is none: no device is ever found.
///
/// The user has denied them until a test decides otherwise (`Stage.setPermission(_:for:)`). Source: Apple,
/// [AVCaptureDevice](https://developer.apple.com/documentation/avfoundation/avcapturedevice).
open class AVCaptureDevice: NSObject, @unchecked Sendable {
    /// The side of the phone that a camera is on.
    public enum Position: Int, Sendable {
        /// Any.
        case unspecified
        /// The back.
        case back
        /// The front.
        case front
    }

    /// A kind of device.
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Creates a kind by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A camera.
        public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        /// A camera with a long lens.
        public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        /// A camera with a short lens.
        public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
        /// Two cameras as one: wide and long.
        public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
        /// Two cameras as one: wide and short.
        public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
        /// Three cameras as one.
        public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
        /// A camera that sees depth.
        public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
        /// A microphone.
        public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
    }

    private override init() {}

    // The members below are of devices, of which there is none: no value is ever read or set.

    /// The kind of the device.
    open var deviceType: DeviceType { .builtInWideAngleCamera }
    /// The side of the phone.
    open var position: Position { .unspecified }
    /// The name that no other device has.
    open var uniqueID: String { "" }
    /// The name for the user.
    open var localizedName: String { "" }
    /// Whether it is there.
    open var isConnected: Bool { false }
    /// Returns whether it has a kind of media.
    open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }

    /// Begins a change of the values below, which no other app may make at the same time.
    open func lockForConfiguration() throws {}
    /// Ends a change of the values below.
    open func unlockForConfiguration() {}

    /// Whether there is a light for photos.
    open var hasFlash: Bool { false }
    /// Whether the light for photos is cool enough to be used.
    open var isFlashAvailable: Bool { false }
    /// Whether there is a light for videos.
    open var hasTorch: Bool { false }
    /// Whether the light for videos is cool enough to be used.
    open var isTorchAvailable: Bool { false }
    /// Whether the light for videos is on.
    open var isTorchActive: Bool { false }
    /// The use of the light for videos.
    open var torchMode = TorchMode.off
    /// Returns whether the light for videos can be used so.
    open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
    /// Turns the light for videos on, at a level from 0 to 1.
    open func setTorchModeOn(level torchLevel: Float) throws { torchMode = .on }

    /// The focus.
    open var focusMode = FocusMode.locked
    /// The point that is in focus, from (0, 0) to (1, 1).
    open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
    /// Whether a point can be chosen for the focus.
    open var isFocusPointOfInterestSupported: Bool { false }
    /// Returns whether the focus can be found so.
    open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
    /// The exposure.
    open var exposureMode = ExposureMode.locked
    /// The point whose light decides on the exposure, from (0, 0) to (1, 1).
    open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
    /// Whether a point can be chosen for the exposure.
    open var isExposurePointOfInterestSupported: Bool { false }
    /// Returns whether the exposure can be found so.
    open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }

    /// The factor of the zoom.
    open var videoZoomFactor: CGFloat = 1
    /// The least factor of the zoom.
    open var minAvailableVideoZoomFactor: CGFloat { 1 }
    /// The greatest factor of the zoom.
    open var maxAvailableVideoZoomFactor: CGFloat { 1 }
    /// Whether changes of the view are posted.
    open var isSubjectAreaChangeMonitoringEnabled = false

    /// Returns the device of a kind of media: nil.
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }

    /// Returns a device: nil.
    open class func `default`(
        _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
    ) -> AVCaptureDevice? { nil }

    /// Returns the devices of a kind of media: none.
    open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }

    /// Returns the user's decision.
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
        switch DeviceServices.current.permission(for: service(mediaType)) {
        case .notDetermined: .notDetermined
        case .restricted: .restricted
        case .denied: .denied
        case .granted: .authorized
        }
    }

    /// Asks for the camera or the microphone, and returns whether it is allowed once the user has decided.
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
        await withCheckedContinuation { continuation in requestAccess(for: mediaType) { continuation.resume(returning: $0) } }
    }

    /// Asks for the camera or the microphone. The handler is called once the user has decided.
    open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void) {
        DeviceServices.current.request(service(mediaType)) { handler($0 == .granted) }
    }

    private static func service(_ mediaType: AVMediaType) -> DeviceServices.Service { mediaType == .audio ? .microphone : .camera }
}
