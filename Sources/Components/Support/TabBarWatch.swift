import UIKit

/// Observes a tab bar, whose delegate stays the app's: its size and safe area, and changes of the items, which change their widths.
@MainActor
final class TabBarWatch {
    private let (inBar, inItem) = (TabBarProbe(), TabBarProbe())

    init(onChange: @escaping () -> Void) {
        for probe in [inBar, inItem] { probe.onChange = onChange }
    }

    /// Observes only this bar from now on; nil for none. Calling it again rediscovers the items.
    func watch(_ bar: UITabBar?) {
        inBar.lie(in: bar)
        if bar == nil || inItem.superview?.superview !== bar { inItem.lie(in: bar?.subviews.first { $0 is UIControl }) }
    }
}
