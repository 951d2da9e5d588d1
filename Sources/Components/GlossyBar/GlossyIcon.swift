import UIKit

/// A template image, of which only the opacity counts, to be filled with another image.
@MainActor
struct GlossyIcon {
    private let size: CGSize
    private let scale: CGFloat
    /// Black, which is painted, on white.
    private let mask: CGImage?

    init(_ image: UIImage) {
        size = image.size
        let bounds = CGRect(origin: .zero, size: image.size)
        guard !bounds.isEmpty else {
            (scale, mask) = (1, nil)
            return
        }
        let template = UIGraphicsImageRenderer(bounds: bounds).image { renderer in
            image.withRenderingMode(.alwaysOriginal).draw(in: bounds)
            renderer.cgContext.setBlendMode(.sourceIn)
            UIColor.black.setFill()
            renderer.cgContext.fill(bounds)
        }
        scale = template.scale
        mask = template.cgImage.flatMap(Self.mask(from:))
    }

    /// The icon filled with another image, stretched over it; nil for an icon of zero size.
    func filled(with background: UIImage) -> UIImage? {
        let bounds = CGRect(origin: .zero, size: size)
        guard let mask else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let ground = UIGraphicsImageRenderer(bounds: bounds, format: format).image { _ in background.draw(in: bounds) }
        return ground.cgImage?.masking(mask).map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
    }

    /// An image mask from a black template image on white.
    private static func mask(from template: CGImage) -> CGImage? {
        let (width, height) = (template.width, template.height)
        guard
            let gray = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width, space: CGColorSpaceCreateDeviceGray(),
                bitmapInfo: CGImageAlphaInfo.none.rawValue)
        else { return nil }
        let bounds = CGRect(x: 0, y: 0, width: width, height: height)
        gray.setFillColor(gray: 1, alpha: 1)
        gray.fill(bounds)
        gray.draw(template, in: bounds)
        guard let provider = gray.makeImage()?.dataProvider else { return nil }
        return CGImage(
            maskWidth: width, height: height, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: width, provider: provider, decode: nil,
            shouldInterpolate: true)
    }
}
