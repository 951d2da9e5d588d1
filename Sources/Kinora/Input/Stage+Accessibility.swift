import UIKit

extension Stage {
    /// What the app has told assistive technologies since the start, in order.
    public var announcements: [Announcement] { UIAccessibility.posts.map { Announcement($0, time: elapsed(at: $0.time)) } }

    // MARK: Finding

    /// The elements of all windows in the order in which they are read aloud, those of the frontmost window first.
    public var accessibilityElements: [UIResponder] { AccessibilityTree.elements(in: shownWindows) }

    /// The first view with an `accessibilityIdentifier`, hidden ones too: windows front to back, each depth first; nil when there is none.
    public func view(withIdentifier identifier: String) -> UIView? { view { $0.accessibilityIdentifier == identifier } }

    /// The first view with an `accessibilityLabel` that is an element; nil when there is none.
    public func view(withLabel label: String) -> UIView? { view { $0.isAccessibilityElement && $0.accessibilityLabel == label } }

    private func view(_ isMeant: (UIView) -> Bool) -> UIView? {
        for window in UIApplication.shared.windows.reversed() {
            if let found = window.subtree.first(where: isMeant) { return found }
        }
        return nil
    }

    private var shownWindows: [UIWindow] { UIApplication.shared.windows.reversed().filter { !$0.isHidden } }

    // MARK: Acting

    /// Activates an element as a screen reader does: by its `accessibilityActivate()`, or where that says false by a tap at its `accessibilityActivationPoint`.
    public func activate(
        _ element: UIResponder, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) {
        call(CallSite(fileID, file, line)) {
            guard !element.accessibilityActivate() else { return CATransaction.flush() }
            let point = element.accessibilityActivationPoint
            let finger = (fingersDown.max() ?? -1) + 1
            play([
                TouchSample(time: 0, finger: finger, phase: .began, location: point),
                TouchSample(time: 0, finger: finger, phase: .ended, location: point),
            ])
        }
    }

    /// Carries out one of an element's `accessibilityCustomActions`; returns whether it says that it succeeded.
    @discardableResult
    public func perform(
        _ action: UIAccessibilityCustomAction, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) -> Bool {
        call(CallSite(fileID, file, line), otherwise: false) {
            defer { CATransaction.flush() }
            return action.perform()
        }
    }
}
