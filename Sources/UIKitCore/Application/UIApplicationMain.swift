/// Starts an app whose delegate is given by its class name (`NSStringFromClass(AppDelegate.self)`), and returns 0 when it has ended.
///
/// The delegate must be a subclass of `UIResponder`; other names trap. Differs from UIKit: it returns when the host ends the app; the
/// application's class is always `UIApplication`, another name traps. Source: Apple,
/// [UIApplicationMain](https://developer.apple.com/documentation/uikit/uiapplicationmain(_:_:_:_:)).
@preconcurrency @MainActor @discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>, _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
    if let principalClassName, NSClassFromString(principalClassName) != UIApplication.self {
        trap(
            object: "UIApplicationMain", value: "application class '\(principalClassName)'", remedy: "Pass nil; the class is UIApplication")
    }
    guard let name = delegateClassName, let type = NSClassFromString(name) as? (UIResponder & UIApplicationDelegate).Type else {
        trap(
            object: "UIApplicationMain",
            value: "delegate class '\(delegateClassName ?? "nil")' is no UIResponder that conforms to UIApplicationDelegate",
            remedy: "Pass NSStringFromClass(AppDelegate.self)")
    }
    UIApplication.filmIfAsked(type)
    UIApplication.run(name) { _ in unsafeDowncast(type.instance(), to: type) }
    return 0
}
