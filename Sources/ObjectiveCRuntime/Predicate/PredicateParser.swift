import CoreGraphics
import Foundation

/// Reads a predicate's format into a tree.
///
/// Source: Apple, Predicate Programming Guide, *Predicate Format String Syntax*.
struct PredicateParser {
    private typealias Failure = PredicateScanner.Failure

    /// The contents of parentheses, whose kind is known only behind them.
    private enum Piece {
        case predicate(PredicateNode)
        case expression(FormatExpression)
    }

    /// Parentheses, lists and functions in each other; formats of people have fewer than ten.
    private static let deepest = 100

    private var scanner: PredicateScanner
    private var token = PredicateScanner.Token.end
    private var position = 0
    private let arguments: [Any?]
    private var depth = 0

    private init(_ format: String, _ arguments: [Any?]) {
        scanner = PredicateScanner(format)
        self.arguments = arguments
    }

    /// The tree of a format; traps with Apple's words for one that is wrong, and where it has more arguments than are given.
    static func node(_ format: String, _ arguments: [Any?]) -> PredicateNode {
        do throws(PredicateScanner.Failure) {
            return try parse(format, arguments)
        } catch {
            trap(
                object: "NSPredicate", value: "Unable to parse the format string \"\(format)\"",
                remedy: "\(error.message), at letter \(error.position + 1)")
        }
    }

    static func parse(_ format: String, _ arguments: [Any?]) throws(PredicateScanner.Failure) -> PredicateNode {
        do {
            var parser = PredicateParser(format, arguments)
            try parser.advance()
            let node = try parser.predicate(parser.disjunction())
            guard parser.token == .end else { throw parser.failure("an operator is missing") }
            return node
        } catch let error as PredicateScanner.Failure {
            throw error
        } catch {
            throw PredicateScanner.Failure(position: 0, message: "\(error)")
        }
    }

    // MARK: Tokens

    private mutating func advance() throws { (token, position) = try scanner.next() }

    private func failure(_ message: String) -> Failure { Failure(position: position, message: message) }

    private func isWord(_ words: String...) -> Bool {
        guard case .word(let word) = token else { return false }
        return words.contains(word.uppercased())
    }

    private func isSign(_ signs: String...) -> Bool {
        guard case .sign(let sign) = token else { return false }
        return signs.contains(sign)
    }

    private mutating func expect(_ sign: String) throws {
        guard isSign(sign) else { throw failure("'\(sign)' is missing") }
        try advance()
    }

    private func predicate(_ piece: Piece) throws -> PredicateNode {
        guard case .predicate(let node) = piece else { throw failure("an operator is missing") }
        return node
    }

    private func expression(_ piece: Piece) throws -> FormatExpression {
        guard case .expression(let expression) = piece else { throw failure("a value is missing") }
        return expression
    }

    // MARK: Predicates

    private mutating func disjunction() throws -> Piece {
        let first = try conjunction()
        guard isWord("OR") || isSign("||") else { return first }
        var nodes = [try predicate(first)]
        while isWord("OR") || isSign("||") {
            try advance()
            nodes.append(try predicate(conjunction()))
        }
        return .predicate(.or(nodes))
    }

    private mutating func conjunction() throws -> Piece {
        let first = try negation()
        guard isWord("AND") || isSign("&&") else { return first }
        var nodes = [try predicate(first)]
        while isWord("AND") || isSign("&&") {
            try advance()
            nodes.append(try predicate(negation()))
        }
        return .predicate(.and(nodes))
    }

    private mutating func negation() throws -> Piece {
        guard isWord("NOT") || isSign("!") else { return try comparison() }
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.deepest else { throw failure("the format is nested too deep") }
        try advance()
        return .predicate(.not(try predicate(negation())))
    }

