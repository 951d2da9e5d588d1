import CoreGraphics
import QuartzCore
import RenderScene

extension UIView {
    final func resizableSnapshot(from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets)
        -> UIView?
    {
        let numbers = [rect.minX, rect.minY, rect.width, rect.height, capInsets.top, capInsets.left, capInsets.bottom, capInsets.right]
        guard numbers.allSatisfy(\.isFinite), !rect.isEmpty, !bounds.isEmpty, let tree = layer.snapshot(committingFirst: afterUpdates)
        else {
            return nil
        }
        let area = rect.standardized
        let view = SnapshotView(tree, size: area.size)
        view.layer.contentsRect = CGRect(
            x: (area.minX - bounds.minX) / bounds.width, y: (area.minY - bounds.minY) / bounds.height, width: area.width / bounds.width,
            height: area.height / bounds.height)
        let (left, top) = (max(capInsets.left, 0), max(capInsets.top, 0))
        view.layer.contentsCenter = CGRect(
            x: left / area.width, y: top / area.height, width: max(area.width - left - max(capInsets.right, 0), 0) / area.width,
            height: max(area.height - top - max(capInsets.bottom, 0), 0) / area.height)
        return view
    }

    final func drawRendered(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), rect.simd.sum().isFinite,
            let tree = layer.snapshot(committingFirst: afterUpdates)
        else { return false }
        tree.draw(in: rect, of: context)
        return true
    }
}

/// A snapshot of a view: shares the render values of the original's layers and stores no pixels.
final class SnapshotView: UIView {
    init(_ tree: FrozenTree, size: CGSize) {
        super.init(frame: CGRect(origin: .zero, size: size))
        clipsToBounds = true
        layer.frozenContents = tree
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
