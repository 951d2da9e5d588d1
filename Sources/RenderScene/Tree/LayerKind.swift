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
