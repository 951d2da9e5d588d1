import Foundation

/// An element of an Interface Builder file; immutable once the file is read.
package final class NibElement: @unchecked Sendable {
    /// The name, such as "label".
    package let name: String
    package let attributes: [String: String]
    package let children: [NibElement]
    /// The text between the tags, without spaces around it.
    package let text: String
    /// The line of its first tag, from 1.
    package let line: Int
    /// The element as it is in the file, of one with the values of variations.
    private let source: NibElement?

    package init(
        name: String, attributes: [String: String] = [:], children: [NibElement] = [], text: String = "", line: Int = 0,
        source: NibElement? = nil
    ) {
        self.name = name
        self.attributes = attributes
        self.children = children
        self.text = text
        self.line = line
        self.source = source
    }

    /// Reads a file of XML without a document type, such as Xcode's schemes and workspaces.
    ///
    /// - Complexity: O(*n*), where *n* is the number of bytes.
    package static func root(of data: Data, file: String) throws(ResourceError) -> NibElement {
        try NibParser.root(of: data, file: file)
    }

    /// The element as it is in the file, without the values of variations.
    package var original: NibElement { source ?? self }

    package subscript(attribute: String) -> String? { attributes[attribute] }

    /// The object's identifier in the file; nil for values.
    package var id: String? { attributes["id"] }

    /// The first child of a name.
    package func child(_ name: String) -> NibElement? { children.first { $0.name == name } }

    /// The children within the first child of a name: `subviews`, `constraints`, `connections`.
    package func list(_ name: String) -> [NibElement] { child(name)?.children ?? [] }

    /// The child for a property, whatever its name: `<color key="textColor" …/>`.
    package func value(_ key: String) -> NibElement? { children.first { $0.attributes["key"] == key } }

    // MARK: Values of attributes

    /// The text of an attribute, or of a `string` child for it, which holds what an attribute cannot, such as line feeds.
    package func string(_ key: String) -> String? {
        if let text = attributes[key] { return text }
        guard let child = value(key), child.name == "string" || child.name == "mutableString" else { return nil }
        return child.decodedText
    }

    /// YES or NO; nil without the attribute.
    package func flag(_ key: String) -> Bool? { attributes[key].map { $0 == "YES" } }

    /// A number; nil without the attribute, and for one that is not finite.
    package func number(_ key: String) -> Double? { attributes[key].flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil } }

    package func integer(_ key: String) -> Int? { number(key).flatMap { Int(exactly: $0.rounded()) } }

    /// The text of a `string` element, which may be in base64.
    package var decodedText: String {
        guard attributes["base64-UTF8"] == "YES" else { return text }
        let letters = text.utf8.compactMap(Base64.value)
        return String(decoding: Base64.bytes(letters), as: UTF8.self)
    }
}

/// Base64 without padding, as Interface Builder writes it.
private enum Base64 {
    static func value(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
        case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }

    static func bytes(_ values: [UInt8]) -> [UInt8] {
        var (bytes, bits, count): ([UInt8], UInt32, Int) = ([], 0, 0)
        for value in values {
            bits = bits << 6 | UInt32(value)
            count += 6
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
            }
        }
        return bytes
    }
}
