import UIKit

extension Stage {
    /// The accessibility notifications that the app has posted, in order.
    ///
    /// - Complexity: O(*n*), where *n* is the number of announcements.
    public var announcements: [Announcement] { UIAccessibility.posts.map { Announcement($0, time: elapsed(at: $0.time)) } }

    // MARK: Finding

    /// The accessibility elements of all windows in reading order, those of the frontmost window first.
    public var accessibilityElements: [UIResponder] { AccessibilityTree.elements(in: shownWindows) }

    /// Returns the first view with an `accessibilityIdentifier`, hidden views included: windows front to back, each depth first. Nil if
    /// there is none.
    ///
    /// - Complexity: O(*n*), where *n* is the number of views.
    public func view(withIdentifier identifier: String) -> UIView? { view { $0.accessibilityIdentifier == identifier } }

    /// Returns the first accessibility element with an `accessibilityLabel`; nil if there is none.
    ///
    /// - Complexity: O(*n*), where *n* is the number of views.
    public func view(withLabel label: String) -> UIView? { view { $0.isAccessibilityElement && $0.accessibilityLabel == label } }

    private func view(_ isMeant: (UIView) -> Bool) -> UIView? {
        for window in UIApplication.shared.windows.reversed() {
            if let found = window.subtree.first(where: isMeant) { return found }
        }
        return nil
    }

    private var shownWindows: [UIWindow] { UIApplication.shared.windows.reversed().filter { !$0.isHidden } }

    // MARK: Acting

    /// Activates an element as a screen reader does: calls `accessibilityActivate()` and, if it returns false, taps the element's
    /// `accessibilityActivationPoint`.
    ///
    /// - Complexity: A run-loop turn; a touch also takes a hit test.
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

    /// Scrolls as a screen reader does: asks the element, and then what contains it, by `accessibilityScroll(_:)`. Returns whether one did.
    ///
    /// - Complexity: A run-loop turn, and O(*d*) callbacks, where *d* is the depth of the element.
    @discardableResult
    public func scroll(
        _ element: UIResponder, _ direction: UIAccessibilityScrollDirection, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line
    ) -> Bool {
        call(CallSite(fileID, file, line), otherwise: false) {
            defer { CATransaction.flush() }
            return sequence(first: element, next: \.next).contains { $0.accessibilityScroll(direction) }
        }
    }

    /// Moves VoiceOver's focus to an element, as a finger on the screen does; nil takes it away. The element, the app and
    /// `UIAccessibility.focusedElement(using:)` say so. Fails the test unless `isVoiceOverRunning`.
    ///
    /// - Complexity: A run-loop turn.
    public func focusVoiceOver(
        on element: UIResponder?, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) {
        call(CallSite(fileID, file, line)) {
            guard isVoiceOverRunning else {
                return misuse(
                    object: "Stage.focusVoiceOver", value: "VoiceOver is not running", remedy: "set the stage's isVoiceOverRunning before")
            }
            UIAccessibility.moveFocus(to: element)
            CATransaction.flush()
        }
    }

    /// Seeks the next or the previous place of one of an element's `accessibilityCustomRotors` from the present one (nil: the beginning),
    /// as a screen reader does. Nil for none.
    public func seek(
        _ rotor: UIAccessibilityCustomRotor, _ direction: UIAccessibilityCustomRotor.Direction = .next,
        from item: UIAccessibilityCustomRotorItemResult? = nil, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line
    ) -> UIAccessibilityCustomRotorItemResult? {
        call(CallSite(fileID, file, line), otherwise: nil) {
            defer { CATransaction.flush() }
            let predicate = UIAccessibilityCustomRotorSearchPredicate()
            predicate.searchDirection = direction
            if let item { predicate.currentItem = item }
            return rotor.itemSearchBlock(predicate)
        }
    }

    /// Performs one of an element's `accessibilityCustomActions`; returns its result.
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
