/// Names of assets as names in Swift, by the rules of Xcode 15. Source: files that Xcode has generated for public projects.
///
/// A name is split into words at characters that are no letters or digits, between digits and letters, before a capital after a small
/// letter, and before the last capital of several that a small letter follows. A last word "Color" or "Image" is left out.
package enum AssetSymbolName {
    /// The name of a property: "heroIcon" for "Hero-icon"; nil for a name without letters and digits.
    ///
    /// Words of capitals and digits alone are joined by "_": "IMG_02" for "IMG02".
    package static func property(_ asset: String) -> String? {
        var words = words(of: asset)
        if words.count > 1, let last = words.last, ["color", "image"].contains(last.lowercased()) { words.removeLast() }
        guard let first = words.first else { return nil }
        if !words.contains(where: { $0.contains(where: \.isLowercase) }) { return afterDigit(words.joined(separator: "_")) }
        return afterDigit(first.lowercased() + words.dropFirst().map(capitalized).joined())
    }

    /// The name of a type for a folder with a namespace: "IconPreviews" for "iconPreviews"; nil for a name without letters and digits.
    package static func type(_ folder: String) -> String? {
        let words = words(of: folder)
        return words.isEmpty ? nil : afterDigit(words.map(capitalized).joined())
    }

    /// A name does not begin with a digit.
    private static func afterDigit(_ name: String) -> String { name.first?.isNumber == true ? "_" + name : name }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    private enum Kind {
        case digit
        case capital
        case other
    }

    private static func words(of name: String) -> [String] {
        var words: [String] = []
        var last: Kind?
        let characters = Array(name)
        for (index, character) in characters.enumerated() {
            guard character.isLetter || character.isASCII && character.isNumber else {
                last = nil
                continue
            }
            let kind: Kind = character.isNumber ? .digit : character.isUppercase ? .capital : .other
            let endsCapitals =
                kind == .capital && last == .capital && index + 1 < characters.count && characters[index + 1].isLowercase
            let begins =
                switch (last, kind) {
                case (nil, _), (.digit, .capital), (.digit, .other), (.other, .digit), (.capital, .digit), (.other, .capital): true
                default: endsCapitals
                }
            if begins { words.append("") }
            words[words.count - 1].append(character)
            last = kind
        }
        return words
    }
}
