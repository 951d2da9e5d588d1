/// What only layers of one class have; most are plain.
package enum LayerKind: Sendable, Equatable {
    case plain
    case gradient(GradientValues)
    case shape(ShapeValues)
    case replicator(ReplicatorValues)
    /// Draws nothing itself; its sublayers lie in one space, not flattened.
    case space
    case emitter(EmitterValues)
}

extension LayerValues {
    /// nil unless the layer draws a gradient; a layer given one is a gradient layer from then on.
    package var gradient: GradientValues? {
        get { if case .gradient(let values) = kind { values } else { nil } }
        set { if let newValue { kind = .gradient(newValue) } }
    }

    /// nil unless the layer draws a path; a layer given one is a shape layer from then on.
    package var shape: ShapeValues? {
        get { if case .shape(let values) = kind { values } else { nil } }
        set { if let newValue { kind = .shape(newValue) } }
    }

    /// nil unless the layer draws its sublayers several times; a layer given one is a replicator layer from then on.
    package var replicator: ReplicatorValues? {
        get { if case .replicator(let values) = kind { values } else { nil } }
        set { if let newValue { kind = .replicator(newValue) } }
    }

    /// nil unless the layer shows particles; a layer given one is an emitter layer from then on.
    package var emitter: EmitterValues? {
        get { if case .emitter(let values) = kind { values } else { nil } }
        set { if let newValue { kind = .emitter(newValue) } }
    }
}

extension LayerValues {
    /// Whether sublayers keep their depth, in a space that they share with those of a superlayer that is a space, too.
    package var isSpace: Bool { if case .space = kind { true } else { false } }
}

extension LayerKind {
    /// A property that only layers of this kind have; writing a value of another type, or to a layer of another kind, changes nothing.
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
