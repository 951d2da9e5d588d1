import Foundation

// The values of Foundation and UIKit that item providers carry.

extension NSString: NSItemProviderReading, NSItemProviderWriting {
    /// Text in UTF-8.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

    /// Text of any kind.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text", "public.plain-text", "public.text"] }

    /// Returns the text that data has in UTF-8; other data throws.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(bytes: data, encoding: .utf8) else { throw NSItemProvider.error(.unavailableCoercionError) }
        return self.init(string: text)
    }

    /// Passes the text in UTF-8 to a handler.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data((self as String).utf8), nil)
        return nil
    }
}

extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {
    /// Text in UTF-8. A provider that was made of the object gives it back with its attributes.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

    /// Text of any kind, without attributes.
    public static var readableTypeIdentifiersForItemProvider: [String] { NSString.readableTypeIdentifiersForItemProvider }

    /// Returns the text that data has in UTF-8; other data throws.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(bytes: data, encoding: .utf8), let made = NSAttributedString(string: text) as? Self else {
            throw NSItemProvider.error(.unavailableCoercionError)
        }
        return made
    }

    /// Passes the text in UTF-8 to a handler.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(string.utf8), nil)
        return nil
    }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    /// An address.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

    /// An address; one of a file as well.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

    /// The types that this address is written in: that of files too if it is of a file.
    public var writableTypeIdentifiersForItemProvider: [String] { isFileURL ? ["public.file-url", "public.url"] : ["public.url"] }

    /// Returns the address that data has as text; other data throws.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(bytes: data, encoding: .utf8), let made = NSURL(string: text) as? Self else {
            throw NSItemProvider.error(.unavailableCoercionError)
        }
        return made
    }

    /// Passes the address as text to a handler.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data((self as URL).absoluteString.utf8), nil)
        return nil
    }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
    /// PNG and JPEG.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }

    /// Images of any kind.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg", "public.image"] }

    /// Returns the image that data has, in a scale of 1; other data throws.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let made = UIImage(data: data) as? Self else { throw NSItemProvider.error(.unavailableCoercionError) }
        return made
    }

    /// Passes the image as PNG or JPEG to a handler.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let data = typeIdentifier == "public.jpeg" ? jpegData(compressionQuality: 0.9) : pngData()
        completionHandler(data, data == nil ? NSItemProvider.error(.itemUnavailableError) : nil)
        return nil
    }
}

extension UIColor: NSItemProviderReading, NSItemProviderWriting {
    /// The archive of a color.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }

    /// The archive of a color.
    public static var readableTypeIdentifiersForItemProvider: [String] { writableTypeIdentifiersForItemProvider }

    /// Returns the color of an archive; other data throws.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let made = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) as? Self else {
            throw NSItemProvider.error(.unavailableCoercionError)
        }
        return made
    }

    /// Passes the archive of the color to a handler.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress? {
        do {
            completionHandler(try NSKeyedArchiver.archivedData(withRootObject: self, requiringSecureCoding: true), nil)
        } catch {
            completionHandler(nil, error)
        }
        return nil
    }
}
