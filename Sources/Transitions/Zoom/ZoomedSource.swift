import UIKit

/// Snapshot of a zoom's source in front of the moving screen: in the source's place at one end, stretched over the screen at the other.
///
/// The edges of both rectangles move linearly, by the same curve: the two coincide in every frame.
final class ZoomedSource: UIView {
    private let place: CGRect
    private var target: (center: CGPoint, size: CGSize)

    /// - Parameters:
    ///   - picture: the snapshot, in the source's size.
    ///   - place: the source's rectangle in the container.
    ///   - screen: in the container too, in its place there.
    init(_ picture: UIView, at place: CGRect, within screen: UIView) {
        self.place = place
        let frame = screen.frame
        target = (CGPoint(x: frame.midX, y: frame.midY), frame.size)
        super.init(frame: place)
        isUserInteractionEnabled = false
        picture.frame = bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(picture)
    }

    required init?(coder: NSCoder) { nil }

    /// Puts it on the source's rectangle, or on the screen's.
    func show(atSource isAtSource: Bool) {
        center = isAtSource ? CGPoint(x: place.midX, y: place.midY) : target.center
        transform =
            isAtSource ? .identity : CGAffineTransform(scaleX: target.size.width / place.width, y: target.size.height / place.height)
    }

    /// Adopts a new size and place of the screen during a zoom by `shrinking`; bounds and center animate beside the transform.
    func follow(_ screen: UIView, by shrinking: CGAffineTransform, isShrinking: Bool) {
        guard shrinking.a > 0, shrinking.d > 0 else { return }
        bounds.size = CGSize(width: screen.bounds.width * shrinking.a, height: screen.bounds.height * shrinking.d)
        center =
            isShrinking ? CGPoint(x: screen.center.x + shrinking.tx, y: screen.center.y + shrinking.ty) : screen.center
    }
}
