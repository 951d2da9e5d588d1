/// A window during a rotation: its old geometry in the new orientation, and the new geometry.
@MainActor
struct RotatedView {
    private let view: UIView
    private let transform: CGAffineTransform
    private let oldCenter: CGPoint
    private let oldTransform: CGAffineTransform
    private let newBounds: CGSize
    private let newCenter: CGPoint

    /// A window of the screen's size keeps filling it; another keeps its size and position.
    init(_ view: UIView, by angle: CGFloat, from old: CGRect, to new: CGRect) {
        self.view = view
        transform = view.transform
        let back = CGAffineTransform(quarterTurns: -angle)
        let offset = CGPoint(x: view.center.x - old.midX, y: view.center.y - old.midY).applying(back)
        oldCenter = CGPoint(x: new.midX + offset.x, y: new.midY + offset.y)
        oldTransform = transform.concatenating(back)
        let isFull = view.bounds.size == old.size
        newBounds = isFull ? new.size : view.bounds.size
        newCenter = isFull ? CGPoint(x: view.center.x - old.midX + new.midX, y: view.center.y - old.midY + new.midY) : view.center
    }

    func showOldGeometry() {
        view.center = oldCenter
        view.transform = oldTransform
    }

    func showNewGeometry() {
        view.center = newCenter
        view.transform = transform
        view.bounds.size = newBounds
        (view as? UIWindow)?.updateSafeArea()
    }
}
