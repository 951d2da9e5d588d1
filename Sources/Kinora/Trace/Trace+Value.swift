import RenderScene

extension Trace {
    /// A property value.
    public enum Value: Hashable, Sendable {
        /// A number, in the unit of its property: points, radians, seconds or a fraction.
        case number(Double)
        /// A Boolean.
        case flag(Bool)
        /// x, y of a point; x, y, width, height of a rectangle; red, green, blue, alpha of a colour (0…1, extended sRGB, not
        /// premultiplied); m11, m12 … m44 of a transform; the concatenated components of several colours.
        case numbers([Double])
        /// No colour.
        case none
    }
}

extension Trace.Value {
    /// Nil for non-numeric values: images, paths.
    init?(_ value: AnimatableValue) {
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
        default: return nil
        }
    }
}

/// A number, a Bool, an array of numbers or null.
extension Trace.Value: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .none
        } else if let flag = try? container.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else {
            self = .numbers(try container.decode([Double].self))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .number(let number): try container.encode(number)
        case .flag(let flag): try container.encode(flag)
        case .numbers(let numbers): try container.encode(numbers)
        case .none: try container.encodeNil()
        }
    }
}
