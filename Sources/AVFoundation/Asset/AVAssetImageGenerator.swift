import CoreGraphics
import CoreMedia
import DeviceServices
import UIKit

/// Makes images of the frames of a film. Films are not decoded here, so that each image fails, as on iOS for a film without a decoder.
///
/// Source: Apple, [AVAssetImageGenerator](https://developer.apple.com/documentation/avfoundation/avassetimagegenerator).
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
    /// The asset.
    open private(set) var asset: AVAsset
    /// Whether images stand as the film is shown; false by default.
    open var appliesPreferredTrackTransform = false
    /// The greatest size of images, in pixels; zero, the default, for that of the film.
    open var maximumSize = CGSize.zero
    /// The time before the wanted one from which a frame may be; any by default.
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    /// The time behind the wanted one from which a frame may be; any by default.
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity
    /// The number of calls of `cancelAllCGImageGeneration()`.
    private var cancelCount = 0

    /// Creates a generator of an asset's images.
    public init(asset: AVAsset) {
        self.asset = asset
        super.init()
    }

    /// Throws `AVError.Code.decoderNotFound`.
    ///
    /// - Parameters:
    ///   - requestedTime: The time of the frame.
    ///   - actualTime: Takes the time of the frame that is found; nothing here.
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        throw AVError(.decoderNotFound)
    }

    /// Throws `AVError.Code.decoderNotFound`.
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) { throw AVError(.decoderNotFound) }

    /// Calls a function in the next run-loop turn, with `AVError.Code.decoderNotFound`.
    open func generateCGImageAsynchronously(
        for requestedTime: CMTime, completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
    ) {
        let count = cancelCount
        DeviceServices.later { [self] in
            handler(nil, .invalid, cancelCount == count ? AVError(.decoderNotFound) : AVError(.operationCancelled))
        }
    }

    /// Ends what was begun and has not ended: its functions are called with `AVError.Code.operationCancelled`.
    open func cancelAllCGImageGeneration() { cancelCount += 1 }
}
