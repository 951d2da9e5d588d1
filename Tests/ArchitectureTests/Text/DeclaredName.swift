import Foundation

/// A name that Swift code declares and no other module sees: not a public one, which is Apple's or changes with a version. Parameters,
/// their labels, loop variables and the names of destructured tuples are included, those of public functions too.
struct DeclaredName: Equatable {
    /// In UTF-16 units from the beginning of the code.
    let location: Int
    let text: String

    /// All names, in the order of the code.
    static func all(in code: String) throws -> [DeclaredName] {
        let text = code as NSString
        let all = NSRange(location: 0, length: text.length)
        func name(_ range: NSRange) -> DeclaredName { DeclaredName(location: range.location, text: text.substring(with: range)) }
        var found: [DeclaredName] = []
        for match in try NSRegularExpression(pattern: declaration).matches(in: code, range: all)
        where !text.substring(with: match.range(at: 1)).contains(/public|open/) {
            found.append(name(match.range(at: 2)))
        }
        let label = try NSRegularExpression(pattern: label)
        for match in try NSRegularExpression(pattern: parameterClause).matches(in: code, range: all) {
            let clause = clause(of: text, from: match.range.upperBound)
            for parameter in label.matches(in: code, range: clause) {
                found += [1, 2].map { parameter.range(at: $0) }.filter { $0.location != NSNotFound }.map(name)
            }
        }
        let word = try NSRegularExpression(pattern: #"[A-Za-z]\w*"#)
        for match in try NSRegularExpression(pattern: pattern).matches(in: code, range: all) {
            for range in [match.range(at: 1), match.range(at: 2)] where range.location != NSNotFound {
                found += word.matches(in: code, range: range).map { name($0.range) }
            }
        }
        return found.sorted { $0.location < $1.location }
    }

    /// The words before a name on its line, and the name.
    private static let declaration =
        #"((?:[\w()@]+[ \t]+)*)\b(?:func|var|let|class|struct|enum|protocol|actor|typealias|associatedtype|case)[ \t]+([A-Za-z_]\w*)"#
    /// The beginning of a parameter clause.
    private static let parameterClause = #"\b(?:func[ \t]+[\w`]+(?:<[^(]*>)?|init[?!]?|subscript)\("#
    /// A parameter's label and name.
    private static let label = #"(?<=[(,\n])\s*([A-Za-z_]\w*)(?:[ \t]+([A-Za-z_]\w*))?[ \t]*:"#
    /// A tuple pattern, or a loop variable.
    private static let pattern = #"\b(?:let|var|for)[ \t]+\(([\w, \t()]+)\)|\bfor[ \t]+([A-Za-z]\w*)[ \t]+in\b"#

    /// The range up to the closing parenthesis, with the opening one.
    private static func clause(of code: NSString, from start: Int) -> NSRange {
        var (depth, index) = (1, start)
        while depth > 0, index < code.length {
            let unit = code.character(at: index)
            if unit == 0x28 { depth += 1 } else if unit == 0x29 { depth -= 1 }
            index += 1
        }
        return NSRange(location: start - 1, length: index - start + 1)
    }
}
