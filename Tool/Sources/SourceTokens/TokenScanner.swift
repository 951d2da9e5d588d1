/// The tokens of a source in one pass without a tree: comments and the texts of strings are left out, interpolations are in brackets.
///
/// It takes any bytes, and its time is proportional to their number.
public struct TokenScanner: Sequence, IteratorProtocol {
    public enum Kind: Sendable {
        /// A name, a keyword or a number.
        case word
        /// Marks of an operator, or a punctuation mark.
        case mark
        /// `(`, `[` or `{`; also the beginning of an interpolation.
        case opening
        case closing
        /// The beginning of a string, or a regular expression.
        case literal
        /// `#if` and its like, `#selector`: a number sign with a word.
        case directive
    }

    public struct Token: Sendable {
        public let kind: Kind
        public let range: Range<Int>
        /// Whether a line break is between it and the token before.
        public let startsLine: Bool
        public let hasSpaceBefore: Bool
    }

    /// The string around the current position.
    private struct Text {
        let signs: Int
        let isMultiline: Bool
        /// The open parentheses of the interpolation in it.
        var depth = 0
    }

    /// The comment that keeps a file as it is.
    private static let keepingComment = Array("// kinora: linux".utf8)

    private let source: [UInt8]
    /// Whether a comment up to here keeps the file as it is.
    public private(set) var keepsFile = false
    private var position = 0
    private var texts: [Text] = []
    private var isInText = false
    /// Whether the token before can end an operand, so that a slash is an operator.
    private var followsOperand = false

