import Foundation
import UIFoundation
import UniformTypeIdentifiers

/// The types of items that a responder accepts by paste and drop.
///
/// Source: Apple, [UIPasteConfiguration](https://developer.apple.com/documentation/uikit/uipasteconfiguration).
///
/// ```swift
/// final class NotesController: UIViewController {
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
///     }
///
///     override func paste(itemProviders: [NSItemProvider]) {
///         itemProviders.first?.loadObject(ofClass: String.self) { text, _ in print(text ?? "") }
///     }
/// }
/// ```
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject, @preconcurrency NSCopying {
    /// The accepted types; items of types that conform to one are accepted too.
    open var acceptableTypeIdentifiers: [String]

    /// Creates a configuration that accepts nothing.
    public override convenience init() { self.init(acceptableTypeIdentifiers: []) }

    /// Creates a configuration that accepts types.
    public init(acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
        super.init()
    }

    /// Creates a configuration that accepts what a class reads.
    public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
        self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
    }

    /// Creates a configuration that accepts what the type's class in Foundation reads: of `String` or `URL`.
    public convenience init<T: _ObjectiveCBridgeable>(forAccepting aType: T.Type) where T._ObjectiveCType: NSItemProviderReading {
        self.init(forAccepting: T._ObjectiveCType.self)
    }

    /// Accepts further types.
    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
    }

    /// Accepts what a class reads as well.
    open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
    }

    /// Returns a configuration with the same types.
    open func copy(with zone: NSZone? = nil) -> Any { UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers) }
}
