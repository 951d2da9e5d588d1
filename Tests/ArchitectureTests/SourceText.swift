/// Swift or C source, split into code and comments.
struct SourceText {
    /// The code at its byte positions, with comments and the texts of string literals blanked. Code within interpolations stays.
    let code: String
    /// The lines of all comments, from the top.
    let comments: [Comment]
    /// The string literals, each at its first line, with a number in the stead of what is interpolated.
    let strings: [Comment]

    init(_ source: String) {
        var scanner = Scanner(Array(source.utf8))
        scanner.run()
        strings = scanner.strings
        code = String(decoding: scanner.output, as: UTF8.self)
        comments = Comment.lines(of: scanner.comments, in: scanner.input)
    }
}

/// Walks the bytes once, with a stack for strings inside interpolations inside strings.
private struct Scanner {
    private enum Context {
        /// Code; `parentheses` open ones since the interpolation began, nil outside of any.
        case code(parentheses: Int?)
        case string(hashes: Int, isMultiline: Bool)
    }

    /// A literal that is not at its end.
    private struct OpenString {
        let line: Int
        var text: [UInt8] = []
    }

    let input: [UInt8]
    /// Byte ranges of the comments, marks included.
    private(set) var comments: [Range<Int>] = []
    private(set) var strings: [Comment] = []
    private var openStrings: [OpenString] = []
    private var line = 1
    private var index = 0
    private var contexts: [Context] = [.code(parentheses: nil)]
    private(set) var output: [UInt8] = []

    init(_ input: [UInt8]) {
        self.input = input
        output.reserveCapacity(input.count)
    }

    mutating func run() {
        while index < input.count {
            switch contexts[contexts.count - 1] {
            case .code(let parentheses): scanCode(parentheses)
            case .string(let hashes, let isMultiline): scanString(hashes, isMultiline)
            }
        }
    }

    private mutating func scanCode(_ parentheses: Int?) {
        // Most bytes begin nothing.
        switch input[index] {
        case UInt8(ascii: "/"), UInt8(ascii: "#"), UInt8(ascii: "\""), UInt8(ascii: "("), UInt8(ascii: ")"): break
        default: return keep(1)
        }
        let start = index
        if matches("//") {
            defer { comments.append(start..<index) }
            blank((input[index...].firstIndex(of: UInt8(ascii: "\n")) ?? input.count) - index)
        } else if matches("/*") {
            blankBlockComment()
            comments.append(start..<index)
        } else if let hashes = openingHashes() {
            let isMultiline = matches("\"\"\"", after: hashes)
            keep(hashes + (isMultiline ? 3 : 1))
            contexts.append(.string(hashes: hashes, isMultiline: isMultiline))
            openStrings.append(OpenString(line: line))
        } else {
            if let parentheses { countParenthesis(parentheses) }
            keep(1)
        }
    }

    private mutating func countParenthesis(_ open: Int) {
        if matches("(") { contexts[contexts.count - 1] = .code(parentheses: open + 1) }
        if matches(")") {
            contexts[contexts.count - 1] = .code(parentheses: open - 1)
            if open == 1 { contexts.removeLast() }
        }
    }

    private mutating func scanString(_ hashes: Int, _ isMultiline: Bool) {
        switch input[index] {
        case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "\n"): break
        default:
            openStrings[openStrings.count - 1].text.append(input[index])
            return blank(1)
        }
        let fence = String(repeating: "#", count: hashes)
        let close = (isMultiline ? "\"\"\"" : "\"") + fence
        if matches("\\" + fence + "(") {
            keep(2 + hashes)
            contexts.append(.code(parentheses: 1))
            openStrings[openStrings.count - 1].text.append(UInt8(ascii: "0"))
        } else if matches("\\" + fence) {
            openStrings[openStrings.count - 1].text.append(UInt8(ascii: " "))
            blank(2 + hashes)
        } else if matches(close) {
            keep(close.utf8.count)
            closeString()
        } else {
            if isMultiline || !matches("\n") { openStrings[openStrings.count - 1].text.append(input[index]) } else { closeString() }
            blank(1)
        }
    }

    private mutating func closeString() {
        contexts.removeLast()
        let string = openStrings.removeLast()
        strings.append(Comment(line: string.line, text: String(decoding: string.text, as: UTF8.self), opensBlock: false))
    }

    private mutating func blankBlockComment() {
        var depth = 0
        repeat {
            if matches("/*") {
                depth += 1
                blank(2)
            } else if matches("*/") {
                depth -= 1
                blank(2)
            } else {
                blank(1)
            }
        } while depth > 0 && index < input.count
    }

    /// Number of hashes before the quote that begins a string here; nil if none begins.
    private func openingHashes() -> Int? {
        var hashes = 0
        while matches("#", after: hashes) { hashes += 1 }
        return matches("\"", after: hashes) ? hashes : nil
    }

    private func matches(_ text: String, after offset: Int = 0) -> Bool {
        var position = index + offset
        for byte in text.utf8 {
            guard position < input.count, input[position] == byte else { return false }
            position += 1
        }
        return true
    }

    private mutating func keep(_ count: Int) {
        let end = min(index + count, input.count)
        output.append(contentsOf: input[index..<end])
        line += input[index..<end].count { $0 == UInt8(ascii: "\n") }
        index = end
    }

    private mutating func blank(_ count: Int) {
        let end = min(index + count, input.count)
        for byte in input[index..<end] {
            if byte == UInt8(ascii: "\n") { line += 1 }
            output.append(byte == UInt8(ascii: "\n") ? byte : UInt8(ascii: " "))
        }
        index = end
    }
}
