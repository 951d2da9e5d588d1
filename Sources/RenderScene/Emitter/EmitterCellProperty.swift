import CoreGraphics

/// A property of an emitter's cell that can be set and animated through the emitter's layer.
package enum EmitterCellProperty: String, Sendable, CaseIterable {
    case enabled, birthRate, lifetime, lifetimeRange, emissionLatitude, emissionLongitude, emissionRange, velocity, velocityRange
    case xAcceleration, yAcceleration, zAcceleration, scale, scaleRange, scaleSpeed, spin, spinRange
    case color, redRange, greenRange, blueRange, alphaRange, redSpeed, greenSpeed, blueSpeed, alphaSpeed
    case contents, contentsRect, contentsScale
}

extension EmitterCellValues {
    package subscript(property: EmitterCellProperty) -> AnimatableValue {
        get {
            switch property {
            case .enabled: return .flag(isEnabled)
            case .color: return .color(color)
            case .contents: return .image(contents)
            case .contentsRect: return .rect(contentsRect.simd)
            default: return .number(Self.field(property).map { self[keyPath: $0] } ?? 0)
            }
        }
        set {
            switch (property, newValue) {
            case (.enabled, .flag(let v)): isEnabled = v
            case (.color, .color(let v)): color = v
            case (.contents, .image(let v)): contents = v
            case (.contentsRect, .rect(let v)): contentsRect = CGRect(v)
            case (_, .number(let v)): if let field = Self.field(property) { self[keyPath: field] = v }
            default: break
            }
        }
    }

    /// The field of a numeric property; nil for the others.
    private static func field(_ property: EmitterCellProperty) -> WritableKeyPath<EmitterCellValues, Double>? {
        switch property {
        case .enabled, .color, .contents, .contentsRect: return nil
        case .birthRate: return \.birthRate
        case .lifetime: return \.lifetime
        case .lifetimeRange: return \.lifetimeRange
        case .emissionLatitude: return \.emissionLatitude
        case .emissionLongitude: return \.emissionLongitude
        case .emissionRange: return \.emissionRange
        case .velocity: return \.velocity
        case .velocityRange: return \.velocityRange
        case .xAcceleration: return \.acceleration.x
        case .yAcceleration: return \.acceleration.y
        case .zAcceleration: return \.acceleration.z
        case .scale: return \.scale
        case .scaleRange: return \.scaleRange
        case .scaleSpeed: return \.scaleSpeed
        case .spin: return \.spin
        case .spinRange: return \.spinRange
        case .redRange: return \.colorRange.x
        case .greenRange: return \.colorRange.y
        case .blueRange: return \.colorRange.z
        case .alphaRange: return \.colorRange.w
        case .redSpeed: return \.colorSpeed.x
        case .greenSpeed: return \.colorSpeed.y
        case .blueSpeed: return \.colorSpeed.z
        case .alphaSpeed: return \.colorSpeed.w
        case .contentsScale: return \.contentsScale
        }
    }
}
