import CoreGraphics
import Foundation

/// The pixels of a bitmap, whose bottom left corner is the origin.
struct BitmapOperation: ImageOperation {
    let image: CGImage

    func block(_ area: PixelArea, from inputs: [PixelBlock], in space: WorkingSpace) -> PixelBlock {
        image.withPixels { pixels in
            PixelBlock(area) { row, y in
                let start = (image.height - 1 - y) * image.width
                for (index, x) in area.x.enumerated() { row[index] = space.pixel(pixels[start + x]) }
            }
        }
    }
}

/// One color everywhere: sRGB components and alpha, not premultiplied.
struct ColorOperation: ImageOperation {
    let color: SIMD4<Double>

    func block(_ area: PixelArea, from inputs: [PixelBlock], in space: WorkingSpace) -> PixelBlock {
        let pixel = Self.pixel(color, in: space)
        return PixelBlock(area) { row, _ in row.update(repeating: pixel) }
    }

    static func pixel(_ color: SIMD4<Double>, in space: WorkingSpace) -> PixelBlock.Pixel {
        PixelBlock.Pixel(space.decoded(color.x), space.decoded(color.y), space.decoded(color.z), Float(color.w)).premultiplied
    }
}

/// A gradient along a line, one color before its start and the other behind its end.
struct LinearGradientOperation: ImageOperation {
    let start: CGPoint
    let end: CGPoint
    let colors: (SIMD4<Double>, SIMD4<Double>)

    func block(_ area: PixelArea, from inputs: [PixelBlock], in space: WorkingSpace) -> PixelBlock {
        let (first, last) = (ColorOperation.pixel(colors.0, in: space), ColorOperation.pixel(colors.1, in: space))
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let square = dx * dx + dy * dy
        return PixelBlock(pixelsOf: area) { x, y in
            let along = (CGFloat(x) + 0.5 - start.x) * dx + (CGFloat(y) + 0.5 - start.y) * dy
            let t = square > 0 ? Float(min(max(along / square, 0), 1)) : 1
            return first + (last - first) * t
        }
    }
}
