import CoreMedia
import DeviceServices
import Foundation

/// The quality of an exported file: the best.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// The quality of an exported file: medium.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// The quality of an exported file: low.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// Not encoded again.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"

/// Writes an asset into another file: it fails here, as on a device without an encoder for it.
///
/// Source: Apple, [AVAssetExportSession](https://developer.apple.com/documentation/avfoundation/avassetexportsession).
open class AVAssetExportSession: NSObject, @unchecked Sendable {
    /// The progress of an export.
    public enum Status: Int, Sendable {
        /// Not begun.
        case unknown
        /// Waiting.
        case waiting
        /// Under way.
        case exporting
        /// Done.
        case completed
        /// Ended with an error.
        case failed
        /// Ended by the app.
        case cancelled
    }

    /// The asset.
    open private(set) var asset: AVAsset
    /// The quality.
    open private(set) var presetName: String
    /// The file to write; nil at first.
    open var outputURL: URL?
    /// The kind of the file; nil at first.
    open var outputFileType: AVFileType?
    /// Whether the file is to be made for the network.
    open var shouldOptimizeForNetworkUse = false
    /// The part of the asset; the whole by default.
    open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
    /// The progress.
    open private(set) var status = Status.unknown
    /// The error of an export that failed; nil for none.
    open private(set) var error: (any Error)?
    /// The finished part, from 0 to 1.
    open var progress: Float { 0 }

    /// Creates an export. Never nil.
    public init?(asset: AVAsset, presetName: String) {
        (self.asset, self.presetName) = (asset, presetName)
        super.init()
    }

    /// Begins the export, which fails with `AVError.Code.encoderNotFound` in the next run-loop turn.
    open func exportAsynchronously(completionHandler handler: @escaping () -> Void) {
        status = .waiting
        DeviceServices.later { [self] in
            if status == .waiting { (status, error) = (.failed, AVError(.encoderNotFound)) }
            handler()
        }
    }

    /// Ends the export. Does nothing after its end.
    open func cancelExport() { if status == .waiting { status = .cancelled } }
}

/// The name of the type within the session, as older sources spell it.
public typealias AVAssetExportSessionStatus = AVAssetExportSession.Status
