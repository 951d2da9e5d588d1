/// The pixels of an area: premultiplied red, green, blue and alpha in the working space, bottom row first. Clear outside of the area.
struct PixelBlock: Sendable {
    typealias Pixel = SIMD4<Float>

    static let empty = PixelBlock(.empty) { _, _ in }

    let area: PixelArea
    private let pixels: [Pixel]

    /// Creates a block whose rows `fill` writes; `fill` receives clear pixels and the row's y.
    init(_ area: PixelArea, fillRow fill: (UnsafeMutableBufferPointer<Pixel>, Int) -> Void) {
        self.area = area
        let width = area.x.count
        pixels = [Pixel](unsafeUninitializedCapacity: area.count) { memory, count in
            memory.initialize(repeating: .zero)
            for y in area.y {
                fill(UnsafeMutableBufferPointer(rebasing: memory[(y - area.y.lowerBound) * width..<(y - area.y.lowerBound + 1) * width]), y)
            }
            count = area.count
        }
    }

    /// Creates a block from a function of coordinates.
    init(pixelsOf area: PixelArea, pixel: (_ x: Int, _ y: Int) -> Pixel) {
        self.init(area) { row, y in
            for (index, x) in area.x.enumerated() { row[index] = pixel(x, y) }
        }
    }

    subscript(x: Int, y: Int) -> Pixel {
        area.x.contains(x) && area.y.contains(y)
            ? pixels[(y - area.y.lowerBound) * area.x.count + x - area.x.lowerBound] : .zero
    }

    /// The color between the four pixels around a point; a pixel's center is half a pixel from its corner.
    func interpolated(x: Double, y: Double) -> Pixel {
        let (left, bottom) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
        let (fx, fy) = (Float(x - 0.5 - left), Float(y - 0.5 - bottom))
        let (column, row) = (Int(left), Int(bottom))
        let lower = self[column, row] * (1 - fx) + self[column + 1, row] * fx
        let upper = self[column, row + 1] * (1 - fx) + self[column + 1, row + 1] * fx
        return lower * (1 - fy) + upper * fy
    }
}

extension PixelBlock.Pixel {
    /// The pixel with its color divided by its alpha; clear stays clear.
    var unpremultiplied: Self { w > 0 ? Self(x / w, y / w, z / w, w) : .zero }

    /// The pixel with its color multiplied by its alpha.
    var premultiplied: Self { Self(x * w, y * w, z * w, w) }

    /// Luminance of a linear color by the weights of Rec. 709.
    var luminance: Float { 0.2126 * x + 0.7152 * y + 0.0722 * z }
}
