import CHTML
import CoreGraphics

/// Makes an attributed string of HTML, which libxml2 parses.
///
/// It goes over the nodes of the document in their order, without recursion. Facts of the result (line separators, tab stops of lists,
/// empty blocks that are paragraphs) are those of WebKit's converter of documents, Source/WebCore/editing/cocoa/HTMLConverter.mm.
struct HTMLReader {
    /// An element that is open.
    private struct Frame {
        let tag: String
        var style: HTMLStyle
        /// The index of the frame whose paragraph style applies.
        let block: Int
        /// The length of the text before the element's own.
        var start = 0
        /// The number of lists around, with the element itself.
        let listDepth: Int
        let isList: Bool
        var hasAttributes = false
        var attributes: [NSAttributedString.Key: Any]?

        var isBlock: Bool { style.display != .inline }
        var isRoot: Bool { tag == "html" || tag == "body" }
    }

    private enum Opened { case frame, hidden, deepBlock, deepInline }

    private struct Child {
        let style: HTMLStyle
        let attributes: [NSAttributedString.Key: Any]?
    }

    private struct Run {
        let start: Int
        let attributes: [NSAttributedString.Key: Any]
    }

    private let sources: HTMLSources
    private var units: [UInt16] = []
    private var runs: [Run] = []
    private var frames = [Frame(tag: "", style: HTMLStyle(), block: 0, listDepth: 0, isList: false)]
    /// The elements of the frames but the first.
    private var elements: [StyledElement] = []
    /// Of each frame, what elements without attributes look like in it, by their tags.
    private var children: [[String: Child]] = [[:]]
    private var opened: [Opened] = []
    private var hiddenCount = 0
    private var lists: [HTMLList] = []
    private var quotes = 0
    private var fonts = HTMLFonts()
    private var standard = HTMLElements.sheet
    private var sheet = StyleSheet()
    /// Whether the last character is one that the end of a paragraph replaces: a space, or a line separator of an element.
    private var isSoft = false
    /// The background of the document's body.
    private(set) var background: UIColor?

    /// The depth beyond which elements have no style of their own, as in WebKit.
    private static let deepest = 512
    private static let lineSeparator: UInt16 = 0x2028
    private static let newline: UInt16 = 0x0A
    private static let tab: UInt16 = 0x09
    private static let space: UInt16 = 0x20

    init(baseURL: URL?) { sources = HTMLSources(baseURL: baseURL) }

