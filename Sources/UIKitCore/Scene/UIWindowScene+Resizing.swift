import CoreGraphics
import Display

extension UIWindowScene {
    /// Called by the host: gives the screen the size and insets of another device, in points, in portrait, at once.
    ///
    /// View controllers are notified as in a rotation: new traits, then `viewWillTransition(to:with:)`. Pixels per point stay. A size
    /// that is not positive and finite is reported and changes nothing.
    package func resize(to size: CGSize, safeAreaInsets: UIEdgeInsets) {
        guard let screen = Screen.current, !isRotating else { return }
        let insets = [safeAreaInsets.top, safeAreaInsets.left, safeAreaInsets.bottom, safeAreaInsets.right]
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite, insets.allSatisfy(\.isFinite) else {
            reportOnce(
                "screen size", "a screen of \(size.width) x \(size.height) points: it must be positive and finite; the old one stays")
            return
        }
        screen.change(
            uprightSize: size,
            safeAreaInsets: (safeAreaInsets.top, safeAreaInsets.left, safeAreaInsets.bottom, safeAreaInsets.right))
        ControllerRequestQueue.current.run { rotate(to: wantedOrientation, animated: false) }
    }
}
