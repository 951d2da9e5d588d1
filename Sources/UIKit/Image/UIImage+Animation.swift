import CoreGraphics

extension UIImage {
    // Behind `name`, a series is numbered from 0 or 1 up to this.
    private static let lastNumber = 1024

    /// An animation of pictures, best of one size and scale; its size and scale are the first one's.
    ///
    /// - Parameters:
    ///   - images: in order; animations among them count as their pictures.
    ///   - duration: seconds for all of them; 0, negative or not finite gives each a thirtieth of a second.
    /// - Returns: nil without images.
    ///
    /// Source: https://developer.apple.com/documentation/uikit/uiimage/animatedimage(with:duration:)
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        let pictures = images.flatMap { $0.images ?? [$0] }
        guard let first = pictures.first else { return nil }
        let time = duration > 0 && duration.isFinite ? duration : TimeInterval(pictures.count) / 30
        return UIImage(pixels: first.cgImage, images: pictures, duration: time, traits: first.traits)
    }

    /// The animation of the pictures `name0`, `name1`… (or from 1 on) in the main bundle, up to the first number that is missing.
    ///
    /// Of `name` each is found as by `init(named:)`. nil when there is neither 0 nor 1. The duration is as in `animatedImage(with:duration:)`.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        animatedImage(with: series(name), duration: duration)
    }

    /// The animation of a series of pictures, as by `animatedImageNamed(_:duration:)`, all with these caps; the rest is repeated.
    public class func animatedResizableImageNamed(_ name: String, capInsets: UIEdgeInsets, duration: TimeInterval) -> UIImage? {
        animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
    }

    /// The animation of a series of pictures, as by `animatedImageNamed(_:duration:)`, all with these caps.
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
