import Foundation

/// Colours at places between 0 and 1, and straight transitions between them.
///
/// Source: [CGGradient](https://developer.apple.com/documentation/coregraphics/cggradient).
public final class CGGradient: Sendable {
    /// The colours in order of location, straight sRGB in 0…1, with one at 0 and one at 1.
    let stops: [(location: Double, color: SIMD4<Double>)]

    /// Those that are drawn: of very many the first and the last within each part of the way, since what draws them looks for them one by one.
    var drawnStops: [(location: Double, color: SIMD4<Double>)] {
        guard stops.count > Self.mostStops else { return stops }
        var drawn: [(location: Double, color: SIMD4<Double>)] = []
        var (part, count) = (-1.0, 0)
        for stop in stops {
            let own = (stop.location * Double(Self.mostStops / 2)).rounded(.down)
            (part, count) = own == part ? (part, count + 1) : (own, 1)
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
        // Sorted by location, and by place in the list where two are equal: a hard edge between them.
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

    /// A gradient between colours.
    ///
    /// - Parameters:
    ///   - space: not used, colours are blended in sRGB.
    ///   - colors: ``CGColor`` values, at least one.
    ///   - locations: as many numbers, 0 to 1; nil spreads the colours evenly.
    /// - Returns: nil for no colours, something that is not a colour, or a location that is NaN or infinite.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let values = colors.compactMap { ($0 as? CGColor)?.rgba }
        guard values.count == colors.count else { return nil }
        self.init(colors: values, locations: CGGradient.locations(locations, count: values.count))
    }

    /// A gradient between colours given by their components.
    ///
    /// - Parameters:
    ///   - space: the space of the components; each colour has as many as it says and then alpha.
    ///   - components: `count` colours.
    ///   - locations: as many numbers, 0 to 1; nil spreads the colours evenly.
    ///   - count: the number of colours, at least 1.
    /// - Returns: nil for no colours, or a location that is NaN or infinite.
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
