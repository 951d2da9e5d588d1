/// Values specific to one class of layers; most are plain.
package enum LayerKind: Sendable, Equatable {
    case plain
    case gradient(GradientValues)
    case shape(ShapeValues)
    case replicator(ReplicatorValues)
    /// Draws nothing itself; its sublayers share a 3D space, not flattened.
    case space
    case emitter(EmitterValues)
}

extension LayerValues {
    /// nil unless it is a gradient layer; setting it makes it one.
    package var gradient: GradientValues? {
        get { if case .gradient(let values) = kind { values } else { nil } }
        set { if let newValue { kind = .gradient(newValue) } }
    }

    /// nil unless it is a shape layer; setting it makes it one.
    package var shape: ShapeValues? {
        get { if case .shape(let values) = kind { values } else { nil } }
        set { if let newValue { kind = .shape(newValue) } }
    }

    /// nil unless it is a replicator layer; setting it makes it one.
    package var replicator: ReplicatorValues? {
        get { if case .replicator(let values) = kind { values } else { nil } }
        set { if let newValue { kind = .replicator(newValue) } }
    }

    /// nil unless it is an emitter layer; setting it makes it one.
    package var emitter: EmitterValues? {
        get { if case .emitter(let values) = kind { values } else { nil } }
        set { if let newValue { kind = .emitter(newValue) } }
    }
}

extension LayerValues {
    /// Whether sublayers keep their depth, in a 3D space shared with those of a superlayer of the same kind.
    package var isSpace: Bool { if case .space = kind { true } else { false } }
}

extension LayerKind {
    /// A property specific to this kind of layer; writing a value of another type, or a property of another kind, has no effect.
    subscript(key: PropertyKey) -> AnimatableValue? {
        get {
            switch self {
            case .plain, .space: return nil
            case .gradient(let values): return values[key]
            case .shape(let values): return values[key]
            case .replicator(let values): return values[key]
            case .emitter(let values): return values[key]
            }
        }
        set {
            guard let newValue else { return }
            switch self {
            case .plain, .space: break
            case .gradient(var values):
                values.write(newValue, at: key)
                self = .gradient(values)
            case .shape(var values):
                values.write(newValue, at: key)
                self = .shape(values)
            case .replicator(var values):
                values.write(newValue, at: key)
                self = .replicator(values)
            case .emitter(var values):
                values.write(newValue, at: key)
                self = .emitter(values)
            }
        }
    }
}
