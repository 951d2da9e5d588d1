import CommandSupport
import Foundation

/// Files of command-line words, as the compiler's driver reads them.
package enum ResponseFile {
    /// The words of the arguments, with those of files for `@file`, and of the files that these name. Paths from a library or a program
    /// (`@rpath`) stay.
    package static func expanded(_ arguments: [String]) throws -> [String] {
        var seen: Set<String> = []
        func words(of argument: String) throws -> [String] {
            guard argument.hasPrefix("@"), argument.count > 1 else { return [argument] }
            if ["@rpath", "@loader_path", "@executable_path"].contains(argument.prefix { $0 != "/" }) { return [argument] }
            let path = String(argument.dropFirst())
            guard seen.insert(path).inserted else {
                throw Failure("the response file \(path) names itself; remove @\(path) from it", status: 2)
            }
            defer { seen.remove(path) }
            guard let data = FileManager.default.contents(atPath: path) else {
                throw Failure("the response file \(path) is not there or cannot be read; make it, or remove @\(path)", status: 2)
            }
            return try Self.words(of: String(decoding: data, as: UTF8.self)).flatMap(words)
        }
        return try arguments.flatMap(words)
    }

    /// The words of a text. A backslash keeps the next character, also in quotes; any quote begins and ends a quotation, which may have
    /// spaces; lines that begin with two slashes are comments.
    package static func words(of text: String) -> [String] {
        text.split(whereSeparator: \.isNewline).flatMap { line in
            line.hasPrefix("//") ? [] : words(ofLine: line)
        }
    }

    private static func words(ofLine line: Substring) -> [String] {
        var words: [String] = []
        var word = ""
        var isQuoted = false
        var isEscaped = false
        for character in line {
            if isEscaped {
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
                continue
            } else if character == "\"" || character == "'" {
                isQuoted.toggle()
                continue
            } else if character.isWhitespace, !isQuoted {
                if !word.isEmpty { words.append(word) }
                word = ""
                continue
            }
            word.append(character)
        }
        if !word.isEmpty { words.append(word) }
        return words
    }

    /// A word for a file. The driver ends a quotation at either quote, so that these are behind backslashes.
    package static func quoted(_ word: String) -> String {
        let special: Set<Character> = ["\\", "\"", "'", " ", "\t"]
        return word.map { special.contains($0) || $0.isWhitespace ? "\\\($0)" : String($0) }.joined()
    }

    /// Whether a file can have the word: lines end words in quotes too, and empty ones are left out.
    package static func canHold(_ word: String) -> Bool { !word.isEmpty && !word.contains(where: \.isNewline) && !word.hasPrefix("//") }
}
