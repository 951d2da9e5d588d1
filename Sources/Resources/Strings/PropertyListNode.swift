import Foundation

/// A value of a property list, with its line in a file of text.
package struct PropertyListNode: Sendable {
    package indirect enum Value: Sendable {
        case string(String)
        case boolean(Bool)
        case integer(Int)
        case real(Double)
        case date(Date)
        case data(Data)
        case array([PropertyListNode])
        /// In the file's order.
        case dictionary([(key: String, value: PropertyListNode)])
    }

    package let value: Value
    /// From 1; nil in a binary file.
    package let line: Int?

    package subscript(key: String) -> PropertyListNode? { entries?.last { $0.key == key }?.value }

    package var string: String? { if case .string(let text) = value { text } else { nil } }

    package var entries: [(key: String, value: PropertyListNode)]? {
        if case .dictionary(let entries) = value { entries } else { nil }
    }

    package var elements: [PropertyListNode]? { if case .array(let elements) = value { elements } else { nil } }

    /// Bytes of a file with texts.
    package static let longestFile = NibParser.longestPropertyList

    /// Reads an XML or a binary property list.
    package init(_ data: Data, file: String, longest: Int = longestFile) throws(ResourceError) {
        if data.starts(with: Data("bplist".utf8)) {
            self = try BinaryPropertyList(data, file: file).root()
        } else {
            self = try Self.node(of: NibParser.root(of: data, file: file, format: .propertyList, longest: longest), file: file)
        }
    }

    /// Reads a property list in XML, binary or the old style, `{ key = (value, value); }`.
    package init(anyStyle data: Data, file: String, longest: Int = longestFile) throws(ResourceError) {
        if data.starts(with: Data("bplist".utf8)) {
            try self.init(data, file: file)
            return
        }
        guard data.count <= longest else {
            throw ResourceError(file: file, "the file has \(data.count) bytes; at most \(longest) are read")
        }
        let text = try TextEncoding.text(of: data, file: file)
        if Self.isXML(text) {
            try self.init(Data(text.utf8), file: file, longest: longest)
        } else {
            var reader = OldStyleReader(text, file: file)
            self = try reader.root()
        }
    }

    package init(_ value: Value, line: Int?) {
        self.value = value
        self.line = line
    }

    /// Whether a text begins as a property list in XML does.
    static func isXML(_ text: String) -> Bool {
        let start = text.drop { $0.isWhitespace }
        return start.hasPrefix("<?xml") || start.hasPrefix("<!DOCTYPE") || start.hasPrefix("<plist")
    }

    private static func node(of element: NibElement, file: String) throws(ResourceError) -> PropertyListNode {
        switch element.name {
        case "plist":
            guard let child = element.children.first else {
                throw ResourceError(file: file, line: element.line, "the property list is empty")
            }
            return try node(of: child, file: file)
        case "string": return PropertyListNode(.string(element.text), line: element.line)
        case "dict":
            var entries: [(key: String, value: PropertyListNode)] = []
            var children = element.children[...]
            while let key = children.popFirst() {
                guard key.name == "key", let value = children.popFirst(), value.name != "key" else {
                    throw ResourceError(file: file, line: key.line, "<dict> has no value for the key '\(key.text)'")
                }
                entries.append((key.text, try node(of: value, file: file)))
            }
            return PropertyListNode(.dictionary(entries), line: element.line)
        case "array":
            var elements: [PropertyListNode] = []
            for child in element.children { elements.append(try node(of: child, file: file)) }
            return PropertyListNode(.array(elements), line: element.line)
        case "true", "false": return PropertyListNode(.boolean(element.name == "true"), line: element.line)
        case "integer", "real", "date", "data":
            guard let value = scalar(element) else {
                throw ResourceError(file: file, line: element.line, "'\(element.text)' is no value of <\(element.name)>")
            }
            return PropertyListNode(value, line: element.line)
        default: throw ResourceError(file: file, line: element.line, "<\(element.name)> is no element of a property list")
        }
    }

    private static func scalar(_ element: NibElement) -> Value? {
        let text = element.text.trimmingCharacters(in: .whitespacesAndNewlines)
        switch element.name {
        case "integer":
            let digits = text.lowercased()
            return (digits.hasPrefix("0x") ? Int(digits.dropFirst(2), radix: 16) : Int(digits)).map { .integer($0) }
        case "real": return Double(text).map { .real($0) }
        case "date": return (try? Date(text, strategy: .iso8601)).map { .date($0) }
        default: return Data(base64Encoded: text, options: .ignoreUnknownCharacters).map { .data($0) }
        }
    }
}

/// Reads binary property lists; Foundation's reader takes any depth and cycle.
private struct BinaryPropertyList {
    let bytes: [UInt8]
    let file: String
    private let offsets: [Int]
    private let referenceSize: Int
    private let top: Int

    private static let deepest = 16
    /// Values, each as often as it is referred to.
    private static let mostValues = 400_000