    private mutating func comparison() throws -> Piece {
        if isWord("TRUEPREDICATE", "FALSEPREDICATE") {
            defer { _ = try? advance() }
            return .predicate(.constant(isWord("TRUEPREDICATE")))
        }
        var modifier = PredicateComparison.Modifier.direct
        if isWord("ANY", "SOME", "ALL", "NONE"), case .word(let word) = token {
            modifier = PredicateComparison.Modifier(rawValue: word.uppercased()) ?? .any
            try advance()
        }
        let piece = try sum()
        guard case .expression(let left) = piece, let (operation, isNegated) = try self.operation() else {
            guard modifier == .direct else { throw failure("a comparison is missing") }
            return piece
        }
        let options = try self.options()
        let right = try expression(sum())
        let comparison = PredicateNode.comparison(
            PredicateComparison(left: left, right: right, operation: operation, modifier: modifier, options: options))
        return .predicate(isNegated ? .not(comparison) : comparison)
    }

    /// The operator at this place; nil if there is none.
    private mutating func operation() throws -> (PredicateComparison.Operation, isNegated: Bool)? {
        let known: [String: PredicateComparison.Operation] = [
            "==": .equal, "=": .equal, "!=": .unequal, "<>": .unequal, "<": .less, "<=": .lessOrEqual, "=<": .lessOrEqual, ">": .greater,
            ">=": .greaterOrEqual, "=>": .greaterOrEqual, "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith, "CONTAINS": .contains,
            "LIKE": .like, "MATCHES": .matches, "IN": .isIn, "BETWEEN": .between,
        ]
        let found: PredicateComparison.Operation?
        switch token {
        case .sign(let sign): found = known[sign]
        case .word(let word) where word.uppercased() == "NOT":
            // `x NOT IN y`.
            try advance()
            guard let (operation, _) = try self.operation() else { throw failure("an operator is missing behind NOT") }
            return (operation, true)
        case .word(let word): found = known[word.uppercased()]
        default: found = nil
        }
        guard let found else { return nil }
        try advance()
        return (found, false)
    }

    /// `[cd]` behind an operator.
    private mutating func options() throws -> PredicateComparison.Options {
        guard isSign("[") else { return [] }
        try advance()
        guard case .word(let letters) = token else { throw failure("options are missing") }
        var options: PredicateComparison.Options = []
        for letter in letters.lowercased() {
            switch letter {
            case "c": options.insert(.caseInsensitive)
            case "d": options.insert(.diacriticInsensitive)
            case "l": options.formUnion([.caseInsensitive, .diacriticInsensitive])
            case "n": break
            default: throw failure("'\(letter)' is no option; c and d are")
            }
        }
        try advance()
        try expect("]")
        return options
    }

    // MARK: Expressions

    private mutating func sum() throws -> Piece { try binary(["+", "-", "|", "^"]) { try $0.product() } }

    private mutating func product() throws -> Piece { try binary(["*", "/", "&", "<<", ">>"]) { try $0.power() } }

    private mutating func power() throws -> Piece { try binary(["**"]) { try $0.signed() } }

    private mutating func binary(_ signs: Set<String>, _ operand: (inout PredicateParser) throws -> Piece) throws -> Piece {
        var piece = try operand(&self)
        while case .expression(let left) = piece, case .sign(let sign) = token, signs.contains(sign),
            let operation = FormatExpression.Arithmetic(rawValue: sign)
        {
            try advance()
            piece = .expression(.arithmetic(operation, left, try expression(operand(&self))))
        }
        return piece
    }

    private mutating func signed() throws -> Piece {
        guard isSign("-") else { return try path() }
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.deepest else { throw failure("the format is nested too deep") }
        try advance()
        let operand = try expression(signed())
        if case .constant(let value) = operand, let number = value.flatMap({ ValueConversion.number($0) }) {
            return .expression(
                .constant(number.isFloatingPoint ? NSNumber(value: -number.doubleValue) : NSNumber(value: -number.int64Value)))
        }
        return .expression(.arithmetic(.subtract, .constant(NSNumber(value: 0)), operand))
    }

    /// A value, and keys behind it.
    private mutating func path() throws -> Piece {
        var piece = try primary()
        while case .expression(let start) = piece {
            if isSign(".") {
                try advance()
                piece = .expression(Self.append(try component(), to: start))
            } else if isSign("[") {
                try advance()
                let index: FormatExpression
                if isWord("FIRST", "LAST", "SIZE"), case .word(let word) = token {
                    try advance()
                    index = .function(word.lowercased(), [start])
                } else {
                    index = .function("index", [start, try expression(sum())])
                }
                try expect("]")
                piece = .expression(index)
            } else {
                break
            }
        }
        return piece
    }

