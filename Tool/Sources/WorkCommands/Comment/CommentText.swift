/// The text of a comment that later runs find by its mark.
struct CommentText {
    /// A line that does not show.
    let mark: String
    private let text: String
    private let link: String?

    /// - Parameters:
    ///   - mark: Words that tell comments of one request apart.
    ///   - text: Markdown.
    ///   - link: The address of the whole report.
    init(mark: String, text: String, link: String?) {
        self.mark = "<!-- kinora comment: \(mark) -->"
        self.text = text
        self.link = link
    }

    /// The comment, without the last lines of a text that is longer than the host takes.
    /// - Parameter limit: The maximum length, in bytes of UTF-8.
    func body(limit: Int) -> String {
        let end = link.map { "\n[Report](\($0))\n" } ?? ""
        let whole = mark + "\n" + text + end
        guard whole.utf8.count > limit else { return whole }
        let sentence = "\nThe text is longer than a comment may be: its end is left out.\n"
        var rest = limit - (mark + "\n" + sentence + end).utf8.count
        var lines: [Substring] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            rest -= line.utf8.count + 1
            guard rest >= 0 else { break }
            lines.append(line)
        }
        return ([mark[...]] + lines).joined(separator: "\n") + "\n" + sentence + end
    }
}
