/// A method or property, as other files must know it.
public struct MemberFacts: Codable, Equatable, Sendable {
    /// A parameter: its label (nil for `_`) and its type's text without attributes.
    public struct Parameter: Codable, Equatable, Sendable {
        let label: String?
        let name: String
        /// "..." after the type of a variadic parameter.
        let type: String
        /// The type as a parameter of a closure's type has it.
        let closureType: String
    }

    let name: String
    /// nil for a property.
    let parameters: [Parameter]?
    /// The type's text; nil for methods without a result.
    let result: String?
    let objectiveCName: String
    /// Whether Objective-C would find it by name.
    var isExposed: Bool
    let isOverride: Bool
    /// Whether it is marked as unavailable; nil for no.
    var isUnavailable: Bool?
    /// The observers of a stored property or an override, `willSet` and `didSet`; nil for none.
    var observers: [String]?
    /// Whether a property notifies its observers, as `@objc dynamic` ones do; nil for no.
    var isDynamic: Bool?
    /// The conditions of the compiler around the declaration, as one; nil for none.
    var condition: String?
    /// Whether an imported module declares it; nil for no.
    var isImported: Bool?
    /// Whether it is one of the class that subclasses may override; nil for no.
    var isClassMember: Bool?
    let isStatic: Bool
    /// Whether `@objcMembers` does not expose it, because it is private or `@nonobjc`; nil for no.
    var isHidden: Bool?
    /// The names of a property's accessors in Objective-C, where they have their own; nil for the usual ones.
    var getterName: String?
    var setterName: String?
    var isInExtension: Bool
    let isSettable: Bool
    let isThrowing: Bool
    let access: String
    /// A method's text from its generic parameters to its where clause.
    let signature: String

    var labels: [String?]? { parameters.map { $0.map(\.label) } }

    /// The member's name and labels.
    var key: String { Self.key(name, labels) }

    static func key(_ name: String, _ labels: [String?]?) -> String {
        name + (labels.map { "(" + $0.map { ($0 ?? "_") + ":" }.joined() + ")" } ?? "")
    }

    /// The key and the parameters' types, which tell overloads apart.
    var overloadKey: String { key + (parameters.map { " " + $0.map { $0.type.plainTypeText }.joined(separator: ",") } ?? "") }

    /// Whether a subclass may override it.
    var isOverridable: Bool { !isStatic || isClassMember == true }

    var isFromImport: Bool { isImported == true }

    var isVariadic: Bool { parameters?.contains { $0.type.hasSuffix("...") } ?? false }

    /// Whether arguments cannot be passed as values of any type.
    var hasUnpassableParameter: Bool { parameters?.contains { $0.type.hasSuffix("...") || $0.type.hasPrefix("inout ") } ?? false }

    var isOpenToOthers: Bool { access == "open" }
    var isPublic: Bool { access == "open" || access == "public" }
}

extension String {
    /// A type's text without the names of modules, and with the short forms of optionals and arrays.
    var plainTypeText: String {
        var text = filter { $0 != " " }
        for module in ["Swift.", "Foundation.", "UIKit.", "CoreGraphics.", "QuartzCore."] { text.replace(module, with: "") }
        for (long, open, close) in [("Optional<", "", "?"), ("Array<", "[", "]")] {
            while text.hasPrefix(long), text.hasSuffix(">") {
                let inner = text.dropFirst(long.count).dropLast()
                var depth = 0
                // The last bracket closes the first one.
                let isWhole = inner.allSatisfy { character in
                    if character == "<" { depth += 1 }
                    if character == ">" { depth -= 1 }
                    return depth >= 0
                }
                guard isWhole else { break }
                text = open + String(inner) + close
            }
        }
        return text == "()" ? "Void" : text.hasSuffix("!") ? text.dropLast() + "?" : text
    }
}
