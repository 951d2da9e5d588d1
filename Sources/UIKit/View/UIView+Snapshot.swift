import CoreGraphics
import QuartzCore

extension UIView {
    /// A view that shows what this one shows now, animations included, for ever; of its size, at the origin.
    ///
    /// It shares what is drawn and makes no picture, so it is as sharp at any scale, and stretches when it is resized. What lies outside the bounds
    /// is cut away.
    ///
    /// - Parameter afterUpdates: true commits first what was changed; false takes what was last on the screen.
    /// - Returns: nil with false for a view that was not on the screen yet.
    /// Source: Apple, `snapshotView(afterScreenUpdates:)`.
    public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        layer.picture(committingFirst: afterUpdates).map { SnapshotView($0, size: bounds.size) }
    }

    /// A view that shows a part of what this one shows now, and that can be resized.
    ///
    /// - Parameters:
    ///   - rect: the part, in this view's coordinates. Empty or not finite gives nil.
    ///   - afterUpdates: true commits first what was changed; false takes what was last on the screen.
    ///   - capInsets: how much of the part's edges keeps its width or height, in points; the rest is stretched.
    /// - Returns: a view of the part's size, at the origin; nil as `snapshotView(afterScreenUpdates:)`.
    public final func resizableSnapshotView(from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets)
        -> UIView?
    {
        let numbers = [rect.minX, rect.minY, rect.width, rect.height, capInsets.top, capInsets.left, capInsets.bottom, capInsets.right]
        guard numbers.allSatisfy(\.isFinite), !rect.isEmpty, !bounds.isEmpty, let picture = layer.picture(committingFirst: afterUpdates)
        else {
            return nil
        }
        let part = rect.standardized
        let view = SnapshotView(picture, size: part.size)
        view.layer.contentsRect = CGRect(
            x: (part.minX - bounds.minX) / bounds.width, y: (part.minY - bounds.minY) / bounds.height, width: part.width / bounds.width,
            height: part.height / bounds.height)
        let (left, top) = (max(capInsets.left, 0), max(capInsets.top, 0))
        view.layer.contentsCenter = CGRect(
            x: left / part.width, y: top / part.height, width: max(part.width - left - max(capInsets.right, 0), 0) / part.width,
            height: max(part.height - top - max(capInsets.bottom, 0), 0) / part.height)
        return view
    }

    /// Draws what the view and everything in it show now, animations included, into the current context, stretched to `rect` (points).
    ///
    /// - Parameter afterUpdates: true commits first what was changed; false takes what was last on the screen.
    /// - Returns: whether something could be drawn: false without a current context, and with `afterUpdates` false for a view that was not on the
    ///   screen yet.
    /// Source: Apple, `drawHierarchy(in:afterScreenUpdates:)`.
    @discardableResult
    public final func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), rect.simd.sum().isFinite,
            let picture = layer.picture(committingFirst: afterUpdates)
        else { return false }
        picture.draw(in: rect, of: context)
        return true
    }
}
