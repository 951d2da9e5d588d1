/// The kind of a property's values.
package enum ValueKind: Sendable {
    case number
    /// A number of type `Float` in the public property.
    case float
    case flag
    case point, size, rect
    case color
    case transform
    case image
    case path
    case numbers, colors

    /// Whether there are no values between two others.
    package var isDiscrete: Bool { self == .flag }

    /// Whether values have a component.
    package func has(_ component: PropertyComponent) -> Bool {
        switch component {
        case .whole: true
        case .z: false
        case .x, .y: self == .point
        case .width, .height: self == .size
        case .origin, .originX, .originY, .size, .sizeWidth, .sizeHeight: self == .rect
        default: self == .transform
        }
    }
}
