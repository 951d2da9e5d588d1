import UIKit

/// Snapshot of a zoom's source in front of the moving view: at the source's frame at one end, stretched over the view at the other.
///
/// The edges of both rectangles move linearly with the same curve, so the two coincide in every frame.
final class ZoomedSource: UIView {
    private let sourceFrame: CGRect
    private var target: (center: CGPoint, size: CGSize)

    /// - Parameters:
    ///   - snapshot: The snapshot, in the source's size.
    ///   - sourceFrame: The source's rectangle in the container.
    ///   - screen: The view in the same container, at its final frame.
    init(_ snapshot: UIView, at sourceFrame: CGRect, within screen: UIView) {
        // A source without a size is a speck.
        self.sourceFrame = ZoomGeometry(source: sourceFrame, target: sourceFrame).source
        let frame = screen.frame
        target = (CGPoint(x: frame.midX, y: frame.midY), frame.size)
        super.init(frame: sourceFrame)
        isUserInteractionEnabled = false
        snapshot.frame = bounds
        snapshot.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(snapshot)
    }

    required init?(coder: NSCoder) { nil }

    /// Sets the frame to the source's rectangle or to the view's.
    func show(atSource isAtSource: Bool) {
        center = isAtSource ? CGPoint(x: sourceFrame.midX, y: sourceFrame.midY) : target.center
        transform =
            isAtSource
            ? .identity : CGAffineTransform(scaleX: target.size.width / sourceFrame.width, y: target.size.height / sourceFrame.height)
    }

    /// Adopts a new size and position of the view during a zoom by `shrinking`; bounds and center animate separately from the
    /// transform.
    func follow(_ screen: UIView, by shrinking: CGAffineTransform, isShrinking: Bool) {
        guard shrinking.a > 0, shrinking.d > 0 else { return }
        bounds.size = CGSize(width: screen.bounds.width * shrinking.a, height: screen.bounds.height * shrinking.d)
        center =
            isShrinking ? CGPoint(x: screen.center.x + shrinking.tx, y: screen.center.y + shrinking.ty) : screen.center
    }
}
