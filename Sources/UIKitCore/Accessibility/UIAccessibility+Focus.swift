import Foundation

extension UIAccessibility {
    /// A name of an assistive app, for its focus.
    ///
    /// Source: Apple,
    /// [AssistiveTechnologyIdentifier](https://developer.apple.com/documentation/uikit/uiaccessibility/assistivetechnologyidentifier).
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates a name from a text.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// VoiceOver.
        public static let notificationVoiceOver = AssistiveTechnologyIdentifier(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
        /// Switch Control, whose focus is never here.
        public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    }

    /// Posted when VoiceOver's focus has moved; the keys below are those of its information.
    public nonisolated static let elementFocusedNotification = NSNotification.Name("UIAccessibilityElementFocusedNotification")

    /// The key of the element that has the focus now.
    public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"

    /// The key of the element that had the focus before; absent for none.
    public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"

    /// The key of the name of the assistive app, an `AssistiveTechnologyIdentifier`.
    public nonisolated static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"

    /// Returns the element that has the focus of an assistive app: of VoiceOver for its name or nil. Nil for none.
    ///
    /// Only `isVoiceOverRunning` has a focus: `Stage.focusVoiceOver(on:)` moves it, and the app by posting `layoutChanged` or
    /// `screenChanged` with an element.
    public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
        guard assistiveTechnologyIdentifier != .notificationSwitchControl else { return nil }
        return UIKitState.current.accessibilityFocus
    }

    static func isFocused(_ element: UIResponder) -> Bool { UIKitState.current.accessibilityFocus === element }

    /// Moves VoiceOver's focus, and tells the elements and the app; nil takes it away.
    package static func moveFocus(to element: UIResponder?) {
        let state = UIKitState.current
        let before = state.accessibilityFocus
        guard before !== element else { return }
        state.accessibilityFocus = element
        before?.accessibilityElementDidLoseFocus()
        guard let element else { return }
        element.accessibilityElementDidBecomeFocused()
        var information: [AnyHashable: Any] = [
            focusedElementUserInfoKey: element, assistiveTechnologyUserInfoKey: AssistiveTechnologyIdentifier.notificationVoiceOver,
        ]
        information[unfocusedElementUserInfoKey] = before
        NotificationCenter.default.post(name: elementFocusedNotification, object: element, userInfo: information)
    }

    /// Moves the focus to what a notification names, in the next turn of the run loop: an element, or the first one in a view.
    static func followFocus(of notification: Notification, _ argument: Any?) {
        guard settings.isVoiceOverRunning, notification == .layoutChanged || notification == .screenChanged,
            let named = argument as? UIResponder
        else { return }
        let state = UIKitState.current
        DispatchQueue.main.async { [weak named, weak state] in
            MainActor.assumeIsolated {
                guard let state, state === UIKitState.current, settings.isVoiceOverRunning, let named else { return }
                let first = (named as? UIView).flatMap { AccessibilityTree.elements(in: [$0]).first }
                if let element = named.isAccessibilityElement ? named : first { moveFocus(to: element) }
            }
        }
    }
}
