import UIKit

/// Hears of what becomes of a tab bar, whose delegate stays the app's: of its size and safe area, and of more or fewer items, which are wider or narrower then.
@MainActor
final class TabBarWatch {
    private let (inBar, inItem) = (TabBarProbe(), TabBarProbe())

    init(onChange: @escaping () -> Void) {
        for probe in [inBar, inItem] { probe.onChange = onChange }
    }

    /// Watches a bar from now on, and that alone; nil for none. Called again it looks for the items anew.
    func watch(_ bar: UITabBar?) {
        inBar.lie(in: bar)
        if bar == nil || inItem.superview?.superview !== bar { inItem.lie(in: bar?.subviews.first { $0 is UIControl }) }
    }
}
