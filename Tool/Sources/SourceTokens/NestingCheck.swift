/// The first place of a source at which a parser would nest deeper than Swift's compiler allows, or than a stack holds.
///
/// Parsers and visitors of trees are recursive. This is a scan of the tokens before, without a tree: its time is proportional to the
/// source's length, and it needs no stack.
public struct NestingCheck {
    public struct Finding: Sendable {
        /// The byte at which it is.
        public let offset: Int
        public let message: String
    }

    /// Brackets, interpolations and conditions in each other; the compiler refuses one more.
    static let bracketLimit = 255
    /// Tokens that each may nest the rest of an expression: what the stack of `DeepStack` holds, three times over.
    static let tokenLimit = 4000
    /// Clauses of one `#if`. Each is compiled under the negated conditions of all before it, a text whose length grows with their number.
    static let clauseLimit = 1000
    /// Square brackets that begin with each other. The parser's time doubles with each.
    static let squareLimit = 12

    private struct Level {
        let mark: UInt8
        /// The tokens of the expression around, up to here, and those of the expressions around that.
        let tokens: Int
        let squares: Int
        var clauses = 1
    }

    private let source: [UInt8]
    private var levels: [Level] = []
    private var tokens = 0
    private var squares = 0
    private var last: TokenScanner.Token?

    private init(_ source: [UInt8]) { self.source = source }

    /// The first token that is nested too deep; nil for a source that can be parsed.
    public static func firstFinding(in source: [UInt8]) -> Finding? {
        var check = NestingCheck(source)
        for token in TokenScanner(source) {
            if let message = check.take(token) { return Finding(offset: token.range.lowerBound, message: message) }
        }
        return nil
    }

    private mutating func take(_ token: TokenScanner.Token) -> String? {
        if endsBefore(token) { tokens = levels.last.map { $0.tokens } ?? 0 }
        defer { last = token }
        let first = source[token.range.lowerBound]
        switch token.kind {
        case .opening:
            if let message = open(first == UInt8(ascii: "\\") || first == UInt8(ascii: "(") ? UInt8(ascii: "(") : first) { return message }
        case .closing: close(first)
        case .directive:
            let word = source[token.range]
            if word.elementsEqual("#if".utf8) {
                if let message = open(UInt8(ascii: "#")) { return message }
            } else if word.elementsEqual("#endif".utf8) {
                close(UInt8(ascii: "#"))
            } else if word.elementsEqual("#elseif".utf8) || word.elementsEqual("#else".utf8),
                let around = levels.lastIndex(where: { $0.mark == UInt8(ascii: "#") })
            {
                levels[around].clauses += 1
                if levels[around].clauses > Self.clauseLimit {
                    return "an #if has more than \(Self.clauseLimit) clauses, each under the conditions of all before it: divide it"
                }
            }
            tokens += 1
        case .mark:
            if first == UInt8(ascii: ",") || first == UInt8(ascii: ";") || isBinaryOperator(token) {
                tokens = levels.last.map { $0.tokens } ?? 0
            } else {
                // `???` is three optional types in each other.
                tokens += token.range.count
            }
        case .word, .literal: tokens += 1
        }
        guard tokens > Self.tokenLimit else { return nil }
        return "the expression has more than \(Self.tokenLimit) parts in each other, deeper than it can be translated: divide it"
    }

    private mutating func open(_ mark: UInt8) -> String? {
        if mark == UInt8(ascii: "[") {
            squares = continuesSquares ? squares + 1 : 1
            if squares > Self.squareLimit {
                return "more than \(Self.squareLimit) square brackets begin with each other, which takes the parser too long: divide them"
            }
        } else if mark == UInt8(ascii: "{") {
            squares = 0
        }
        tokens += 1
        levels.append(Level(mark: mark, tokens: tokens, squares: squares))
        guard levels.count > Self.bracketLimit else { return nil }
        return "brackets and conditions are nested deeper than \(Self.bracketLimit), which Swift does not compile: divide the code"
    }

    /// Ends a level; others that are open in it end too, since they have no other end.
    private mutating func close(_ mark: UInt8) {
        let opening: UInt8 =
            switch mark {
            case UInt8(ascii: ")"): UInt8(ascii: "(")
            case UInt8(ascii: "]"): UInt8(ascii: "[")
            case UInt8(ascii: "}"): UInt8(ascii: "{")
            default: mark
            }
        // Braces and conditions are around the others: a closing one of these ends none of those.
        var index = levels.count - 1
        while index >= 0, levels[index].mark != opening {
            let isOuter = levels[index].mark == UInt8(ascii: "{") || levels[index].mark == UInt8(ascii: "#")
            if isOuter, opening != UInt8(ascii: "{"), opening != UInt8(ascii: "#") { return }
            if levels[index].mark == UInt8(ascii: "#"), opening == UInt8(ascii: "{") { return }
            index -= 1
        }
        guard index >= 0 else { return }
        tokens = levels[index].tokens
        levels.removeSubrange(index...)
        squares = levels.last?.squares ?? 0
    }

    /// Whether a square bracket here is the first of what the one around it contains, as a parser sees it that looks for a type.
    private var continuesSquares: Bool {
        guard squares > 0, let last else { return false }
        switch last.kind {
        case .opening: return true
        case .mark: return source[last.range.lowerBound] != UInt8(ascii: ",") && source[last.range.lowerBound] != UInt8(ascii: ":")
        default: return false
        }
    }

    /// Whether an operator has an operand on either side, which a parser has beside each other and not in each other.
    private func isBinaryOperator(_ token: TokenScanner.Token) -> Bool {
        let text = source[token.range]
        guard let first = text.first, TokenScanner.isOperator(first), !text.elementsEqual("->".utf8),
            first != UInt8(ascii: "?") || text.count > 1
        else { return false }
        let after = token.range.upperBound < source.count ? source[token.range.upperBound] : 0x20
        let hasSpaceAfter = after <= 0x20
        let isBetween = token.hasSpaceBefore == hasSpaceAfter
        // Marks of optional and generic types have no spaces.
        if text.allSatisfy({ $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "!") || $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") }) {
            return isBetween && hasSpaceAfter
        }
        return isBetween
    }

    /// Whether a statement ends before a token: at a line break, unless one of both tokens goes on.
    private func endsBefore(_ token: TokenScanner.Token) -> Bool {
        guard token.startsLine, let last else { return false }
        switch last.kind {
        case .mark:
            if source[last.range.lowerBound] != UInt8(ascii: "!"), source[last.range.lowerBound] != UInt8(ascii: "?") { return false }
        case .word: if TokenScanner.isBeforeOperand(source[last.range]) { return false }
        case .opening, .closing, .literal, .directive: break
        }
        let first = source[token.range.lowerBound]
        switch token.kind {
        case .mark: return first == UInt8(ascii: "@") || first == UInt8(ascii: "\\")
        case .word:
            let word = source[token.range]
            return !["else", "where", "as", "is", "in", "catch"].contains { word.elementsEqual($0.utf8) }
        case .opening: return first != UInt8(ascii: "{")
        case .closing: return false
        case .literal, .directive: return true
        }
    }
}
