import Foundation

/// Colors at locations between 0 and 1, interpolated linearly.
///
/// Source: [CGGradient](https://developer.apple.com/documentation/coregraphics/cggradient).
public final class CGGradient: Sendable {
    /// The colors in order of location, unpremultiplied sRGB in 0…1, with one at 0 and one at 1.
    let stops: [(location: Double, color: SIMD4<Double>)]

    /// The stops to draw; with very many, only the first and last within each interval, because drawing searches them linearly.
    var drawnStops: [(location: Double, color: SIMD4<Double>)] {
        guard stops.count > Self.mostStops else { return stops }
        var drawn: [(location: Double, color: SIMD4<Double>)] = []
        var (interval, count) = (-1.0, 0)
        for stop in stops {
            let own = (stop.location * Double(Self.mostStops / 2)).rounded(.down)
            (interval, count) = own == interval ? (interval, count + 1) : (own, 1)
            if count > 2 { drawn[drawn.count - 1] = stop } else { drawn.append(stop) }
        }
        return drawn
    }

    private static let mostStops = 2048

    private init?(colors: [SIMD4<Double>], locations: [Double]) {
        guard let first = colors.first, colors.count == locations.count else { return nil }
        guard locations.allSatisfy(\.isFinite) else {
            reportOnce("CGGradient.locations", "CGGradient: a location that is NaN or infinite. No gradient was made.")
            return nil
        }
        // Sorted by location, and by index for equal locations: a hard edge between them.
        let order = locations.indices.sorted { (locations[$0], $0) < (locations[$1], $1) }
        var stops = order.map { index in
            (location: min(max(locations[index], 0), 1), color: colors[index].clamped(lowerBound: .zero, upperBound: .one))
        }
        let start = stops.first?.color ?? first
        let end = stops.last?.color ?? first
        stops.insert((0, start), at: 0)
        stops.append((1, end))
        self.stops = stops
    }

    /// Creates a gradient between colors.
    ///
    /// - Parameters:
    ///   - space: Not used; colors are interpolated in sRGB.
    ///   - colors: ``CGColor`` values, at least one.
    ///   - locations: As many numbers, 0 to 1; nil spreads the colors evenly.
    /// - Returns: Nil for no colors, a value that is not a color, or a location that is NaN or infinite.
    /// - Complexity: O(*n* log *n*), where *n* is the number of colors.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let values = colors.compactMap { ($0 as? CGColor)?.rgba }
        guard values.count == colors.count else { return nil }
        self.init(colors: values, locations: CGGradient.locations(locations, count: values.count))
    }

    /// Creates a gradient between colors given by their components.
    ///
    /// - Parameters:
    ///   - space: The color space of the components; each color has the space's components and then alpha.
    ///   - components: `count` colors.
    ///   - locations: As many numbers, 0 to 1; nil spreads the colors evenly.
    ///   - count: The number of colors, at least 1.
    /// - Returns: Nil for no colors, or a location that is NaN or infinite.
    /// - Complexity: O(*n* log *n*), where *n* is the number of colors.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        let stride = space.numberOfComponents + 1
        let colors = (0..<max(count, 0)).compactMap { index in
            CGColor(colorSpace: space, components: (0..<stride).map { components[index * stride + $0] })?.rgba
        }
        self.init(colors: colors, locations: CGGradient.locations(locations, count: colors.count))
    }

    private static func locations(_ pointer: UnsafePointer<CGFloat>?, count: Int) -> [Double] {
        (0..<count).map { index in
            if let pointer { return pointer[index].native }
            return count > 1 ? Double(index) / Double(count - 1) : 0
        }
    }
}
