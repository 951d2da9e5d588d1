import QuartzCore
import RenderScene

/// A view that shows what another one showed: it shares its layers' values and holds no pixels.
final class SnapshotView: UIView {
    init(_ picture: FrozenTree, size: CGSize) {
        super.init(frame: CGRect(origin: .zero, size: size))
        clipsToBounds = true
        layer.frozenContents = picture
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