    init(_ data: Data, file: String) throws(ResourceError) {
        let bytes = [UInt8](data)
        self.bytes = bytes
        self.file = file
        let damaged = ResourceError(file: file, "the binary property list is damaged or cut off")
        guard bytes.count >= 40 else { throw damaged }
        let trailer = bytes.count - 32
        let (offsetSize, referenceSize) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
        guard let count = Self.integer(bytes, trailer + 8, 8), let top = Self.integer(bytes, trailer + 16, 8),
            let table = Self.integer(bytes, trailer + 24, 8), 1...8 ~= offsetSize, 1...8 ~= referenceSize, top < count,
            table <= trailer, count <= (trailer - table) / offsetSize
        else { throw damaged }
        var offsets: [Int] = []
        for index in 0..<count {
            guard let offset = Self.integer(bytes, table + index * offsetSize, offsetSize), offset < table else { throw damaged }
            offsets.append(offset)
        }
        self.offsets = offsets
        self.referenceSize = referenceSize
        self.top = top
    }

    func root() throws(ResourceError) -> PropertyListNode {
        var left = Self.mostValues
        return try node(top, depth: 0, &left)
    }

    private var damaged: ResourceError { ResourceError(file: file, "the binary property list is damaged or cut off") }

    private func node(_ index: Int, depth: Int, _ left: inout Int) throws(ResourceError) -> PropertyListNode {
        left -= 1
        guard left > 0, depth <= Self.deepest else {
            throw ResourceError(file: file, "dictionaries more than \(Self.deepest) deep or \(Self.mostValues) values are refused")
        }
        guard index < offsets.count else { throw damaged }
        var cursor = offsets[index]
        let marker = bytes[cursor]
        cursor += 1
        let kind = marker >> 4
        if kind < 0x4 { return PropertyListNode(try number(marker, at: cursor), line: nil) }
        guard [0x4, 0x5, 0x6, 0xA, 0xD].contains(kind) else { throw damaged }
        var count = Int(marker & 0xF)
        if count == 0xF {
            guard cursor < bytes.count, bytes[cursor] >> 4 == 1 else { throw damaged }
            let size = 1 << Int(bytes[cursor] & 0xF)
            guard size <= 8, let long = Self.integer(bytes, cursor + 1, size) else { throw damaged }
            count = long
            cursor += 1 + size
        }
        switch kind {
        case 0x4:
            guard count <= bytes.count - cursor else { throw damaged }
            return PropertyListNode(.data(Data(bytes[cursor..<cursor + count])), line: nil)
        case 0xA:
            guard count <= (bytes.count - cursor) / referenceSize else { throw damaged }
            var elements: [PropertyListNode] = []
            for index in 0..<count {
                guard let element = Self.integer(bytes, cursor + index * referenceSize, referenceSize) else { throw damaged }
                elements.append(try node(element, depth: depth + 1, &left))
            }
            return PropertyListNode(.array(elements), line: nil)
        case 0x5:
            guard count <= bytes.count - cursor else { throw damaged }
            return PropertyListNode(.string(String(decoding: bytes[cursor..<cursor + count], as: UTF8.self)), line: nil)
        case 0x6:
            guard count <= (bytes.count - cursor) / 2 else { throw damaged }
            let letters = (0..<count).map { UInt16(bytes[cursor + 2 * $0]) << 8 | UInt16(bytes[cursor + 2 * $0 + 1]) }
            return PropertyListNode(.string(String(decoding: letters, as: UTF16.self)), line: nil)
        default:
            guard count <= (bytes.count - cursor) / (2 * referenceSize) else { throw damaged }
            var entries: [(key: String, value: PropertyListNode)] = []
            for entry in 0..<count {
                guard let key = Self.integer(bytes, cursor + entry * referenceSize, referenceSize),
                    let value = Self.integer(bytes, cursor + (count + entry) * referenceSize, referenceSize),
                    let name = try node(key, depth: depth + 1, &left).string
                else { throw damaged }
                entries.append((name, try node(value, depth: depth + 1, &left)))
            }
            return PropertyListNode(.dictionary(entries), line: nil)
        }
    }

    /// A boolean, a number or a date; big-endian.
    private func number(_ marker: UInt8, at cursor: Int) throws(ResourceError) -> PropertyListNode.Value {
        if marker == 0x8 || marker == 0x9 { return .boolean(marker == 0x9) }
        let size = 1 << Int(marker & 0xF)
        guard marker >= 0x10, size <= 8, size <= bytes.count - cursor else { throw damaged }
        let bits = bytes[cursor..<cursor + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        switch (marker >> 4, size) {
        case (0x1, _): return .integer(Int(truncatingIfNeeded: bits))
        case (0x2, 4): return .real(Double(Float(bitPattern: UInt32(bits))))
        case (0x2, 8): return .real(Double(bitPattern: bits))
        case (0x3, 8): return .date(Date(timeIntervalSinceReferenceDate: Double(bitPattern: bits)))
        default: throw damaged
        }
    }

    /// nil behind the end, and for a number that no file has.
    private static func integer(_ bytes: [UInt8], _ cursor: Int, _ size: Int) -> Int? {
        guard cursor >= 0, size <= bytes.count - cursor else { return nil }
        var value: UInt64 = 0
        for byte in bytes[cursor..<cursor + size] { value = value << 8 | UInt64(byte) }
        return value <= 1 << 40 ? Int(value) : nil
    }
}
