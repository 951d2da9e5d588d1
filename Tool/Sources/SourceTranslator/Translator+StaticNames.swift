extension Translator {
    /// The names of the static properties of `UIColor` or `UIImage`: UIKit's, and those that a module's files declare.
    public static func staticNames(of type: String, in sources: [[UInt8]]) -> Set<String> {
        let texts = sources.filter { $0.contains(Array("extension".utf8)) && $0.contains(Array(type.utf8)) && !isTooDeep($0) }
        let own = StaticNames(texts.map { String(decoding: $0, as: UTF8.self) }, isPublic: false).names[type] ?? []
        return own.union(LibraryFacts.shared.statics(of: type))
    }

    /// A name as a declaration can have it: keywords in backticks.
    public static func escaped(_ name: String) -> String { name.escapedName }

    /// A text between the quotes of a string.
    public static func literal(_ text: String) -> String { Output.literal(text) }
}
