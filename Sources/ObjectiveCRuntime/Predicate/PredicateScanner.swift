import Foundation

/// Reads the tokens of a predicate's format; the arguments take the places of `%@` and its like.
struct PredicateScanner {
    /// A token.
    enum Token: Equatable {
        /// A name, or a word of the language, as written.
        case word(String)
        /// A name behind `#`, which is never a word of the language.
        case name(String)
        case variable(String)
        case text(String)
        case integer(Int64)
        case number(Double)
        /// `%@` and its like; the number of the argument.
        case argument(Int)
        /// `%K`.
        case key(Int)
        case sign(String)
        case end
    }

    /// The fault, and the index of its letter, from 0.
    struct Failure: Error {
        let position: Int
        let message: String
    }

    private let letters: [Character]
    private(set) var position = 0
    /// The number of arguments that the format has used so far.
    private(set) var argumentCount = 0

    init(_ format: String) { letters = Array(format) }

    private static let signs = [
        "<<", ">>", "**", "==", "!=", "<>", ">=", "=>", "<=", "=<", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}", "[", "]", ",", ".",
        "+", "-", "*", "/", "&", "|", "^", "@", ":",
    ]

    mutating func next() throws -> (token: Token, position: Int) {
        while position < letters.count, letters[position].isWhitespace { position += 1 }
        let start = position
        guard start < letters.count else { return (.end, start) }
        let letter = letters[start]
        if letter == "'" || letter == "\"" { return (.text(try text(upTo: letter)), start) }
        if letter == "%" { return (try argument(), start) }
        if Self.isNameStart(letter) { return (.word(name()), start) }
        if letter == "#" || letter == "$" {
            position += 1
            guard position < letters.count, Self.isNameStart(letters[position]) else {
                throw Failure(position: start, message: "a name is missing behind \(letter)")
            }
            return (letter == "#" ? .name(name()) : .variable(name()), start)
        }
        if letter.isASCII, letter.isNumber { return (try number(), start) }
        for sign in Self.signs where letters[start...].starts(with: sign) {
            position += sign.count
            return (.sign(sign), start)
        }
        throw Failure(position: start, message: "'\(letter)' is no piece of a format")
    }

    private static func isNameStart(_ letter: Character) -> Bool { letter.isLetter || letter == "_" }

    private mutating func name() -> String {
        let start = position
        while position < letters.count, letters[position].isLetter || letters[position].isNumber || letters[position] == "_" {
            position += 1
        }
        return String(letters[start..<position])
    }

    private mutating func text(upTo quote: Character) throws -> String {
        let start = position
        position += 1
        var text = ""
        while position < letters.count, letters[position] != quote {
            if letters[position] == "\\", position + 1 < letters.count {
                position += 1
                let escapes: [Character: Character] = ["n": "\n", "t": "\t", "r": "\r"]
                text.append(escapes[letters[position]] ?? letters[position])
            } else {
                text.append(letters[position])
            }
            position += 1
        }
        guard position < letters.count else { throw Failure(position: start, message: "the text has no closing quote") }
        position += 1
        return text
    }

    private mutating func number() throws -> Token {
        let start = position
        if letters[start] == "0", start + 1 < letters.count, letters[start + 1] == "x" {
            position += 2
            while position < letters.count, letters[position].isHexDigit { position += 1 }
            if let value = Int64(String(letters[(start + 2)..<position]), radix: 16) { return .integer(value) }
            throw Failure(position: start, message: "the number has no digits")
        }
        func digits() { while position < letters.count, letters[position].isASCII, letters[position].isNumber { position += 1 } }
        digits()
        var isWhole = true
        if position + 1 < letters.count, letters[position] == ".", letters[position + 1].isNumber {
            isWhole = false
            position += 1
            digits()
        }
        if position < letters.count, letters[position] == "e" || letters[position] == "E" {
            let mark = position
            position += 1
            if position < letters.count, letters[position] == "-" || letters[position] == "+" { position += 1 }
            if position < letters.count, letters[position].isNumber {
                isWhole = false
                digits()
            } else {
                position = mark
            }
        }
        let text = String(letters[start..<position])
        if isWhole, let value = Int64(text) { return .integer(value) }
        guard let value = Double(text) else { throw Failure(position: start, message: "'\(text)' is no number") }
        return .number(value)
    }

    private mutating func argument() throws -> Token {
        let start = position
        position += 1
        while position < letters.count, "lhqzt0123456789.-+".contains(letters[position]) { position += 1 }
        guard position < letters.count, "@KdDiIuUxXcCfFeEgGsp".contains(letters[position]) else {
            throw Failure(position: start, message: "'%' has no kind of argument behind it")
        }
        position += 1
        argumentCount += 1
        return letters[position - 1] == "K" ? .key(argumentCount - 1) : .argument(argumentCount - 1)
    }
}
