import Foundation

// The format of a predicate, as Apple writes it.
extension PredicateNode {
    var text: String {
        switch self {
        case .constant(let value): value ? "TRUEPREDICATE" : "FALSEPREDICATE"
        case .comparison(let comparison): comparison.text
        case .and(let nodes): nodes.map(\.operand).joined(separator: " AND ")
        case .or(let nodes): nodes.map(\.operand).joined(separator: " OR ")
        case .not(let node): "NOT " + node.operand
        case .other(let predicate): predicate.description
        }
    }

    private var operand: String {
        switch self {
        case .and, .or: "(" + text + ")"
        default: text
        }
    }
}

extension PredicateComparison {
    fileprivate var text: String {
        let letters = (options.contains(.caseInsensitive) ? "c" : "") + (options.contains(.diacriticInsensitive) ? "d" : "")
        let sign = operation.rawValue + (letters.isEmpty ? "" : "[\(letters)]")
        return (modifier == .direct ? "" : modifier.rawValue + " ") + left.text + " " + sign + " " + right.text
    }
}

extension FormatExpression {
    fileprivate var text: String {
        switch self {
        case .constant(let value): Self.text(of: value)
        case .variable(let name): "$" + name
        case .evaluated: "SELF"
        case .keyPath(.evaluated, let keys): keys
        case .keyPath(let start, let keys): start.text + "." + keys
        case .aggregate(let elements): "{" + elements.map(\.text).joined(separator: ", ") + "}"
        case .arithmetic(let operation, let left, let right): left.text + " " + operation.rawValue + " " + right.text
        case .function(let name, let arguments): name + ":(" + arguments.map(\.text).joined(separator: ", ") + ")"
        case .subquery(let collection, let name, let node): "SUBQUERY(\(collection.text), $\(name), \(node.text))"
        }
    }

    private static func text(of value: Any?) -> String {
        switch value {
        case nil, is NSNull: "nil"
        case let text as String: "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
        case let number as NSNumber: number.description
        case let date as Date: "CAST(\(date.timeIntervalSinceReferenceDate), \"NSDate\")"
        case let value?:
            KeyValue.elements(of: value).map { "{" + $0.map { text(of: $0) }.joined(separator: ", ") + "}" } ?? "\(value)"
        }
    }
}
