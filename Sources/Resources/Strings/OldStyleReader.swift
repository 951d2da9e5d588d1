import Foundation

/// Reads property lists in the old style, with comments: files of strings, `"key" = "value";`, and those of projects,
/// `{ key = (value, value); }`.
struct OldStyleReader {
    private let bytes: [UInt8]
    private let file: String
    private var cursor = 0
    /// The last offset whose line was needed, and that line.
    private var location = (offset: 0, line: 1)

    /// Lists within each other; those of projects have six.
    private static let deepest = 32

    init(_ text: String, file: String) {
        bytes = Array(text.utf8)
        self.file = file
    }

    mutating func texts() throws(ResourceError) -> [String: String] {
        var texts: [String: String] = [:]
        try skip()
        let hasBraces = next == UInt8(ascii: "{")
        if hasBraces { advance() }
        while true {
            try skip()
            guard let byte = next else { break }
            if hasBraces, byte == UInt8(ascii: "}") { break }
            let keyStart = cursor
            let key = try word("a key")
            try skip()
            if next == UInt8(ascii: ";") {
                texts[key] = key
                advance()
                continue
            }
            guard next == UInt8(ascii: "=") else { throw error("'=' is missing after the key '\(key)'", keyStart) }
            advance()
            try skip()
            let valueStart = cursor
            texts[key] = try word("the value of '\(key)'")
            try skip()
            guard next == UInt8(ascii: ";") else { throw error("';' is missing after the value of '\(key)'", valueStart) }
            advance()
        }
        return texts
    }

    // MARK: Nested values

    /// The one value of the file.
    mutating func root() throws(ResourceError) -> PropertyListNode {
        try skip()
        guard next != nil else { throw ResourceError(file: file, line: 1, "the file is empty") }
        let node = try node(depth: 0)
        try skip()
        guard next == nil else { throw error("something follows the end of the property list") }
        return node
    }

    private mutating func node(depth: Int) throws(ResourceError) -> PropertyListNode {
        guard depth < Self.deepest else { throw error("lists more than \(Self.deepest) deep are refused") }
        let line = line(at: cursor)
        switch next {
        case UInt8(ascii: "{"): return PropertyListNode(.dictionary(try entries(depth, line)), line: line)
        case UInt8(ascii: "("):
            advance()
            var elements: [PropertyListNode] = []
            while true {
                try skip()
                guard let byte = next else { throw error("the list that begins in line \(line) has no ')'") }
                if byte == UInt8(ascii: ")") { break }
                elements.append(try node(depth: depth + 1))
                try skip()
                if next == UInt8(ascii: ",") {
                    advance()
                } else if next != UInt8(ascii: ")") {
                    throw error("',' or ')' is missing in the list that begins in line \(line)")
                }
            }
            advance()
            return PropertyListNode(.array(elements), line: line)
        case UInt8(ascii: "<"): return PropertyListNode(.data(try data()), line: line)
        default: return PropertyListNode(.string(try word("a value")), line: line)
        }
    }

    private mutating func entries(_ depth: Int, _ line: Int) throws(ResourceError) -> [(key: String, value: PropertyListNode)] {
        advance()
        var entries: [(key: String, value: PropertyListNode)] = []
        while true {
            try skip()
            guard let byte = next else { throw error("the dictionary that begins in line \(line) has no '}'") }
            if byte == UInt8(ascii: "}") { break }
            let start = cursor
            let key = try word("a key")
            try skip()
            guard next == UInt8(ascii: "=") else { throw error("'=' is missing after the key '\(key)'", start) }
            advance()
            try skip()
            entries.append((key, try node(depth: depth + 1)))
            try skip()
            guard next == UInt8(ascii: ";") else { throw error("';' is missing after the value of '\(key)'", start) }
            advance()
        }
        advance()
        return entries
    }

