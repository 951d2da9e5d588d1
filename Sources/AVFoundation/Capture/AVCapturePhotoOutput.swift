import UIKit

/// A way to write images and films.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a way by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// HEVC.
    public static let hevc = AVVideoCodecType(rawValue: "hvc1")
    /// H.264.
    public static let h264 = AVVideoCodecType(rawValue: "avc1")
    /// JPEG.
    public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
}

/// The key of an `AVVideoCodecType`.
public let AVVideoCodecKey = "AVVideoCodecKey"

/// The settings of a photo.
///
/// Source: Apple, [AVCapturePhotoSettings](https://developer.apple.com/documentation/avfoundation/avcapturephotosettings).
open class AVCapturePhotoSettings: NSObject, NSCopying {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var count: Int64 = 0
    private let number: Int64
    private let form: [String: Any]?
    /// The number of the settings in this process; a copy has the same.
    open var uniqueID: Int64 { number }
    /// The form of the file, by keys such as `AVVideoCodecKey`; nil for JPEG.
    open var format: [String: Any]? { form }
    /// The use of the light; off by default.
    open var flashMode = AVCaptureDevice.FlashMode.off
    /// Whether the photo has as many pixels as the camera can take; false by default.
    open var isHighResolutionPhotoEnabled = false

    /// Creates settings of a photo in JPEG.
    public convenience override init() { self.init(format: nil) }

    /// Creates settings.
    ///
    /// - Parameter format: The form of the file, by keys such as `AVVideoCodecKey`; nil for JPEG.
    public init(format: [String: Any]?) {
        number = Self.lock.withLock {
            Self.count += 1
            return Self.count
        }
        form = format
        super.init()
    }

    private init(_ other: AVCapturePhotoSettings) {
        (number, form, flashMode) = (other.number, other.form, other.flashMode)
        isHighResolutionPhotoEnabled = other.isHighResolutionPhotoEnabled
        super.init()
    }

    /// Returns a copy with the same number.
    open func copy(with zone: NSZone? = nil) -> Any { AVCapturePhotoSettings(self) }
}

/// The settings that a photo was taken with. No photo is taken.
open class AVCaptureResolvedPhotoSettings: NSObject {
    fileprivate override init() {}
    /// The number of the settings.
    open var uniqueID: Int64 { 0 }
    /// Whether there was light.
    open var isFlashEnabled: Bool { false }
}

/// A photo. None is taken.
open class AVCapturePhoto: NSObject {
    private override init() {}
    /// The settings that it was taken with.
    open var resolvedSettings: AVCaptureResolvedPhotoSettings { AVCaptureResolvedPhotoSettings() }
    /// The number of the photo among those that the settings ask for, from 1.
    open var photoCount: Int { 0 }
    /// Returns the bytes of a file with the photo: nil.
    open func fileDataRepresentation() -> Data? { nil }
    /// Returns the pixels: nil.
    open func cgImageRepresentation() -> CGImage? { nil }
}

/// A target that takes photos. Without devices none is taken.
///
/// Source: Apple, [AVCapturePhotoOutput](https://developer.apple.com/documentation/avfoundation/avcapturephotooutput).
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
    /// Creates a target.
    public override init() { super.init() }

    /// The ways to write photos: none without a device.
    open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
    /// The uses of the light: off alone, as there is no device.
    open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [.off] }
    /// Whether photos may have as many pixels as the camera can take; false by default.
    open var isHighResolutionCaptureEnabled = false
    /// The settings for which a camera gets ready: those that `setPreparedPhotoSettingsArray(_:completionHandler:)` was called with.
    open private(set) var preparedPhotoSettingsArray: [AVCapturePhotoSettings] = []

    /// Keeps settings for which a camera gets ready; the handler is called in the next turn of the main queue with false, because no
    /// session runs.
    open func setPreparedPhotoSettingsArray(
        _ preparedPhotoSettingsArray: [AVCapturePhotoSettings], completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        self.preparedPhotoSettingsArray = preparedPhotoSettingsArray
        if let completionHandler { DispatchQueue.main.async { completionHandler(false, nil) } }
    }

    /// Takes a photo, which raises an exception on iOS without a connection: as always here.
    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
        refuse("capturePhoto(with:delegate:)")
    }
}

/// Takes photos. None is taken, so nothing is called.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    /// Called before a photo, when its settings are known.
    func photoOutput(_ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// Called when a photo is taken now.
    func photoOutput(_ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// Called when a photo was taken.
    func photoOutput(_ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// Called with a photo.
    func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
    /// Called at the end.
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
    public func photoOutput(_ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings) {}
    public func photoOutput(_ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings) {}
    public func photoOutput(_ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings) {}
    public func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?
    ) {}
}
