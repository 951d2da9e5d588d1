import CoreGraphics
import Foundation

/// A class whose initializers choose the class of the object. Not part of Apple's frameworks.
public protocol _MadeObject {}

extension _MadeObject {
    init(_made object: AnyObject) {
        guard let object = object as? Self else {
            trap(
                object: "\(Self.self)", value: "a class of the app's is no \(type(of: object))", remedy: "make the object of Apple's class")
        }
        self = object
    }
}

extension NSPredicate: _MadeObject {
    /// Creates a predicate from a format, with arguments for `%@`, `%K`, `%d` and its like.
    ///
    /// Comparisons, `BEGINSWITH`, `ENDSWITH`, `CONTAINS`, `LIKE`, `MATCHES`, `IN` and `BETWEEN` with `[cd]`, `ANY`, `ALL`, `NONE`, `AND`,
    /// `OR`, `NOT`, `SUBQUERY`, operators of collections (`@count`), arithmetic and functions of values are understood; `FUNCTION`, which
    /// calls methods, is not. A format that is wrong traps. Source: Apple, Predicate Programming Guide.
    ///
    /// Differs from Foundation: the arguments may be any values, and nil.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the format.
    public convenience init(format: String, _ arguments: Any?...) {
        self.init(_made: FormatPredicate(PredicateParser.node(format, arguments)))
    }

    /// Creates a predicate from a format and an array of arguments; nil for none.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the format.
    public convenience init(format: String, argumentArray arguments: [Any]?) {
        self.init(_made: FormatPredicate(PredicateParser.node(format, arguments ?? [])))
    }

    /// Returns the predicate with values in the places of its variables, `$NAME`. Those that are not named stay.
    ///
    /// - Complexity: O(*n*), where *n* is the number of expressions.
    public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
        FormatPredicate(PredicateNode(self).substituting(variables))
    }
}

/// A predicate with a format.
package final class FormatPredicate: NSPredicate {
    package let node: PredicateNode

    package init(_ node: PredicateNode) {
        self.node = node
        super.init(value: true)
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) { nil }

    package override func evaluate(with object: Any?) -> Bool { node.isTrue(of: object) }

    package override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
        node.isTrue(of: object, bindings ?? [:])
    }

    package override var predicateFormat: String { node.text }

    package override var description: String { node.text }

    package override func copy(with zone: NSZone? = nil) -> Any { self }

    package override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? FormatPredicate else { return false }
        return other === self || other.node.text == node.text
    }

    package override var hash: Int { node.text.hashValue }
}
