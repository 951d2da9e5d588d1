import CoreGraphics
import Foundation
import UIFoundation

/// A place to copy values to and paste them from, within the app and, where a host connects it, other programs.
///
/// Items hold representations by type identifier, such as "public.utf8-plain-text". Each stage has pasteboards of its own, empty at first.
/// Differs from UIKit: no item providers, expiration or asynchronous detection. Source: Apple,
/// [UIPasteboard](https://developer.apple.com/documentation/uikit/uipasteboard).
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    private let storedName: Name

    /// The content of the pasteboard, for all instances of its name.
    private var content: PasteboardContent {
        get { UIKitState.current.pasteboards[storedName.rawValue] ?? PasteboardContent() }
        set { UIKitState.current.pasteboards[storedName.rawValue] = newValue }
    }
    private var storedItems: [[String: Any]] { content.items }

    private init(named name: Name) {
        storedName = name
        super.init()
    }

    /// Opens the pasteboard of a name: it has what other instances of that name put on it. nil if there is none and `create` is false.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        guard create || UIKitState.current.pasteboards[pasteboardName.rawValue] != nil else { return nil }
        self.init(named: pasteboardName)
        content = content
    }

    // MARK: Pasteboards

    /// The pasteboard of cut, copy and paste.
    open class var general: UIPasteboard {
        if let known = UIKitState.current.generalPasteboard { return known }
        let made = UIPasteboard(named: .general)
        UIKitState.current.generalPasteboard = made
        return made
    }

    /// Creates a pasteboard with a name of its own.
    open class func withUniqueName() -> UIPasteboard {
        let made = UIPasteboard(named: Name(UUID().uuidString))
        made.content = PasteboardContent()
        return made
    }

    /// Empties a pasteboard and removes it; the general one cannot be removed.
    open class func remove(withName pasteboardName: Name) {
        guard pasteboardName != .general, UIKitState.current.pasteboards.removeValue(forKey: pasteboardName.rawValue) != nil else { return }
        NotificationCenter.default.post(name: removedNotification, object: UIPasteboard(named: pasteboardName))
    }

    /// The pasteboard's name.
    open var name: Name { storedName }

    // MARK: Items

    /// The number of changes since the pasteboard was created.
    open var changeCount: Int { content.changeCount }

    /// The items, each with its representations by type. Setting them replaces all.
    open var items: [[String: Any]] {
        get { storedItems }
        set { change(newValue) }
    }

    /// The number of items.
    open var numberOfItems: Int { storedItems.count }

    /// Replaces all items. Options about other devices and expiration have no effect here.
    ///
    /// - Complexity: O(*n* log *n*), where *n* is the number of representations of the old and the new items.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { change(items) }

    /// Adds items behind the others.
    ///
    /// - Complexity: O(*n* log *n*), where *n* is the number of representations of all items.
    open func addItems(_ items: [[String: Any]]) { change(storedItems + items) }

    private func change(_ items: [[String: Any]]) {
        let (old, new) = (Set(storedItems.flatMap(\.keys)), Set(items.flatMap(\.keys)))
        content = PasteboardContent(items: items, changeCount: content.changeCount + 1)
        NotificationCenter.default.post(
            name: UIPasteboard.changedNotification, object: self,
            userInfo: [
                UIPasteboard.changedTypesAddedUserInfoKey: new.subtracting(old).sorted(),
                UIPasteboard.changedTypesRemovedUserInfoKey: old.subtracting(new).sorted(),
            ])
    }

    // MARK: Representations

    /// The types of the first item, in alphabetical order.
    ///
    /// - Complexity: O(*n* log *n*), where *n* is the number of the first item's representations.
    open var types: [String] { storedItems.first?.keys.sorted() ?? [] }

    /// Whether the first item has one of the types.
    ///
    /// - Complexity: O(*n* log *n* + *m*), where *n* is the number of the first item's representations and *m* that of
    ///   `pasteboardTypes`.
    open func contains(pasteboardTypes: [String]) -> Bool { !Set(types).isDisjoint(with: pasteboardTypes) }

    /// Returns the first item's value of a type; nil for none.
    open func value(forPasteboardType pasteboardType: String) -> Any? { storedItems.first?[pasteboardType] }

    /// Replaces all items by one with a value.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { change([[pasteboardType: value]]) }

    /// Returns the first item's data of a type; text and addresses in UTF-8, images as PNG. nil for none.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        switch value(forPasteboardType: pasteboardType) {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        case let image as UIImage: image.pngData()
        default: nil
        }
    }

    /// Replaces all items by one with data.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { change([[pasteboardType: data]]) }

    // MARK: Values of common types

    /// The first text, or the first address as text; nil for none. Setting it replaces all items; nil removes them.
    ///
    /// - Complexity: O(*n*), where *n* is the number of items.
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }

    /// The texts of all items; nil if none has one.
    ///
    /// - Complexity: O(*n*), where *n* is the number of items.
    open var strings: [String]? {
        get { values { Self.textTypes.lazy.compactMap($0).first.flatMap(Self.text) } }
        set { change((newValue ?? []).map { [Self.textTypes[0]: $0] }) }
    }

    /// The first address; nil for none.
    ///
    /// - Complexity: O(*n*), where *n* is the number of items.
    open var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }

    /// The addresses of all items; nil if none has one.
    ///
    /// - Complexity: O(*n*), where *n* is the number of items.
    open var urls: [URL]? {
        get { values { $0(Self.urlType) as? URL } }
        set { change((newValue ?? []).map { [Self.urlType: $0] }) }
    }

    /// The first image; nil for none.
    ///
    /// - Complexity: O(*n* + *p*), where *n* is the number of items and *p* that of the pixels of images that are decoded.
    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }

    /// The images of all items; nil if none has one.
    ///
    /// - Complexity: O(*n* + *p*), where *n* is the number of items and *p* that of the pixels of images that are decoded.
    open var images: [UIImage]? {
        get { values { Self.imageTypes.lazy.compactMap($0).first.flatMap(Self.decodedImage) } }
        set { change((newValue ?? []).map { [Self.imageTypes[0]: $0] }) }
    }

    /// The first colour; nil for none.
    ///
    /// - Complexity: O(*n*), where *n* is the number of items.
    open var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }

    /// The colours of all items; nil if none has one.
    ///
    /// - Complexity: O(*n*), where *n* is the number of items.
    open var colors: [UIColor]? {
        get { values { $0(Self.colorType) as? UIColor } }
        set { change((newValue ?? []).map { [Self.colorType: $0] }) }
    }

    /// Whether there is a text, an address, an image or a colour.
    open var hasStrings: Bool { strings != nil }
    /// Whether an item is a URL.
    open var hasURLs: Bool { urls != nil }
    /// Whether an item is an image.
    open var hasImages: Bool { images != nil }
    /// Whether an item is a color.
    open var hasColors: Bool { colors != nil }

    private func values<Value>(_ value: ((String) -> Any?) -> Value?) -> [Value]? {
        let found = storedItems.compactMap { item in value { item[$0] } }
        return found.isEmpty ? nil : found
    }

    private static let textTypes = ["public.utf8-plain-text", "public.plain-text", "public.text", urlType]
    private static let urlType = "public.url"
    private static let imageTypes = ["public.png", "public.jpeg", "public.image"]
    private static let colorType = "com.apple.uikit.color"

    private static func text(_ value: Any) -> String? {
        switch value {
        case let text as String: text
        case let data as Data: String(bytes: data, encoding: .utf8)
        case let url as URL: url.absoluteString
        default: nil
        }
    }

    private static func decodedImage(_ value: Any) -> UIImage? { value as? UIImage ?? (value as? Data).flatMap(UIImage.init(data:)) }
}

/// The items of a pasteboard.
struct PasteboardContent {
    var items: [[String: Any]] = []
    var changeCount = 0
}

extension UIPasteboard {
    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates a name from its string.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The pasteboard of cut, copy and paste.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// Options of items.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The date after which the items are removed, a `Date`.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// Whether the items stay on this device, a Boolean.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    /// Posted after the pasteboard's items changed, with the types that came and went in the user info.
    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    /// Key of the added types in a notification of a change.
    public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
    /// Key of the removed types in a notification of a change.
    public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"

    /// Posted after a pasteboard was removed.
    public nonisolated static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
}
