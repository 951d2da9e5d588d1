import Foundation

extension AVCaptureDevice {
    /// The use of the light for photos.
    public enum FlashMode: Int, Sendable {
        /// Never.
        case off
        /// For each photo.
        case on
        /// In the dark.
        case auto
    }

    /// The use of the light for videos.
    public enum TorchMode: Int, Sendable {
        /// Never.
        case off
        /// Always.
        case on
        /// In the dark.
        case auto
    }

    /// The finding of a focus.
    public enum FocusMode: Int, Sendable {
        /// It stays.
        case locked
        /// It is found once.
        case autoFocus
        /// It is found again and again.
        case continuousAutoFocus
    }

    /// The finding of an exposure.
    public enum ExposureMode: Int, Sendable {
        /// It stays.
        case locked
        /// It is found once.
        case autoExpose
        /// It is found again and again.
        case continuousAutoExposure
        /// It is the app's.
        case custom
    }

    /// A search for devices: there are none.
    ///
    /// Source: Apple,
    /// [DiscoverySession](https://developer.apple.com/documentation/avfoundation/avcapturedevice/discoverysession).
    open class DiscoverySession: NSObject {
        /// The devices that were found: none.
        open var devices: [AVCaptureDevice] { [] }

        /// Creates a search.
        ///
        /// - Parameters:
        ///   - deviceTypes: The kinds of devices.
        ///   - mediaType: What they record; nil for anything.
        ///   - position: The side of the phone.
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) { super.init() }
    }
}
