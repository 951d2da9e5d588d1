/// Lookup of types by name, as the compiler finds them: from the inside out, then in the file, the module, imported modules and UIKit.
struct TypeResolver {
    let types: [String: TypeFacts]
    let aliases: [String: TypeReference]
    let modules: [String]

    /// The key of a type; the text itself for a type that is not known.
    func key(of text: String, in container: String?, file: String) -> String {
        key(of: text, in: container, file: file, depth: 0) ?? text
    }

    private func key(of text: String, in container: String?, file: String, depth: Int) -> String? {
        guard depth < 8, !text.isEmpty else { return nil }
        let names = text.split(separator: ".").map(String.init)
        guard let first = names.first else { return nil }
        let rest = names.dropFirst()
        guard var found = firstKey(first, in: container, file: file, depth: depth) else {
            // The name of a module.
            guard !rest.isEmpty else { return nil }
            let path = rest.joined(separator: ".")
            if types[text] != nil { return text }
            return modules.contains(first) ? nil : key(of: path, in: nil, file: file, depth: depth + 1)
        }
        for name in rest {
            guard let next = member(name, of: found, file: file, depth: depth) else { return found + "." + name }
            found = next
        }
        return found
    }

    private func firstKey(_ name: String, in container: String?, file: String, depth: Int) -> String? {
        var around = container
        while let key = around {
            if TypeKey.lastName(key) == name, types[key] != nil, types[key + "." + name] == nil { return key }
            if let found = member(name, of: key, file: file, depth: depth) { return found }
            around = TypeKey.container(key)
        }
        if let found = declared("\(name)@\(file)", file: file, depth: depth) ?? declared(name, file: file, depth: depth) { return found }
        for module in modules {
            if let found = declared("\(module).\(name)", file: file, depth: depth) { return found }
        }
        return LibraryFacts.shared.supertypes[name] == nil ? nil : name
    }

    /// A type in a type or in what it inherits from.
    private func member(_ name: String, of key: String, file: String, depth: Int) -> String? {
        if let found = declared("\(key).\(name)", file: file, depth: depth) { return found }
        guard depth < 8, let facts = types[key] else { return nil }
        let known = facts.supertypes ?? []
        let above =
            known
            + facts.inherited.compactMap { reference -> String? in
                self.key(of: reference.text, in: TypeKey.container(key), file: reference.file, depth: depth + 1)
            }
        for supertype in above where supertype != key {
            if let found = member(name, of: supertype, file: file, depth: depth + 2) { return found }
        }
        return nil
    }

    private func declared(_ key: String, file: String, depth: Int) -> String? {
        if types[key]?.isDeclared == true { return key }
        guard let alias = aliases[key] else { return nil }
        let target = self.key(of: alias.text.plainReference, in: TypeKey.container(key), file: alias.file, depth: depth + 1)
        return target ?? alias.text
    }
}

extension String {
    /// A type's text without generic arguments and optionals.
    var plainReference: String {
        var text = self
        while text.hasSuffix("?") || text.hasSuffix("!") { text.removeLast() }
        if text.hasSuffix(">"), let open = text.firstIndex(of: "<") { text = String(text[..<open]) }
        return text
    }
}
