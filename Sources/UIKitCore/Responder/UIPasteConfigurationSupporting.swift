import UIFoundation

/// An object that accepts items by paste and drop: every responder.
///
/// Source: Apple, [UIPasteConfigurationSupporting](https://developer.apple.com/documentation/uikit/uipasteconfigurationsupporting).
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    /// The accepted types; nil for none.
    var pasteConfiguration: UIPasteConfiguration? { get set }

    /// Called with the items that are pasted or dropped. Optional.
    func paste(itemProviders: [NSItemProvider])

    /// Returns whether the object accepts items; by default, whether one is of a type of the paste configuration.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIPasteConfigurationSupporting {
    public func paste(itemProviders: [NSItemProvider]) {}

    public func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { acceptsPaste(itemProviders) }

    /// Whether an item is of a type of the paste configuration.
    func acceptsPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        guard let types = pasteConfiguration?.acceptableTypeIdentifiers else { return false }
        return itemProviders.contains { provider in types.contains(where: provider.hasItemConformingToTypeIdentifier) }
    }
}
