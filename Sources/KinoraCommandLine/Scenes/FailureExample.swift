import Foundation

/// A fault of motion with what a test says about it, for the demo's page: a section of a page in Markdown.
///
/// A section has a heading of the second level, sentences, a block of Swift perhaps after a comment, a block of text, an image, and
/// sentences again.
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
        text = Self.sentences(blocks[0][end...].prefix { $0 != "<" })
        code = String(blocks[1].dropFirst("swift\n".count))
        message = String(blocks[3].dropFirst("text\n".count))
        self.image = image
        description = String(link.1)
        remedy = Self.sentences(blocks[4][link.range.upperBound...])
    }

    private static func sentences(_ text: Substring) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
