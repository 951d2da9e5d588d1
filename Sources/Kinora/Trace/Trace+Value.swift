import Display
import RenderScene

extension Trace {
    /// A property value.
    public enum Value: Hashable, Sendable {
        /// A number, in the unit of its property: points, radians, seconds or a fraction.
        case number(Double)
        /// A Boolean.
        case flag(Bool)
        /// x, y of a point; x, y, width, height of a rectangle; red, green, blue, alpha of a color (0…1, extended sRGB, not
        /// premultiplied); m11, m12 … m44 of a transform; the concatenated components of several colors.
        case numbers([Double])
        /// No color.
        case none
    }
}

extension Trace.Value {
    /// Nil for non-numeric values: images, paths.
    init?(_ value: AnimatableValue) {
        switch RecordedValue(value) {
        case .number(let number)?: self = .number(number)
        case .flag(let flag)?: self = .flag(flag)
        case .numbers(let numbers)?: self = .numbers(numbers)
        case RecordedValue.none?: self = .none
        case nil: return nil
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
