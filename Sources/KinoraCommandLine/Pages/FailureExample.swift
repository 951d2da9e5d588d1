import Foundation

/// A fault of motion with what a test says about it, for the demo's page: a section of a page in Markdown.
///
/// A section has a heading of the second level, sentences, a block of Swift, a block of text, an image, and sentences again.
package struct FailureExample {
    let title: String
    let text: String
    let code: String
    let message: String
    let image: Data
    /// The image in words.
    let description: String
    let remedy: String

    /// The sections of a page that have all of these, in order.
    ///
    /// - Parameter file: The bytes of an image by its path on the page.
    package static func examples(of page: String, file: (String) -> Data?) -> [FailureExample] {
        page.components(separatedBy: "\n## ").dropFirst().compactMap { FailureExample($0, file) }
    }

    private init?(_ section: String, _ file: (String) -> Data?) {
        let blocks = section.components(separatedBy: "\n```")
        guard blocks.count == 5, blocks[1].hasPrefix("swift\n"), blocks[3].hasPrefix("text\n"),
            let link = blocks[4].firstMatch(of: /!\[([^\]]*)\]\(([^)]*)\)\n/), let image = file(String(link.2)),
            let end = blocks[0].firstIndex(of: "\n")
        else { return nil }
        title = String(blocks[0][..<end])
        text = Self.sentences(blocks[0][end...])
        code = String(blocks[1].dropFirst("swift\n".count))
        message = String(blocks[3].dropFirst("text\n".count))
        self.image = image
        description = String(link.1)
        remedy = Self.sentences(blocks[4][link.range.upperBound...])
    }

    private static func sentences(_ text: Substring) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// An element that opens, with the message's first check as its second line.
    var html: HTML {
        let fault = message.split(separator: "\n").first { $0.hasPrefix("- ") }.map { String($0.dropFirst(2)) }
        return .element(
            "details", ["class": "failure"],
            .element(
                "summary", [:], .element("strong", text: title),
                .element("span", text: fault ?? String(message.prefix { $0 != "\n" }))),
            .element("p", [:], Self.withCode(text)), .element("pre", [:], .element("code", [:], SwiftMarkup(code).html)),
            .element("pre", ["class": "message"], .element("code", text: message)),
            .element("img", ["src": "data:image/png;base64," + image.base64EncodedString(), "alt": description, "loading": "lazy"]),
            .element("p", [:], Self.withCode(remedy)))
    }

    /// Code between backticks.
    private static func withCode(_ text: String) -> [HTML] {
        text.components(separatedBy: "`").enumerated().map { $0.isMultiple(of: 2) ? .text($1) : .element("code", text: $1) }
    }
}
