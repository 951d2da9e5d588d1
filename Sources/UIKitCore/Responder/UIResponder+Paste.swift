import ObjectiveCRuntime
import UIFoundation

/// A responder that accepts drops of what its paste configuration accepts.
@MainActor
protocol PasteConfigurationObserving: UIResponder {
    func pasteConfigurationDidChange()
}

extension UIResponder {
    private static var pasteKey: UInt8 = 0

    final var storedPasteConfiguration: UIPasteConfiguration? {
        get { _associatedObjects == nil ? nil : objc_getAssociatedObject(self, &Self.pasteKey) as? UIPasteConfiguration }
        set {
            objc_setAssociatedObject(self, &Self.pasteKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            (self as? any PasteConfigurationObserving)?.pasteConfigurationDidChange()
        }
    }

    /// Whether an action is the paste command, and the responder accepts what is on the pasteboard by its configuration.
    final func permitsConfiguredPaste(_ action: Selector) -> Bool {
        guard pasteConfiguration != nil, NSStringFromSelector(action) == "paste:" else { return false }
        let items = UIPasteboard.general.itemProviders
        return !items.isEmpty && canPaste(items)
    }

    /// Pastes what is on the pasteboard, if the configuration accepts it.
    final func pasteConfigured() {
        let items = UIPasteboard.general.itemProviders
        guard pasteConfiguration != nil, !items.isEmpty, canPaste(items) else { return }
        paste(itemProviders: items)
    }
}
