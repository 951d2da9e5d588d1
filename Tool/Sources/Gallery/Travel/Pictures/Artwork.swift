import UIKit

/// A flat picture that can be drawn at any size and shape; unless it is a sign it fills it.
///
/// It is drawn in units of its own: the square from 0 to 100 lies in the middle of the picture and is always seen whole.
protocol Artwork: Hashable, Sendable {
    /// Whether it is drawn in the colours of the present look, on whatever lies behind it.
    var isSign: Bool { get }

    /// Whether light text can be read at its upper edge.
    var isDarkAtTheTop: Bool { get }

    /// Draws into the current context.
    /// - Parameter canvas: all that is seen: the square and what lies beside or above it.
    func draw(in canvas: CGRect)
}

extension Artwork {
    var isSign: Bool { false }

    var isDarkAtTheTop: Bool { false }

    /// The picture, `size` in points.
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
