import UIKit

/// Observes a tab bar, whose delegate stays the app's: its place, its size and safe area, and changes of the items, which change their
/// widths.
@MainActor
final class TabBarWatch {
    private let (inBar, inItem) = (TabBarProbe(), TabBarProbe())
    private let onChange: () -> Void
    private weak var bar: UITabBar?
    private var positions: [NSKeyValueObservation] = []

    init(onChange: @escaping () -> Void) {
        self.onChange = onChange
        for probe in [inBar, inItem] { probe.onChange = onChange }
    }

    /// Observes only this bar from now on; nil for none. Calling it again rediscovers the items.
    func watch(_ bar: UITabBar?) {
        inBar.lie(in: bar)
        if bar == nil || inItem.superview?.superview !== bar { inItem.lie(in: bar?.subviews.first { $0 is UIControl }) }
        guard bar !== self.bar else { return }
        self.bar = bar
        // The safe area of a bar that leaves the screen does not change.
        positions = [
            bar?.observe(\.frame) { [weak self] _, _ in self?.onChange() }, bar?.observe(\.center) { [weak self] _, _ in self?.onChange() },
        ].compactMap { $0 }
    }
}
