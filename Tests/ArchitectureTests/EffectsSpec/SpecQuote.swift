import Foundation

/// A comment above a test that says which sentence of the effects' specification it holds:
/// `/// Effects spec 2: "Right to left mirrors angles, x and swipes."`
struct SpecQuote: Equatable {
    /// The effect; 0 for the rules for all nine.
    let section: Int
    let text: String
    /// The test below the comment, or the class whose tests all hold it; nil when something else follows.
    let test: String?
    /// Line on which the comment begins, counted from 1.
    let line: Int

    /// The closing mark is at the end, or before a word or two, or before another quote: others belong to the text.
    private static let pattern = try? NSRegularExpression(
        pattern: #"Effects spec,? ([^:"]*?):? *"(.*?)"(?=[.,;:]?(?: [a-z]+[.,;]?)*(?: Effects spec|$))"#)

    /// All quotes in a file of tests. A quote may go over several lines of its comment, and a line may have several quotes.
    static func all(in source: String) -> [SpecQuote] {
        var quotes: [SpecQuote] = []
        var comment: [String] = []
        var start = 0
        for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let trimmed = line.trimmingCharacters(in: .whitespaces)
            if trimmed.hasPrefix("//") {
                if comment.isEmpty { start = index + 1 }
                comment.append(String(trimmed.drop { $0 == "/" }).trimmingCharacters(in: .whitespaces))
            } else if !comment.isEmpty, !trimmed.hasPrefix("@") || trimmed.contains(" func ") {
                quotes += found(in: comment.joined(separator: " "), test: test(declaredBy: trimmed), line: start)
                comment = []
            }
        }
        return quotes
    }

    private static func found(in comment: String, test: String?, line: Int) -> [SpecQuote] {
        guard comment.contains("Effects spec") else { return [] }
        let text = comment as NSString
        let matches = pattern?.matches(in: comment, range: NSRange(location: 0, length: text.length)) ?? []
        return matches.map { match in
            let location = text.substring(with: match.range(at: 1))
            let section = Int(location.prefix { $0 != "." }.filter(\.isNumber)) ?? (location.lowercased().contains("rule") ? 0 : -1)
            return SpecQuote(section: section, text: text.substring(with: match.range(at: 2)), test: test, line: line)
        }
    }

    private static func test(declaredBy line: String) -> String? {
        guard let range = line.range(of: #"(?<=func )test\w+|(?<=class )\w+Tests(?=: XCTestCase)"#, options: .regularExpression) else {
            return nil
        }
        return String(line[range])
    }

    /// Comments without the text that they quote: its words are the specification's.
    static func removed(from comments: [Comment]) -> [Comment] {
        var isQuote = false
        return comments.compactMap { comment in
            if comment.opensBlock { isQuote = false }
            var text = comment.text[...]
            var kept = ""
            if !isQuote {
                guard let name = text.range(of: "Effects spec"), let mark = text.range(of: "\"", range: name.upperBound..<text.endIndex)
                else {
                    return comment
                }
                kept = String(text[..<mark.lowerBound])
                text = text[mark.upperBound...]
            }
            isQuote = text.firstMatch(of: /"[.,;:]?(?: [a-z]+[.,;]?)*$/) == nil
            return kept.isEmpty ? nil : Comment(line: comment.line, text: kept, opensBlock: comment.opensBlock)
        }
    }
}
