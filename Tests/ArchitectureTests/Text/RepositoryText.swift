import Foundation

/// The comments, names and pages of the checkout, read once for all tests.
struct RepositoryText: Sendable {
    /// A file with what the checks read of it.
    struct File: Sendable {
        /// From the root.
        let path: String
        let lines: [String]
        /// nil for a page.
        let source: SourceText?
        /// The folder is no documentation catalog, whose links the documentation compiler checks.
        let hasRelativeLinks: Bool
    }

    let files: [File]
    let paths: [String]
    /// By page.
    let anchors: [String: Set<String>]

    static let shared = Result { try RepositoryText(SourceTree()) }

    private static let types: Set<String> = ["swift", "c", "h", "md"]

    private init(_ tree: SourceTree) throws {
        paths = try tree.paths()
        var files: [File] = []
        var anchors: [String: Set<String>] = [:]
        for path in paths {
            let type = path.split(separator: ".").last.map(String.init) ?? ""
            guard Self.types.contains(type) else { continue }
            let text = try tree.text(path)
            let isPage = type == "md"
            if isPage { anchors[path] = MarkdownPage(text).anchors }
            files.append(
                File(
                    path: path, lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init),
                    source: isPage ? nil : SourceText(text), hasRelativeLinks: isPage && !path.contains(".docc/")))
        }
        (self.files, self.anchors) = (files, anchors)
    }

    var references: ReferenceChecker { ReferenceChecker(paths: paths, anchors: anchors) }
}

extension RepositoryText.File {
    /// The lines of comments, or all lines of a page.
    var prose: [Comment] {
        source?.comments ?? lines.enumerated().map { Comment(line: $0.offset + 1, text: $0.element, opensBlock: false) }
    }

    /// Texts of three words or more in code that ships: messages and help. The gallery's texts are its content.
    private var messages: [Comment] {
        guard let source, !path.contains("Tests/"), !path.hasPrefix("Tool/Sources/Gallery/") else { return [] }
        return source.strings.filter { $0.text.split(separator: " ").count > 2 }
    }

    /// References that lead nowhere.
    func brokenReferences(_ checker: ReferenceChecker) -> [String] {
        let found = prose.flatMap { comment in
            checker.complaints(about: comment.text, in: path, isPage: hasRelativeLinks).map { "\(path):\(comment.line): \($0)" }
        }
        // Messages to users, too.
        guard source != nil, !path.hasPrefix("Tests/") else { return found }
        return found
            + lines.enumerated().filter { $0.element.contains("\"") && $0.element.contains("shared/") }.map {
                "\(path):\($0.offset + 1): “shared/” is in a string; shared/ is not in the repository"
            }
    }

    /// Words of the list in comments, in the text of pages and in names that no other module sees.
    func refusedWords(_ list: WordList) throws -> [String] {
        var found: [String] = []
        var isCode = false
        for comment in prose {
            if source == nil, comment.text.hasPrefix("```") { isCode.toggle() }
            if isCode || source == nil && comment.text.hasPrefix("    ") { continue }
            found += list.complaints(about: comment.text, opensBlock: comment.opensBlock, in: path).map { "\(path):\(comment.line): \($0)" }
        }
        found += messages.flatMap { message in
            list.complaints(about: message.text, opensBlock: false, in: path).map { "\(path):\(message.line): in a string: \($0)" }
        }
        guard path.hasSuffix(".swift"), let source else { return found }
        let code = source.code as NSString
        var (line, position) = (1, 0)
        for name in try DeclaredName.all(in: source.code) {
            line += code.substring(with: NSRange(location: position, length: name.location - position)).utf8.count { $0 == 0x0A }
            position = name.location
            found += list.complaints(aboutName: name.text, in: path).map { "\(path):\(line): \($0)" }
        }
        return found
    }

    /// Lines of comments and pages with more than `limit` characters; tables and lines with addresses may have them.
    func longLines(limit: Int = 140) -> [String] {
        Set(prose.map(\.line)).sorted().compactMap { number in
            let line = lines[number - 1]
            guard line.utf8.count > limit, line.count > limit, !line.contains("://"), source != nil || !line.hasPrefix("|") else {
                return nil
            }
            return "\(path):\(number): \(line.count) columns; break the line at \(limit)"
        }
    }
}
