import RenderScene

/// A property's value as numbers: a JSON number, Boolean, list of numbers or null.
package enum RecordedValue: Hashable, Sendable {
    case number(Double)
    case flag(Bool)
    /// x, y of a point; x, y, width, height of a rectangle; red, green, blue, alpha of a color (0…1, extended sRGB, not premultiplied);
    /// m11, m12 … m44 of a transform; the concatenated components of several colors.
    case numbers([Double])
    /// No color.
    case none

    /// Nil for images and paths.
    package init?(_ value: AnimatableValue) {
        switch value {
        case .number(let number): self = .number(number)
        case .flag(let flag): self = .flag(flag)
        case .pair(let v): self = .numbers([v.x, v.y])
        case .rect(let v): self = .numbers([v.x, v.y, v.z, v.w])
        case .color(let v?): self = .numbers([v.x, v.y, v.z, v.w])
        case .color(nil): self = .none
        case .numbers(let numbers): self = .numbers(numbers)
        case .colors(let colors): self = .numbers(colors.flatMap { [$0.x, $0.y, $0.z, $0.w] })
        case .transform(let m):
            let rows = [
                m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24, m.m31, m.m32, m.m33, m.m34, m.m41, m.m42, m.m43, m.m44,
            ]
            self = .numbers(rows.map { Double($0) })
        case .image, .crossFade, .path: return nil
        }
    }

    /// The components, a flag as 0 or 1; empty for no color.
    package var components: [Double] {
        switch self {
        case .number(let number): [number]
        case .flag(let flag): [flag ? 1 : 0]
        case .numbers(let numbers): numbers
        case .none: []
        }
    }
}

extension RecordedValue: Encodable {
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .number(let number): try container.encode(number)
        case .flag(let flag): try container.encode(flag)
        case .numbers(let numbers): try container.encode(numbers)
        case .none: try container.encodeNil()
        }
    }
}
