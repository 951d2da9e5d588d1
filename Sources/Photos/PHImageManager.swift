import DeviceServices
import ImageIO
import UIKit

/// A number that names a request.
public typealias PHImageRequestID = Int32
/// No request.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The size of the image's file.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// The key of whether a better image follows.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// The key of an error.
public let PHImageErrorKey = "PHImageErrorKey"

/// The fit of an image to a size.
public enum PHImageContentMode: Int, Sendable {
    /// Whole.
    case aspectFit
    /// Without bars.
    case aspectFill

    /// Whole.
    public static let `default` = PHImageContentMode.aspectFit
}

/// The quality and the speed of an image.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
    /// First a quick one, then a good one; here the good one alone.
    case opportunistic
    /// A good one.
    case highQualityFormat
    /// A quick one.
    case fastFormat
}

/// The settings of a request.
open class PHImageRequestOptions: NSObject {
    /// Whether the handler is called before the request returns; the default is false.
    open var isSynchronous = false
    /// The quality.
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    /// Whether images of the network may be loaded; there are none.
    open var isNetworkAccessAllowed = false
}

/// Gives images of assets.
///
/// Source: Apple, [PHImageManager](https://developer.apple.com/documentation/photokit/phimagemanager).
open class PHImageManager: NSObject, @unchecked Sendable {
    private var last: PHImageRequestID = 0
    private var cancelled: Set<PHImageRequestID> = []

    /// Returns the one of the app.
    open class func `default`() -> PHImageManager { DeviceServices.current.object { PHImageManager() } }

    /// Gives the image of an asset, no larger than its file; the handler is called in a later run-loop turn, or at once if the options
    /// say so.
    @discardableResult
    open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        perform(options) {
            let image = UIImage(contentsOfFile: asset.file.path).map { Self.scaled($0, targetSize, contentMode) }
            resultHandler(image, [PHImageResultIsDegradedKey: false])
        }
    }

    /// Gives the bytes of an asset's file, and their type.
    @discardableResult
    open func requestImageDataAndOrientation(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        perform(options) { resultHandler(try? Data(contentsOf: asset.file), "public.image", .up, nil) }
    }

    /// Ends a request; its handler is not called.
    open func cancelImageRequest(_ requestID: PHImageRequestID) { cancelled.insert(requestID) }

    private func perform(_ options: PHImageRequestOptions?, _ action: @escaping () -> Void) -> PHImageRequestID {
        last += 1
        let own = last
        if options?.isSynchronous == true {
            action()
        } else {
            DeviceServices.later { [self] in if cancelled.remove(own) == nil { action() } }
        }
        return own
    }

    private static func scaled(_ image: UIImage, _ target: CGSize, _ mode: PHImageContentMode) -> UIImage {
        let (width, height) = (image.size.width, image.size.height)
        guard target.width > 0, target.height > 0, width > 0, height > 0 else { return image }
        let scales = [target.width / width, target.height / height]
        let scale = mode == .aspectFill ? max(scales[0], scales[1]) : min(scales[0], scales[1])
        guard scale < 1 else { return image }
        return image.preparingThumbnail(of: CGSize(width: width * scale, height: height * scale)) ?? image
    }
}

/// Gives images of assets, and prepares them beforehand: they are read on request.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
    /// Prepares images.
    open func startCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    /// Forgets prepared images.
    open func stopCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    /// Forgets all prepared images.
    open func stopCachingImagesForAllAssets() {}
}
