import CoreGraphics

/// Values of a gradient layer: colours along an axis, around a centre or about one.
package struct GradientValues: Sendable, Equatable {
    package enum Form: UInt8, Sendable {
        /// From `start` to `end`.
        case axial
        /// From the centre `start` to the ellipse that touches the vertical through `end` and the horizontal through it.
        case radial
        /// About the centre `start`, clockwise from the direction of `end`.
        case conic
    }

    /// Empty for no gradient.
    package var colors: [RGBA] = []
    /// The location of each colour, 0 to 1; empty spreads them evenly.
    package var locations: [Double] = []
    /// In fractions of the bounds, like `end`.
    package var start = SIMD2(0.5, 0)
    package var end = SIMD2(0.5, 1)
    package var form = Form.axial

    package init() {}
}

extension GradientValues {
    subscript(key: PropertyKey) -> AnimatableValue? {
        switch key {
        case .colors: return .colors(colors)
        case .locations: return .numbers(locations)
        case .startPoint: return .pair(start)
        case .endPoint: return .pair(end)
        default: return nil
        }
    }

    mutating func write(_ value: AnimatableValue, at key: PropertyKey) {
        switch (key, value) {
        case (.colors, .colors(let v)): colors = v
        case (.locations, .numbers(let v)): locations = v
        case (.startPoint, .pair(let v)): start = v
        case (.endPoint, .pair(let v)): end = v
        default: break
        }
    }
}
