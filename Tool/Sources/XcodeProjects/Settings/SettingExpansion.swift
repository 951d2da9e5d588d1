/// Puts settings in the places of `$(NAME)`, `${NAME}` and `$(NAME:operator)`.
struct SettingExpansion {
    private let settings: BuildSettings
    /// The assignments that are being expanded.
    private var open: [(name: String, index: Int)] = []
    /// Faults by setting.
    private(set) var faults: [String: String] = [:]
    /// Bytes that are left for results: texts that double themselves end.
    private var left = 1 << 17
    private static let deepest = 64

    /// Whether no bytes are left.
    var isExhausted: Bool { left <= 0 }

    init(settings: BuildSettings) { self.settings = settings }

    mutating func value(of name: String) -> String { value(of: name, below: .max) }

    mutating func expanded(_ text: String) -> String {
        let bytes = Array(text.utf8)
        guard bytes.contains(UInt8(ascii: "$")) else {
            left -= bytes.count
            return text
        }
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count, left > 0 {
            guard bytes[index] == UInt8(ascii: "$"), index + 1 < bytes.count, let close = Self.closing(bytes[index + 1]),
                let end = Self.end(of: bytes, from: index + 1, close: close)
            else {
                result.append(bytes[index])
                left -= 1
                index += 1
                continue
            }
            result += Array(reference(String(decoding: bytes[index + 2..<end], as: UTF8.self)).utf8)
            index = end + 1
        }
        return String(decoding: result, as: UTF8.self)
    }

    private mutating func value(of name: String, below count: Int) -> String {
        guard let (assignment, index) = settings.assignment(of: name, below: count) else { return "" }
        guard !open.contains(where: { $0.name == name && $0.index == index }), open.count < Self.deepest else {
            faults[name] = "the setting \(name) refers to itself: it is empty there"
            return ""
        }
        open.append((name, index))
        defer { open.removeLast() }
        let result = expanded(assignment.text)
        if left <= 0 { faults[name] = "the setting \(name) grows beyond 128 KiB: it is cut off" }
        return result
    }

    /// The value of what is between the parentheses.
    private mutating func reference(_ text: String) -> String {
        let inner = expanded(text)
        var pieces = inner.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        let name = pieces.removeFirst()
        var result: String
        if let current = open.last, name == "inherited" || name == current.name {
            result = value(of: current.name, below: current.index)
        } else {
            result = value(of: name, below: .max)
        }
        while !pieces.isEmpty {
            let piece = pieces.removeFirst()
            // A value by default may have colons.
            if piece.hasPrefix("default=") {
                if result.isEmpty { result = ([String(piece.dropFirst(8))] + pieces).joined(separator: ":") }
                break
            }
            result = Self.transformed(result, by: piece)
        }
        return result
    }

    /// A value by an operator; unknown ones change nothing, as in Xcode.
    private static func transformed(_ value: String, by name: String) -> String {
        switch name {
        case "lower": value.lowercased()
        case "upper": value.uppercased()
        case "identifier": Identifiers.c(value)
        case "c99extidentifier": Identifiers.module(value)
        case "rfc1034identifier": Identifiers.domain(value)
        case "quote": BuildSettings.joined([value])
        case "dir": value.folderPath.isEmpty ? "./" : value.folderPath.hasSuffix("/") ? value.folderPath : value.folderPath + "/"
        case "file": value.lastComponent
        case "base": value.fileStem
        case "suffix": value.fileExtension.isEmpty ? "" : "." + value.fileExtension
        case "standardizepath": value.normalizedPath
        case "not": value == "YES" ? "NO" : "YES"
        default: value
        }
    }

    private static func closing(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "("): UInt8(ascii: ")")
        case UInt8(ascii: "{"): UInt8(ascii: "}")
        case UInt8(ascii: "["): UInt8(ascii: "]")
        default: nil
        }
    }

    /// The index of the mark that closes the one at `start`; nil for none.
    private static func end(of bytes: [UInt8], from start: Int, close: UInt8) -> Int? {
        var depth = 0
        for index in start..<bytes.count {
            if bytes[index] == bytes[start] { depth += 1 }
            if bytes[index] == close {
                depth -= 1
                if depth == 0 { return index }
            }
        }
        return nil
    }
}
