import CoreGraphics

extension UIImage {
    // Upper bound of the numbers of an image series, which starts from 0 or 1.
    private static let lastNumber = 1024

    /// Creates an animated image, preferably from images of one size and scale; size and scale are the first one's.
    ///
    /// - Parameters:
    ///   - images: in order; animated images among them count as their frames.
    ///   - duration: total seconds; 0, negative or non-finite gives each frame a thirtieth of a second.
    /// - Returns: nil without images.
    ///
    /// Source: https://developer.apple.com/documentation/uikit/uiimage/animatedimage(with:duration:)
    ///
    /// - Complexity: O(*n*), where *n* is the number of frames.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        let frames = images.flatMap { $0.images ?? [$0] }
        guard let first = frames.first else { return nil }
        let time = duration > 0 && duration.isFinite ? duration : TimeInterval(frames.count) / 30
        return UIImage(pixels: first.cgImage, images: frames, duration: time, traits: first.traits)
    }

    /// Creates an animated image from the series `name0`, `name1`… (or from 1 on) in the main bundle, up to the first missing number.
    ///
    /// Each is loaded as by `init(named:)`. nil if there is neither 0 nor 1. The duration is as in `animatedImage(with:duration:)`.
    ///
    /// - Complexity: O(*n*) calls of ``UIImage/init(named:)``, where *n* is the number of frames.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        animatedImage(with: series(name), duration: duration)
    }

    /// Creates an animated image as `animatedImageNamed(_:duration:)` does, with cap insets; the rest is tiled.
    ///
    /// - Complexity: O(*n*) calls of ``UIImage/init(named:)``, where *n* is the number of frames.
    public class func animatedResizableImageNamed(_ name: String, capInsets: UIEdgeInsets, duration: TimeInterval) -> UIImage? {
        animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
    }

    /// Creates an animated image as `animatedImageNamed(_:duration:)` does, with cap insets.
    ///
    /// - Complexity: O(*n*) calls of ``UIImage/init(named:)``, where *n* is the number of frames.
    public class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
    ) -> UIImage? {
        let images = series(name).map { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) }
        return animatedImage(with: images, duration: duration)
    }

    private static func series(_ name: String) -> [UIImage] {
        var images: [UIImage] = []
        for number in 0...lastNumber {
            guard let image = UIImage(named: name + String(number)) else {
                if number == 0 { continue }
                break
            }
            images.append(image)
        }
        return images
    }
}
