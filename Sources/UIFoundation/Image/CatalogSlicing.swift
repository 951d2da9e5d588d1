import CoreGraphics
import Resources

/// The slices of an image of a catalog for other sizes: its edges keep their lengths, and a center is stretched or repeated.
///
/// The center may be smaller than what is between the edges; the rest of the file is then not used, as Xcode's slicing hides it.
struct CatalogSlicing {
    /// In points.
    let caps: UIEdgeInsets
    let mode: UIImage.ResizingMode
    /// The size of the center, in points; nil for all that is between the edges.
    private let center: CGSize?

    /// nil for an image that is not sliced.
    ///
    /// - Parameter unit: The lengths' number in a point: the scale of a file with pixels, 1 for a drawing.
    init?(_ resizing: AssetContents.Resizing?, unit: CGFloat) {
        guard let resizing, let insets = resizing.capInsets else { return nil }
        func points(_ edge: String) -> CGFloat { CGFloat(insets[edge] ?? 0) / unit }
        let given = UIEdgeInsets(top: points("top"), left: points("left"), bottom: points("bottom"), right: points("right"))
        caps = ImageTraits.accepted(given, atLeast: 0)
        mode = resizing.center?.mode == "tile" ? .tile : .stretch
        let (width, height) = (resizing.center?.width ?? 0, resizing.center?.height ?? 0)
        center =
            width > 0 || height > 0
            ? CGSize(width: width > 0 ? CGFloat(width) / unit : .infinity, height: height > 0 ? CGFloat(height) / unit : .infinity) : nil
    }

    /// The image without what is hidden behind its center.
    func cut(_ image: UIImage) -> UIImage {
        guard let center, image.imageOrientation == .up, let pixels = image.cgImage else { return image }
        let columns = kept(pixels.width, caps.left, center.width, caps.right, image.scale)
        let rows = kept(pixels.height, caps.top, center.height, caps.bottom, image.scale)
        guard columns.count + rows.count > 2 else { return image }
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: columns.reduce(0) { $0 + $1.count }, height: rows.reduce(0) { $0 + $1.count })
        let drawn = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            var y = 0
            for row in rows {
                var x = 0
                for column in columns {
                    let rect = CGRect(x: column.lowerBound, y: row.lowerBound, width: column.count, height: row.count)
                    if let piece = pixels.cropping(to: rect) { UIImage(cgImage: piece).draw(at: CGPoint(x: x, y: y)) }
                    x += column.count
                }
                y += row.count
            }
        }
        return drawn.cgImage.map { UIImage(cgImage: $0, scale: image.scale, orientation: .up) } ?? image
    }

    /// The ranges of pixels that are used: all of them, or those before the end of the center and those of the last edge.
    private func kept(_ length: Int, _ first: CGFloat, _ center: CGFloat, _ last: CGFloat, _ scale: CGFloat) -> [Range<Int>] {
        let (begin, end) = ((first + center) * scale, CGFloat(length) - last * scale)
        guard begin.rounded() < end.rounded(), begin >= 1 else { return [0..<length] }
        let (head, tail) = (0..<Int(begin.rounded()), Int(end.rounded())..<length)
        return tail.isEmpty ? [head] : [head, tail]
    }
}
