import CoreMedia
import UIKit

/// A thing in the view of a camera, such as a code. There is none.
///
/// Source: Apple, [AVMetadataObject](https://developer.apple.com/documentation/avfoundation/avmetadataobject).
open class AVMetadataObject: NSObject, @unchecked Sendable {
    /// A kind of thing.
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Creates a kind by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A QR code.
        public static let qr = ObjectType(rawValue: "org.iso.QRCode")
        /// An Aztec code.
        public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
        /// A Data Matrix.
        public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
        /// A PDF417 code.
        public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
        /// The bars of goods in Europe, with 8 digits.
        public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
        /// The bars of goods in Europe, with 13 digits.
        public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
        /// The bars of goods in America, short.
        public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
        /// The bars of Code 39.
        public static let code39 = ObjectType(rawValue: "org.iso.Code39")
        /// The bars of Code 93.
        public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
        /// The bars of Code 128.
        public static let code128 = ObjectType(rawValue: "org.iso.Code128")
        /// The bars of ITF-14.
        public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
        /// A face.
        public static let face = ObjectType(rawValue: "face")
    }

    override init() {}

    /// The kind of the thing.
    open var type: ObjectType { ObjectType(rawValue: "") }
    /// The rectangle of the thing in the image, from 0 to 1.
    open var bounds: CGRect { .zero }
    /// The time of the image.
    open var time: CMTime { .invalid }
}

/// A code that a camera has read. None is read.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
    private override init() { super.init() }

    /// The text of the code; nil for one that is no text.
    open var stringValue: String? { nil }
    /// The corners of the code in the image.
    open var corners: [CGPoint] { [] }
}

/// A target that looks for codes and faces. Without devices it finds none.
///
/// Source: Apple, [AVCaptureMetadataOutput](https://developer.apple.com/documentation/avfoundation/avcapturemetadataoutput).
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
    private weak var delegate: (any AVCaptureMetadataOutputObjectsDelegate)?
    private var queue: DispatchQueue?

    /// Creates a target.
    public override init() { super.init() }

    /// The kinds of things that can be found: none without a device.
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }

    /// The kinds of things that are looked for; one that is not available is refused, which raises an exception on iOS.
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! {
        get { [] }
        set {
            guard let first = newValue?.first else { return }
            reportOnce(
                "metadataObjectTypes", as: .exception("NSInvalidArgumentException"),
                "AVCaptureMetadataOutput.metadataObjectTypes: \(first.rawValue) is not available, because there are no devices; "
                    + "ask availableMetadataObjectTypes before")
        }
    }

    /// The part of the image that is looked at, from (0, 0) to (1, 1); the whole image by default.
    open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)

    /// The delegate, not retained.
    open var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)? { delegate }
    /// The queue on which the delegate is called.
    open var metadataObjectsCallbackQueue: DispatchQueue? { queue }

    /// Sets the delegate, which is not retained, and its queue.
    open func setMetadataObjectsDelegate(
        _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
    ) {
        (delegate, queue) = (objectsDelegate, objectsCallbackQueue)
    }
}

/// Takes what a camera finds. It finds nothing, so nothing is called.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
    /// Called with what was found in an image.
    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
    public func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection
    ) {}
}
