internal import SwiftSyntax

// Optional requirements of UIKit's protocols that a subclass implements, and not the class that conforms: the conformance has UIKit's
// default, so the class gets a method that calls the default of an object without methods, and the subclass overrides it.
extension TranslationVisitor {
    func addLateRequirements(_ node: ClassDeclSyntax) {
        guard let scope = scopes.last, let late = index.lateRequirements[scope.key] else { return }
        let access = index.types[scope.key]?.isOpen == true ? "open " : ""
        for requirement in late {
            let member = requirement.member
            let arguments = (member.parameters ?? []).map { ($0.label.map { "\($0): " } ?? "") + $0.name }.joined(separator: ", ")
            let discardable = member.result == nil ? "" : "@discardableResult "
            addMember(
                "\(discardable)\(access)func \(member.name)\(member.signature) "
                    + "{ (_UnimplementedDelegate.shared as any \(requirement.owner)).\(member.name)(\(arguments)) }")
        }
        note(node.name, "late", "\(scope.name) has methods for what its subclasses implement")
    }

    /// A subclass's method overrides the made one.
    func translateLateOverride(_ node: FunctionDeclSyntax) {
        guard let scope = scopes.last, scope.isClass, !node.modifiers.has("override") else { return }
        let facts = node.facts(isExposed: false, isInExtension: scope.isExtension, defaultAccess: nil)
        guard !facts.isStatic, index.overridesLateRequirement(facts, in: scope.key), !scope.isExtension else { return }
        for modifier in node.modifiers where ["private", "fileprivate"].contains(modifier.name.text) { blank(modifier) }
        edits.insert("override ", at: node.funcKeyword.bytes.lowerBound)
        note(node, "late", "\(facts.name) overrides a made method")
    }

    /// A test class that is a delegate: on iPhones a test is an object of `NSObject`.
    func addTestObject(_ node: ClassDeclSyntax) {
        guard let scope = scopes.last, let clause = node.inheritanceClause,
            clause.inheritedTypes.contains(where: { $0.type.lastName == "XCTestCase" })
        else { return }
        edits.insert(", _TestObject", at: clause.inheritedTypes.endPositionBeforeTrailingTrivia.utf8Offset)
        note(clause, "test", "\(scope.name) is an object as those of NSObject are")
        relaxIsolation(node.attributes)
        for member in node.memberBlock.members.flatMap(MissingDeclarations.activeMembers) {
            guard let function = member.decl.as(FunctionDeclSyntax.self), function.name.text.hasPrefix("test") else { continue }
            relaxIsolation(function.attributes)
        }
    }

    /// XCTest on Linux casts test methods to functions without an actor, and ends the program if they have one that is checked.
    private func relaxIsolation(_ attributes: AttributeListSyntax) {
        let all = attributes.compactMap { $0.as(AttributeSyntax.self) }
        guard let actor = all.first(where: { $0.attributeName.trimmedDescription == "MainActor" }),
            !all.contains(where: { $0.attributeName.trimmedDescription == "preconcurrency" })
        else { return }
        edits.insert("@preconcurrency ", at: actor.bytes.lowerBound)
        note(actor, "test", "XCTest calls main actor tests as tests without an actor")
    }
}
