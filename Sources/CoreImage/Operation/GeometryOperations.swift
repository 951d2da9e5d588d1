import CoreGraphics
import Foundation

/// The pixels of the input in the extent of the node.
struct CropOperation: ImageOperation {
    func block(_ area: PixelArea, from inputs: [PixelBlock], in space: WorkingSpace) -> PixelBlock {
        PixelBlock(pixelsOf: area) { x, y in inputs[0][x, y] }
    }
}

/// The input, with the pixels of its edges repeated without end.
struct ClampOperation: ImageOperation {
    /// The input's pixels; not empty.
    let edge: PixelArea

    func area(ofInput index: Int, for area: PixelArea) -> PixelArea {
        func clamped(_ range: Range<Int>, _ edge: Range<Int>) -> Range<Int> {
            let low = min(max(range.lowerBound, edge.lowerBound), edge.upperBound - 1)
            return low..<min(max(range.upperBound, low + 1), edge.upperBound)
        }
        return PixelArea(x: clamped(area.x, edge.x), y: clamped(area.y, edge.y))
    }

    func block(_ area: PixelArea, from inputs: [PixelBlock], in space: WorkingSpace) -> PixelBlock {
        PixelBlock(pixelsOf: area) { x, y in
            inputs[0][
                min(max(x, edge.x.lowerBound), edge.x.upperBound - 1), min(max(y, edge.y.lowerBound), edge.y.upperBound - 1)]
        }
    }
}

/// The input under an affine transform, sampled linearly or at the nearest pixel.
struct TransformOperation: ImageOperation {
    /// From the result's coordinates to the input's.
    let inverse: CGAffineTransform
    let isNearest: Bool

    func area(ofInput index: Int, for area: PixelArea) -> PixelArea {
        PixelArea(touching: area.rect.applying(inverse)).outset(by: 1)
    }

    func block(_ area: PixelArea, from inputs: [PixelBlock], in space: WorkingSpace) -> PixelBlock {
        PixelBlock(pixelsOf: area) { x, y in
            let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(inverse)
            if isNearest { return inputs[0][Int(point.x.rounded(.down)), Int(point.y.rounded(.down))] }
            return inputs[0].interpolated(x: Double(point.x), y: Double(point.y))
        }
    }
}

/// Squares of one color, the mean of their pixels. The center of one square is at a point.
struct PixellateOperation: ImageOperation {
    let center: CGPoint
    /// The length of a square's edge in pixels, at least 1.
    let length: CGFloat
    /// The input's extent; pixels outside of it do not count.
    let bounds: PixelArea

    private func square(at x: Int, _ y: Int) -> CGRect {
        func low(_ value: Int, _ center: CGFloat) -> CGFloat {
            let origin = center - length / 2
            return origin + ((CGFloat(value) + 0.5 - origin) / length).rounded(.down) * length
        }
        return CGRect(x: low(x, center.x), y: low(y, center.y), width: length, height: length)
    }

    private func pixels(of square: CGRect) -> PixelArea {
        func centers(_ low: CGFloat) -> Range<Int> { Int((low - 0.5).rounded(.up))..<Int((low + length - 0.5).rounded(.up)) }
        return PixelArea(x: centers(square.minX), y: centers(square.minY)).intersection(bounds)
    }

    func area(ofInput index: Int, for area: PixelArea) -> PixelArea {
        area.outset(by: Int(length.rounded(.up)))
    }

    func block(_ area: PixelArea, from inputs: [PixelBlock], in space: WorkingSpace) -> PixelBlock {
        var means: [PixelArea.Corner: PixelBlock.Pixel] = [:]
        return PixelBlock(pixelsOf: area) { x, y in
            let square = pixels(of: square(at: x, y))
            guard !square.isEmpty else { return .zero }
            if let mean = means[square.corner] { return mean }
            let mean = inputs[0].mean(of: square)
            means[square.corner] = mean
            return mean
        }
    }
}

/// One pixel at the origin: the mean of an area of the input.
struct AverageOperation: ImageOperation {
    let averaged: PixelArea

    func area(ofInput index: Int, for area: PixelArea) -> PixelArea { averaged }

    func block(_ area: PixelArea, from inputs: [PixelBlock], in space: WorkingSpace) -> PixelBlock {
        let mean = averaged.isEmpty ? .zero : inputs[0].mean(of: averaged)
        return PixelBlock(pixelsOf: area) { _, _ in mean }
    }
}

extension PixelArea {
    struct Corner: Hashable {
        let x: Int
        let y: Int
    }

    fileprivate var corner: Corner { Corner(x: x.lowerBound, y: y.lowerBound) }
}

extension PixelBlock {
    fileprivate func mean(of area: PixelArea) -> Pixel {
        var sum = SIMD4<Double>.zero
        for y in area.y {
            for x in area.x {
                let pixel = self[x, y]
                sum += SIMD4(Double(pixel.x), Double(pixel.y), Double(pixel.z), Double(pixel.w))
            }
        }
        sum /= Double(area.count)
        return Pixel(Float(sum.x), Float(sum.y), Float(sum.z), Float(sum.w))
    }
}
