import CoreGraphics

extension CGImage {
    /// A copy with the same aspect ratio that fits into a square of `length` pixels; itself if it fits.
    func fitting(into length: Int) -> CGImage {
        let longest = max(width, height)
        guard length > 0, longest > length else { return self }
        func scaled(_ value: Int) -> CGFloat { max(1, (CGFloat(value) * CGFloat(length) / CGFloat(longest)).rounded()) }
        let size = CGSize(width: scaled(width), height: scaled(height))
        guard let context = CGContext(uiKitSize: size, scale: 1, isOpaque: isOpaque) else { return self }
        context.interpolationQuality = .high
        context.drawUpright(self, in: CGRect(origin: .zero, size: size))
        return context.makeImage() ?? self
    }

    /// A copy on a color; itself without one, or if it is opaque.
    func flattened(on color: CGColor?) -> CGImage {
        let bounds = CGRect(x: 0, y: 0, width: width, height: height)
        guard let color, !isOpaque, let context = CGContext(uiKitSize: bounds.size, scale: 1, isOpaque: true) else { return self }
        context.setFillColor(color)
        context.fill(bounds)
        context.drawUpright(self, in: bounds)
        return context.makeImage() ?? self
    }

    /// The image turned upright from an EXIF orientation, 1…8.
    func oriented(exif orientation: Int) -> CGImage {
        guard 2...8 ~= orientation else { return self }
        let (columns, rows) = orientation >= 5 ? (height, width) : (width, height)
        return CGImage(width: columns, height: rows, isOpaque: isOpaque) { target in
            withPixels { source in
                for row in 0..<rows {
                    for column in 0..<columns {
                        let (x, y): (Int, Int) =
                            switch orientation {
                            case 2: (width - 1 - column, row)
                            case 3: (width - 1 - column, height - 1 - row)
                            case 4: (column, height - 1 - row)
                            case 5: (row, column)
                            case 6: (row, height - 1 - column)
                            case 7: (width - 1 - row, height - 1 - column)
                            default: (width - 1 - row, column)
                            }
                        target[row * columns + column] = source[y * width + x]
                    }
                }
            }
        }
    }
}
