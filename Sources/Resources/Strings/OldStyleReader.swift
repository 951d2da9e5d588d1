import Foundation

/// Reads `"key" = "value";` with comments: the old style of property lists, as far as files of strings have it.
struct OldStyleReader {
    private let bytes: [UInt8]
    private let file: String
    private var place = 0
    private var line = 1

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
            let keyLine = line
            let key = try word("a key")
            try skip()
            if next == UInt8(ascii: ";") {
                texts[key] = key
                advance()
                continue
            }
            guard next == UInt8(ascii: "=") else { throw error("'=' is missing after the key '\(key)'", keyLine) }
            advance()
            try skip()
            let valueLine = line
            texts[key] = try word("the value of '\(key)'")
            try skip()
            guard next == UInt8(ascii: ";") else { throw error("';' is missing after the value of '\(key)'", valueLine) }
            advance()
        }
        return texts
    }

    private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

    private func error(_ message: String, _ line: Int? = nil) -> ResourceError {
        ResourceError(file: file, line: line ?? self.line, message)
    }

    private mutating func advance() {
        if bytes[place] == UInt8(ascii: "\n") { line += 1 }
        place += 1
    }

    private func follows(_ first: Character, _ second: Character) -> Bool {
        place + 1 < bytes.count && bytes[place] == first.asciiValue && bytes[place + 1] == second.asciiValue
    }

    /// Skips spaces and comments.
    private mutating func skip() throws(ResourceError) {
        while let byte = next {
            if byte == 0x20 || (0x9...0xD).contains(byte) {
                advance()
            } else if byte == 0xE2, place + 2 < bytes.count, bytes[place + 1] == 0x80, [0xA8, 0xA9].contains(bytes[place + 2]) {
                place += 3
            } else if follows("/", "/") {
                while let byte = next, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { place += 1 }
            } else if follows("/", "*") {
                let start = line
                place += 2
                while next != nil, !follows("*", "/") { advance() }
                guard next != nil else { throw error("the comment has no end", start) }
                place += 2
            } else {
                return
            }
        }
    }

    private mutating func word(_ what: String) throws(ResourceError) -> String {
        guard let byte = next else { throw error("\(what) is missing at the end of the file") }
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quoted(byte, what) }
        let start = place
        while let byte = next, Self.isPlain(byte) { place += 1 }
        guard place > start else {
            throw error("\(what) is no text, but begins with '\(Character(Unicode.Scalar(byte)))'; write it in quotation marks")
        }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: "_$/:.-".utf8.contains(byte)
        }
    }

    private mutating func quoted(_ mark: UInt8, _ what: String) throws(ResourceError) -> String {
        let start = line
        advance()
        var text = ""
        var first = place
        // Characters by their numbers, of which two may be one.
        var units: [UInt16] = []
        func flush(_ text: inout String, _ units: inout [UInt16]) {
            if !units.isEmpty { text += String(decoding: units, as: UTF16.self) }
            units = []
        }
        while let byte = next {
            if byte == mark {
                flush(&text, &units)
                text += String(decoding: bytes[first..<place], as: UTF8.self)
                advance()
                return text
            }
            guard byte == UInt8(ascii: "\\") else {
                advance()
                continue
            }
            if place > first {
                flush(&text, &units)
                text += String(decoding: bytes[first..<place], as: UTF8.self)
            }
            place += 1
            if let unit = escapedUnit() {
                units.append(unit)
            }
            first = place
        }
        throw error("\(what) has no closing quotation mark", start)
    }

    /// The character behind a backslash; nil at the end of the file, which is an error later, and where it leaves the next character as it is.
    private mutating func escapedUnit() -> UInt16? {
        guard let byte = next else { return nil }
        switch byte {
        case UInt8(ascii: "U"), UInt8(ascii: "u"):
            place += 1
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
            place += 1
            return [7, 8, 12, 10, 13, 9, 11]["abfnrtv".utf8.distance(from: "abfnrtv".utf8.startIndex, to: index)]
        }
    }

    private mutating func number(digits: Int, base: UInt16) -> UInt16? {
        var (value, count): (UInt16, Int) = (0, 0)
        while count < digits, let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, digit < Int(base) {
            value = value &* base &+ UInt16(digit)
            place += 1
            count += 1
        }
        return count > 0 ? value : nil
    }
}
