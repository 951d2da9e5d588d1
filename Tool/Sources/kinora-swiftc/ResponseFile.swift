/// Files of command-line words, as compilers read them.
enum ResponseFile {
    static func words(of text: String) -> [String] {
        var words: [String] = []
        var word = ""
        var isInWord = false
        var quote: Character?
        var isEscaped = false
        for character in text {
            if isEscaped {
                word.append(character)
                isEscaped = false
            } else if character == "\\", quote != "'" {
                isEscaped = true
                isInWord = true
            } else if let open = quote {
                if character == open { quote = nil } else { word.append(character) }
            } else if character == "\"" || character == "'" {
                quote = character
                isInWord = true
            } else if character.isWhitespace {
                if isInWord { words.append(word) }
                word = ""
                isInWord = false
            } else {
                word.append(character)
                isInWord = true
            }
        }
        if isInWord { words.append(word) }
        return words
    }

    static func quoted(_ word: String) -> String {
        "\"" + word.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
