import CoreGraphics
import DeviceServices
import UIKit

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

/// The stream from devices to files and views. Without devices it never runs, as in iOS's Simulator.
///
/// Source: Apple, [AVCaptureSession](https://developer.apple.com/documentation/avfoundation/avcapturesession).
open class AVCaptureSession: NSObject, @unchecked Sendable {
    /// The quality of what a session delivers.
    public struct Preset: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Creates a quality by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// For photos.
        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
        /// For videos of the best quality.
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        /// For videos to share by a local network.
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        /// For videos to share by a mobile network.
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
        /// 352 by 288 pixels.
        public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
        /// 640 by 480 pixels.
        public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
        /// 1280 by 720 pixels.
        public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
        /// 1920 by 1080 pixels.
        public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
        /// 3840 by 2160 pixels.
        public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
        /// That of the sources.
        public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
    }

    private var storedOutputs: [AVCaptureOutput] = []

    /// The sources: none.
    open var inputs: [AVCaptureInput] { [] }
    /// The targets, in the order in which they were added.
    open var outputs: [AVCaptureOutput] { storedOutputs }
    /// The ways from sources to targets: none.
    open var connections: [AVCaptureConnection] { [] }
    /// Whether images come: false.
    open var isRunning: Bool { false }
    /// Whether another app has the devices: false.
    open var isInterrupted: Bool { false }
    /// The quality; `high` by default.
    open var sessionPreset = Preset.high

    /// Returns whether a quality can be chosen: without sources any can.
    open func canSetSessionPreset(_ preset: Preset) -> Bool { true }

    /// Returns whether a source can be added: false.
    open func canAddInput(_ input: AVCaptureInput) -> Bool { false }
    /// Adds a source, which raises an exception on iOS where it cannot be added.
    open func addInput(_ input: AVCaptureInput) {
        reportOnce("capture input", as: .exception("NSInvalidArgumentException"), "AVCaptureSession: there are no devices")
    }
    /// Removes a source. There is none.
    open func removeInput(_ input: AVCaptureInput) {}

    /// Returns whether a target can be added: one that is in no session.
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { output.session == nil }
    /// Adds a target; one that is in a session is refused, which raises an exception on iOS.
    open func addOutput(_ output: AVCaptureOutput) {
        guard canAddOutput(output) else {
            return reportOnce(
                "capture output", as: .exception("NSInvalidArgumentException"),
                "AVCaptureSession: addOutput(_:) with \(output), which is in a session; ask canAddOutput(_:) before")
        }
        output.session = self
        storedOutputs.append(output)
    }
    /// Removes a target; one of another session is left there.
    open func removeOutput(_ output: AVCaptureOutput) {
        guard output.session === self else { return }
        output.session = nil
        storedOutputs.removeAll { $0 === output }
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
    /// The way from a camera: nil.
    open var connection: AVCaptureConnection? { nil }

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