    private mutating func component() throws -> String {
        var sign = ""
        if isSign("@") {
            sign = "@"
            try advance()
        }
        switch token {
        case .word(let name), .name(let name):
            try advance()
            return sign + name
        case .key(let index):
            try advance()
            return try key(index)
        default: throw failure("a key is missing")
        }
    }

    private static func append(_ key: String, to start: FormatExpression) -> FormatExpression {
        if case .keyPath(let base, let keys) = start { return .keyPath(base, keys + "." + key) }
        return .keyPath(start, key)
    }

    private mutating func primary() throws -> Piece {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.deepest else { throw failure("the format is nested too deep") }
        let found = token
        switch found {
        case .text(let text):
            try advance()
            return .expression(.constant(text))
        case .integer(let value):
            try advance()
            return .expression(.constant(NSNumber(value: value)))
        case .number(let value):
            try advance()
            return .expression(.constant(NSNumber(value: value)))
        case .argument(let index):
            guard arguments.indices.contains(index) else { throw failure("the format has more arguments than are given") }
            try advance()
            let value = KeyValue.plain(arguments[index])
            return .expression(.constant(value is NSNull ? nil : value))
        case .key(let index):
            let keys = try key(index)
            try advance()
            return .expression(keys.uppercased() == "SELF" ? .evaluated : .keyPath(.evaluated, keys))
        case .variable(let name):
            try advance()
            return .expression(.variable(name))
        case .name(let name):
            try advance()
            return .expression(.keyPath(.evaluated, name))
        case .sign("("):
            try advance()
            let piece = try disjunction()
            try expect(")")
            return piece
        case .sign("{"):
            try advance()
            return .expression(.aggregate(try list(upTo: "}")))
        case .sign("@"):
            return .expression(.keyPath(.evaluated, try component()))
        case .word(let word):
            try advance()
            return .expression(try named(word))
        case .sign, .end: throw failure("a value is missing")
        }
    }

    private func key(_ index: Int) throws -> String {
        guard arguments.indices.contains(index) else { throw failure("the format has more arguments than are given") }
        guard let key = arguments[index] as? String else { throw failure("the argument of %K is no string") }
        return key
    }

    private mutating func list(upTo end: String) throws -> [FormatExpression] {
        var elements: [FormatExpression] = []
        while !isSign(end) {
            if !elements.isEmpty { try expect(",") }
            elements.append(try expression(sum()))
        }
        try advance()
        return elements
    }

    private mutating func named(_ word: String) throws -> FormatExpression {
        switch word.uppercased() {
        case "SELF": return .evaluated
        case "TRUE", "YES": return .constant(NSNumber(value: true))
        case "FALSE", "NO": return .constant(NSNumber(value: false))
        case "NIL", "NULL": return .constant(nil)
        case "SUBQUERY" where isSign("("): return try subquery()
        case "CAST" where isSign("("):
            try advance()
            let arguments = try list(upTo: ")")
            guard arguments.count == 2, case .constant(let type) = arguments[1], let type = type as? String else {
                throw failure("CAST takes a value and the name of a class")
            }
            return .function(type == "NSString" ? "castString" : "castNumber", [arguments[0]])
        default: break
        }
        // `sum:(…)`, `now()`, and with a name of several parts `modulus:by:(…)`.
        var name = word
        while isSign(":") {
            try advance()
            if case .word = token, !isSign("(") { try advance() }
        }
        guard isSign("(") else { return .keyPath(.evaluated, name) }
        if name.uppercased() == "FUNCTION" { throw failure("FUNCTION calls methods, which no predicate does here") }
        name = name.lowercased()
        guard PredicateFunction.names.contains(name) else { throw failure("'\(word)' is no function of predicates") }
        try advance()
        return .function(name, try list(upTo: ")"))
    }

    private mutating func subquery() throws -> FormatExpression {
        try expect("(")
        let collection = try expression(sum())
        try expect(",")
        guard case .variable(let name) = token else { throw failure("a variable such as $x is missing") }
        try advance()
        try expect(",")
        let node = try predicate(disjunction())
        try expect(")")
        return .subquery(collection, variable: name, node)
    }
}
