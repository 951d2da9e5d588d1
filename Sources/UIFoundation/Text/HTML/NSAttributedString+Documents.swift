import CoreGraphics

extension NSAttributedString {
    /// The format of a document.
    ///
    /// Source: Apple,
    /// [NSAttributedString.DocumentType](https://developer.apple.com/documentation/foundation/nsattributedstring/documenttype).
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Text without attributes.
        public static let plain = DocumentType(rawValue: "NSPlainText")
        /// Rich text, which is not read or written: an error says so.
        public static let rtf = DocumentType(rawValue: "NSRTF")
        /// Rich text with attachments, which is not read or written: an error says so.
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
        /// HTML.
        public static let html = DocumentType(rawValue: "NSHTML")
    }

    /// A key of the options with which a document is read.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The format, a `DocumentType` or its raw value. Without it a document is HTML if it begins like one, or if the file's name ends
        /// so; all others are plain text.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// The encoding, a `String.Encoding` or its raw value as a number. Without it, it is that of a byte order mark, then that which
        /// HTML declares, then UTF-8 if the bytes are UTF-8, else Windows-1252.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        /// The attributes of plain text, a dictionary by `NSAttributedString.Key`; text of HTML has those of the document alone.
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    /// A key of what is known about a document besides its text.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The format, the raw value of a `DocumentType`; `data(from:documentAttributes:)` takes a `DocumentType` too.
        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        /// The encoding, the raw value of a `String.Encoding` as a number; `data(from:documentAttributes:)` takes a `String.Encoding` too.
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
        /// The background of the page, a `UIColor`; absent if HTML gives its body none.
        public static let backgroundColor = DocumentAttributeKey(rawValue: "BackgroundColor")
    }

    /// Creates a string from a document: HTML or plain text.
    ///
    /// HTML without styles is black Times New Roman of 12 points, pixels of CSS are points, and each block ends its paragraph with a line
    /// feed. Selectors of types, classes, identifiers, descendants and children are read, and the properties of fonts, colors,
    /// decorations, alignment, margins, indents, line height, letter spacing, direction and white space. Elements nested deeper than 512
    /// have no style of their own. No script runs, and nothing is loaded from the network: images are those of `data:` and `file:`
    /// addresses, others are empty attachments. Call it on the main thread, which UIKit demands for HTML.
    ///
    /// ```swift
    /// let html = Data("<p>Read <b>this</b></p>".utf8)
    /// let text = try NSAttributedString(
    ///     data: html, options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
    /// // "Read this\n"
    /// ```
    ///
    /// Differs from UIKit: cells of tables are paragraphs one below the other; attributes without effect (a stroke of no width, a kerning
    /// of 0) are absent; `margin-top` in a style is the spacing before a paragraph. Source:
    /// https://developer.apple.com/documentation/foundation/nsattributedstring ("Creating attributed strings from documents").
    ///
    /// - Parameters:
    ///   - data: the document. Damaged HTML is read as browsers do; no bytes are an empty string.
    ///   - options: the format and the encoding; options of other names are logged once.
    ///   - dict: where to write what is known about the document, by `DocumentAttributeKey`'s raw values; nil for nowhere.
    /// - Throws: A `CocoaError` with a sentence for rich text, for plain text in another encoding than the given one, and for HTML on a
    ///   machine without libxml2.
    /// - Complexity: O(*n* · *r*), where *n* is the number of bytes and *r* that of rules for an element.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:], documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let document = try DocumentReader(options, url: nil).read(data)
        dict?.pointee = document.attributes
        self.init(attributedString: document.text)
    }

    /// Creates a string from a file: HTML or plain text. Relative links and images are those beside the file.
    ///
    /// Throws as `init(data:options:documentAttributes:)`, and if the file cannot be read. Call it on the main thread.
    ///
    /// - Parameters:
    ///   - url: the address of the file; those of the network are refused.
    ///   - options: the format and the encoding; options of other names are logged once.
    ///   - dict: where to write what is known about the document; nil for nowhere.
    /// - Complexity: O(*n* · *r*), where *n* is the number of bytes and *r* that of rules for an element.
    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:], documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let document = try DocumentReader(options, url: url).readFile()
        dict?.pointee = document.attributes
        self.init(attributedString: document.text)
    }

    /// Returns a document of a range: HTML or plain text.
    ///
    /// HTML has paragraphs, fonts, colors, links, underlines, strikethroughs, letter spacing, baselines and images; reading it gives them
    /// back, with a line feed behind the last paragraph. Tab stops and shadows are left out.
    ///
    /// - Parameters:
    ///   - range: the range in UTF-16 units; an error says so if it is not in the text.
    ///   - dict: the format, which must be given, and the encoding, by default UTF-8; HTML is always UTF-8. Attributes of other names are
    ///     logged once.
    /// - Throws: A `CocoaError` with a sentence for other formats, and for characters that the encoding lacks.
    /// - Complexity: O(*n*), where *n* is the length of the range.
    public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
        guard range.location >= 0, range.length >= 0, range.location <= length, range.length <= length - range.location else {
            throw DocumentError.sentence(
                "The range \(range) is not in the text, which has the length \(length).", .fileWriteUnknown)
        }
        return try DocumentWriter(attributedSubstring(from: range)).data(dict)
    }
}

