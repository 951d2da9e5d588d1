/// Swift source as HTML in which keywords, types, texts, numbers and comments have classes of their own: `k t s n c`.
struct SwiftMarkup {
    let html: HTML

    init(_ source: String) {
        var scanner = Scanner(rest: Array(source)[...])
        html = scanner.markup()
    }

    private static let keywords: Set<String> = [
        "actor", "as", "async", "await", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "didSet", "do",
        "else", "enum",
        "extension", "fallthrough", "false", "fileprivate", "final", "for", "func", "get", "guard", "if", "import", "in", "init", "inout",
        "internal",
        "is", "isolated", "lazy", "let", "mutating", "nil", "nonisolated", "open", "override", "package", "private", "protocol", "public",
        "repeat",
        "required", "rethrows", "return", "self", "Self", "set", "some", "any", "static", "struct", "subscript", "super", "switch", "throw",
        "throws", "true", "try", "typealias", "unowned", "var", "weak", "where", "while", "willSet",
    ]

    private struct Scanner {
        var rest: ArraySlice<Character>

        mutating func markup() -> HTML {
            var html: [HTML] = []
            while let character = rest.first {
                if character == "/", rest.dropFirst().first == "/" {
                    html.append(span("c", take { $0 != "\n" }))
                } else if character == "\"" {
                    html.append(span("s", takeText()))
                } else if character.isLetter || character == "_" || character == "@" || character == "#" {
                    html.append(word())
                } else if character.isNumber {
                    html.append(span("n", take { $0.isNumber || $0 == "." || $0 == "_" }))
                } else {
                    html.append(.text(String(character)))
                    rest.removeFirst()
                }
            }
            return .group(html)
        }

        private mutating func word() -> HTML {
            let first = String(rest.removeFirst())
            let word = first + take { $0.isLetter || $0.isNumber || $0 == "_" }
            if first == "@" || first == "#" || SwiftMarkup.keywords.contains(word) { return span("k", word) }
            return word.first?.isUppercase == true ? span("t", word) : .text(word)
        }

        private mutating func take(while condition: (Character) -> Bool) -> String {
            let word = rest.prefix(while: condition)
            rest = rest[word.endIndex...]
            return String(word)
        }

        /// Up to the closing mark, or to the end of the line.
        private mutating func takeText() -> String {
            var text = String(rest.removeFirst())
            while let character = rest.first, character != "\n" {
                text.append(character)
                rest.removeFirst()
                if character == "\"" { break }
                if character == "\\", let escaped = rest.popFirst() { text.append(escaped) }
            }
            return text
        }

        private func span(_ kind: String, _ text: String) -> HTML { .element("span", ["class": kind], text: text) }
    }
}
