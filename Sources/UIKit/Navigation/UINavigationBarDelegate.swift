/// Says whether items come and go, and hears when they have. Every method is optional.
///
/// A navigation controller that conforms is asked `shouldPop` when a finger uses its bar's back button.
/// Source: Apple, [UINavigationBarDelegate](https://developer.apple.com/documentation/uikit/uinavigationbardelegate).
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Asked before an item is pushed; after false it is not.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool

    /// An item is on top, and its animation has ended.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)

    /// Asked before an item is popped, by a call or by the back button; after false it is not.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool

    /// An item has gone, and the animation has ended.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }

    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}

    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }

    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
