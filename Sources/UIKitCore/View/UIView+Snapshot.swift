import CoreGraphics
import QuartzCore
import RenderScene

extension UIView {
    /// Returns a snapshot of the view as currently rendered, animations included; it has the view's size, at the origin.
    ///
    /// It shares render values and stores no pixels: it stays sharp at any scale, stretches when resized, and is clipped to the bounds.
    ///
    /// - Parameter afterUpdates: true commits pending changes first; false takes the last rendered frame.
    /// - Returns: nil if `afterUpdates` is false and the view has not been rendered yet. Source: Apple,
    ///   `snapshotView(afterScreenUpdates:)`.
    /// - Complexity: O(*n*), where *n* is the number of layers in the subtree; `afterUpdates` commits pending changes first.
    public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        layer.snapshot(committingFirst: afterUpdates).map { SnapshotView($0, size: bounds.size) }
    }

    /// Returns a resizable snapshot of part of the view.
    ///
    /// - Parameters:
    ///   - rect: the area, in this view's coordinates. An empty or non-finite rectangle gives nil.
    ///   - afterUpdates: true commits pending changes first; false takes the last rendered frame.
    ///   - capInsets: the widths of the edges that do not stretch, in points.
    /// - Returns: a view of the area's size, at the origin; nil as for `snapshotView(afterScreenUpdates:)`.
    /// - Complexity: O(*n*), where *n* is the number of layers in the subtree; `afterUpdates` commits pending changes first.
    public final func resizableSnapshotView(from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets)
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

    /// Renders the view hierarchy as currently shown, animations included, into the current context, scaled to `rect` (points).
    ///
    /// - Parameters:
    ///   - rect: The area in the view’s coordinates that is drawn.
    ///   - afterUpdates: true commits pending changes first; false takes the last rendered frame.
    /// - Returns: false without a current context, or if `afterUpdates` is false and the view has not been rendered yet. Source: Apple,
    ///   `drawHierarchy(in:afterScreenUpdates:)`.
    /// - Complexity: O(*n* log *n* + *p*), where *n* is the number of layers in the subtree and *p* that of the pixels that each of
    ///   them paints, added up; `afterUpdates` commits pending changes first.
    @discardableResult
    public final func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
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
