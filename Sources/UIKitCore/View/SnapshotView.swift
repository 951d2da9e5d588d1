import QuartzCore
import RenderScene

/// A snapshot of a view: shares the render values of the original's layers and stores no pixels.
final class SnapshotView: UIView {
    init(_ tree: FrozenTree, size: CGSize) {
        super.init(frame: CGRect(origin: .zero, size: size))
        clipsToBounds = true
        layer.frozenContents = tree
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
