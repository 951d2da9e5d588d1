import UIKit

/// A window with the size and the safe area of a configuration.
final class SnapshotWindow: UIWindow {
    private let insets: UIEdgeInsets

    /// - Parameters:
    ///   - size: In points.
    ///   - safeArea: The insets. As on iOS, a navigation controller gets none at the top and a tab bar controller none at the bottom; the
    ///     window is smaller instead.
    init(size: CGSize, safeArea: UIEdgeInsets, for controller: UIViewController) {
        var (insets, height) = (safeArea, size.height)
        func removeTop() {
            height -= insets.top
            insets.top = 0
        }
        if controller is UINavigationController {
            removeTop()
        } else if let controller = controller as? UITabBarController {
            height -= insets.bottom
            insets.bottom = 0
            if controller.selectedViewController is UINavigationController { removeTop() }
        }
        self.insets = insets
        let frame = CGRect(x: 0, y: 0, width: size.width, height: max(height, 0))
        // In an app with a scene delegate a window takes the scene.
        if let scene = UIApplication.shared.connectedScenes.lazy.compactMap({ $0 as? UIWindowScene }).first {
            super.init(windowScene: scene)
            self.frame = frame
        } else {
            super.init(frame: frame)
        }
    }

    required init?(coder: NSCoder) { nil }

    override var safeAreaInsets: UIEdgeInsets { insets }
}
