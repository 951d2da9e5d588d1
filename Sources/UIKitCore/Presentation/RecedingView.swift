import QuartzCore

/// A view that recedes behind a sheet: inset by 16 points on each side; a full-screen view also has rounded corners on black.
///
/// Differs from UIKit: the view itself is transformed and rounded, not a view around it.
@MainActor
final class RecedingView {
    let view: UIView
    private let isScreen: Bool
    private let transform: CGAffineTransform
    private let corners: (radius: CGFloat, curve: CALayerCornerCurve, clips: Bool)
    /// Black background behind a full-screen view; nil before it has receded.
    private var ground: UIView?

    private static let inset: CGFloat = 16
    /// In points; the same as a sheet's.
    private static let cornerRadius: CGFloat = 10

    init(_ view: UIView, isScreen: Bool) {
        self.view = view
        self.isScreen = isScreen
        transform = view.transform
        corners = (view.layer.cornerRadius, view.layer.cornerCurve, view.clipsToBounds)
    }

    /// Moves the view's top edge to a height in its superview's coordinates, or a fraction of that distance; nil restores it. Animated by
    /// the open block.
    func recede(to top: CGFloat?, fraction: CGFloat = 1) {
        guard let top, view.bounds.width > 2 * Self.inset else {
            view.transform = transform
            if isScreen { view.layer.cornerRadius = corners.radius }
            return
        }
        if isScreen { prepareScreen() }
        let size = view.bounds.size
        let scale = (size.width - 2 * Self.inset * fraction) / size.width
        let move = (top - view.untransformedFrame.minY) * fraction - size.height * (1 - scale) / 2
        view.transform = CGAffineTransform(scaleX: scale, y: scale).concatenating(CGAffineTransform(translationX: 0, y: move))
            .concatenating(transform)
        if isScreen { view.layer.cornerRadius = corners.radius + (Self.cornerRadius - corners.radius) * fraction }
    }

    /// Restores the original state.
    func restore() {
        view.transform = transform
        guard isScreen else { return }
        ground?.removeFromSuperview()
        ground = nil
        view.layer.cornerRadius = corners.radius
        view.layer.cornerCurve = corners.curve
        view.clipsToBounds = corners.clips
    }

    private func prepareScreen() {
        guard ground == nil, let superview = view.superview else { return }
        let made = UIView(frame: superview.bounds)
        UIView.performWithoutAnimation {
            made.backgroundColor = .black
            made.isUserInteractionEnabled = false
            made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            superview.insertSubview(made, belowSubview: view)
            view.clipsToBounds = true
            view.layer.cornerCurve = .continuous
        }
        ground = made
    }
}
