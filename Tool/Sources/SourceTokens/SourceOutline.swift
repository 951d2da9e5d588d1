/// A source with blanks in place of the bodies of its functions and accessors: what a parser needs for the declarations alone.
///
/// Line breaks stay, so that each declaration is where it was. A getter's body is a number, which tells it from a list of accessors.
public struct SourceOutline: Sendable {
    /// As long as the source.
    public let text: [UInt8]
    /// The bytes between the braces of each body that is blank, in their order.
    public let bodies: [Range<Int>]

    /// - Parameters:
    ///   - source: A source of Swift.
    ///   - words: Names for which a body stays. One that declares types stays too.
    /// - Returns: nil if no body can be found with certainty: brackets and conditions are not in pairs, or a slash may begin a regular
    ///   expression.
    /// - Complexity: O(*n*), where *n* is the length of the source.
    public init?(_ source: [UInt8], keeping words: Set<ArraySlice<UInt8>>) {
        var search = BodyFinder(source, words)
        guard let bodies = search.run() else { return nil }
        self.bodies = bodies.map(\.range)
        var text = source
        for (range, isGetter) in bodies {
            for index in range where text[index] != 0x0A && text[index] != 0x0D { text[index] = 0x20 }
            if isGetter { text[range.lowerBound] = UInt8(ascii: "0") }
        }
        self.text = text
    }
}

/// The search for bodies: it follows the brackets, and in files and types the words that begin declarations.
private struct BodyFinder {
    private enum Context {
        /// A file or the members of a type.
        case declarations(isType: Bool)
        case accessors
        /// Of a function or an accessor.
        case body(isGetter: Bool)
        case other
    }

    private struct Level {
        let mark: UInt8
        let context: Context
        let start: Int
        /// The declaration whose braces come next.
        var declaration = Declaration.none
        var isKept = false
        /// The number of conditions around.
        let conditions: Int
    }

    private enum Declaration {
        case none, type, function, variable
        /// A variable with an initial value, whose braces are mostly a closure's.
        case initialized
    }

    private let source: [UInt8]
    private let words: Set<ArraySlice<UInt8>>
    private var levels: [Level]
    private var bodies: [(range: Range<Int>, isGetter: Bool)] = []
    /// The index of the level that is a body; nil outside of bodies.
    private var body: Int?
    /// The number of levels around each open condition.
    private var conditions: [Int] = []
    private var last: TokenScanner.Token?
    /// Whether the line begins with a condition of the compiler; false for the end of one, nil for another line.
    private var condition: Bool?
    /// The offset of the last slash.
    private var slash: Int?

    init(_ source: [UInt8], _ words: Set<ArraySlice<UInt8>>) {
        self.source = source
        self.words = words
        levels = [Level(mark: 0, context: .declarations(isType: false), start: 0, conditions: 0)]
    }

    mutating func run() -> [(range: Range<Int>, isGetter: Bool)]? {
        guard !source.starts(with: "#!".utf8) else { return nil }
        var scanner = TokenScanner(source)
        var next = scanner.next()
        while let token = next {
            next = scanner.next()
            guard take(token, before: next) else { return nil }
            last = token
        }
        return levels.count == 1 && conditions.isEmpty ? bodies : nil
    }

    /// false for a token at which nothing is certain.
    private mutating func take(_ token: TokenScanner.Token, before next: TokenScanner.Token?) -> Bool {
        let first = source[token.range.lowerBound]
        if let condition {
            // The rest of a condition's line is not read.
            if !token.startsLine, !condition || first == UInt8(ascii: "{") || first == UInt8(ascii: "}") { return false }
            if token.startsLine { self.condition = nil }
        }
        switch token.kind {
        case .word: return takeWord(token)
        case .literal: if first == UInt8(ascii: "/") || source[token.range].contains(UInt8(ascii: "/")) { return false }
        case .mark: return takeMark(token)
        case .directive: return takeDirective(token)
        case .opening: open(first == UInt8(ascii: "\\") ? UInt8(ascii: "(") : first, token, before: next)
        case .closing: return close(first, token)
        }
        return true
    }

    private mutating func takeMark(_ token: TokenScanner.Token) -> Bool {
        let first = source[token.range.lowerBound]
        switch first {
        // An old string, a mark for the editor.
        case UInt8(ascii: "'"), UInt8(ascii: "#"): return false
        case UInt8(ascii: "<") where token.range.count > 6: return false
        case UInt8(ascii: "="):
            if token.range.count == 1, levels[levels.count - 1].declaration == .variable {
                levels[levels.count - 1].declaration = .initialized
            }
        default: break
        }
        guard source[token.range].contains(UInt8(ascii: "/")) else { return true }
        // Two of a line may be the ends of a regular expression.
        if let slash, !source[slash..<token.range.lowerBound].contains(0x0A) { return false }
        slash = token.range.lowerBound
        return true
    }

    private mutating func takeDirective(_ token: TokenScanner.Token) -> Bool {
        let word = source[token.range]
        levels[levels.count - 1].declaration = .none
        if word.elementsEqual("#if".utf8) {
            condition = true
            conditions.append(levels.count)
        } else if word.elementsEqual("#elseif".utf8) || word.elementsEqual("#else".utf8) {
            condition = word.elementsEqual("#elseif".utf8)
            return conditions.last == levels.count
        } else if word.elementsEqual("#endif".utf8) {
            condition = false
            return conditions.popLast() == levels.count
        }
        return true
    }

