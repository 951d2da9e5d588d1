internal import SwiftSyntax

// Names before Swift 4.2.
extension TranslationVisitor {
    /// - Parameter isType: Whether the name is that of a type, and not of a value.
    func translateOldName(_ token: TokenSyntax, isType: Bool) {
        guard options.replacesOldNames, let name = OldNames.types[token.text] ?? OldConstantNames.table[token.text],
            !isOwnOldName(token, isType: isType)
        else { return }
        replace(token, with: name)
        note(token, "oldName", "\(token.text) becomes \(name)")
    }

    /// A made text, with the types of declarations, by today's names.
    func withoutOldNames(_ text: String) -> String {
        guard options.replacesOldNames else { return text }
        return text.replacing(/\b[UN][A-Z]\w+/) { match in
            let name = String(match.output)
            return index.ownOldNames.contains(name) ? name : OldNames.types[name] ?? name
        }
    }

    /// Whether the module has something of its own of this name, where the name stands.
    func isOwnOldName(_ token: TokenSyntax, isType: Bool) -> Bool {
        let name = token.text
        guard index.ownOldNames.contains(name) else { return false }
        let found = key(of: name, at: token)
        if index.types[found]?.isDeclared == true || index.alias(name, in: type?.key, file: options.fileTag) != nil { return true }
        guard !isType else { return false }
        if isLocal(name, around: token) || isLocalFunction(name, around: token) { return true }
        if index.globalNames.contains(name) || index.globalNames.contains("\(name)@\(options.fileTag)") {
            return true
        }
        return scopes.contains { scope in
            index.declares(name, in: scope.key) || index.lineage(of: scope.key).contains { $0.propertyTypes[name] != nil }
        }
    }

    /// Whether a function around a token declares one of a name.
    private func isLocalFunction(_ name: String, around token: TokenSyntax) -> Bool {
        var current = token.parent
        while let next = current {
            if let items = next.as(CodeBlockItemListSyntax.self), next.parent?.is(SourceFileSyntax.self) != true,
                items.contains(where: { $0.item.as(FunctionDeclSyntax.self)?.name.plainText == name })
            {
                return true
            }
            current = next.parent
        }
        return false
    }

    /// `NSClassFromString("UIView")`: Foundation on Linux knows our classes by their modules alone.
    func translateClassLookup(_ token: TokenSyntax) {
        guard token.text == "NSClassFromString", !isLocal(token.text, around: token),
            !scopes.contains(where: { index.declares(token.text, in: $0.key) })
        else { return }
        if let member = token.parent?.parent?.as(MemberAccessExprSyntax.self), member.declName.baseName.id == token.id {
            // `Foundation.NSClassFromString`.
            guard let base = member.base, base.trimmedDescription == "Foundation" else { return }
            edits.blank(base.bytes.lowerBound..<token.bytes.lowerBound, in: source)
        }
        replace(token, with: "_classFromString")
        note(token, "classLookup", "NSClassFromString becomes _classFromString, which knows the classes of UIKit by their names")
    }

    /// `NSNotification.Name.UIKeyboardWillShow`, `.UIKeyboardWillShow`.
    func translateOldName(_ node: MemberAccessExprSyntax) {
        let name = node.declName.baseName.text
        guard options.replacesOldNames, let new = OldNames.notifications[name], node.base != nil || !index.caseNames.contains(name) else {
            return
        }
        if let base = node.base, !["NSNotification.Name", "Notification.Name"].contains(base.trimmedDescription) { return }
        replace(node, with: new)
        note(node, "oldName", "\(name) becomes \(new)")
    }
}
