import CoreGraphics
import Foundation

/// An image as a recipe: sources and filters whose pixels are computed when a ``CIContext`` renders an area of it.
///
/// Coordinates are pixels; the origin of a bitmap is its bottom left corner, and y points up. Pixels outside of ``extent`` are clear.
/// Immutable, and safe to use from any thread. Time and memory of a rendering grow with the areas that its filters need, and each part of a
/// recipe is computed once. Follows [CIImage](https://developer.apple.com/documentation/coreimage/ciimage).
///
/// ```swift
/// guard let photo = UIImage(named: "photo")?.cgImage else { return }
/// let image = CIImage(cgImage: photo)
/// let soft = image.clampedToExtent().applyingGaussianBlur(sigma: 8).cropped(to: image.extent)
/// let bitmap = CIContext().createCGImage(soft, from: soft.extent)
/// ```
public final class CIImage: NSObject, NSCopying, @unchecked Sendable {
    let node: ImageNode
    /// The bitmap that the image was made from; nil for the result of a filter.
    public let cgImage: CGImage?
    /// Whether transforms take the nearest pixel.
    private let isSampledNearest: Bool

    init(_ node: ImageNode, cgImage: CGImage? = nil, isSampledNearest: Bool = false) {
        self.node = node
        self.cgImage = cgImage
        self.isSampledNearest = isSampledNearest
        super.init()
    }

    /// Creates an image of a bitmap's pixels.
    public convenience init(cgImage image: CGImage) {
        let extent = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        self.init(ImageNode(BitmapOperation(image: image), extent: extent), cgImage: image)
    }

    /// Creates an image from the bytes of an image file; nil if the format is not supported or the bytes are damaged.
    ///
    /// - Complexity: O(*n* + *p*), where *n* is the number of bytes and *p* that of pixels.
    public convenience init?(data: Data) {
        guard let image = try? ImageReader(data: data).image(at: 0) else { return nil }
        self.init(cgImage: image)
    }

    /// Creates an image from a file; nil if it cannot be read.
    ///
    /// - Complexity: O(*n* + *p*), where *n* is the number of bytes and *p* that of pixels.
    public convenience init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }

    /// Creates an image of one color without end.
    public convenience init(color: CIColor) {
        self.init(ImageNode(ColorOperation(color: color.rgba), extent: .infinite))
    }

    /// Creates an image without pixels, whose extent is null.
    public static func empty() -> CIImage {
        CIImage(ImageNode(ColorOperation(color: .zero), extent: .null))
    }

    /// The rectangle outside of which all pixels are clear; `CGRect.infinite` for a color, null for an empty image.
    public var extent: CGRect { node.extent }

    /// Returns the part of the image in a rectangle.
    public func cropped(to rect: CGRect) -> CIImage {
        CIImage(ImageNode(CropOperation(), [node], extent: extent.intersection(rect.standardized)), isSampledNearest: isSampledNearest)
    }

    /// Returns the image with the pixels of its edges repeated without end; an empty or infinite image as it is.
    public func clampedToExtent() -> CIImage { clamped(to: extent) }

    /// Returns the part in a rectangle, with the pixels of its edges repeated without end; an empty or infinite image as it is.
    public func clamped(to rect: CGRect) -> CIImage {
        let edge = PixelArea(touching: extent.intersection(rect))
        guard !edge.isEmpty, !extent.isInfinite else { return self }
        return CIImage(ImageNode(ClampOperation(edge: edge), [node], extent: .infinite), isSampledNearest: isSampledNearest)
    }

    /// Returns the image under a transform. A transform that cannot be inverted, and one with a number that is not finite, give an empty
    /// image.
    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        if matrix.isIdentity { return self }
        let inverse = matrix.inverted()
        guard inverse != matrix || matrix.concatenating(matrix).isIdentity,
            [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty].allSatisfy(\.isFinite)
        else { return .empty() }
        let extent = extent.isInfinite || extent.isNull ? extent : extent.applying(matrix)
        let operation = TransformOperation(inverse: inverse, isNearest: isSampledNearest || matrix.isWholeTranslation)
        return CIImage(ImageNode(operation, [node], extent: extent), isSampledNearest: isSampledNearest)
    }

    /// Returns the image in an orientation by its EXIF number, 1 to 8, with its corner at the origin; as it is for other numbers.
    public func oriented(forExifOrientation orientation: Int32) -> CIImage {
        transformed(by: orientationTransform(forExifOrientation: orientation))
    }

    /// Returns the transform of ``oriented(forExifOrientation:)``.
    public func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform {
        let (w, h) = (extent.width, extent.height)
        let rotation: CGAffineTransform =
            switch orientation {
            case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
            case 3: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
            case 4: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
            case 5: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: h, ty: w)
            case 6: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: w)
            case 7: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
            case 8: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: h, ty: 0)
            default: .identity
            }
        guard (2...8).contains(orientation), !extent.isInfinite, !extent.isNull else { return .identity }
        return CGAffineTransform(translationX: -extent.minX, y: -extent.minY).concatenating(rotation)
    }

    /// Returns the image over another.
    public func composited(over dest: CIImage) -> CIImage {
        applyingFilter("CISourceOverCompositing", parameters: [kCIInputBackgroundImageKey: dest])
    }

    /// Returns the image blurred by a Gaussian with a deviation in pixels; the extent grows by three deviations.
    public func applyingGaussianBlur(sigma: Double) -> CIImage {
        applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
    }

    /// Returns the result of a filter with this image as its `inputImage`; an empty image, with a line in the log, for an unknown filter.
    public func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
        let filter = CIFilter(name: filterName, parameters: params)
        filter?.setValue(self, forKey: kCIInputImageKey)
        return filter?.outputImage ?? .empty()
    }

    /// Returns an image whose transforms take the nearest pixel.
    public func samplingNearest() -> CIImage { CIImage(node, cgImage: cgImage, isSampledNearest: true) }

    /// Returns an image whose transforms interpolate between pixels, as they do by default.
    public func samplingLinear() -> CIImage { CIImage(node, cgImage: cgImage) }

    /// Returns this image, which is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension CGAffineTransform {
    fileprivate var isWholeTranslation: Bool {
        a == 1 && b == 0 && c == 0 && d == 1 && tx == tx.rounded() && ty == ty.rounded()
    }
}
