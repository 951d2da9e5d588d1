/// The meaning of the names in a body, for `BodySearch`. Values are numbers of the model's.
public protocol BodyModel: AnyObject {
    /// Whether a use of a name by itself may be reported: one that begins with a capital or a small k.
    func mayReport(_ name: String) -> Bool
    /// The values that a name may have that the body does not declare.
    func values(of name: String) -> [Int]
    /// The values that a member may have; nil if its use may be reported.
    func values(of member: String, in value: Int) -> [Int]?
    /// Whether the use of a member whose type is left out may be reported, where a value of this type is set.
    func mayReport(implicit member: String, of value: Int) -> Bool
    /// The object of a type; none for a type that is not known.
    func objects(of path: String) -> [Int]
    /// The object that a call of a value makes, or returns.
    func result(of value: Int) -> Int
    /// The values of a local name that is given one.
    func stored(_ value: Int) -> [Int]
}

/// The search of bodies for anything that a check of their tree might report: by their tokens, which takes a tenth of a parser's time.
///
/// It follows the types of expressions as `APIUseVisitor` does, but with all values that a name can have, whatever the scope: it may see
/// uses where a tree has none, and never the reverse.
public final class BodySearch {
    private struct Level {
        let mark: UInt8
        /// The values of the operand before the token.
        var values: [Int] = []
        /// Whether an operand ends before the token.
        var hasOperand = false
        /// Those of the call before the label of a further closure, and the name that is given its result.
        var called: [Int] = []
        var calledTarget: Int?
        /// The values of what is before an equality sign.
        var assigned: [Int] = []
        /// The name that is given a value.
        var target: Int?
        /// The name that has the type here.
        var typed: Int?
        /// Whether a cast's type is here.
        var isCast = false
        /// The type's name up to here.
        var path = ""
        /// Whether it is the list of a call.
        var isCall = false
        /// Whether brackets in a type end before the token.
        var endsType = false
    }

    private let source: [UInt8]
    private unowned let model: any BodyModel
    private var numbers: [ArraySlice<UInt8>: Int] = [:]
    private var names: [String] = []
    private var isPlain: [Bool] = []
    /// The values of names that the body does not declare, and whether they are sought.
    private var found: [[Int]?] = []
    private var sought: [Int] = []
    private var locals: [Int: [Int]] = [:]
    private var members: [Key: [Int]?] = [:]
    private var levels: [Level] = []
    private var last: TokenScanner.Token?
    private var lastWord: Int?

    private struct Key: Hashable {
        let value: Int
        let name: Int
    }

    public init(_ source: [UInt8], _ model: any BodyModel) {
        self.source = source
        self.model = model
    }

    /// Whether nothing in the bytes between a body's braces can be reported.
    ///
    /// - Complexity: O(*n*), where *n* is the number of bytes.
    public func isCertain(_ range: Range<Int>) -> Bool {
        for number in sought { found[number] = nil }
        sought.removeAll(keepingCapacity: true)
        locals.removeAll(keepingCapacity: true)
        levels = [Level(mark: 0)]
        (last, lastWord) = (nil, nil)
        var scanner = TokenScanner(source, from: range.lowerBound)
        while let token = scanner.next(), token.range.lowerBound < range.upperBound {
            guard take(token) else { return false }
            last = token
        }
        return levels.count == 1
    }

    private var top: Int { levels.count - 1 }

    private func take(_ token: TokenScanner.Token) -> Bool {
        let first = source[token.range.lowerBound]
        defer { if token.kind != .word { lastWord = nil } }
        switch token.kind {
        case .word: return takeWord(token)
        case .mark: return takeMark(token)
        case .literal, .directive:
            endStatement(before: token)
            operand([], ends: true)
        case .opening: open(first == UInt8(ascii: "\\") ? UInt8(ascii: "\"") : first, token)
        case .closing: close()
        }
        return true
    }

    // MARK: Words

