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
        /// A microphone.
        public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
    }

    private override init() {}

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

    /// Asks for the camera or the microphone. The handler is called once the user has decided.
    open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void) {
        DeviceServices.current.request(service(mediaType)) { handler($0 == .granted) }
    }

    private static func service(_ mediaType: AVMediaType) -> DeviceServices.Service { mediaType == .audio ? .microphone : .camera }
}

/// A source of a session.
open class AVCaptureInput: NSObject, @unchecked Sendable {}

/// A camera or a microphone as the source of a session.
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
    /// The device.
    open private(set) var device: AVCaptureDevice

    /// Throws: there is no device.
    public init(device: AVCaptureDevice) throws {
        self.device = device
        super.init()
        throw AVError(.applicationIsNotAuthorizedToUseDevice)
    }
}

/// The stream from devices to files and views. Without devices it never runs.
///
/// Source: Apple, [AVCaptureSession](https://developer.apple.com/documentation/avfoundation/avcapturesession).
open class AVCaptureSession: NSObject, @unchecked Sendable {
    /// The sources: none.
    open var inputs: [AVCaptureInput] { [] }
    /// Whether images come: false.
    open var isRunning: Bool { false }

    /// Returns whether a source can be added: false.
    open func canAddInput(_ input: AVCaptureInput) -> Bool { false }
    /// Adds a source, which raises an exception on iOS where it cannot be added.
    open func addInput(_ input: AVCaptureInput) {
        reportOnce("capture input", as: .exception("NSInvalidArgumentException"), "AVCaptureSession: there are no devices")
    }
    /// Begins a change of the settings.
    open func beginConfiguration() {}
    /// Ends a change of the settings.
    open func commitConfiguration() {}
    /// Begins; without a source nothing runs.
    open func startRunning() {}
    /// Ends.
    open func stopRunning() {}
}

/// Shows the images of a session: none.
open class AVCaptureVideoPreviewLayer: CALayer {
    /// The session; nil for none.
    open var session: AVCaptureSession?
    /// The layout of the images in the layer; whole by default.
    open var videoGravity = AVLayerVideoGravity.resizeAspect

    /// Creates a layer without a session.
    public override init() { super.init() }
    /// Creates a layer of a session.
    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }
    /// Creates a copy for presentation.
    public override init(layer: Any) { super.init(layer: layer) }
    /// Creates a layer without a session; the coder is not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
