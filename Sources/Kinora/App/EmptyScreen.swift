import CoreGraphics
import Resources
import UIKit

/// The reason why an app's screen shows nothing, with the remedy.
package struct EmptyScreen: Error, CustomStringConvertible {
    package let description: String

    /// nil for a stage whose app shows something: the pixels between the status bar and the home indicator differ, or have a color of the
    /// app's own.
    @MainActor
    package init?(of stage: Stage) {
        if let sentence = Self.substitute() {
            description = "the screen is a sentence: \(sentence.replacing("\n", with: " "))."
            return
        }
        guard
            Self.lacksChild()
                || Self.isPlain(stage.image(), insets: stage.device.safeAreaInsets, scale: stage.device.scale)
        else { return nil }
        let (cause, remedy) = Self.cause()
        description = "the screen is empty: \(cause). \(remedy)."
    }

    /// Whether the front controller is a container that contains nothing: its bars alone are no screen.
    @MainActor
    private static func lacksChild() -> Bool {
        guard let window = UIApplication.shared.windows.last(where: { !$0.isHidden && $0.rootViewController != nil }),
            let root = window.rootViewController
        else { return false }
        let front = frontmost(root)
        guard missingChild(of: front) != nil else { return false }
        return front.view.subviews.allSatisfy { $0 is UINavigationBar || $0 is UITabBar || $0.subviews.isEmpty }
    }

    /// Whether an image has one color, black or white or a dark gray, without the rows that the system draws into.
    static func isPlain(_ image: CGImage, insets: UIEdgeInsets, scale: CGFloat) -> Bool {
        let first = Int(insets.top * scale) * image.width
        let end = max(image.height - Int(insets.bottom * scale), 0) * image.width
        return image.withPixels { pixels in
            guard first < end, end <= pixels.count else { return false }
            let color = pixels[first]
            let (red, green, blue) = (color >> 16 & 255, color >> 8 & 255, color & 255)
            // White and black are what an empty window and an empty view have, in both appearances.
            guard red == green, green == blue, red == 255 || red < 32 else { return false }
            return pixels[first..<end].allSatisfy { $0 == color }
        }
    }

    /// The sentence that stands for the content of the front controller's view; nil if something else is in the view.
    @MainActor
    private static func substitute() -> String? {
        guard let root = UIApplication.shared.windows.last(where: { !$0.isHidden && $0.rootViewController != nil })?.rootViewController
        else {
            return nil
        }
        var view: UIView = frontmost(root).view
        // A view that its only subview covers is the subview's.
        while !(view is any ContentSubstitute) {
            let shown = view.subviews.filter { !$0.isHidden && $0.alpha > 0 }
            guard shown.count == 1, shown[0].frame.contains(view.bounds) else { return nil }
            view = shown[0]
        }
        guard let substitute = view as? any ContentSubstitute, view.subviews.filter({ !$0.isHidden && $0.alpha > 0 }).count < 2 else {
            return nil
        }
        return substitute.sentence
    }

    @MainActor
    private static func cause() -> (cause: String, remedy: String) {
        let windows = UIApplication.shared.windows.filter { !$0.isHidden && $0.alpha > 0 && ($0.windowScene == nil || $0.isKeyWindow) }
        if let window = windows.last(where: { $0.rootViewController != nil }), let controller = window.rootViewController {
            let front = frontmost(controller)
            let view = "the view of \(type(of: front))"
            if let name = missingChild(of: front) { return (name, "Set it before the window is shown") }
            if front.view.subviews.isEmpty {
                return ("\(view) has no subviews and one color", "Add views to it; see which of its declarations are left out")
            }
            return (
                "nothing in \(view) is visible (\(front.view.subviews.count) subviews)",
                "Look at the sizes of its subviews, and at missing images"
            )
        }
        if !windows.isEmpty {
            return ("the window has no root view controller", "Set window.rootViewController before makeKeyAndVisible()")
        }
        if let name = missingSceneDelegate() {
            return (
                "the class \(name), which Info.plist names as the scene's delegate, is not in the app",
                "See whether its file is left out; it may need a framework that is not here"
            )
        }
        return (
            "the app has no window",
            "Name a storyboard in Info.plist (UIMainStoryboardFile), or make a window in the app's or the scene's delegate; see whether "
                + "the file that does is left out"
        )
    }

    /// The controller that the user sees.
    @MainActor
    private static func frontmost(_ root: UIViewController) -> UIViewController {
        var controller = root
        // Containers contain what they show; a cycle of them cannot be built.
        while true {
            if let next = controller.presentedViewController {
                controller = next
            } else if let navigation = controller as? UINavigationController, let next = navigation.topViewController {
                controller = next
            } else if let tabs = controller as? UITabBarController, let next = tabs.selectedViewController {
                controller = next
            } else {
                return controller
            }
        }
    }

    @MainActor
    private static func missingChild(of controller: UIViewController) -> String? {
        if controller is UINavigationController { return "the navigation controller has no view controller" }
        return controller is UITabBarController ? "the tab bar controller has no view controllers" : nil
    }

    /// The class of a scene's delegate that Info.plist names, if there is none.
    @MainActor
    private static func missingSceneDelegate() -> String? {
        let manifest = AppInformation.value("UIApplicationSceneManifest") as? [String: Any]
        let roles = manifest?["UISceneConfigurations"] as? [String: Any] ?? [:]
        let entries = roles.values.compactMap { $0 as? [[String: Any]] }.flatMap(\.self)
        guard let name = entries.lazy.compactMap({ $0["UISceneDelegateClassName"] as? String }).first,
            UIApplication.shared.windowScene?.delegate == nil
        else { return nil }
        return name
    }
}
