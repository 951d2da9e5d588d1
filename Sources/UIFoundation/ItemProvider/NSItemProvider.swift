import Foundation
import UniformTypeIdentifiers

/// Carries the representations of one item between the source and the destination of a drag, a picker or a pasteboard.
///
/// Representations are registered with type identifiers, the most faithful first, and are loaded when a destination requests one. Handlers
/// of loads are called on the main queue, in a later run-loop turn. Registration and requests belong to the main thread. Source: Apple,
/// [NSItemProvider](https://developer.apple.com/documentation/foundation/nsitemprovider).
///
/// ```swift
/// let provider = NSItemProvider(object: "Milk" as NSString)
/// print(provider.registeredTypeIdentifiers)  // ["public.utf8-plain-text"]
/// provider.loadObject(ofClass: String.self) { text, _ in print(text ?? "") }
/// ```
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    /// The representations, in the order of their registration.
    private var representations: [ItemRepresentation] = []
    /// An object that cannot be rebuilt from its data without loss.
    private var attributedText: NSAttributedString?

    /// A suggestion for the name of a file with the item's data; nil for none.
    open var suggestedName: String?

    /// Creates a provider without representations.
    public override init() { super.init() }

    /// Creates a provider of an object in all types that it writes.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Creates a provider of a value, which `loadItem` gives back.
    ///
    /// - Parameters:
    ///   - item: a string, an address, data or an image; nil for no representation.
    ///   - typeIdentifier: the type of the value; nil for no representation.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        guard let item, let typeIdentifier else { return }
        representations = [ItemRepresentation(type: typeIdentifier, source: .value(item))]
    }

    /// Creates a provider of a file, whose type is that of its extension; nil if the address is not of a file.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, fileURL.isFileURL else { return nil }
        self.init()
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        let type = UTType(filenameExtension: fileURL.pathExtension)?.identifier ?? UTType.data.identifier
        representations = [ItemRepresentation(type: type, source: .file(fileURL))]
    }

    /// Returns a provider with the same representations.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSItemProvider()
        copy.representations = representations
        copy.attributedText = attributedText
        copy.suggestedName = suggestedName
        return copy
    }

    // MARK: Registration

    /// Adds a representation as data.
    ///
    /// - Parameters:
    ///   - typeIdentifier: the type of the data.
    ///   - visibility: the processes that may load it. Drags stay within the app.
    ///   - loadHandler: called for each request; passes the data, or an error, to its argument, now or later.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping (_ completion: @escaping (Data?, (any Error)?) -> Void) -> Progress?
    ) { representations.append(ItemRepresentation(type: typeIdentifier, source: .data(loadHandler))) }

    /// Adds all types that an object writes, in its order.
    open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
        for type in object.writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) {
                object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0)
            }
        }
        if let text = object as? NSAttributedString { attributedText = NSAttributedString(attributedString: text) }
    }

    /// Adds all types that a class writes; the object is made when one is loaded.
    ///
    /// - Parameters:
    ///   - aClass: the class of the object.
    ///   - visibility: the processes that may load it. Drags stay within the app.
    ///   - loadHandler: called for each request; passes the object, or an error, to its argument, now or later.
    open func registerObject(
        ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping (_ completion: @escaping ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Progress?
    ) {
        for type in aClass.writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { completion in
                loadHandler { object, error in
                    guard let object else { return completion(nil, error) }
                    _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
                }
            }
        }
    }

    // MARK: Types

    /// The types of the representations, in the order of their registration.
    open var registeredTypeIdentifiers: [String] {
        representations.reduce(into: []) { if !$0.contains($1.type) { $0.append($1.type) } }
    }

    /// The known types of the representations, in the order of their registration.
    open var registeredContentTypes: [UTType] { registeredTypeIdentifiers.compactMap { UTType($0) } }

    /// Returns whether a representation is of a type, or of one that conforms to it.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { representation(conformingTo: typeIdentifier) != nil }

    /// The first representation of a type or one that conforms to it; one of the very type has precedence.
    private func representation(conformingTo type: String) -> ItemRepresentation? {
        representations.first { $0.type == type } ?? representations.first { $0.conforms(to: type) }
    }

    // MARK: Loading

    /// Loads the data of a type, or of the first one that conforms to it; the handler receives the data or an error.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        Self.load(representation(conformingTo: typeIdentifier)) { data, error in
            progress.completedUnitCount = 1
            completionHandler(data, error)
        }
        return progress
    }

    /// Loads a file of a type: the registered one, or one with the data, which is removed after the handler was called.
    @discardableResult
    open func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        let found = representation(conformingTo: typeIdentifier)
        if let found, case .file(let url) = found.source {
            Self.later {
                progress.completedUnitCount = 1
                completionHandler(url, nil)
            }
            return progress
        }
        let type = UTType(found?.type ?? typeIdentifier)
        let name = (suggestedName ?? "item") + (type?.preferredFilenameExtension.map { "." + $0 } ?? "")
        Self.load(found) { data, error in
            progress.completedUnitCount = 1
            guard let data else { return completionHandler(nil, error) }
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            let file = folder.appendingPathComponent(name)
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try data.write(to: file)
                completionHandler(file, nil)
                try FileManager.default.removeItem(at: folder)
            } catch {
                completionHandler(nil, error)
            }
        }
        return progress
    }

    /// Loads the value of a type: the one of `init(item:typeIdentifier:)`, the address of a file, or data.
    ///
    /// - Parameters:
    ///   - typeIdentifier: the type of the value.
    ///   - options: options for the source; those here have none.
    ///   - completionHandler: receives the value or an error; nil only to start the load.
    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil, completionHandler: CompletionHandler? = nil
    ) {
        let found = representation(conformingTo: typeIdentifier)
        switch found?.source {
        case .value(let value)?: Self.later { completionHandler?(value, nil) }
        case .file(let url)?: Self.later { completionHandler?(url as NSURL, nil) }
        default: Self.load(found) { data, error in completionHandler?(data.map { $0 as NSData }, error) }
        }
    }

    /// A handler of a loaded value, or of the error of its load.
    public typealias CompletionHandler = ((any NSSecureCoding)?, (any Error)?) -> Void

    /// Returns whether a class reads one of the types.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { source(for: aClass) != nil }

    /// Loads the item as an object of a class: the class reads the data of the first registered type that it can read.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        if let attributedText, aClass == NSAttributedString.self {
            Self.later {
                progress.completedUnitCount = 1
                completionHandler(attributedText, nil)
            }
            return progress
        }
        let source = source(for: aClass)
        Self.load(source?.representation) { data, error in
            progress.completedUnitCount = 1
            guard let data, let source else { return completionHandler(nil, error) }
            do {
                completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: source.type), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
        return progress
    }

    /// The first representation that a class reads, and the type under which it reads it.
    private func source(for aClass: any NSItemProviderReading.Type) -> (representation: ItemRepresentation, type: String)? {
        let readable = aClass.readableTypeIdentifiersForItemProvider
        for representation in representations {
            if readable.contains(representation.type) || readable.contains(where: representation.conforms) {
                return (representation, representation.type)
            }
        }
        return nil
    }

    /// Loads the data of a representation in a later run-loop turn.
    private static func load(_ representation: ItemRepresentation?, _ completion: @escaping (Data?, (any Error)?) -> Void) {
        later {
            guard let representation else { return completion(nil, error(.itemUnavailableError)) }
            switch representation.source {
            case .data(let handler): _ = handler { completion($0, $1 ?? ($0 == nil ? error(.itemUnavailableError) : nil)) }
            case .file(let url):
                let data = try? Data(contentsOf: url)
                completion(data, data == nil ? CocoaError(.fileReadNoSuchFile) : nil)
            case .value(let value):
                let data = ItemRepresentation.data(of: value)
                completion(data, data == nil ? error(.unavailableCoercionError) : nil)
            }
        }
    }

    /// The data of a type or one that conforms to it, for a pasteboard that is read at once; nil for none, and for a source that answers
    /// later.
    package final func loadedData(forTypeIdentifier typeIdentifier: String) -> Data? {
        switch representation(conformingTo: typeIdentifier)?.source {
        case .data(let handler)?:
            var loaded: Data?
            _ = handler { data, _ in loaded = data }
            return loaded
        case .file(let url)?: return try? Data(contentsOf: url)
        case .value(let value)?: return ItemRepresentation.data(of: value)
        case nil: return nil
        }
    }

    private static func later(_ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        DispatchQueue.main.async { action() }
    }

    // MARK: Errors

    /// The domain of a provider's errors.
    public static let errorDomain = "NSItemProviderErrorDomain"

    /// The codes of a provider's errors.
    public enum ErrorCode: Int, Sendable {
        /// An error of no other kind.
        case unknownError = -1
        /// No representation is of the requested type, or its source had no data.
        case itemUnavailableError = -1000
        /// The value is not of the requested class.
        case unexpectedValueClassError = -1100
        /// The value cannot be converted to the requested type.
        case unavailableCoercionError = -1200
    }

    static func error(_ code: ErrorCode) -> NSError { NSError(domain: errorDomain, code: code.rawValue) }
}

extension NSItemProvider {
    /// Returns whether the type's class in Foundation reads one of the types: `String` as `NSString`, `URL` as `NSURL`.
    public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass aClass: T.Type) -> Bool where T._ObjectiveCType: NSItemProviderReading {
        canLoadObject(ofClass: T._ObjectiveCType.self)
    }

    /// Loads the item as a value of a type whose class in Foundation reads it: a `String` or a `URL`.
    @discardableResult
    public func loadObject<T: _ObjectiveCBridgeable>(
        ofClass aClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
    ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
        loadObject(ofClass: T._ObjectiveCType.self) { object, error in
            var value: T?
            if let object = object as? T._ObjectiveCType { T._conditionallyBridgeFromObjectiveC(object, result: &value) }
            completionHandler(value, error)
        }
    }
}
