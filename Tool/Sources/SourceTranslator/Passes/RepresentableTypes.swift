internal import SwiftSyntax

// Members of `@objcMembers` classes are in Objective-C if it has all of their types: others do not answer `responds(to:)`.
extension TranslationVisitor {
    /// Whether Objective-C has the types of a member's parameters and of its result.
    func isRepresentable(_ member: MemberFacts, at node: some SyntaxProtocol) -> Bool {
        let types = (member.parameters ?? []).map(\.type) + [member.result].compactMap { $0 }
        return types.allSatisfy { isRepresentable($0, at: node) }
    }

    /// Whether Objective-C has the type of a property, as it is written or as the initial value says it.
    func isRepresentable(_ binding: PatternBindingSyntax, at node: some SyntaxProtocol) -> Bool {
        if let type = binding.typeAnnotation?.type { return isRepresentable(type.castText, at: node) }
        if let tuple = binding.initializer?.value.as(TupleExprSyntax.self), tuple.elements.count > 1 { return false }
        return binding.typeText.map { isRepresentable($0, at: node) } ?? true
    }

    private func isRepresentable(_ text: String, at node: some SyntaxProtocol) -> Bool {
        var type = text.plainTypeText
        for prefix in ["any", "@escaping", "@MainActor", "@Sendable", "inout"] where type.hasPrefix(prefix) {
            let rest = type.dropFirst(prefix.count)
            if prefix.hasPrefix("@") || rest.first?.isUppercase == true || rest.first == "(" { type = String(rest) }
        }
        if type == "Void" || type.isEmpty { return true }
        if type.hasSuffix("?") {
            let wrapped = String(type.dropLast())
            return !Self.scalars.contains(wrapped) && !wrapped.hasSuffix("?") && isRepresentable(wrapped, at: node)
        }
        if let function = type.functionElements {
            return (function.parameters + [function.result]).allSatisfy { isRepresentable($0, at: node) }
        }
        if type.hasPrefix("("), type.hasSuffix(")") {
            let elements = type.inner.topLevelElements
            return elements.count == 1 && isRepresentable(elements[0], at: node)
        }
        if type.hasPrefix("["), type.hasSuffix("]") {
            return type.inner.topLevelElements(at: ":").allSatisfy { !$0.hasSuffix("?") && isRepresentable($0, at: node) }
        }
        let name = type.plainReference
        if Self.swiftTypes.contains(name) { return false }
        if type.contains("&") { return true }
        return index.types[key(of: name, at: node)]?.isValue != true
    }

    /// Numbers and structures of C, which are not nil.
    private static let scalars: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Float", "Double", "CGFloat", "Bool",
        "TimeInterval", "NSInteger", "CGPoint", "CGSize", "CGRect", "CGVector", "UIEdgeInsets", "UIOffset", "CGAffineTransform",
        "CATransform3D", "NSRange", "Selector", "NSDirectionalEdgeInsets",
    ]

    /// Structures and enumerations of Swift that Objective-C does not have.
    private static let swiftTypes: Set<String> = [
        "Character", "Substring", "Range", "ClosedRange", "Result", "KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath", "Never",
        "ContiguousArray", "ArraySlice", "Duration", "AnyHashable.Type",
    ]
}

extension String {
    /// The text without its first and last character.
    fileprivate var inner: String { String(dropFirst().dropLast()) }

    /// The elements between commas outside of brackets.
    fileprivate var topLevelElements: [String] { topLevelElements(at: ",") }

    fileprivate func topLevelElements(at separator: Character) -> [String] {
        var elements = [""]
        var depth = 0
        for character in self {
            if "([<".contains(character) { depth += 1 }
            if ")]".contains(character) || character == ">" && elements[elements.count - 1].last != "-" { depth -= 1 }
            if character == separator, depth == 0 { elements.append("") } else { elements[elements.count - 1].append(character) }
        }
        return elements.filter { !$0.isEmpty }
    }

    /// The types of a function's parameters and of its result; nil for another type.
    fileprivate var functionElements: (parameters: [String], result: String)? {
        var text = self
        // A function's type in brackets.
        while text.hasPrefix("("), text.hasSuffix(")"), text.inner.topLevelElements.count == 1, text.inner.contains("->") {
            text = text.inner
        }
        for attribute in ["@escaping", "@Sendable", "@MainActor", "@convention(block)"] where text.hasPrefix(attribute) {
            text = String(text.dropFirst(attribute.count))
        }
        guard text.hasPrefix("(") else { return nil }
        var depth = 0
        for index in text.indices {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth -= 1 }
            guard depth == 0 else { continue }
            var rest = text[text.index(after: index)...]
            for effect in ["async", "throws"] where rest.hasPrefix(effect) { rest = rest.dropFirst(effect.count) }
            guard rest.hasPrefix("->") else { return nil }
            return (String(text[..<index].dropFirst()).topLevelElements, String(rest.dropFirst(2)))
        }
        return nil
    }
}
