import CoreGraphics

extension PropertyComponent {
    /// Zero of the values that have the component, or identity; nil for the whole.
    package var wholeZero: AnimatableValue? {
        switch self {
        case .whole, .z: nil
        case .x, .y, .width, .height: .pair(.zero)
        case .origin, .originX, .originY, .size, .sizeWidth, .sizeHeight: .rect(.zero)
        default: .transform(CATransform3DIdentity)
        }
    }
}

extension AnimatableValue {
    /// A component of this value; nil if the value has no such component.
    package subscript(component: PropertyComponent) -> AnimatableValue? {
        switch (self, component) {
        case (_, .whole): return self
        case (.pair(let v), .x), (.pair(let v), .width): return .number(v.x)
        case (.pair(let v), .y), (.pair(let v), .height): return .number(v.y)
        case (.rect(let v), .origin): return .pair(v.lowHalf)
        case (.rect(let v), .size): return .pair(v.highHalf)
        case (.rect(let v), .originX): return .number(v.x)
        case (.rect(let v), .originY): return .number(v.y)
        case (.rect(let v), .sizeWidth): return .number(v.z)
        case (.rect(let v), .sizeHeight): return .number(v.w)
        case (.transform(let m), _): return TransformComponents(m)[component]
        default: return nil
        }
    }

    /// This value with one component replaced; unchanged if the component or the new value does not fit.
    package func replacing(_ component: PropertyComponent, by newValue: AnimatableValue) -> AnimatableValue {
        switch (self, component, newValue) {
        case (_, .whole, _): return newValue
        case (.pair(var v), .x, .number(let n)), (.pair(var v), .width, .number(let n)):
            v.x = n
            return .pair(v)
        case (.pair(var v), .y, .number(let n)), (.pair(var v), .height, .number(let n)):
            v.y = n
            return .pair(v)
        case (.rect(var v), .origin, .pair(let p)):
            v.lowHalf = p
            return .rect(v)
        case (.rect(var v), .size, .pair(let p)):
            v.highHalf = p
            return .rect(v)
        case (.rect(var v), .originX, .number(let n)):
            v.x = n
            return .rect(v)
        case (.rect(var v), .originY, .number(let n)):
            v.y = n
            return .rect(v)
        case (.rect(var v), .sizeWidth, .number(let n)):
            v.z = n
            return .rect(v)
        case (.rect(var v), .sizeHeight, .number(let n)):
            v.w = n
            return .rect(v)
        case (.transform(let m), _, _):
            var components = TransformComponents(m)
            guard components.set(component, newValue) else { return self }
            return .transform(components.matrix)
        default: return self
        }
    }
}
