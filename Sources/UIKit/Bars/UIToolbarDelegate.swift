/// Says where a toolbar lies; optional. Source: Apple, [UIToolbarDelegate](https://developer.apple.com/documentation/uikit/uitoolbardelegate).
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