    private func takeWord(_ token: TokenScanner.Token) -> Bool {
        let word = source[token.range]
        // In backticks a name has two forms.
        guard word.first != UInt8(ascii: "`") else { return false }
        let number = number(of: word)
        lastWord = number
        if followsDot {
            defer { lastWord = nil }
            return takeMember(number)
        }
        let (closes, target) = last?.kind == .closing ? (levels[top].values, levels[top].target) : ([], nil)
        if !continuesStatement(word) { endStatement(before: token) }
        if word.elementsEqual("as".utf8) {
            // The expression's value is the cast's alone.
            levels[top].values = []
            levels[top].hasOperand = false
            levels[top].isCast = true
            levels[top].path = ""
            levels[top].typed = nil
            return true
        }
        if isPlain[number] {
            if word.elementsEqual("let".utf8) || word.elementsEqual("var".utf8) { levels[top].typed = nil }
            operand([], ends: !TokenScanner.isBeforeOperand(word))
            return true
        }
        if found[number] == nil {
            let first = word[word.startIndex]
            if first == UInt8(ascii: "k") || first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z") {
                guard !model.mayReport(names[number]) else { return false }
            }
            found[number] = model.values(of: names[number])
            sought.append(number)
        }
        var values = found[number] ?? []
        if let own = locals[number] { values += own }
        let isFirstOfCast = levels[top].isCast && levels[top].path.isEmpty
        commit()
        levels[top].isCast = isFirstOfCast
        levels[top].values = values
        levels[top].hasOperand = !TokenScanner.isBeforeOperand(word)
        levels[top].assigned = []
        levels[top].endsType = false
        (levels[top].called, levels[top].calledTarget) = (closes, target)
        if isFirstOfCast || levels[top].typed != nil {
            levels[top].path = names[number]
            addType()
        }
        return true
    }

    /// A name behind a period: a member of the operand, or one without it.
    private func takeMember(_ number: Int) -> Bool {
        let level = levels[top]
        guard level.hasOperand else {
            for value in level.assigned where model.mayReport(implicit: names[number], of: value) { return false }
            operand([], ends: true)
            return true
        }
        var values: [Int] = []
        for value in level.values {
            guard let next = memberValues(number, in: value) else { return false }
            for value in next where !values.contains(value) { values.append(value) }
        }
        levels[top].values = values
        if !level.path.isEmpty, level.isCast || level.typed != nil {
            levels[top].path += "." + names[number]
            addType()
        }
        return true
    }

    private func memberValues(_ number: Int, in value: Int) -> [Int]? {
        let key = Key(value: value, name: number)
        if let known = members[key] { return known }
        let values = model.values(of: names[number], in: value)
        members[key] = .some(values)
        return values
    }

    /// Gives the type up to here to the name before it, or to the cast.
    private func addType() {
        let objects = model.objects(of: levels[top].path)
        if levels[top].isCast { levels[top].values += objects }
        if let name = levels[top].typed { locals[name, default: []] += objects }
    }

    private func number(of word: ArraySlice<UInt8>) -> Int {
        if let number = numbers[word] { return number }
        let number = names.count
        numbers[word] = number
        names.append(String(decoding: word, as: UTF8.self))
        isPlain.append(word.first.map { $0 >= 0x30 && $0 <= 0x39 } ?? true || Self.keywords.contains { word.elementsEqual($0) })
        found.append(nil)
        return number
    }

    /// Words that name nothing.
    private static let keywords = [
        "let", "var", "if", "else", "guard", "return", "in", "for", "while", "repeat", "do", "try", "await", "catch", "throw", "throws",
        "switch", "case", "default", "break", "continue", "fallthrough", "where", "is", "nil", "true", "false", "func", "defer", "weak",
        "inout", "some", "any", "_",
    ].map { Array($0.utf8) }

    /// Whether a period before the token is of a member, and not the end of an operator of periods.
    private var followsDot: Bool {
        guard let last, last.kind == .mark, source[last.range.lowerBound] == UInt8(ascii: ".") else { return false }
        let before = last.range.lowerBound - 1
        return before < 0 || source[before] != UInt8(ascii: ".")
    }

    // MARK: Statements

    /// Replaces the operand.
    private func operand(_ values: [Int], ends: Bool) {
        commit()
        levels[top].values = values
        levels[top].hasOperand = ends
        levels[top].assigned = []
        levels[top].isCast = false
        levels[top].endsType = false
    }

    /// Gives the operand's values to the name before the equality sign.
    private func commit() {
        guard let target = levels[top].target else { return }
        for value in levels[top].values {
            for stored in model.stored(value) where locals[target]?.contains(stored) != true { locals[target, default: []].append(stored) }
        }
    }

    /// At a line break behind an operand, the names that are given something have it.
    private func endStatement(before token: TokenScanner.Token) {
        guard token.startsLine, levels[top].hasOperand else { return }
        commit()
        levels[top].target = nil
        levels[top].typed = nil
    }

    private func continuesStatement(_ word: ArraySlice<UInt8>) -> Bool {
        word.elementsEqual("as".utf8) || word.elementsEqual("is".utf8)
    }

    // MARK: Marks

    private func takeMark(_ token: TokenScanner.Token) -> Bool {
        let text = source[token.range]
        switch text.first {
        case UInt8(ascii: "."): return takePeriod(token)
        case UInt8(ascii: ","), UInt8(ascii: ";"):
            operand([], ends: false)
            levels[top].target = nil
            levels[top].typed = nil
        case UInt8(ascii: ":"):
            let called = levels[top].called
            operand([], ends: false)
            levels[top].called = called
            levels[top].typed = lastWord
            levels[top].path = ""
        case UInt8(ascii: "=") where text.count == 1:
            let (assigned, isTyped) = (levels[top].values, levels[top].typed != nil)
            operand([], ends: false)
            levels[top].assigned = assigned
            levels[top].target = isTyped ? nil : lastWord
            levels[top].typed = nil
        case UInt8(ascii: "@"):
            if levels[top].isCast { return false }
            operand([], ends: false)
        case UInt8(ascii: "?"), UInt8(ascii: "!"):
            let isAfterOperand = text.allSatisfy { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "!") }
            if isAfterOperand, levels[top].hasOperand, !token.hasSpaceBefore { return true }
            // `as?`
            if levels[top].isCast, levels[top].path.isEmpty { return true }
            operand([], ends: false)
            if text.contains(where: { $0 == UInt8(ascii: ">") }) { return true }
            levels[top].typed = nil
        case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "-"): operand([], ends: false)
        case UInt8(ascii: "'"), UInt8(ascii: "#"): return false
        default:
            operand([], ends: false)
            levels[top].typed = nil
        }
        return true
    }

    private func takePeriod(_ token: TokenScanner.Token) -> Bool {
        // `A<B>.C`, `[A].B`: the name of a type that begins with brackets.
        let next = token.range.upperBound < source.count ? source[token.range.upperBound] : 0
        let isType = next >= UInt8(ascii: "A") && next <= UInt8(ascii: "Z")
        if let last, last.kind == .mark, source[last.range.upperBound - 1] == UInt8(ascii: ">"), isType { return false }
        if levels[top].endsType, isType { return false }
        // The second of an operator begins a new operand.
        if let last, last.kind == .mark, source[last.range.lowerBound] == UInt8(ascii: "."), !token.hasSpaceBefore {
            operand([], ends: false)
        }
        return true
    }

    // MARK: Brackets

    private func open(_ mark: UInt8, _ token: TokenScanner.Token) {
        let level = levels[top]
        if mark == UInt8(ascii: "{") {
            commit()
            if let last, last.kind == .mark, source[last.range.lowerBound] == UInt8(ascii: ":"), !level.called.isEmpty {
                levels[top].values += level.called
                levels[top].target = level.calledTarget
            }
        }
        var next = Level(mark: mark)
        next.isCall = level.hasOperand && !token.startsLine
        if mark == UInt8(ascii: "(") {
            next.typed = level.typed
            next.isCast = level.isCast && level.path.isEmpty
        }
        levels.append(next)
    }

    private func close() {
        guard levels.count > 1 else { return }
        commit()
        let inner = levels.removeLast()
        let level = levels[top]
        let results = level.values.map { model.result(of: $0) }
        switch inner.mark {
        case UInt8(ascii: "("):
            levels[top].values = inner.isCall ? results : inner.values + results
        case UInt8(ascii: "{"): levels[top].values = results
        default: levels[top].values = []
        }
        levels[top].hasOperand = true
        levels[top].assigned = []
        levels[top].endsType = !inner.isCall && inner.mark != UInt8(ascii: "{") && (level.typed != nil || level.isCast)
        levels[top].isCast = false
    }
}
