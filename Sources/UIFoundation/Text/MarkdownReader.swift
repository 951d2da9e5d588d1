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
        cmark_gfm_core_extensions_ensure_registered()
        guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return AttributedString(markdown) }
        defer { cmark_parser_free(parser) }
        if let strikethrough = cmark_find_syntax_extension("strikethrough") { cmark_parser_attach_syntax_extension(parser, strikethrough) }
        cmark_parser_feed(parser, guarded, guarded.utf8.count)
        guard let document = cmark_parser_finish(parser) else { return AttributedString(markdown) }
        defer { cmark_node_free(document) }
        guard let walk = cmark_iter_new(document) else { return AttributedString(markdown) }
        defer { cmark_iter_free(walk) }
        while true {
            let event = cmark_iter_next(walk)
            guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(walk) else { break }
            if event == CMARK_EVENT_ENTER { reader.enter(node) } else { reader.leave(node) }
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
        switch cmark_node_get_type(node) {
        case CMARK_NODE_TEXT: append(unguarded(literal(node)))
        case CMARK_NODE_CODE: append(unguarded(literal(node)), .code)
        case CMARK_NODE_HTML_INLINE: append(unguarded(literal(node)), .inlineHTML)
        case CMARK_NODE_SOFTBREAK:
            if syntax == .inlineOnlyPreservingWhitespace { append("\n", .softBreak) } else { append(" ", .softBreak) }
        case CMARK_NODE_LINEBREAK: append("\n", .lineBreak)
        case CMARK_NODE_EMPH: inline.insert(.emphasized)
        case CMARK_NODE_STRONG: inline.insert(.stronglyEmphasized)
        case CMARK_NODE_LINK: links.append(url(node))
        case CMARK_NODE_IMAGE: images.append(url(node))
        case CMARK_NODE_CODE_BLOCK:
            let hint = cmark_node_get_fence_info(node).map { String(cString: $0) } ?? ""
            begin(.codeBlock(languageHint: hint.isEmpty ? nil : hint))
            append(literal(node))
            blocks.removeLast()
        case CMARK_NODE_HTML_BLOCK: append(literal(node), .blockHTML)
        case CMARK_NODE_THEMATIC_BREAK:
            begin(.thematicBreak)
            append("\u{2E3B}")
            blocks.removeLast()
        default:
            if isStrikethrough(node) { inline.insert(.strikethrough) }
            if let kind = block(node) { begin(kind) }
        }
    }

    private mutating func leave(_ node: OpaquePointer) {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_EMPH: if !isInAnother(node) { inline.remove(.emphasized) }
        case CMARK_NODE_STRONG: if !isInAnother(node) { inline.remove(.stronglyEmphasized) }
        case CMARK_NODE_LINK: links.removeLast()
        case CMARK_NODE_IMAGE: images.removeLast()
        default:
            if isStrikethrough(node), !isInAnother(node) { inline.remove(.strikethrough) }
            if block(node) != nil { blocks.removeLast() }
        }
    }

    /// An extension's node, whose type is known by its name alone.
    private func isStrikethrough(_ node: OpaquePointer) -> Bool {
        cmark_node_get_type_string(node).map { String(cString: $0) } == "strikethrough"
    }

    private func isInAnother(_ node: OpaquePointer) -> Bool {
        let type = cmark_node_get_type(node)
        var parent = cmark_node_parent(node)
        while let next = parent {
            if cmark_node_get_type(next) == type { return true }
            parent = cmark_node_parent(next)
        }
        return false
    }

    /// The kind of a block that contains others or text; nil for all else, and for blocks of guarded lines.
    private func block(_ node: OpaquePointer) -> PresentationIntent.Kind? {
        guard guardCharacter == nil else { return nil }
        switch cmark_node_get_type(node) {
        case CMARK_NODE_PARAGRAPH: return .paragraph
        case CMARK_NODE_HEADING: return .header(level: Int(cmark_node_get_heading_level(node)))
        case CMARK_NODE_BLOCK_QUOTE: return .blockQuote
        case CMARK_NODE_LIST: return cmark_node_get_list_type(node) == CMARK_ORDERED_LIST ? .orderedList : .unorderedList
        case CMARK_NODE_ITEM: return .listItem(ordinal: ordinal(node))
        default: return nil
        }
    }

    private func ordinal(_ item: OpaquePointer) -> Int {
        let list = cmark_node_parent(item)
        var number = cmark_node_get_list_type(list) == CMARK_ORDERED_LIST ? Int(cmark_node_get_list_start(list)) : 1
        var before = cmark_node_previous(item)
        while let next = before {
            number += 1
            before = cmark_node_previous(next)
        }
        return number
    }

    private mutating func begin(_ kind: PresentationIntent.Kind) {
        blockCount += 1
        blocks.append(PresentationIntent.IntentType(kind: kind, identity: blockCount))
    }

    private func literal(_ node: OpaquePointer) -> String {
        cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
    }

    private func url(_ node: OpaquePointer) -> URL? {
        guard let address = cmark_node_get_url(node).map({ unguarded(String(cString: $0)) }), !address.isEmpty else { return nil }
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
