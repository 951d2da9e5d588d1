import KinoraTesting
import UIKit

/// Shows a controller's view, or a view in a plain controller, in a window until `end()`, as SnapshotTesting does on iOS.
@MainActor final class SnapshotHost {
    private let view: UIView
    private let controller: UIViewController
    private let traits: UITraitCollection
    private let isInKeyWindow: Bool
    private let initialFrame: CGRect
    private let window: UIWindow
    /// The key window before; nil for a window of the snapshot's own.
    private let before: (frame: CGRect, root: UIViewController?)?
    /// A stage for a test without one.
    private let stage: Stage?

    /// - Parameters:
    ///   - config: The size, that of the view if nil, the safe area and traits.
    ///   - traits: Overrides of the configuration's traits.
    ///   - isInKeyWindow: Whether to show the view in the app's key window.
    convenience init(controller: UIViewController, config: ViewImageConfig, traits: UITraitCollection, isInKeyWindow: Bool) {
        self.init(AutomaticStage.makeIfMissing(), controller.view, controller, config, traits, isInKeyWindow)
    }

    /// As above, with a view in a controller of its own.
    convenience init(view: UIView, config: ViewImageConfig, traits: UITraitCollection, isInKeyWindow: Bool) {
        self.init(AutomaticStage.makeIfMissing(), view, UIViewController(), config, traits, isInKeyWindow)
    }

    private init(
        _ stage: Stage?, _ view: UIView, _ controller: UIViewController, _ config: ViewImageConfig, _ traits: UITraitCollection,
        _ isInKeyWindow: Bool
    ) {
        (self.stage, self.view, self.controller, self.traits, self.isInKeyWindow) = (stage, view, controller, traits, isInKeyWindow)
        initialFrame = view.frame
        var size = config.size ?? controller.view.frame.size
        // The view was loaded without a screen.
        if config.size == nil, size == .zero, stage != nil { size = UIScreen.main.bounds.size }
        view.frame.size = size
        if view !== controller.view {
            controller.view.frame.size = view.bounds.size
            controller.view.addSubview(view)
        }
        if isInKeyWindow {
            guard let keyWindow = UIApplication.shared.windows.first(where: \.isKeyWindow) else {
                fatalError("SnapshotTesting: drawHierarchyInKeyWindow needs a key window; make one of the app's windows key")
            }
            window = keyWindow
            before = (keyWindow.frame, keyWindow.rootViewController)
            window.frame.size = size
            // The controller may be the window's own.
            window.rootViewController = nil
        } else {
            before = nil
            window = SnapshotWindow(size: size, safeArea: config.safeArea, for: controller)
        }
        show(with: UITraitCollection(traitsFrom: [config.traits, traits]), avoidsSafeArea: isInKeyWindow && config.safeArea == .zero)
        if size.width == 0 || size.height == 0 {
            view.sizeToFit()
            view.setNeedsLayout()
            view.layoutIfNeeded()
        }
    }

    private func show(with traits: UITraitCollection, avoidsSafeArea: Bool) {
        let root = UIViewController()
        root.view.backgroundColor = .clear
        root.view.frame = window.bounds
        root.preferredContentSize = window.bounds.size
        root.addChild(controller)
        fill(root.view, with: controller.view)
        root.setOverrideTraitCollection(traits, forChild: controller)
        controller.didMove(toParent: root)
        if avoidsSafeArea { root.additionalSafeAreaInsets = .zero - window.safeAreaInsets }
        window.rootViewController = root
        window.isHidden = false
        window.layoutIfNeeded()
        controller.view.setNeedsLayout()
        controller.view.layoutIfNeeded()
    }

    /// Lets a view fill another, by constraints if it asks for them.
    private func fill(_ outer: UIView, with inner: UIView) {
        inner.frame = outer.bounds
        outer.addSubview(inner)
        if inner.translatesAutoresizingMaskIntoConstraints {
            inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        } else {
            NSLayoutConstraint.activate([
                inner.topAnchor.constraint(equalTo: outer.topAnchor), inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
                inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
                inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
            ])
        }
    }

    /// Draws the view, restores its frame and ends the host.
    func image() -> UIImage {
        let image = UIGraphicsImageRenderer(bounds: view.bounds, format: .init(for: traits)).image { context in
            if isInKeyWindow {
                view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
            } else {
                view.layer.render(in: context.cgContext)
            }
        }
        view.frame = initialFrame
        end()
        return image
    }

    /// Returns a text about the view or the controller, without addresses, and ends the host.
    func text(_ describe: (UIView, UIViewController) -> String) -> String {
        let text = describe(view, controller)
        end()
        return text.replacingOccurrences(of: ":?\\s*0x[\\da-f]+(\\s*)", with: "$1", options: .regularExpression)
    }

    private func end() {
        if before == nil { window.isHidden = true }
        window.rootViewController = nil
        controller.willMove(toParent: nil)
        controller.view.removeFromSuperview()
        controller.removeFromParent()
        if let before {
            window.frame = before.frame
            window.rootViewController = before.root
        }
        CATransaction.flush()
    }
}

extension UIEdgeInsets {
    fileprivate static func - (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: one.top - other.top, left: one.left - other.left, bottom: one.bottom - other.bottom, right: one.right - other.right)
    }
}