    public init(_ source: [UInt8]) {
        self.source = source
        if source.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    /// - Parameter offset: Between two tokens, outside of strings.
    init(_ source: [UInt8], from offset: Int) {
        self.source = source
        position = offset
    }

    public mutating func next() -> Token? {
        if isInText, let token = finishText() { return token }
        let start = position
        let startsLine = skipBlanks()
        guard position < source.count else { return nil }
        let first = position
        let hasSpace = first > start || first == 0
        let kind = take()
        return Token(kind: kind, range: first..<position, startsLine: startsLine || first == 0, hasSpaceBefore: hasSpace)
    }

    private func byte(_ offset: Int = 0) -> UInt8 { position + offset < source.count ? source[position + offset] : 0 }

    // MARK: Between tokens

    /// Skips white space and comments. Returns whether a line ends there.
    private mutating func skipBlanks() -> Bool {
        var endsLine = false
        while position < source.count {
            switch source[position] {
            case 0x0A, 0x0D:
                endsLine = true
                position += 1
            case 0x20, 0x09, 0x0B, 0x0C, 0x00: position += 1
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
                if source[position...].starts(with: Self.keepingComment) { keepsFile = true }
                while position < source.count, source[position] != 0x0A, source[position] != 0x0D { position += 1 }
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
                if skipComment() { endsLine = true }
            default: return endsLine
            }
        }
        return endsLine
    }

    private mutating func skipComment() -> Bool {
        var endsLine = false
        var depth = 0
        while position < source.count {
            if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                depth += 1
                position += 2
            } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
                depth -= 1
                position += 2
                if depth == 0 { return endsLine }
            } else {
                if byte() == 0x0A || byte() == 0x0D { endsLine = true }
                position += 1
            }
        }
        return endsLine
    }

    // MARK: Tokens

    private mutating func take() -> Kind {
        let first = source[position]
        switch first {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
            if first == UInt8(ascii: "("), !texts.isEmpty { texts[texts.count - 1].depth += 1 }
            position += 1
            followsOperand = false
            return .opening
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
            position += 1
            followsOperand = true
            if first == UInt8(ascii: ")"), let text = texts.last {
                texts[texts.count - 1].depth = text.depth - 1
                isInText = text.depth == 1
            }
            return .closing
        case UInt8(ascii: "\""):
            begin(signs: 0)
            return .literal
        case UInt8(ascii: "#"): return takeSign()
        case UInt8(ascii: "`"):
            position += 1
            while position < source.count, byte() != UInt8(ascii: "`"), byte() != 0x0A, byte() != 0x0D { position += 1 }
            if byte() == UInt8(ascii: "`") { position += 1 }
            followsOperand = true
            return .word
        case let byte where Self.isWord(byte):
            takeWord()
            return .word
        case UInt8(ascii: "/") where !followsOperand && skipExpression():
            followsOperand = true
            return .literal
        case let byte where Self.isOperator(byte):
            position += 1
            while position < source.count, Self.isOperator(source[position]), !beginsComment { position += 1 }
            followsOperand = false
            return .mark
        default:
            position += 1
            followsOperand = false
            return .mark
        }
    }

    private var beginsComment: Bool { byte() == UInt8(ascii: "/") && (byte(1) == UInt8(ascii: "/") || byte(1) == UInt8(ascii: "*")) }

    private mutating func takeWord() {
        let start = position
        let isNumber = source[start] >= 0x30 && source[start] <= 0x39
        while position < source.count {
            let isFraction = isNumber && byte() == UInt8(ascii: ".") && byte(1) >= 0x30 && byte(1) <= 0x39
            guard Self.isWord(source[position]) || isFraction else { break }
            position += 1
        }
        followsOperand = !Self.isBeforeOperand(source[start..<position])
    }

    /// A number sign: a string or a regular expression with signs, a directive, or a mark.
    private mutating func takeSign() -> Kind {
        var signs = 0
        while byte(signs) == UInt8(ascii: "#") { signs += 1 }
        if byte(signs) == UInt8(ascii: "\"") {
            position += signs
            begin(signs: signs)
            return .literal
        }
        if byte(signs) == UInt8(ascii: "/"), skipExpression(signs: signs) {
            followsOperand = true
            return .literal
        }
        position += 1
        guard Self.isWord(byte()) else { return .mark }
        while position < source.count, Self.isWord(source[position]) { position += 1 }
        followsOperand = true
        return .directive
    }

    // MARK: Strings

    private mutating func begin(signs: Int) {
        let isMultiline = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
        position += isMultiline ? 3 : 1
        texts.append(Text(signs: signs, isMultiline: isMultiline))
        isInText = true
        followsOperand = true
    }

    /// Skips text up to its end, or to an interpolation, whose parenthesis it returns.
    private mutating func finishText() -> Token? {
        guard let text = texts.last else { return nil }
        while position < source.count {
            let next = source[position]
            if next == UInt8(ascii: "\\"), hasSigns(text.signs, at: 1) {
                let after = position + 1 + text.signs
                if after < source.count, source[after] == UInt8(ascii: "(") {
                    let start = position
                    position = after + 1
                    texts[texts.count - 1].depth = 1
                    isInText = false
                    followsOperand = false
                    return Token(kind: .opening, range: start..<position, startsLine: false, hasSpaceBefore: false)
                }
                position = after < source.count && source[after] != 0x0A && source[after] != 0x0D ? after + 1 : after
            } else if next == UInt8(ascii: "\""), isEnd(of: text) {
                position += (text.isMultiline ? 3 : 1) + text.signs
                break
            } else if !text.isMultiline, next == 0x0A || next == 0x0D {
                break
            } else {
                position += 1
            }
        }
        texts.removeLast()
        isInText = false
        followsOperand = true
        return nil
    }

    private func hasSigns(_ count: Int, at offset: Int) -> Bool {
        for index in 0..<count where byte(offset + index) != UInt8(ascii: "#") { return false }
        return true
    }

    private func isEnd(of text: Text) -> Bool {
        guard text.isMultiline else { return hasSigns(text.signs, at: 1) }
        return byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"") && hasSigns(text.signs, at: 3)
    }

    /// Skips a regular expression, of one line unless it has signs; false for a slash that begins none.
    private mutating func skipExpression(signs: Int = 0) -> Bool {
        var at = position + signs + 1
        guard at < source.count, signs > 0 || source[at] != 0x20 && source[at] != 0x09 else { return false }
        var depth = 0
        while at < source.count {
            switch source[at] {
            case 0x0A, 0x0D: if signs == 0 { return false }
            case UInt8(ascii: "\\"): at += 1
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                if depth < 0, signs == 0 { return false }
            case UInt8(ascii: "/"):
                let end = at + 1 + signs
                if end <= source.count, source[(at + 1)..<end].allSatisfy({ $0 == UInt8(ascii: "#") }) {
                    position = end
                    return true
                }
            default: break
            }
            at += 1
        }
        return false
    }

    // MARK: Bytes

    static func isWord(_ byte: UInt8) -> Bool {
        byte >= 0x61 && byte <= 0x7A || byte >= 0x41 && byte <= 0x5A || byte >= 0x30 && byte <= 0x39 || byte == 0x5F || byte == 0x24
            || byte >= 0x80
    }

    static func isOperator(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"), UInt8(ascii: "*"),
            UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
            UInt8(ascii: "~"), UInt8(ascii: "?"):
            true
        default: false
        }
    }

    /// Whether an operand follows the word, so that what is next is no operator between two.
    static func isBeforeOperand(_ word: ArraySlice<UInt8>) -> Bool {
        word.count < beforeOperand.count && beforeOperand[word.count].contains { word.elementsEqual($0) }
    }

    /// The words by their lengths.
    private static let beforeOperand: [[[UInt8]]] = {
        let words = [
            "try", "await", "unsafe", "copy", "consume", "borrow", "each", "repeat", "some", "any", "inout", "let", "var", "return",
            "throw", "case", "yield", "discard", "else", "in", "is", "as", "if", "guard", "while", "switch", "where", "for", "throws",
            "rethrows",
            "async", "import", "defer", "do", "sending", "borrowing", "consuming", "isolated",
        ].map { Array($0.utf8) }
        return (0..<10).map { length in words.filter { $0.count == length } }
    }()
}
