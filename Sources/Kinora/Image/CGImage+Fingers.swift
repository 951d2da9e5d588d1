import CoreGraphics

extension CGImage {
    /// The image with finger marks drawn over it: white discs with a dark rim, visible on light and dark backgrounds, each with its trail
    /// as one soft stroke behind it.
    ///
    /// Where marks overlap, the strongest opacity wins.
    /// - Parameters:
    ///   - trails: Each finger's dots, the current one first; the stroke connects them in order.
    ///   - scale: Pixels per point.
    func drawing(_ trails: [[FingerTrail.Dot]], scale: CGFloat) -> CGImage {
        // Distance beyond the disc's radius at which the rim has faded, in points.
        let reach: CGFloat = 6
        let box = trails.joined().reduce(CGRect.null) { box, dot in
            let diameter = (dot.radius + reach) * 2
            return box.union(CGRect(x: dot.center.x - diameter / 2, y: dot.center.y - diameter / 2, width: diameter, height: diameter))
        }
        guard !box.isNull else { return self }
        let area = CGRect(x: box.minX * scale, y: box.minY * scale, width: box.width * scale, height: box.height * scale)
            .integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !area.isNull, area.width >= 1, area.height >= 1 else { return self }
        var marks = FingerCoverage(area: area, scale: scale, reach: reach)
        for trail in trails {
            for (index, dot) in trail.enumerated() { marks.add(from: index > 0 ? trail[index - 1] : dot, to: dot) }
        }
        let (columns, rows, discs, rims) = (marks.columns, marks.rows, marks.discs, marks.rims)
        let (left, top) = (Int(area.minX), Int(area.minY))
        return withPixels { source in
            CGImage(width: width, height: height, isOpaque: isOpaque) { target in
                _ = target.update(fromContentsOf: source)
                for y in 0..<rows {
                    for x in 0..<columns {
                        let index = y * columns + x
                        let (disc, rim) = (discs[index], rims[index])
                        guard rim > 0 || disc > 0 else { continue }
                        target[(top + y) * width + left + x] = source[(top + y) * width + left + x].blended(rim: rim, disc: disc)
                    }
                }
            }
        }
    }
}

/// The opacity of finger marks in an area of an image.
private struct FingerCoverage {
    let columns, rows: Int
    /// Opacity of the discs' white and of the rims' black, row by row.
    private(set) var discs, rims: [Float]
    private let origin: SIMD2<Float>
    private let scale, reach: Float

    /// - Parameter area: In pixels.
    init(area: CGRect, scale: CGFloat, reach: CGFloat) {
        (columns, rows) = (Int(area.width), Int(area.height))
        (self.scale, self.reach) = (Float(scale), Float(reach))
        origin = SIMD2(Float(area.minX), Float(area.minY))
        discs = [Float](repeating: 0, count: columns * rows)
        rims = discs
    }

    /// Adds the stroke between two dots; radius and opacity vary linearly along it.
    mutating func add(from start: FingerTrail.Dot, to end: FingerTrail.Dot) {
        let from = center(start)
        let vector = center(end) - from
        let square = (vector * vector).sum()
        let (radius, change) = (Float(start.radius) * scale, Float(end.radius - start.radius) * scale)
        let (alpha, fade) = (Float(start.alpha), Float(end.alpha - start.alpha))
        let margin = max(Float(start.radius), Float(end.radius)) * scale + reach * scale
        let (least, most) = (pointwiseMin(from, from + vector) - margin, pointwiseMax(from, from + vector) + margin)
        let xs = Self.range(least.x, most.x, columns)
        for y in Self.range(least.y, most.y, rows) {
            for x in xs {
                let to = SIMD2(Float(x) + 0.5, Float(y) + 0.5) - from
                let fraction = square > 0 ? min(max((to * vector).sum() / square, 0), 1) : 0
                let off = to - vector * fraction
                let distance = (off * off).sum().squareRoot() - (radius + change * fraction)
                guard distance < reach * scale else { continue }
                let opacity = alpha + fade * fraction
                let disc = min(max(0.5 - distance / (1.5 * scale), 0), 1)
                let rim = 1 - max(distance, 0) / (reach * scale)
                let index = y * columns + x
                discs[index] = max(discs[index], disc * opacity)
                rims[index] = max(rims[index], rim * rim * 0.45 * opacity)
            }
        }
    }

    private func center(_ dot: FingerTrail.Dot) -> SIMD2<Float> {
        SIMD2(Float(dot.center.x), Float(dot.center.y)) * scale - origin
    }

    /// The integers between two values, clamped to 0 and a count.
    private static func range(_ low: Float, _ high: Float, _ count: Int) -> Range<Int> {
        let start = min(max(low, 0), Float(count))
        return Int(start)..<Int(min(max(high + 1, start), Float(count)))
    }
}

extension UInt32 {
    /// Composites a premultiplied pixel with black and then white of the given opacities.
    fileprivate func blended(rim: Float, disc: Float) -> UInt32 {
        func channel(_ shift: UInt32, over color: Float) -> UInt32 {
            let value = Float(self >> shift & 0xFF)
            let dark = value * (1 - rim) + (shift == 24 ? 255 * rim : 0)
            return UInt32((dark * (1 - disc) + color * disc).rounded())
        }
        return channel(24, over: 255) << 24 | channel(16, over: 255) << 16 | channel(8, over: 255) << 8 | channel(0, over: 255)
    }
}
