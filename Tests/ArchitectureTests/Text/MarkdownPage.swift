import Foundation

/// The lines of a Markdown page, and the anchors of its headings.
struct MarkdownPage {
    let lines: [Substring]
    /// Fragments that links may name, by GitHub's rule.
    let anchors: Set<String>

    init(_ text: String) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var anchors: Set<String> = []
        var isCode = false
        for line in lines {
            if line.hasPrefix("```") { isCode.toggle() }
            guard !isCode, let heading = line.wholeMatch(of: /#{1,6} +(.*)/)?.output.1 else { continue }
            let plain = Self.anchor(of: String(heading))
            var (anchor, count) = (plain, 0)
            while !anchors.insert(anchor).inserted {
                count += 1
                anchor = "\(plain)-\(count)"
            }
        }
        self.anchors = anchors
    }

    /// Letters and digits in lower case, hyphens for spaces, nothing for other characters.
    private static func anchor(of heading: String) -> String {
        String(
            heading.lowercased().compactMap { character -> Character? in
                if character == " " { return "-" }
                return character.isLetter || character.isNumber || character == "-" || character == "_" ? character : nil
            })
    }
}
