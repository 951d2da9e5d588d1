import UIKit

/// A flat illustration that can be drawn at any size and aspect ratio; it fills the image unless it is an icon.
///
/// It uses its own units: the square from 0 to 100 is centered in the image and always fully visible.
protocol Artwork: Hashable, Sendable {
    /// Whether it is an icon, drawn in the colors of the current appearance on any background.
    var isSign: Bool { get }

    /// Whether light text is readable at its top edge.
    var isDarkAtTheTop: Bool { get }

    /// Draws into the current context.
    /// - Parameter canvas: The whole visible area: the square and the areas beside or above it.
    func draw(in canvas: CGRect)
}

extension Artwork {
    var isSign: Bool { false }

    var isDarkAtTheTop: Bool { false }

    /// The illustration as an image, `size` in points.
    func image(size: CGSize) -> UIImage {
        let format = UIGraphicsImageRendererFormat.preferred()
        format.opaque = !isSign
        return UIGraphicsImageRenderer(size: size, format: format).image { renderer in
            let context = renderer.cgContext
            let scale = min(size.width, size.height) / 100
            context.translateBy(x: (size.width - 100 * scale) / 2, y: (size.height - 100 * scale) / 2)
            context.scaleBy(x: scale, y: scale)
            let canvas = CGSize(width: size.width / scale, height: size.height / scale)
            draw(in: CGRect(x: 50 - canvas.width / 2, y: 50 - canvas.height / 2, width: canvas.width, height: canvas.height))
        }
    }
}
