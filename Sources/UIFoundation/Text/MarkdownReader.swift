import CCommonMark
import Foundation

/// Reads Markdown with GitHub's CommonMark library.
struct MarkdownReader {
    private let syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax
    private let baseURL: URL?
    private var text = AttributedString()
    /// The blocks around the present node, the outermost first.
    private var blocks: [PresentationIntent.IntentType] = []
    private var blockCount = 0
    private var inline: InlinePresentationIntent = []
    private var links: [URL?] = []
    private var images: [URL?] = []
    /// A character that guards the starts and ends of lines; nil for a whole document.
    private var guardCharacter: Character?

    init(_ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax, baseURL: URL?) {
        (self.syntax, self.baseURL) = (syntax, baseURL)
    }

    func read(_ markdown: String) -> AttributedString {
        var reader = self
        let guarded = reader.guarded(markdown)
        var problem: UnsafePointer<CChar>?
        guard let document = kinora_markdown_open(guarded, guarded.utf8.count, &problem) else {
            let reason = problem.map { String(cString: $0) } ?? ""
            reportOnce("MarkdownReader", "Markdown is shown as it is written: \(reason)")
            return AttributedString(markdown)
        }
        defer { kinora_markdown_close(document) }
        var enters: Int32 = 0
        while let node = kinora_markdown_next(document, &enters) {
            if enters != 0 { reader.enter(node) } else { reader.leave(node) }
        }
        return reader.text
    }

    /// Without blocks, a character before each line keeps the library from taking it for the start of one; one behind it keeps its spaces.
    /// It is a mark of punctuation, beside which emphasis begins and ends as at the edge of a line.
    private mutating func guarded(_ markdown: String) -> String {
        guard syntax != .full else { return markdown }
        let character = "\u{2056}\u{2058}\u{2059}\u{205A}\u{205B}\u{205C}\u{205D}\u{205E}".first { !markdown.contains($0) } ?? "\u{2056}"
        guardCharacter = character
        let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
        if syntax == .inlineOnlyPreservingWhitespace {
            return lines.map { "\(character)\($0)\(character)" }.joined(separator: "\n")
        }
        return lines.map { "\(character)" + $0.drop { $0 == " " || $0 == "\t" } }.joined(separator: "\n")
    }

    private func unguarded(_ literal: String) -> String {
        guard let guardCharacter else { return literal }
        return String(literal.filter { $0 != guardCharacter })
    }

    private mutating func enter(_ node: OpaquePointer) {
        switch kinora_markdown_get_kind(node) {
        case kinora_markdown_text: append(unguarded(literal(node)))
        case kinora_markdown_code: append(unguarded(literal(node)), .code)
        case kinora_markdown_html_inline: append(unguarded(literal(node)), .inlineHTML)
        case kinora_markdown_soft_break:
            if syntax == .inlineOnlyPreservingWhitespace { append("\n", .softBreak) } else { append(" ", .softBreak) }
        case kinora_markdown_line_break: append("\n", .lineBreak)
        case kinora_markdown_emphasis: inline.insert(.emphasized)
        case kinora_markdown_strong: inline.insert(.stronglyEmphasized)
        case kinora_markdown_strikethrough: inline.insert(.strikethrough)
        case kinora_markdown_link: links.append(url(node))
        case kinora_markdown_image: images.append(url(node))
        case kinora_markdown_code_block:
            let hint = kinora_markdown_language(node).map { String(cString: $0) } ?? ""
            begin(.codeBlock(languageHint: hint.isEmpty ? nil : hint))
            append(literal(node))
            blocks.removeLast()
        case kinora_markdown_html_block: append(literal(node), .blockHTML)
        case kinora_markdown_thematic_break:
            begin(.thematicBreak)
            append("\u{2E3B}")
            blocks.removeLast()
        default:
            if let kind = block(node) { begin(kind) }
        }
    }

    private mutating func leave(_ node: OpaquePointer) {
        switch kinora_markdown_get_kind(node) {
        case kinora_markdown_emphasis: if !isInAnother(node) { inline.remove(.emphasized) }
        case kinora_markdown_strong: if !isInAnother(node) { inline.remove(.stronglyEmphasized) }
        case kinora_markdown_strikethrough: if !isInAnother(node) { inline.remove(.strikethrough) }
        case kinora_markdown_link: links.removeLast()
        case kinora_markdown_image: images.removeLast()
        default:
            if block(node) != nil { blocks.removeLast() }
        }
    }

    private func isInAnother(_ node: OpaquePointer) -> Bool {
        let type = kinora_markdown_get_kind(node)
        var parent = kinora_markdown_parent(node)
        while let next = parent {
            if kinora_markdown_get_kind(next) == type { return true }
            parent = kinora_markdown_parent(next)
        }
        return false
    }

    /// The kind of a block that contains others or text; nil for all else, and for blocks of guarded lines.
    private func block(_ node: OpaquePointer) -> PresentationIntent.Kind? {
        guard guardCharacter == nil else { return nil }
        switch kinora_markdown_get_kind(node) {
        case kinora_markdown_paragraph: return .paragraph
        case kinora_markdown_heading: return .header(level: Int(kinora_markdown_heading_level(node)))
        case kinora_markdown_block_quote: return .blockQuote
        case kinora_markdown_list: return kinora_markdown_is_ordered(node) != 0 ? .orderedList : .unorderedList
        case kinora_markdown_item: return .listItem(ordinal: ordinal(node))
        default: return nil
        }
    }

    private func ordinal(_ item: OpaquePointer) -> Int {
        let list = kinora_markdown_parent(item)
        var number = list.map { kinora_markdown_is_ordered($0) != 0 ? Int(kinora_markdown_list_start($0)) : 1 } ?? 1
        var before = kinora_markdown_previous(item)
        while let next = before {
            number += 1
            before = kinora_markdown_previous(next)
        }
        return number
    }

    private mutating func begin(_ kind: PresentationIntent.Kind) {
        blockCount += 1
        blocks.append(PresentationIntent.IntentType(kind: kind, identity: blockCount))
    }

    private func literal(_ node: OpaquePointer) -> String {
        kinora_markdown_literal(node).map { String(cString: $0) } ?? ""
    }

    private func url(_ node: OpaquePointer) -> URL? {
        guard let address = kinora_markdown_url(node).map({ unguarded(String(cString: $0)) }), !address.isEmpty else { return nil }
        return URL(string: address, relativeTo: baseURL)
    }

    private mutating func append(_ string: String, _ intent: InlinePresentationIntent = []) {
        guard !string.isEmpty else { return }
        typealias Scope = AttributeScopes.UIKitAttributes
        var container = AttributeContainer()
        let intents = inline.union(intent)
        if !intents.isEmpty { container[Scope.InlinePresentationIntentAttribute.self] = intents }
        if !blocks.isEmpty { container[Scope.PresentationIntentAttribute.self] = PresentationIntent(types: blocks.reversed()) }
        if let link = links.last ?? nil { container[AttributeScopes.FoundationAttributes.LinkAttribute.self] = link }
        if let image = images.last ?? nil { container[Scope.ImageURLAttribute.self] = image }
        text.append(AttributedString(string, attributes: container))
    }
}