extension NSMutableAttributedString {
    /// Replaces the text by that of a document: HTML or plain text. It stays as it is where an error is thrown.
    ///
    /// - Parameters:
    ///   - data: the document, as for `init(data:options:documentAttributes:)`, which throws the same errors.
    ///   - opts: the format and the encoding; options of other names are logged once.
    ///   - dict: where to write what is known about the document; nil for nowhere.
    /// - Complexity: O(*n* · *r*), where *n* is the number of bytes and *r* that of rules for an element.
    public func read(
        from data: Data, options opts: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let document = try DocumentReader(opts, url: nil).read(data)
        dict?.pointee = document.attributes
        setAttributedString(document.text)
    }
}

/// Reads documents with the options of an app.
struct DocumentReader {
    typealias Document = (text: NSAttributedString, attributes: NSDictionary)

    private let type: NSAttributedString.DocumentType?
    private let encoding: String.Encoding?
    private let defaults: [NSAttributedString.Key: Any]
    private let url: URL?

    init(_ options: [NSAttributedString.DocumentReadingOptionKey: Any], url: URL?) {
        self.url = url
        type = options[.documentType].flatMap(DocumentValues.type)
        encoding = options[.characterEncoding].flatMap(DocumentValues.encoding)
        defaults = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
        for (key, value) in options {
            let isRead: Bool =
                switch key {
                case .documentType: type != nil
                case .characterEncoding: encoding != nil
                case .defaultAttributes: value is [NSAttributedString.Key: Any]
                default: false
                }
            if !isRead {
                reportOnce(
                    "NSAttributedString.options.\(key.rawValue)",
                    "NSAttributedString: the reading option \(key.rawValue) with the value \(value) is ignored; .documentType, "
                        + ".characterEncoding and .defaultAttributes are read")
            }
        }
    }

    func readFile() throws -> Document {
        guard let url, url.isFileURL else {
            throw DocumentError.sentence(
                "\(self.url?.absoluteString ?? "") is not the address of a file: load it with URLSession, and read its data.",
                .fileReadUnsupportedScheme)
        }
        return try read(Data(contentsOf: url))
    }

    func read(_ data: Data) throws -> Document {
        let type = type ?? Self.type(of: data, named: url?.pathExtension.lowercased() ?? "")
        switch type {
        case .html:
            let text = try DocumentText(data, encoding: encoding, isHTML: true)
            var reader = HTMLReader(baseURL: url)
            let result = try reader.read(text.string)
            return (result, attributes(type, text.encoding, reader.background))
        case .plain:
            let text = try DocumentText(data, encoding: encoding, isHTML: false)
            return (NSAttributedString(string: text.string, attributes: defaults), attributes(type, text.encoding))
        default:
            throw DocumentError.sentence(
                "A document of the type \(type.rawValue) cannot be read; .html and .plain are read.", .featureUnsupported)
        }
    }

    private func attributes(
        _ type: NSAttributedString.DocumentType, _ encoding: String.Encoding, _ background: UIColor? = nil
    ) -> NSDictionary {
        typealias Key = NSAttributedString.DocumentAttributeKey
        var attributes: [String: Any] = [Key.documentType.rawValue: type.rawValue, Key.characterEncoding.rawValue: encoding.rawValue]
        if let background { attributes[Key.backgroundColor.rawValue] = background }
        return NSDictionary(dictionary: attributes)
    }

    /// The type of a document by its name or its beginning.
    private static func type(of data: Data, named suffix: String) -> NSAttributedString.DocumentType {
        switch suffix {
        case "html", "htm", "xhtml": return .html
        case "rtf": return .rtf
        case "rtfd": return .rtfd
        default: break
        }
        let start = String(decoding: data.prefix(512).filter { $0 != 0 && $0 < 0x80 }, as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
        if start.hasPrefix("{\\rtf") { return .rtf }
        let isHTML = ["<!doctype html", "<html", "<head", "<body", "<title", "<meta"].contains { start.hasPrefix($0) }
        return isHTML ? .html : .plain
    }
}

/// Values of options and attributes in the forms in which apps give them.
enum DocumentValues {
    static func type(_ value: Any) -> NSAttributedString.DocumentType? {
        value as? NSAttributedString.DocumentType ?? (value as? String).map(NSAttributedString.DocumentType.init(rawValue:))
    }

    static func encoding(_ value: Any) -> String.Encoding? {
        if let encoding = value as? String.Encoding { return encoding }
        let number = value as? UInt ?? (value as? Int).flatMap { UInt(exactly: $0) } ?? (value as? NSNumber)?.uintValue
        return number.map(String.Encoding.init(rawValue:))
    }
}
