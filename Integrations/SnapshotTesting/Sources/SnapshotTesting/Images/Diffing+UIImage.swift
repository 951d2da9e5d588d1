import UIKit

extension Diffing where Value == UIImage {
    /// A comparison of images that requires all pixels to match.
    public static var image: Diffing { .image() }

    /// Creates a comparison of images.
    ///
    /// Two images of different sizes in pixels never match. An empty image is stored and compared as one that says so, in red. A failure's
    /// message says how many pixels differ in which rectangle, and names a file with the difference.
    ///
    /// - Parameters:
    ///   - precision: The share of the image that must match, 0 to 1: of pixels, or, with a perceptual precision of 1, of bytes.
    ///   - perceptualPrecision: The share of a pixel's color that must match, 0 to 1: a color difference (CIE 1994) of up to 100 times the
    ///     rest counts as a match; 0.98 to 0.99 is the precision of the eye. Differs from iOS: Core Image gives slightly other numbers.
    ///   - scale: Pixels per point of the reference; nil or 0 is the screen's, and in comparisons that of the new image.
    /// - Returns: The comparison. NaN fails it.
    public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil) -> Diffing {
        Diffing(
            toData: { $0.pngData() ?? emptyImage().pngData() ?? Data() },
            fromData: { data in
                let scale = scale.flatMap { $0 == 0 ? nil : $0 } ?? UIGraphicsImageRendererFormat.default().scale
                return UIImage(data: data, scale: scale) ?? UIImage()
            }
        ) { reference, image in
            let image = image.size == .zero ? emptyImage() : image
            // The screen whose scale the reference should have may be gone, or there was none.
            let hasScale = scale.map { $0 != 0 } ?? false
            let reference =
                hasScale ? reference : reference.cgImage.map { UIImage(cgImage: $0, scale: image.scale, orientation: .up) } ?? reference
            let comparison = ImageComparison(
                reference: reference, image: image, precision: precision, perceptualPrecision: perceptualPrecision)
            guard let message = comparison.failure() else { return nil }
            let images = FailureImages(
                reference: reference, failure: image, difference: comparison.difference())
            images.attachToTest()
            return ("\(message)\n\(images.writeDifference())", images.attachments)
        }
    }

    /// The image that stands for an empty one.
    private static func emptyImage() -> UIImage {
        MainActor.assumeIsolated {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 400, height: 80))
            label.backgroundColor = .red
            label.text =
                "Error: No image could be generated for this view as its size was zero. Please set an explicit size in the test."
            label.textAlignment = .center
            label.numberOfLines = 3
            return UIGraphicsImageRenderer(bounds: label.bounds).image { label.layer.render(in: $0.cgContext) }
        }
    }
}
