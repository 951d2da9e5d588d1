import Foundation
import Resources

/// The names that sources, nibs and property lists mention: texts between quotes or tags, and members by their symbols.
struct AssetUses {
    private var texts: Set<String> = []
    /// Texts with values in them, "icon_\(index)": what is before the first and after the last.
    private var patterns: Set<[String]> = []
    /// Words after a period: `.hero`.
    private var members: Set<String> = []

    /// Endings of files that may mention assets.
    static let endings: Set<String> = ["swift", "m", "mm", "h", "c", "cpp", "xib", "storyboard", "plist", "json", "strings", "js", "html"]

    /// Adds what a file mentions.
    mutating func add(_ data: Data) {
        let bytes = [UInt8](data)
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\""): index = addText(bytes, from: index + 1, to: UInt8(ascii: "\""))
            case UInt8(ascii: ">"): index = addText(bytes, from: index + 1, to: UInt8(ascii: "<"))
            default: index += 1
            }
        }
        // Also between two texts: a quote may begin one or end one.
        index = 0
        while index < bytes.count { index = bytes[index] == UInt8(ascii: ".") ? addMember(bytes, from: index + 1) : index + 1 }
    }

    /// Letters of a name.
    private static let longest = 300

    private mutating func addText(_ bytes: [UInt8], from start: Int, to end: UInt8) -> Int {
        var index = start
        while index < bytes.count, bytes[index] != end, bytes[index] != UInt8(ascii: "\n"), index - start < Self.longest { index += 1 }
        guard index < bytes.count, bytes[index] == end, index > start else { return start }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        texts.insert(text)
        // A value of Swift's or of a format.
        if let first = text.firstIndex(where: { $0 == "\\" || $0 == "%" }),
            let last = text.lastIndex(where: { $0 == ")" || $0 == "@" || $0 == "d" || $0 == "i" || $0 == "s" }), first < last
        {
            let ends = [String(text[..<first]), String(text[text.index(after: last)...])]
            if ends.joined().count > 1 { patterns.insert(ends) }
        }
        // The next text may begin where this one ends: between two pairs of quotes.
        return index
    }

    private mutating func addMember(_ bytes: [UInt8], from start: Int) -> Int {
        func isLetter(_ byte: UInt8) -> Bool {
            byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        }
        var index = start
        while index < bytes.count, isLetter(bytes[index]), index - start < Self.longest { index += 1 }
        if index > start { members.insert(String(decoding: bytes[start..<index], as: UTF8.self)) }
        return index
    }

    /// Whether an asset's name, with folders that provide a namespace before it, is mentioned.
    func mentions(_ name: String) -> Bool {
        if texts.contains(name) { return true }
        let last = String(name.split(separator: "/").last ?? "")
        if let symbol = AssetSymbolName.property(last), members.contains(symbol) { return true }
        return patterns.contains { name.hasPrefix($0[0]) && name.hasSuffix($0[1]) && name.count >= $0[0].count + $0[1].count }
    }

    /// Whether a file of resources is mentioned, with or without its ending.
    func mentionsFile(_ name: String) -> Bool {
        let url = URL(fileURLWithPath: "/" + name)
        var plain = url.deletingPathExtension().lastPathComponent
        for scale in ["@1x", "@2x", "@3x", "~iphone", "~ipad"] where plain.hasSuffix(scale) { plain.removeLast(scale.count) }
        return mentions(name) || mentions(plain) || mentions(plain + "." + url.pathExtension)
    }
}
