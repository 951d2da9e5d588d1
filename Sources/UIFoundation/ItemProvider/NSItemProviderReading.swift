import Foundation

/// A class whose objects can be made of an item provider's data.
///
/// Source: Apple, [NSItemProviderReading](https://developer.apple.com/documentation/foundation/nsitemproviderreading).
public protocol NSItemProviderReading: NSObjectProtocol {
    /// The types that the class reads; those that conform to one are read too.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// Returns an object made of data.
    ///
    /// - Parameters:
    ///   - data: the data of a representation.
    ///   - typeIdentifier: the type of the data.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// An object that gives an item provider its data.
///
/// Source: Apple, [NSItemProviderWriting](https://developer.apple.com/documentation/foundation/nsitemproviderwriting).
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The types that objects of the class write, the most faithful first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// The types that this object writes; those of its class by default. Optional.
    var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Passes the data of a type, or an error, to a handler, now or later; returns the progress of the work, or nil.
    ///
    /// - Parameters:
    ///   - typeIdentifier: one of the types that the object writes.
    ///   - completionHandler: receives the data or the error.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }
}

/// The processes that may load a representation. Drags stay within the app, which loads all.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// All processes.
    case all = 0
    /// Processes of the same developer.
    case team = 1
    /// Processes of the same group.
    case group = 2
    /// The process that registered it.
    case ownProcess = 3
}
