/// A delegate that decides on a toolbar's position; optional. Source: Apple,
/// [UIToolbarDelegate](https://developer.apple.com/documentation/uikit/uitoolbardelegate).
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
