/// The public declarations of a module's folders, by the names that documentation gives them: `UIView`, `UIView.window`,
/// `UIView.hitTest(_:with:)`.
struct PublicDeclarations {
    private let files: [(folder: String, code: String)]

    /// - Parameter sources: paths of the form `Module/Folder/…` with their text.
    init(_ sources: [(path: String, text: String)]) {
        files = sources.map { path, text in (FolderGraph.folder(of: path), SourceText(text).code) }
    }

    /// The declarations of a name in a folder, up to their bodies; empty if there are none.
    func signatures(of name: String, in folder: String) throws -> [String] {
        let codes = files.filter { $0.folder == folder }.map(\.code)
        let base = name.prefix { $0 != "(" }
        guard let dot = base.lastIndex(of: ".") else {
            return try codes.flatMap { try matches(Self.modifiers + Self.types + "\(name)\\b[^{\\n]*", in: $0) }
        }
        let (owner, member) = (name[..<dot], name[name.index(after: dot)...])
        return try codes.flatMap { try members(member, of: owner, in: $0) }
    }

    private static let modifiers = #"(?:public|open)(?:[ \t]+[\w()@]+)*?[ \t]+"#
    private static let types = #"(?:class|struct|enum|protocol|typealias)[ \t]+"#

    private func members(_ name: Substring, of owner: Substring, in code: String) throws -> [String] {
        let base = name.prefix { $0 != "(" }
        let kind = base == "init" ? "" : name == base ? #"(?:var|let|case|class|struct|enum)[ \t]+"# : #"func[ \t]+"#
        let heads = try Regex("(class|struct|enum|protocol|extension)[ \\t]+\(owner)\\b[^{]*\\{")
        return try code.matches(of: heads).flatMap { head -> [String] in
            let body = String(code[head.range.upperBound..<Self.end(of: code, from: head.range.upperBound, "{", "}")])
            // The requirements of a protocol are as public as it is.
            let isProtocol = head.output[1].substring == "protocol"
            let start = isProtocol ? #"\b"# : Self.modifiers
            guard name != base else { return try matches(start + kind + base + #"\b[^{=\n]*"#, in: body) }
            return try body.matches(of: Regex(start + kind + base + #"[?!]?(?:<[^(]*>)?\("#)).compactMap { match in
                let end = Self.end(of: body, from: match.range.upperBound, "(", ")")
                guard "\(base)(\(Self.labels(of: body[match.range.upperBound..<end])))" == name else { return nil }
                return String(body[match.range.lowerBound..<end] + body[end...].prefix { $0 != "{" && $0 != "\n" })
            }
        }
    }

    private func matches(_ pattern: String, in code: String) throws -> [String] {
        try code.matches(of: Regex(pattern)).map { String(code[$0.range]) }
    }

    /// The labels of a parameter clause, each with its colon.
    private static func labels(of clause: Substring) -> String {
        var depth = 0
        return clause.replacing("->", with: "").split { character in
            if "([<{".contains(character) { depth += 1 } else if ")]>}".contains(character) { depth -= 1 }
            return character == "," && depth == 0
        }
        .map { parameter in parameter.drop { $0.isWhitespace }.prefix { $0 != ":" && !$0.isWhitespace } + ":" }.joined()
    }

    /// The index of the closing bracket.
    private static func end(of code: String, from start: String.Index, _ opening: Character, _ closing: Character) -> String.Index {
        var depth = 1
        return code[start...].firstIndex { character in
            if character == opening { depth += 1 } else if character == closing { depth -= 1 }
            return depth == 0
        } ?? code.endIndex
    }
}
