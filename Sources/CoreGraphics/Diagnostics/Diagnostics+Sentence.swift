extension Diagnostics {
    /// The text of a trap: the object with its invalid value, and the remedy.
    static func sentence(object: String, value: String, remedy: String) -> String {
        sentence("\(object): \(sentence(value, capitalized: false)) \(sentence(remedy))")
    }

    /// The text with a capital first letter and a full stop, unless it ends with a question or exclamation mark.
    ///
    /// A first word that is code (`fillMode`, `frame.origin`, `loadView()`) keeps its case.
    static func sentence(_ text: String, capitalized: Bool = true) -> String {
        var text = text
        while let last = text.last, last == "." || last.isWhitespace { text.removeLast() }
        if let last = text.last, last != "!", last != "?", last != "…" { text += "." }
        guard capitalized, let first = text.first, first.isLowercase else { return text }
        let word = text.prefix { !$0.isWhitespace }
        let plain = word.last.map { ",;:.".contains($0) } ?? false ? word.dropLast() : word
        guard plain.allSatisfy({ $0.isLowercase || "'’-".contains($0) }) else { return text }
        return first.uppercased() + text.dropFirst()
    }
}
