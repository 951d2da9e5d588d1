/// Methods that respond to pushes and pops of navigation items and can prevent them. All are optional.
///
/// A navigation controller that conforms is asked `shouldPop` when the user taps its bar's back button.
/// Source: Apple, [UINavigationBarDelegate](https://developer.apple.com/documentation/uikit/uinavigationbardelegate).
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Whether an item may be pushed; true if not implemented.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool

    /// Notifies that an item was pushed and its animation has ended.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)

    /// Whether an item may be popped, by a call or by the back button; true if not implemented.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool

    /// Notifies that an item was popped and its animation has ended.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }

    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}

    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }

    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
