import Foundation

/// A value of a property list, with its line in an XML file.
package struct PropertyListNode: Sendable {
    package indirect enum Value: Sendable {
        case string(String)
        /// In the file's order.
        case dictionary([(key: String, value: PropertyListNode)])
        /// Numbers, dates, data, arrays.
        case other
    }

    package let value: Value
    /// From 1; nil in a binary file.
    package let line: Int?

    package subscript(key: String) -> PropertyListNode? { entries?.last { $0.key == key }?.value }

    package var string: String? { if case .string(let text) = value { text } else { nil } }

    package var entries: [(key: String, value: PropertyListNode)]? {
        if case .dictionary(let entries) = value { entries } else { nil }
    }

    /// Bytes of a file with texts.
    package static let longestFile = NibParser.longestPropertyList

    /// Reads an XML or a binary property list.
    package init(_ data: Data, file: String) throws(ResourceError) {
        if data.starts(with: Data("bplist".utf8)) {
            self = try BinaryPropertyList(data, file: file).root()
        } else {
            self = try Self.node(of: NibParser.root(of: data, file: file, format: .propertyList), file: file)
        }
    }

    fileprivate init(_ value: Value, line: Int?) {
        self.value = value
        self.line = line
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
        case "array", "data", "date", "integer", "real", "true", "false": return PropertyListNode(.other, line: element.line)
        default: throw ResourceError(file: file, line: element.line, "<\(element.name)> is no element of a property list")
        }
    }
}

/// Reads texts and dictionaries of binary property lists; Foundation's reader takes any depth and cycle.
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
        guard [0x5, 0x6, 0xD].contains(kind) else { return PropertyListNode(.other, line: nil) }
        var count = Int(marker & 0xF)
        if count == 0xF {
            guard cursor < bytes.count, bytes[cursor] >> 4 == 1 else { throw damaged }
            let size = 1 << Int(bytes[cursor] & 0xF)
            guard size <= 8, let long = Self.integer(bytes, cursor + 1, size) else { throw damaged }
            count = long
            cursor += 1 + size
        }
        switch kind {
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

    /// nil behind the end, and for a number that no file has.
    private static func integer(_ bytes: [UInt8], _ cursor: Int, _ size: Int) -> Int? {
        guard cursor >= 0, size <= bytes.count - cursor else { return nil }
        var value: UInt64 = 0
        for byte in bytes[cursor..<cursor + size] { value = value << 8 | UInt64(byte) }
        return value <= 1 << 40 ? Int(value) : nil
    }
}
