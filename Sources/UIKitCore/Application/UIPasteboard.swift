import CoreGraphics
import Foundation
import UIFoundation

/// A place to copy values to and paste them from, within the app and, where a host connects it, other programs.
///
/// Items hold representations by type identifier, such as "public.utf8-plain-text". Each stage has pasteboards of its own, empty at first.
/// Representations of item providers are loaded when they are read. Differs from UIKit: one whose handler answers later is only in the
/// providers. Source: Apple, [UIPasteboard](https://developer.apple.com/documentation/uikit/uipasteboard).
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    private let storedName: Name

    /// The content of the pasteboard, for all instances of its name.
    private var content: PasteboardContent {
        get { UIKitState.current.pasteboards[storedName.rawValue] ?? PasteboardContent() }
        set { UIKitState.current.pasteboards[storedName.rawValue] = newValue }
    }
    private var storedItems: [PasteboardItem] { content.isExpired ? [] : content.items }

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
        get { storedItems.map(\.values) }
        set { change(newValue.map(PasteboardItem.init(values:))) }
    }

    /// The number of items.
    open var numberOfItems: Int { storedItems.count }

    /// Replaces all items. They are removed at the date of the option `expirationDate`; all stay on this device.
    ///
    /// - Complexity: O(*n* log *n*), where *n* is the number of representations of the old and the new items.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        change(items.map(PasteboardItem.init(values:)), expiration: options[.expirationDate] as? Date)
    }

    /// Adds items behind the others.
    ///
    /// - Complexity: O(*n* log *n*), where *n* is the number of representations of all items.
    open func addItems(_ items: [[String: Any]]) { change(storedItems + items.map(PasteboardItem.init(values:))) }

    // MARK: Item providers

    /// The items as providers, from which a destination loads objects. Setting them replaces all items.
    ///
    /// - Complexity: O(*n*), where *n* is the number of representations.
    open var itemProviders: [NSItemProvider] {
        get { storedItems.map(\.provider) }
        set { change(newValue.map(PasteboardItem.init(provider:))) }
    }

    /// Replaces all items by those of providers, whose representations are loaded when they are read.
    ///
    /// - Parameters:
    ///   - itemProviders: the items.
    ///   - localOnly: whether they stay on this device, as all do.
    ///   - expirationDate: the date after which they are removed; nil for never.
    open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        change(itemProviders.map(PasteboardItem.init(provider:)), expiration: expirationDate)
    }

    /// Replaces all items by objects, each in the types that it writes.
    open func setObjects(_ objects: [any NSItemProviderWriting]) { itemProviders = objects.map { NSItemProvider(object: $0) } }

    /// Replaces all items by objects, each in the types that it writes.
    ///
    /// - Parameters:
    ///   - objects: the items.
    ///   - localOnly: whether they stay on this device, as all do.
    ///   - expirationDate: the date after which they are removed; nil for never.
    open func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
        setItemProviders(objects.map { NSItemProvider(object: $0) }, localOnly: localOnly, expirationDate: expirationDate)
    }

    private func change(_ items: [PasteboardItem], expiration: Date? = nil) {
        let (old, new) = (Set(storedItems.flatMap(\.types)), Set(items.flatMap(\.types)))
        content = PasteboardContent(items: items, changeCount: content.changeCount + 1, expiration: expiration)
        NotificationCenter.default.post(
            name: UIPasteboard.changedNotification, object: self,
            userInfo: [
                UIPasteboard.changedTypesAddedUserInfoKey: new.subtracting(old).sorted(),
                UIPasteboard.changedTypesRemovedUserInfoKey: old.subtracting(new).sorted(),
            ])
    }

    // MARK: Representations

    /// The types of the first item, in alphabetical order; those of a provider in its order.
    ///
    /// - Complexity: O(*n* log *n*), where *n* is the number of the first item's representations.
    open var types: [String] { storedItems.first?.types ?? [] }

    /// Whether the first item has one of the types.
    ///
    /// - Complexity: O(*n* log *n* + *m*), where *n* is the number of the first item's representations and *m* that of
    ///   `pasteboardTypes`.
    open func contains(pasteboardTypes: [String]) -> Bool { !Set(types).isDisjoint(with: pasteboardTypes) }

    /// Returns the first item's value of a type; nil for none.
    open func value(forPasteboardType pasteboardType: String) -> Any? { storedItems.first?.value(pasteboardType) }

    /// Replaces all items by one with a value.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }

    /// Returns the first item's data of a type; text and addresses in UTF-8, images as PNG. nil for none.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        storedItems.first?.data(pasteboardType)
    }

    /// Replaces all items by one with data.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }

    // MARK: Sets of items

    /// Returns the types of each item of a set, or of all; nil if the set has an index that no item has.
    open func types(forItemSet itemSet: IndexSet?) -> [[String]]? { items(in: itemSet)?.map(\.types) }

    /// Returns whether all items of a set, or all, have one of the types each.
    open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        guard let found = items(in: itemSet), !found.isEmpty else { return false }
        return found.allSatisfy { !Set($0.types).isDisjoint(with: pasteboardTypes) }
    }

    /// Returns the indexes of the items that have one of the types.
    open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        IndexSet(storedItems.indices.filter { !Set(storedItems[$0].types).isDisjoint(with: pasteboardTypes) })
    }

    /// Returns the values of a type of the items of a set, or of all; nil if the set has an index that no item has.
    open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        items(in: itemSet)?.compactMap { $0.value(pasteboardType) }
    }

    /// Returns the data of a type of the items of a set, or of all; nil if the set has an index that no item has.
    open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        items(in: itemSet)?.compactMap { $0.data(pasteboardType) }
    }

    private func items(in set: IndexSet?) -> [PasteboardItem]? {
        guard let set else { return storedItems }
        return set.allSatisfy(storedItems.indices.contains) ? set.map { storedItems[$0] } : nil
    }

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
        set { items = (newValue ?? []).map { [Self.textTypes[0]: $0] } }
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
        set { items = (newValue ?? []).map { [Self.urlType: $0] } }
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
        set { items = (newValue ?? []).map { [Self.imageTypes[0]: $0] } }
    }

    /// The first color; nil for none.
    ///
    /// - Complexity: O(*n*), where *n* is the number of items.
    open var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }

    /// The colors of all items; nil if none has one.
    ///
    /// - Complexity: O(*n*), where *n* is the number of items.
    open var colors: [UIColor]? {
        get { values { $0(Self.colorType) as? UIColor } }
        set { items = (newValue ?? []).map { [Self.colorType: $0] } }
    }

    /// Whether an item is a text or a URL. Nothing is loaded, as below.
    open var hasStrings: Bool { has(Self.textTypes) }
    /// Whether an item is a URL.
    open var hasURLs: Bool { has([Self.urlType]) }
    /// Whether an item is an image.
    open var hasImages: Bool { has(Self.imageTypes) }
    /// Whether an item is a color.
    open var hasColors: Bool { has([Self.colorType]) }

    private func has(_ types: [String]) -> Bool { storedItems.contains { !Set($0.types).isDisjoint(with: types) } }

    private func values<Value>(_ value: ((String) -> Any?) -> Value?) -> [Value]? {
        let found = storedItems.compactMap { item in value(item.value) }
        return found.isEmpty ? nil : found
    }

    private static let textTypes = PasteboardItem.textTypes + [urlType]
    private static let urlType = PasteboardItem.urlType
    private static let imageTypes = ["public.png", "public.jpeg", "public.image"]
    private static let colorType = PasteboardItem.colorType

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

    /// Replaces all items by values whose classes in Foundation write them: `String` or `URL`.
    public func setObjects<T: _ObjectiveCBridgeable>(_ objects: [T]) where T._ObjectiveCType: NSItemProviderWriting {
        setObjects(objects.map { $0._bridgeToObjectiveC() as any NSItemProviderWriting })
    }

    /// Replaces all items by values whose classes in Foundation write them: `String` or `URL`.
    ///
    /// - Parameters:
    ///   - objects: the items.
    ///   - localOnly: whether they stay on this device, as all do.
    ///   - expirationDate: the date after which they are removed; nil for never.
    public func setObjects<T: _ObjectiveCBridgeable>(_ objects: [T], localOnly: Bool, expirationDate: Date?)
    where T._ObjectiveCType: NSItemProviderWriting {
        let objects = objects.map { $0._bridgeToObjectiveC() as any NSItemProviderWriting }
        setObjects(objects, localOnly: localOnly, expirationDate: expirationDate)
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