    private mutating func open(_ mark: UInt8, _ token: TokenScanner.Token, before next: TokenScanner.Token?) {
        let top = levels[levels.count - 1]
        var context = Context.other
        if mark == UInt8(ascii: "{"), body == nil {
            switch top.context {
            case .declarations(let isType):
                switch top.declaration {
                case .type: context = .declarations(isType: true)
                case .function: context = .body(isGetter: false)
                case .variable where isType: context = contextOfVariable(before: next)
                case .initialized where isType && isWord(next, in: Self.observers): context = .accessors
                case .none, .variable, .initialized: break
                }
                levels[levels.count - 1].declaration = .none
            case .accessors:
                if top.declaration == .function { context = .body(isGetter: false) }
                levels[levels.count - 1].declaration = .none
            case .body, .other: break
            }
        }
        if case .body = context { body = levels.count }
        levels.append(Level(mark: mark, context: context, start: token.range.upperBound, conditions: conditions.count))
    }

    /// The braces of a variable without an initial value, or of a subscript.
    private func contextOfVariable(before next: TokenScanner.Token?) -> Context {
        guard let next, next.kind != .closing else { return .other }
        if isWord(next, in: Self.accessors) { return .accessors }
        let isAttribute = next.kind == .mark && source[next.range.lowerBound] == UInt8(ascii: "@")
        return isAttribute || isWord(next, in: Self.accessorModifiers) ? .other : .body(isGetter: true)
    }

    private mutating func close(_ mark: UInt8, _ token: TokenScanner.Token) -> Bool {
        let opening: UInt8 =
            switch mark {
            case UInt8(ascii: ")"): UInt8(ascii: "(")
            case UInt8(ascii: "]"): UInt8(ascii: "[")
            default: UInt8(ascii: "{")
            }
        guard levels.count > 1, let level = levels.popLast(), level.mark == opening, level.conditions == conditions.count else {
            return false
        }
        if case .body(let isGetter) = level.context {
            body = nil
            let range = level.start..<token.range.lowerBound
            if !level.isKept, range.count > 8 { bodies.append((range, isGetter)) }
        }
        return true
    }

    private mutating func takeWord(_ token: TokenScanner.Token) -> Bool {
        let word = source[token.range]
        if let body {
            if words.contains(word) || isWord(token, in: Self.types) { levels[body].isKept = true }
            // The names of a getter's variables are known in the rest of the type: `APIUseVisitor` has one scope for them.
            if case .body(isGetter: true) = levels[body].context, isWord(token, in: Self.bindings) { levels[body].isKept = true }
            return true
        }
        let top = levels.count - 1
        switch levels[top].context {
        case .accessors:
            if isWord(token, in: Self.accessors) {
                levels[top].declaration = .function
            } else if !isWord(token, in: Self.effects) {
                levels[top].declaration = .none
            }
        case .declarations:
            guard word.count > 1, word.count < 16, !followsName else { return true }
            if word.elementsEqual("actor".utf8) { return false }
            if isWord(token, in: Self.types) {
                levels[top].declaration = .type
            } else if isWord(token, in: Self.functions) {
                levels[top].declaration = .function
            } else if isWord(token, in: Self.variables) {
                levels[top].declaration = .variable
            } else if isWord(token, in: Self.others) {
                levels[top].declaration = .none
            }
        case .body, .other: break
        }
        return true
    }

    /// Whether the token before makes the next word a name.
    private var followsName: Bool {
        guard let last else { return false }
        if last.kind == .mark { return source[last.range.lowerBound] == UInt8(ascii: ".") }
        return isWord(last, in: Self.beforeNames)
    }

    private func isWord(_ token: TokenScanner.Token?, in list: [[[UInt8]]]) -> Bool {
        guard let token, token.kind == .word, token.range.count < list.count else { return false }
        let word = source[token.range]
        return list[token.range.count].contains { word.elementsEqual($0) }
    }

    // MARK: Words, by their lengths

    private static func byLength(_ words: [String]) -> [[[UInt8]]] {
        let words = words.map { Array($0.utf8) }
        return (0...(words.map(\.count).max() ?? 0)).map { length in words.filter { $0.count == length } }
    }

    private static let types = byLength(["class", "struct", "enum", "protocol", "extension", "actor"])
    private static let functions = byLength(["func", "init", "deinit"])
    private static let variables = byLength(["var", "subscript"])
    private static let bindings = byLength(["let", "var"])
    private static let accessors = byLength(["get", "set", "willSet", "didSet"])
    private static let observers = byLength(["willSet", "didSet"])
    private static let effects = byLength(["async", "throws"])
    private static let accessorModifiers = byLength([
        "mutating", "nonmutating", "consuming", "borrowing", "__consuming", "_read", "_modify", "read", "modify", "unsafeAddress",
        "unsafeMutableAddress", "init", "yielding", "nonisolated",
    ])
    /// Of other declarations and of statements.
    private static let others = byLength([
        "let", "case", "typealias", "associatedtype", "import", "operator", "precedencegroup", "macro", "if", "for", "while", "repeat",
        "do", "guard", "switch", "defer", "return", "throw", "else", "catch",
    ])
    private static let beforeNames = byLength([
        "func", "let", "var", "case", "typealias", "associatedtype", "struct", "enum", "protocol", "extension", "import",
    ])
}