    /// Bytes as pairs of digits: `<0fbd77 1c2735ae>`.
    private mutating func data() throws(ResourceError) -> Data {
        let start = cursor
        advance()
        var digits: [UInt8] = []
        while let byte = next, byte != UInt8(ascii: ">") {
            advance()
            if byte == 0x20 || (0x9...0xD).contains(byte) { continue }
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { throw error("'<' begins no data", start) }
            digits.append(UInt8(digit))
        }
        guard next != nil, digits.count.isMultiple(of: 2) else { throw error("the data is cut off", start) }
        advance()
        return Data(stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
    }

    /// The line of an offset, from 1; counted from the last one on.
    private mutating func line(at offset: Int) -> Int {
        guard offset >= location.offset else { return bytes.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1 }
        bytes.withUnsafeBytes { buffer in
            guard let start = buffer.baseAddress else { return }
            while location.offset < offset, let found = memchr(start + location.offset, 0xA, offset - location.offset) {
                location.line += 1
                location.offset = UnsafeRawPointer(found) - start + 1
            }
        }
        location.offset = offset
        return location.line
    }

    // MARK: Tokens

    private var next: UInt8? { cursor < bytes.count ? bytes[cursor] : nil }

    /// An error at an offset; nil is the present one.
    private func error(_ message: String, _ offset: Int? = nil) -> ResourceError {
        let line = bytes.prefix(offset ?? cursor).count { $0 == UInt8(ascii: "\n") } + 1
        return ResourceError(file: file, line: line, message)
    }

    private mutating func advance() { cursor += 1 }

    /// The offset of a byte from the present one on, before an end (that of the file if nil); nil if there is none.
    private func offset(of byte: UInt8, before end: Int? = nil) -> Int? {
        bytes.withUnsafeBytes { buffer in
            let end = end ?? buffer.count
            guard let start = buffer.baseAddress, cursor < end else { return nil }
            return memchr(start + cursor, Int32(byte), end - cursor).map { UnsafeRawPointer($0) - start }
        }
    }

    private func follows(_ first: Character, _ second: Character) -> Bool {
        cursor + 1 < bytes.count && bytes[cursor] == first.asciiValue && bytes[cursor + 1] == second.asciiValue
    }

    /// Skips spaces and comments.
    private mutating func skip() throws(ResourceError) {
        while let byte = next {
            if byte == 0x20 || (0x9...0xD).contains(byte) {
                advance()
            } else if byte == 0xE2, cursor + 2 < bytes.count, bytes[cursor + 1] == 0x80, [0xA8, 0xA9].contains(bytes[cursor + 2]) {
                cursor += 3
            } else if follows("/", "/") {
                // A line may end by either.
                let end = offset(of: UInt8(ascii: "\n")) ?? bytes.count
                cursor = offset(of: UInt8(ascii: "\r"), before: end) ?? end
            } else if follows("/", "*") {
                let start = cursor
                cursor += 2
                while true {
                    guard let star = offset(of: UInt8(ascii: "*")) else { throw error("the comment has no end", start) }
                    cursor = star
                    if follows("*", "/") { break }
                    cursor += 1
                }
                cursor += 2
            } else {
                return
            }
        }
    }

    private mutating func word(_ what: String) throws(ResourceError) -> String {
        guard let byte = next else { throw error("\(what) is missing at the end of the file") }
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quoted(byte, what) }
        let start = cursor
        let plain = Self.plain
        let end = bytes.withUnsafeBufferPointer { buffer in
            var end = start
            while end < buffer.count, plain[Int(buffer[end])] { end += 1 }
            return end
        }
        cursor = end
        guard cursor > start else {
            throw error("\(what) is no text, but begins with '\(Character(Unicode.Scalar(byte)))'; write it in quotation marks")
        }
        return String(decoding: bytes[start..<cursor], as: UTF8.self)
    }

    /// Whether a byte needs no quotation marks, by byte.
    private static let plain: [Bool] = {
        var plain = [Bool](repeating: false, count: 256)
        for byte in "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_$/:.-".utf8 { plain[Int(byte)] = true }
        return plain
    }()

    private mutating func quoted(_ mark: UInt8, _ what: String) throws(ResourceError) -> String {
        let start = cursor
        advance()
        var text = ""
        var first = cursor
        // Characters by their numbers, of which two may be one.
        var units: [UInt16] = []
        func flush(_ text: inout String, _ units: inout [UInt16]) {
            if !units.isEmpty { text += String(decoding: units, as: UTF16.self) }
            units = []
        }
        var found = offset(of: mark)
        while let end = found {
            guard let backslash = offset(of: UInt8(ascii: "\\"), before: end) else {
                cursor = end
                flush(&text, &units)
                text += String(decoding: bytes[first..<cursor], as: UTF8.self)
                advance()
                return text
            }
            cursor = backslash
            if cursor > first {
                flush(&text, &units)
                text += String(decoding: bytes[first..<cursor], as: UTF8.self)
            }
            cursor += 1
            if let unit = escapedUnit() {
                units.append(unit)
            }
            first = cursor
            // The mark itself may have been escaped.
            if cursor > end { found = offset(of: mark) }
        }
        throw error("\(what) has no closing quotation mark", start)
    }

    /// The character behind a backslash; nil at the end of the file, which is an error later, and where the next character stays as it is.
    private mutating func escapedUnit() -> UInt16? {
        guard let byte = next else { return nil }
        switch byte {
        case UInt8(ascii: "U"), UInt8(ascii: "u"):
            cursor += 1
            return number(digits: 4, base: 16) ?? UInt16(byte)
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            let code = number(digits: 3, base: 8) ?? 0
            guard code >= 0x80 else { return code }
            // Numbers above 127 are those of NeXTSTEP.
            let letter = String(data: Data([UInt8(truncatingIfNeeded: code)]), encoding: .nextstep)
            return letter?.utf16.first ?? code
        default:
            guard let index = "abfnrtv".utf8.firstIndex(of: byte) else {
                guard byte < 0x80 else { return nil }
                advance()
                return UInt16(byte)
            }
            cursor += 1
            return [7, 8, 12, 10, 13, 9, 11]["abfnrtv".utf8.distance(from: "abfnrtv".utf8.startIndex, to: index)]
        }
    }

    private mutating func number(digits: Int, base: UInt16) -> UInt16? {
        var (value, count): (UInt16, Int) = (0, 0)
        while count < digits, let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, digit < Int(base) {
            value = value &* base &+ UInt16(digit)
            cursor += 1
            count += 1
        }
        return count > 0 ? value : nil
    }
}
