import UIKit

/// A snapshot of a view controller's view in a container, at the view's frame.
final class ZoomedSnapshot: UIView {
    private let screen: UIView
    /// The color around the view's contents.
    let backdrop: UIColor

    /// - Parameter snapshot: A snapshot of the view's size.
    init(_ snapshot: UIView, of screen: UIView, over backdrop: UIColor, in container: UIView) {
        self.screen = screen
        self.backdrop = backdrop
        super.init(frame: screen.superview.map { container.convert(screen.frame, from: $0) } ?? screen.frame)
        isUserInteractionEnabled = false
        snapshot.frame = bounds
        addSubview(snapshot)
    }

    required init?(coder: NSCoder) { nil }

    /// Handles rotation: a new snapshot, of the view laid out for its new size, fades in at the view's frame.
    ///
    /// - Parameter rest: Seconds until the snapshot is fully opaque.
    func rotate(within rest: TimeInterval) {
        guard let superview else { return }
        let frame = screen.superview.map { superview.convert(screen.frame, from: $0) } ?? screen.frame
        guard frame.width > 0, frame.height > 0 else { return }
        screen.layoutIfNeeded()
        // Not a snapshot view, which would show the view during its size change.
        let image = UIGraphicsImageRenderer(bounds: screen.bounds).image { [screen] in screen.layer.render(in: $0.cgContext) }
        let snapshot = UIImageView()
        UIView.performWithoutAnimation {
            snapshot.image = image
            snapshot.alpha = 0
            // The frame without the zoom.
            snapshot.frame = frame.offsetBy(dx: bounds.midX - center.x, dy: bounds.midY - center.y)
            addSubview(snapshot)
        }
        UIView.animate(withDuration: rest, delay: 0, options: .overrideInheritedDuration, animations: { snapshot.alpha = 1 })
    }
}

extension UIView {
    /// The background of a screen at this view, one of its subviews: the color of the innermost superview that covers the screen and has
    /// an opaque one, up to the window; black without one.
    func backdrop(of screen: UIView) -> UIColor {
        for view in sequence(first: self, next: \.superview) {
            guard let color = view.backgroundColor?.resolvedColor(with: view.traitCollection), color.cgColor.alpha >= 1 else { continue }
            let frame = view.convert(view.bounds, to: screen).insetBy(dx: -0.5, dy: -0.5)
            if view === screen || frame.contains(screen.bounds) { return color }
        }
        return .black
    }
}
