internal import SwiftSyntax

// UIKit's informal protocol of accessibility: on iPhones each object has its members, and classes override them. Here an extension declares
// them for objects that are no responders, which Swift does not override: the member of a class hides the extension's.
extension TranslationVisitor {
    /// The members, as in the library's `NSObject+Accessibility.swift`.
    static let accessibilityMembers: Set = [
        "accessibilityActivate()", "accessibilityActivationPoint", "accessibilityAttributedHint", "accessibilityAttributedLabel",
        "accessibilityAttributedValue", "accessibilityCustomActions", "accessibilityCustomRotors", "accessibilityDecrement()",
        "accessibilityElement(at:)", "accessibilityElementCount()", "accessibilityElementDidBecomeFocused()",
        "accessibilityElementDidLoseFocus()", "accessibilityElementIsFocused()", "accessibilityElements", "accessibilityElementsHidden",
        "accessibilityFrame", "accessibilityHint", "accessibilityIdentifier", "accessibilityIncrement()", "accessibilityLabel",
        "accessibilityLanguage", "accessibilityPath", "accessibilityPerformEscape()", "accessibilityPerformMagicTap()",
        "accessibilityScroll(_:)", "accessibilityTraits", "accessibilityValue", "accessibilityViewIsModal",
        "index(ofAccessibilityElement:)", "isAccessibilityElement", "shouldGroupAccessibilityChildren",
    ]

    func translateAccessibility(_ node: FunctionDeclSyntax) {
        let facts = node.facts(isExposed: false, isInExtension: false, defaultAccess: nil)
        declareAccessibility(facts, node.modifiers, node)
    }

    func translateAccessibility(_ node: VariableDeclSyntax) {
        guard node.bindings.count == 1, let binding = node.bindings.first,
            let facts = node.facts(binding, isExposed: false, isInExtension: false, defaultAccess: nil)
        else { return }
        declareAccessibility(facts, node.modifiers, node)
    }

    /// The first class below `NSObject` that has a member declares it, on the main actor as the overridden one.
    private func declareAccessibility(_ facts: MemberFacts, _ modifiers: DeclModifierListSyntax, _ node: some SyntaxProtocol) {
        guard facts.isOverride, Self.accessibilityMembers.contains(facts.key), let scope = scopes.last, scope.isClass, !scope.isExtension,
            let modifier = modifiers.first(where: { $0.name.text == "override" })
        else { return }
        var isObject = false
        for ancestor in index.hierarchy.superclasses(of: scope.key) {
            if ancestor == "UIResponder" { return }
            if index.hierarchy.tables.table(of: ancestor).byKey[facts.key]?.isEmpty == false { return }
            if ancestor == "NSObject" { isObject = true }
        }
        guard isObject else { return }
        blank(modifier)
        edits.insert("@MainActor ", at: node.bytes.lowerBound)
        note(node, "accessibility", "\(facts.name) of \(scope.name) hides that of every object")
    }
}
