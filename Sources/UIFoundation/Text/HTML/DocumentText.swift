import Foundation

/// The characters of a document.
struct DocumentText {
    let string: String
    let encoding: String.Encoding

    /// Decodes the bytes of a document.
    ///
    /// - Parameters:
    ///   - data: the bytes.
    ///   - given: the encoding that the reader's options name; nil for that of a byte order mark, then that which HTML declares, then UTF-8
    ///     if the bytes are UTF-8, else Windows-1252.
    ///   - isHTML: whether bytes that are wrong in the given encoding are replaced, and declarations apply.
    init(_ data: Data, encoding given: String.Encoding?, isHTML: Bool) throws {
        let bytes = [UInt8](data)
        if let mark = Self.mark(bytes), given == nil || given == mark.encoding || given == .utf16 || given == .unicode {
            self = Self.decoded(data.dropFirst(mark.length), mark.encoding)
        } else if let given {
            guard isHTML || String(data: data, encoding: given) != nil else {
                throw DocumentError.sentence(
                    "The text of \(bytes.count) bytes is not in the encoding \(given); pass another .characterEncoding, or none.",
                    .fileReadInapplicableStringEncoding)
            }
            self = Self.decoded(data, given)
        } else if isHTML, let declared = Self.declared(bytes) {
            self = Self.decoded(data, declared)
        } else if let string = String(data: data, encoding: .utf8) {
            (self.string, encoding) = (string, .utf8)
        } else {
            self = Self.decoded(data, .windowsCP1252)
        }
    }

    private init(string: String, encoding: String.Encoding) { (self.string, self.encoding) = (string, encoding) }

    private static func decoded(_ data: Data, _ encoding: String.Encoding) -> DocumentText {
        let string: String =
            switch encoding {
            case .utf8: String(decoding: data, as: UTF8.self)
            case .windowsCP1252: windows1252(data)
            default: String(data: data, encoding: encoding) ?? windows1252(data)
            }
        return DocumentText(string: string, encoding: encoding)
    }

    private static func mark(_ bytes: [UInt8]) -> (length: Int, encoding: String.Encoding)? {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (3, .utf8) }
        if bytes.starts(with: [0xFF, 0xFE]) { return (2, .utf16LittleEndian) }
        if bytes.starts(with: [0xFE, 0xFF]) { return (2, .utf16BigEndian) }
        return nil
    }

    /// The encoding that a document declares in its first 1,024 bytes; nil for an unknown one.
    private static func declared(_ bytes: [UInt8]) -> String.Encoding? {
        let start = String(decoding: bytes.prefix(1024), as: UTF8.self).lowercased()
        guard let found = start.range(of: "charset=") else { return nil }
        let label = start[found.upperBound...].drop { $0 == "\"" || $0 == "'" || $0 == " " }
        return encodings[String(label.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })]
    }

    /// Encodings by their names in HTML, which takes Latin-1 for Windows-1252, and UTF-16 in bytes that can be read for UTF-8.
    private static let encodings: [String: String.Encoding] = [
        "utf-8": .utf8, "utf8": .utf8, "utf-16": .utf8, "iso-8859-1": .windowsCP1252, "latin1": .windowsCP1252, "us-ascii": .windowsCP1252,
        "ascii": .windowsCP1252, "windows-1252": .windowsCP1252, "cp1252": .windowsCP1252, "iso-8859-2": .isoLatin2,
        "windows-1250": .windowsCP1250, "windows-1251": .windowsCP1251, "windows-1253": .windowsCP1253, "windows-1254": .windowsCP1254,
        "iso-8859-9": .windowsCP1254, "shift_jis": .shiftJIS, "shift-jis": .shiftJIS, "euc-jp": .japaneseEUC,
        "iso-2022-jp": .iso2022JP, "macintosh": .macOSRoman,
    ]

    private static func windows1252(_ data: Data) -> String {
        var string = ""
        string.unicodeScalars.append(
            contentsOf: data.map { byte in
                (0x80..<0xA0).contains(byte) ? upperHalf[Int(byte) - 0x80] : Unicode.Scalar(byte)
            })
        return string
    }

    /// The characters from 0x80 to 0x9F; unassigned ones are control characters, as in browsers.
    private static let upperHalf: [Unicode.Scalar] = [
        "\u{20AC}", "\u{81}", "\u{201A}", "\u{192}", "\u{201E}", "\u{2026}", "\u{2020}", "\u{2021}", "\u{2C6}", "\u{2030}", "\u{160}",
        "\u{2039}", "\u{152}", "\u{8D}", "\u{17D}", "\u{8F}", "\u{90}", "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}", "\u{2022}",
        "\u{2013}", "\u{2014}", "\u{2DC}", "\u{2122}", "\u{161}", "\u{203A}", "\u{153}", "\u{9D}", "\u{17E}", "\u{178}",
    ]
}

/// Errors of documents, with a sentence as their description.
enum DocumentError {
    static func sentence(_ sentence: String, _ code: CocoaError.Code) -> CocoaError {
        CocoaError(code, userInfo: [NSLocalizedDescriptionKey: sentence])
    }
}
