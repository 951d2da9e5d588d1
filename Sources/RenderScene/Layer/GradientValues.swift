import CoreGraphics

/// Values of a gradient layer: colors along an axis, around a center or about one.
package struct GradientValues: Sendable, Equatable {
    package enum Form: UInt8, Sendable {
        /// From `start` to `end`.
        case axial
        /// From the center `start` to the ellipse that touches the vertical through `end` and the horizontal through it.
        case radial
        /// About the center `start`, clockwise from the direction of `end`.
        case conic
    }

    /// Empty for no gradient.
    package var colors: [RGBA] = []
    /// The location of each color, 0 to 1; empty spreads them evenly.
    package var locations: [Double] = []
    /// In fractions of the bounds, like `end`.
    package var start = SIMD2(0.5, 0)
    package var end = SIMD2(0.5, 1)
    package var form = Form.axial

    package init() {}

    /// Each color with its location from 0 to 1, in ascending order: evenly spaced by default; a location below that of the stop before is
    /// raised to it. Colors without a location, and locations without a color, are dropped.
    package var positioned: [(position: Double, color: RGBA)] { Self.positioned(colors, locations) }

    package static func positioned(_ colors: [RGBA], _ locations: [Double]) -> [(position: Double, color: RGBA)] {
        var last = 0.0
        return colors.prefix(locations.isEmpty ? colors.count : locations.count).enumerated().map { index, color in
            let position = locations.isEmpty ? Double(index) / Double(max(colors.count - 1, 1)) : locations[index]
            last = position > last ? min(position, 1) : last
            return (last, color)
        }
    }
}
