import CoreGraphics
import Foundation
import RenderScene

/// A layer that shows its sublayers several times, each copy moved, coloured and delayed against the one before.
///
/// The sublayers are the first copy; later ones are drawn above it. No layers are made: only the originals can be hit and have presentations. A copy
/// shows what the sublayers showed its delay ago as the last commit has it, so an animation that is removed when it ends is over in all copies then.
/// A frame draws at most 131,072 layers in copies, those within copies of copies counted too; further copies are left out.
/// Differs from Core Animation: copies are flattened into the layer's plane (there is no `preservesDepth`). Source: Apple, `CAReplicatorLayer`.
open class CAReplicatorLayer: CALayer {
    /// A layer that shows its sublayers once.
    public override init() {
        super.init()
        values.replicator = ReplicatorValues()
    }

    /// A copy of a layer's model values; see `CALayer.init(layer:)`.
    public override init(layer: Any) {
        super.init(layer: layer)
        if values.replicator == nil { values.replicator = ReplicatorValues() }
    }

    /// There are no archives of layers here; gives a layer with default values.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        values.replicator = ReplicatorValues()
    }

    /// How many copies are shown, the original counted; 1 unless set, less than 1 shows none. Animatable: it goes by whole copies.
    open var instanceCount: Int {
        get { replicator.wholeCount }
        set { set(.instanceCount, \.count, Double(newValue)) }
    }

    /// How much later each copy is than the one before, in seconds of the layer's time; 0 unless set, negative is earlier. Animatable.
    open var instanceDelay: CFTimeInterval {
        get { replicator.delay }
        set { set(.instanceDelay, \.delay, newValue) }
    }

    /// What leads from each copy to the next, about the middle of the layer's bounds; the identity unless set. A component that is not finite is
    /// refused with a line in the log. Animatable.
    open var instanceTransform: CATransform3D {
        get { replicator.transform }
        set {
            guard !CATransform3DEqualToTransform(newValue, replicator.transform), admits("instanceTransform", newValue.sumOfElements) else {
                return
            }
            changeReplicator(.instanceTransform) { $0.transform = newValue }
        }
    }

    /// What the first copy is multiplied by, red, green, blue and alpha; opaque white unless set, which leaves it as it is, as nil does. Animatable.
    open var instanceColor: CGColor? {
        get { replicator.color.map { CGColor(rgba: $0) } }
        set { if newValue?.rgba != replicator.color { changeReplicator(.instanceColor) { $0.color = newValue?.rgba } } }
    }

    /// Added to the factor of red from each copy to the next; factors beyond 0 to 1 count as these. 0 unless set. Animatable.
    open var instanceRedOffset: Float {
        get { Float(replicator.colorOffset.x) }
        set { set(.instanceRedOffset, \.colorOffset.x, Double(newValue)) }
    }

    /// The same for green.
    open var instanceGreenOffset: Float {
        get { Float(replicator.colorOffset.y) }
        set { set(.instanceGreenOffset, \.colorOffset.y, Double(newValue)) }
    }

    /// The same for blue.
    open var instanceBlueOffset: Float {
        get { Float(replicator.colorOffset.z) }
        set { set(.instanceBlueOffset, \.colorOffset.z, Double(newValue)) }
    }

    /// The same for alpha, by which a copy is faded as a whole.
    open var instanceAlphaOffset: Float {
        get { Float(replicator.colorOffset.w) }
        set { set(.instanceAlphaOffset, \.colorOffset.w, Double(newValue)) }
    }

    package override class var kindKeys: [String: PropertyKey] { KeyPaths.replicatorKeys }

    package override func assignOfKind(_ value: AnimatableValue, to key: PropertyKey) { assignToReplicator(value, to: key) }
}

extension CAReplicatorLayer {
    private var replicator: ReplicatorValues { values.replicator ?? ReplicatorValues() }

    private func changeReplicator(_ key: PropertyKey, _ body: (inout ReplicatorValues) -> Void) {
        var replicator = replicator
        body(&replicator)
        change(key) { $0.replicator = replicator }
    }

    private func set(_ key: PropertyKey, _ field: WritableKeyPath<ReplicatorValues, Double>, _ value: Double) {
        guard value != replicator[keyPath: field], admits(KeyPaths.name(of: key), value) else { return }
        changeReplicator(key) { $0[keyPath: field] = value }
    }

    private func assignToReplicator(_ value: AnimatableValue, to key: PropertyKey) {
        switch (key, value) {
        case (.instanceCount, .number(let v)): instanceCount = Int(min(max(v.rounded(), 0), 1e15))
        case (.instanceDelay, .number(let v)): instanceDelay = v
        case (.instanceTransform, .transform(let v)): instanceTransform = v
        case (.instanceColor, .color(let v)): instanceColor = v.map { CGColor(rgba: $0) }
        case (.instanceRedOffset, .number(let v)): instanceRedOffset = Float(v)
        case (.instanceGreenOffset, .number(let v)): instanceGreenOffset = Float(v)
        case (.instanceBlueOffset, .number(let v)): instanceBlueOffset = Float(v)
        case (.instanceAlphaOffset, .number(let v)): instanceAlphaOffset = Float(v)
        default: break
        }
    }
}
