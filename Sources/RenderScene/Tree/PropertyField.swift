import CoreGraphics

/// The stored value of a property: its kind, and how it is read and written. Values of another kind are not written.
package struct PropertyField<Owner: Sendable>: Sendable {
    package let kind: ValueKind
    package let read: @Sendable (Owner) -> AnimatableValue?
    package let write: @Sendable (inout Owner, AnimatableValue) -> Void

    private init<Value>(
        _ kind: ValueKind, _ path: WritableKeyPath<Owner, Value> & Sendable, _ read: @escaping @Sendable (Value) -> AnimatableValue,
        _ write: @escaping @Sendable (AnimatableValue) -> Value?
    ) {
        self.init(kind, read: { read($0[keyPath: path]) }, write: { if let value = write($1) { $0[keyPath: path] = value } })
    }

    init(
        _ kind: ValueKind, read: @escaping @Sendable (Owner) -> AnimatableValue?,
        write: @escaping @Sendable (inout Owner, AnimatableValue) -> Void
    ) {
        (self.kind, self.read, self.write) = (kind, read, write)
    }

    /// The field of a component that not every owner has.
    func within<Outer: Sendable>(_ component: WritableKeyPath<Outer, Owner?> & Sendable) -> PropertyField<Outer> {
        PropertyField<Outer>(kind) {
            $0[keyPath: component].flatMap(read)
        } write: { outer, value in
            guard var owner = outer[keyPath: component] else { return }
            write(&owner, value)
            outer[keyPath: component] = owner
        }
    }
}

extension PropertyField {
    static func number(_ path: WritableKeyPath<Owner, Double> & Sendable) -> PropertyField { number(.number, path) }

    static func float(_ path: WritableKeyPath<Owner, Double> & Sendable) -> PropertyField { number(.float, path) }

    private static func number(_ kind: ValueKind, _ path: WritableKeyPath<Owner, Double> & Sendable) -> PropertyField {
        PropertyField(kind, path, { .number($0) }, { if case .number(let v) = $0 { v } else { nil } })
    }

    static func flag(_ path: WritableKeyPath<Owner, Bool> & Sendable) -> PropertyField {
        PropertyField(.flag, path, { .flag($0) }, { if case .flag(let v) = $0 { v } else { nil } })
    }

    static func point(_ path: WritableKeyPath<Owner, CGPoint> & Sendable) -> PropertyField {
        PropertyField(.point, path, { .pair($0.simd) }, { if case .pair(let v) = $0 { CGPoint(v) } else { nil } })
    }

    static func point(_ path: WritableKeyPath<Owner, SIMD2<Double>> & Sendable) -> PropertyField { pair(.point, path) }

    static func size(_ path: WritableKeyPath<Owner, SIMD2<Double>> & Sendable) -> PropertyField { pair(.size, path) }

    private static func pair(_ kind: ValueKind, _ path: WritableKeyPath<Owner, SIMD2<Double>> & Sendable) -> PropertyField {
        PropertyField(kind, path, { .pair($0) }, { if case .pair(let v) = $0 { v } else { nil } })
    }

    static func rect(_ path: WritableKeyPath<Owner, CGRect> & Sendable) -> PropertyField {
        PropertyField(.rect, path, { .rect($0.simd) }, { if case .rect(let v) = $0 { CGRect(v) } else { nil } })
    }

    static func color(_ path: WritableKeyPath<Owner, RGBA?> & Sendable) -> PropertyField {
        PropertyField(.color, path, { .color($0) }, { if case .color(let v) = $0 { .some(v) } else { nil } })
    }

    static func transform(_ path: WritableKeyPath<Owner, CATransform3D> & Sendable) -> PropertyField {
        PropertyField(.transform, path, { .transform($0) }, { if case .transform(let v) = $0 { v } else { nil } })
    }

    static func path(_ path: WritableKeyPath<Owner, PathData?> & Sendable) -> PropertyField {
        PropertyField(.path, path, { .path($0) }, { if case .path(let v) = $0 { .some(v) } else { nil } })
    }

    static func numbers(_ path: WritableKeyPath<Owner, [Double]> & Sendable) -> PropertyField {
        PropertyField(.numbers, path, { .numbers($0) }, { if case .numbers(let v) = $0 { v } else { nil } })
    }

    static func colors(_ path: WritableKeyPath<Owner, [RGBA]> & Sendable) -> PropertyField {
        PropertyField(.colors, path, { .colors($0) }, { if case .colors(let v) = $0 { v } else { nil } })
    }
}
