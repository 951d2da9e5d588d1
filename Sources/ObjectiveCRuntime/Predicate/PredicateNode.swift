import CoreGraphics
import Foundation

/// A predicate as a value: what a format says.
package indirect enum PredicateNode {
    case constant(Bool)
    case comparison(PredicateComparison)
    case and([PredicateNode])
    case or([PredicateNode])
    case not(PredicateNode)
    /// A predicate whose contents are not known, such as a closure.
    case other(NSPredicate)

    /// The contents of a predicate.
    package init(_ predicate: NSPredicate) {
        switch predicate {
        case let predicate as FormatPredicate: self = predicate.node
        case let compound as NSCompoundPredicate:
            let nodes = compound.subpredicates.map { PredicateNode($0) }
            switch compound.compoundPredicateType {
            case .and: self = .and(nodes)
            case .or: self = .or(nodes)
            case .not: self = nodes.first.map { .not($0) } ?? .constant(true)
            }
        default: self = .other(predicate)
        }
    }

    /// Whether the predicate is true of an object.
    ///
    /// - Complexity: O(*n*) comparisons, where *n* is the number of them.
    package func isTrue(of object: Any?, _ variables: [String: Any] = [:]) -> Bool {
        switch self {
        case .constant(let value): value
        case .comparison(let comparison): comparison.isTrue(of: object, variables)
        case .and(let nodes): nodes.allSatisfy { $0.isTrue(of: object, variables) }
        case .or(let nodes): nodes.contains { $0.isTrue(of: object, variables) }
        case .not(let node): !node.isTrue(of: object, variables)
        case .other(let predicate): predicate.evaluate(with: object, substitutionVariables: variables)
        }
    }

    /// The predicate with values for variables.
    func substituting(_ variables: [String: Any]) -> PredicateNode {
        switch self {
        case .constant, .other: self
        case .comparison(let comparison): .comparison(comparison.substituting(variables))
        case .and(let nodes): .and(nodes.map { $0.substituting(variables) })
        case .or(let nodes): .or(nodes.map { $0.substituting(variables) })
        case .not(let node): .not(node.substituting(variables))
        }
    }
}

extension FormatExpression {
    func substituting(_ variables: [String: Any]) -> FormatExpression {
        switch self {
        case .variable(let name): variables[name].map { .constant(KeyValue.plain($0)) } ?? self
        case .constant, .evaluated: self
        case .keyPath(let start, let keys): .keyPath(start.substituting(variables), keys)
        case .aggregate(let elements): .aggregate(elements.map { $0.substituting(variables) })
        case .arithmetic(let operation, let left, let right):
            .arithmetic(operation, left.substituting(variables), right.substituting(variables))
        case .function(let name, let arguments): .function(name, arguments.map { $0.substituting(variables) })
        case .subquery(let collection, let name, let node):
            .subquery(collection.substituting(variables), variable: name, node.substituting(variables.filter { $0.key != name }))
        }
    }
}
