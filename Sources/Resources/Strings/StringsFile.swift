import Foundation

/// Reads a `.strings` file: an old-style property list in UTF-8 or UTF-16, an XML or a binary property list.
enum StringsFile {
    /// The texts by key. The last of equal keys counts.
    ///
    /// - Complexity: O(*n*), where *n* is the number of bytes.
    static func texts(of data: Data, file: String) throws(ResourceError) -> [String: String] {
        if data.starts(with: Data("bplist".utf8)) { return try texts(of: PropertyListNode(data, file: file), file: file) }
        let text = try TextEncoding.text(of: data, file: file)
        if PropertyListNode.isXML(text) {
            return try texts(of: PropertyListNode(Data(text.utf8), file: file), file: file)
        }
        var reader = OldStyleReader(text, file: file)
        return try reader.texts()
    }

    private static func texts(of node: PropertyListNode, file: String) throws(ResourceError) -> [String: String] {
        guard let entries = node.entries else { throw ResourceError(file: file, line: node.line, "the property list is no dictionary") }
        var texts: [String: String] = [:]
        for (key, value) in entries {
            guard let text = value.string else {
                throw ResourceError(file: file, line: value.line, "the value of '\(key)' is no text; plurals belong into a .stringsdict")
            }
            texts[key] = text
        }
        return texts
    }
}

/// The encodings of files with texts.
enum TextEncoding {
    /// UTF-8, or UTF-16 by its mark or its zeros.
    static func text(of data: Data, file: String) throws(ResourceError) -> String {
        let bytes = [UInt8](data)
        if bytes.starts(with: [0xFF, 0xFE]) { return try utf16(bytes.dropFirst(2), isLittle: true, file) }
        if bytes.starts(with: [0xFE, 0xFF]) { return try utf16(bytes.dropFirst(2), isLittle: false, file) }
        if bytes.count >= 2, bytes[0] == 0 || bytes[1] == 0 { return try utf16(bytes[...], isLittle: bytes[1] == 0, file) }
        let rest = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
        if let text = String(validating: rest, as: UTF8.self) { return text }
        // The place: the longest beginning that is valid has a length that is found by halves.
        var (good, bad) = (0, rest.count)
        while bad - good > 1 {
            let middle = (good + bad) / 2
            let isGood = (0..<4).contains { String(validating: rest.prefix(middle - min($0, middle)), as: UTF8.self) != nil }
            if isGood { good = middle } else { bad = middle }
        }
        let line = rest.prefix(good).count { $0 == UInt8(ascii: "\n") } + 1
        throw ResourceError(file: file, line: line, "the text is neither UTF-8 nor UTF-16; save the file as UTF-8")
    }

    private static func utf16(_ bytes: ArraySlice<UInt8>, isLittle: Bool, _ file: String) throws(ResourceError) -> String {
        guard bytes.count.isMultiple(of: 2) else { throw ResourceError(file: file, "the text in UTF-16 is cut off") }
        let first = bytes.startIndex
        let letters = (0..<bytes.count / 2).map { index in
            let (one, two) = (UInt16(bytes[first + 2 * index]), UInt16(bytes[first + 2 * index + 1]))
            return isLittle ? two << 8 | one : one << 8 | two
        }
        guard let text = String(validating: letters, as: UTF16.self) else {
            throw ResourceError(file: file, "the text is no valid UTF-16; save the file as UTF-8")
        }
        return text
    }
}
