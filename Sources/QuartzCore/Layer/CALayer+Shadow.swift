import CoreGraphics
import RenderScene

extension CALayer {
    final var shadow: Shadow { values.shadow ?? Shadow() }

    final func changeShadow(_ key: PropertyKey, _ field: WritableKeyPath<Shadow, Double>, _ value: Double) {
        guard value != shadow[keyPath: field], admits(key.name, value) else { return }
        change(key) { $0.rare.fields.shadow[keyPath: field] = value }
    }

    final func changeShadowOffset(_ value: SIMD2<Double>) {
        guard value != shadow.offset, admits("shadowOffset", value.sum()) else { return }
        change(.shadowOffset) { $0.rare.fields.shadow.offset = value }
    }
}