    /// Reads a document. Throws if libxml2 is missing or the text has 2 GiB or more.
    mutating func read(_ text: String) throws -> NSAttributedString {
        var bytes = text.utf8.filter { $0 != 0 }
        // Without a body the library would take text for a paragraph.
        if !HTMLElements.hasBody(bytes) { bytes.insert(contentsOf: "<html><body>".utf8, at: 0) }
        guard bytes.count < Int(Int32.max) else {
            throw DocumentError.sentence("The document has \(bytes.count) bytes; HTML of less than 2 GiB is read.", .fileReadTooLarge)
        }
        var problem: UnsafePointer<CChar>?
        let html = bytes.withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { kinora_html_open($0.baseAddress, Int32($0.count), &problem) }
        }
        guard let html else {
            throw DocumentError.sentence("HTML cannot be read: \(problem.map { String(cString: $0) } ?? "")", .featureUnsupported)
        }
        defer { kinora_html_close(html) }
        readStyles(html)
        kinora_html_rewind(html)
        readNodes(html)
        return result()
    }

    private mutating func readStyles(_ html: OpaquePointer) {
        var string: UnsafePointer<CChar>?
        var isStyle = false
        while true {
            switch kinora_html_next(html, &string) {
            case kinora_html_finished: return
            case kinora_html_begin:
                isStyle = string.map { strcmp($0, "style") == 0 } ?? false && appliesToScreens(Self.attributes(html)["media"])
            case kinora_html_text: if isStyle, let string { sheet.add(String(cString: string)) }
            default: isStyle = false
            }
        }
    }

    private func appliesToScreens(_ media: String?) -> Bool {
        guard let media, !media.isEmpty else { return true }
        return media.split(separator: ",").contains { ["all", "screen"].contains($0.trimmingCharacters(in: .whitespaces).lowercased()) }
    }

    private mutating func readNodes(_ html: OpaquePointer) {
        var string: UnsafePointer<CChar>?
        while true {
            let event = kinora_html_next(html, &string)
            guard event != kinora_html_finished else { return }
            guard let string else { continue }
            switch event {
            case kinora_html_text: if hiddenCount == 0 { add(String(cString: string)) }
            case kinora_html_end: end(String(cString: string))
            default:
                let tag = String(cString: string)
                begin(tag, hiddenCount == 0 ? Self.attributes(html) : [:])
                if event == kinora_html_empty { end(tag) }
            }
        }
    }

    private static func attributes(_ html: OpaquePointer) -> [String: String] {
        var attributes: [String: String] = [:]
        var (name, value): (UnsafePointer<CChar>?, UnsafePointer<CChar>?) = (nil, nil)
        while kinora_html_next_attribute(html, &name, &value) == 1 {
            if let name, let value { attributes[String(cString: name)] = String(cString: value) }
        }
        return attributes
    }

    // MARK: Elements

    private mutating func begin(_ tag: String, _ attributes: [String: String]) {
        if hiddenCount > 0 || HTMLElements.neverShown.contains(tag) { return hide() }
        guard frames.count <= Self.deepest else {
            let isBlock = HTMLElements.blocks.contains(tag)
            if isBlock, !isAtParagraphStart { endParagraph(frames.count - 1) } else if tag == "br" { breakLine() }
            return opened.append(isBlock ? .deepBlock : .deepInline)
        }
        let element = StyledElement(
            tag: tag, id: attributes["id"], classes: attributes["class"]?.split(whereSeparator: \.isWhitespace).prefix(64).map { $0 } ?? [])
        let parent = frames[frames.count - 1]
        let known = attributes.isEmpty ? children[frames.count - 1][tag] : nil
        let style = known?.style ?? style(of: element, attributes, parent)
        if style.display == .none { return hide() }
        opened.append(.frame)
        let isList = HTMLElements.lists.contains(tag)
        var frame = Frame(
            tag: tag, style: style, block: style.display == .inline ? parent.block : frames.count,
            listDepth: parent.listDepth + (isList ? 1 : 0), isList: isList, hasAttributes: !attributes.isEmpty)
        frame.attributes = known?.attributes
        if frame.isBlock, !frame.isRoot, tag != "br" {
            if isLineOfList(frame) {
                if let last = units.last, ![Self.newline, Self.lineSeparator, Self.tab].contains(last) { separateLine(frames.count - 1) }
            } else if !isAtParagraphStart {
                endParagraph(frames.count - 1)
            }
        }
        if tag == "body" { background = style.ownBackground }
        frame.start = units.count
        frames.append(frame)
        elements.append(element)
        children.append([:])
        if isList { lists.append(HTMLList(start: attributes["start"].flatMap { Int($0) } ?? 1)) }
        addContent(tag, attributes)
    }

    private mutating func hide() {
        opened.append(.hidden)
        hiddenCount += 1
    }

    private mutating func style(of element: StyledElement, _ attributes: [String: String], _ parent: Frame) -> HTMLStyle {
        var style = parent.style.inherited
        var declarations = standard.declarations(for: element, in: [])
        declarations += HTMLElements.declarations(element.tag, attributes, listDepth: parent.listDepth)
        declarations += sheet.declarations(for: element, in: elements)
        if let own = attributes["style"] { declarations += StyleSheetReader.declarations(own) }
        style.apply(declarations, in: parent.style)
        // The page's margins are those of the view that shows the text.
        if element.tag == "body" || element.tag == "html" { (style.leftEdge, style.rightEdge) = (0, 0) }
        if let own = style.ownBackground, !HTMLElements.haveOwnBackground.contains(element.tag) { style.background = own }
        if element.tag == "a", let address = attributes["href"]?.trimmingCharacters(in: .whitespacesAndNewlines), !address.isEmpty {
            if !address.hasPrefix("#") { style.link = sources.url(address) ?? address }
        }
        return style
    }

    /// Writes the content that an element is itself, before its text.
    private mutating func addContent(_ tag: String, _ attributes: [String: String]) {
        switch tag {
        case "br": breakLine()
        case "img": addImage(attributes)
        case "li": if let number = attributes["value"].flatMap({ Int($0) }), !lists.isEmpty { lists[lists.count - 1].next = number }
        case "q":
            append(quotes % 2 == 0 ? "\u{201C}" : "\u{2018}")
            quotes += 1
        case "input":
            if (attributes["type"] ?? "text").lowercased() == "text", let value = attributes["value"], !value.isEmpty { append(value) }
        default: break
        }
    }

    private mutating func addImage(_ attributes: [String: String]) {
        guard let source = attributes["src"]?.trimmingCharacters(in: .whitespacesAndNewlines), !source.isEmpty else { return }
        let attachment = sources.attachment(source)
        let style = frames[frames.count - 1].style
        let natural = attachment.contents.flatMap { UIImage(data: $0)?.size } ?? .zero
        if style.width != nil || style.height != nil {
            var size = CGSize(width: style.width ?? natural.width, height: style.height ?? natural.height)
            if style.width == nil, natural.height > 0 { size.width = natural.width * size.height / natural.height }
            if style.height == nil, natural.width > 0 { size.height = natural.height * size.width / natural.width }
            attachment.bounds = CGRect(x: 0, y: 0, width: max(size.width, 0), height: max(size.height, 0))
        }
        append("\u{FFFC}", [.attachment: attachment])
    }

    private mutating func end(_ tag: String) {
        guard let last = opened.popLast() else { return }
        switch last {
        case .hidden: hiddenCount -= 1
        case .deepInline: break
        case .deepBlock: if !isAtParagraphStart { endParagraph(frames.count - 1) }
        case .frame:
            let frame = frames[frames.count - 1]
            if tag == "q" {
                quotes -= 1
                append(quotes % 2 == 0 ? "\u{201D}" : "\u{2019}")
            }
            if frame.isBlock, !frame.isRoot, tag != "br" { endBlock(frame) }
            let ended = frames.removeLast()
            elements.removeLast()
            children.removeLast()
            if !ended.hasAttributes { children[frames.count - 1][tag] = Child(style: ended.style, attributes: ended.attributes) }
            if frame.isList { lists.removeLast() }
        }
    }

    private mutating func endBlock(_ frame: Frame) {
        if isLineOfList(frame) {
            if let last = units.last, ![Self.newline, Self.lineSeparator, Self.tab].contains(last) { separateLine(frames.count - 1) }
        } else if frame.start >= units.count || !isAtParagraphStart {
            // An empty block is a paragraph too.
            if frame.style.display == .listItem { startParagraph() }
            endParagraph(frames.count - 1)
        }
    }

    /// Whether a block inside a list ends with a line separator.
    private func isLineOfList(_ frame: Frame) -> Bool { frame.listDepth > 0 && !frame.isList && frame.style.display != .listItem }

    // MARK: Text

    private var isAtParagraphStart: Bool { units.last.map { $0 == Self.newline } ?? true }

    /// Ends the paragraph, in which a soft character at the end is replaced.
    private mutating func endParagraph(_ frame: Int) {
        removeSoft()
        append([Self.newline], attributes(of: frame))
        isSoft = true
    }

    private mutating func separateLine(_ frame: Int) {
        removeSoft()
        append([Self.lineSeparator], attributes(of: frame))
        isSoft = true
    }

    private mutating func removeSoft() {
        guard isSoft, let last = units.last, last == Self.space || last == Self.lineSeparator else { return }
        units.removeLast()
        if let run = runs.last, run.start >= units.count { runs.removeLast() }
    }

    private mutating func breakLine() {
        let block = frames[frames[frames.count - 1].block]
        startParagraph()
        let isLine = block.listDepth > 0 || block.tag == "p" || HTMLElements.headings.contains(block.tag)
        append([isLine ? Self.lineSeparator : Self.newline], attributes(of: frames.count - 1))
        isSoft = true
    }

    private mutating func add(_ string: String) {
        let frame = frames[frames.count - 1]
        var text: [UInt16]
        var endsWithSpace = false
        if frame.style.spaces == .preserved {
            text = Array(string.replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\r", with: "\n").utf16)
            // The line feed behind the tag is no text.
            if frame.tag == "pre", frame.start == units.count, text.first == Self.newline { text.removeFirst() }
        } else {
            (text, endsWithSpace) = collapsed(string.utf16, keepsLines: frame.style.spaces == .lines)
        }
        guard !text.isEmpty else { return }
        if let transform = frame.style.transform { text = Self.transformed(text, transform) }
        startParagraph()
        append(text, attributes(of: frames.count - 1))
        isSoft = endsWithSpace
    }

    /// Text with one space for any number of them, and none at the start of a line or behind a space.
    private func collapsed(_ source: String.UTF16View, keepsLines: Bool) -> (text: [UInt16], endsWithSpace: Bool) {
        var text: [UInt16] = []
        var isPending = false
        let last = units.last ?? Self.newline
        var drops = isSoft && last == Self.space || [Self.newline, Self.tab, Self.lineSeparator].contains(last)
        for unit in source {
            if keepsLines, unit == Self.newline {
                (isPending, drops) = (false, true)
                text.append(unit)
            } else if unit == Self.space || (0x09...0x0D).contains(unit) {
                isPending = !drops
            } else {
                if isPending { text.append(Self.space) }
                (isPending, drops) = (false, false)
                text.append(unit)
            }
        }
        if isPending { text.append(Self.space) }
        return (text, isPending)
    }

    private static func transformed(_ text: [UInt16], _ transform: HTMLStyle.Transform) -> [UInt16] {
        let string = String(decoding: text, as: UTF16.self)
        switch transform {
        case .uppercase: return Array(string.uppercased().utf16)
        case .lowercase: return Array(string.lowercased().utf16)
        case .capitalized:
            var isInWord = false
            let letters = string.map { character in
                defer { isInWord = !character.isWhitespace }
                return isInWord ? String(character) : character.uppercased()
            }
            return Array(letters.joined().utf16)
        }
    }

    private mutating func append(_ string: String, _ more: [NSAttributedString.Key: Any] = [:]) {
        startParagraph()
        append(Array(string.utf16), attributes(of: frames.count - 1).merging(more) { _, new in new })
        isSoft = false
    }

    private mutating func append(_ text: [UInt16], _ attributes: [NSAttributedString.Key: Any]) {
        runs.append(Run(start: units.count, attributes: attributes))
        units += text
    }

    /// Writes the marker of a list's item in front of a paragraph's first text.
    private mutating func startParagraph() {
        let block = frames[frames.count - 1].block
        let depth = frames[block].listDepth
        guard isAtParagraphStart, depth > 0, depth <= lists.count else { return }
        let marker = HTMLList.marker(frames[block].style.listStyle, lists[depth - 1].next)
        lists[depth - 1].next &+= 1
        var attributes = attributes(of: block)
        for key in [.link, .underlineStyle, .strikethroughStyle] as [NSAttributedString.Key] { attributes[key] = nil }
        append(Array("\t\(marker)\t".utf16), attributes)
    }

    private mutating func attributes(of index: Int) -> [NSAttributedString.Key: Any] {
        if let known = frames[index].attributes { return known }
        let style = frames[index].style
        var attributes: [NSAttributedString.Key: Any] = [
            .font: fonts.font(style.font), .foregroundColor: style.color, .paragraphStyle: paragraphStyle(of: frames[index].block),
        ]
        if let background = style.background { attributes[.backgroundColor] = background }
        if style.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if style.isStruckThrough { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if style.kern != 0 { attributes[.kern] = CGFloat(style.kern) }
        if style.rise != 0 { attributes[.baselineOffset] = CGFloat(style.rise) }
        if let link = style.link { attributes[.link] = link }
        frames[index].attributes = attributes
        return attributes
    }

    private mutating func paragraphStyle(of index: Int) -> NSParagraphStyle {
        let (frame, style) = (frames[index], frames[index].style)
        var values = ParagraphValues()
        values.alignment = style.alignment
        values.baseWritingDirection = style.direction
        if !frame.isRoot {
            values.paragraphSpacing = CGFloat(max(style.marginBottom, 0))
            values.paragraphSpacingBefore = CGFloat(max(style.marginTop, 0))
        }
        values.minimumLineHeight = CGFloat(style.linePixels ?? 0)
        let left = CGFloat(max(style.leftEdge, 0))
        values.headIndent = left
        values.firstLineHeadIndent = max(left + CGFloat(style.textIndent), 0)
        values.tailIndent = -CGFloat(max(style.rightEdge, 0))
        if frame.listDepth > 0 {
            let location = left + 36 * CGFloat(frame.listDepth)
            values.firstLineHeadIndent = left
            values.headIndent = location
            values.textLists = lists.indices.prefix(frame.listDepth).compactMap { textList(of: $0, style.listStyle) }
            values.tabStops =
                [NSTextTab(textAlignment: .left, location: location - 25), NSTextTab(textAlignment: .natural, location: location)]
                + values.tabStops.filter { $0.location > location }
        }
        return NSParagraphStyle(values)
    }

    private mutating func textList(of index: Int, _ kind: String) -> NSTextList? {
        if lists[index].list == nil, let format = HTMLList.format(kind) {
            lists[index].list = NSTextList(markerFormat: format, startingItemNumber: lists[index].start)
        }
        return lists[index].list
    }

    // MARK: Result

    private mutating func result() -> NSAttributedString {
        removeSoft()
        let text = NSMutableAttributedString(string: String(decoding: units, as: UTF16.self))
        guard text.length == units.count else { return text }
        text.beginEditing()
        for (index, run) in runs.enumerated() {
            let end = index + 1 < runs.count ? runs[index + 1].start : units.count
            if end > run.start { text.addAttributes(run.attributes, range: NSRange(location: run.start, length: end - run.start)) }
        }
        text.endEditing()
        return text
    }
}
