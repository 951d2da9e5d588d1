extension TokenScanner {
    /// The words between `import` and the name of a single declaration.
    public static let importKinds: Set<String> = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]

    /// The modules that a file imports, in conditions too; not those that comments and strings name.
    public static func importedModules(_ source: [UInt8]) -> Set<String> {
        var result: Set<String> = []
        var scanner = TokenScanner(source)
        var followsMember = false
        while let token = scanner.next() {
            defer { followsMember = source[token.range.lowerBound] == UInt8(ascii: ".") }
            guard token.kind == .word, !followsMember, source[token.range].elementsEqual("import".utf8) else { continue }
            var name = scanner.next()
            if let kind = name, importKinds.contains(String(decoding: source[kind.range], as: UTF8.self)) { name = scanner.next() }
            guard let name, name.kind == .word, !name.startsLine else { continue }
            let text = source[name.range].filter { $0 != UInt8(ascii: "`") }
            result.insert(String(decoding: text, as: UTF8.self))
        }
        return result
    }
}
