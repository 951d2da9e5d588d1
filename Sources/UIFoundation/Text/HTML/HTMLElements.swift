import Foundation

/// The look of elements without any style sheet: that of HTML's specification with the sizes and spacings of iOS.
enum HTMLElements {
    static let sheet = StyleSheet(standard, testLimit: .max)

    private static let standard = """
        address, article, aside, blockquote, body, center, dd, details, dialog, dir, div, dl, dt, fieldset, figcaption, figure, footer,
        form, header, hgroup, hr, html, legend, main, menu, nav, ol, p, pre, search, section, summary, ul, table, tr, tbody, thead, tfoot,
        caption { display: block }
        li { display: list-item }
        td, th { display: table-cell }
        h1, h2, h3, h4, h5, h6 { display: block; font-weight: bold }
        h1 { font-size: 2em; margin-bottom: .67em }
        h2 { font-size: 1.5em; margin-bottom: .83em }
        h3 { font-size: 1.17em; margin-bottom: 1em }
        h4 { margin-bottom: 1.33em }
        h5 { font-size: .83em; margin-bottom: 1.67em }
        h6 { font-size: .67em; margin-bottom: 2.33em }
        p { margin-bottom: 1em }
        blockquote, figure { margin: 0 40px }
        dd { margin-left: 40px }
        center, th, caption { text-align: center }
        b, strong, th { font-weight: bold }
        i, em, cite, var, dfn, address { font-style: italic }
        u, ins { text-decoration: underline }
        s, strike, del { text-decoration: line-through }
        code, pre, tt, kbd, samp { font-family: monospace }
        pre, textarea { white-space: pre }
        big { font-size: larger }
        small, sub, sup { font-size: smaller }
        sub { vertical-align: sub }
        sup { vertical-align: super }
        mark { background-color: yellow; color: black }
        """

    /// Elements whose text is never shown.
    static let neverShown: Set = [
        "script", "style", "title", "head", "template", "noframes", "iframe", "select", "datalist", "svg", "math", "video", "audio",
        "canvas", "meta", "link", "base", "param", "source", "track", "area", "col", "colgroup",
    ]

    static let lists: Set = ["ul", "ol", "menu", "dir"]
    static let headings: Set = ["h1", "h2", "h3", "h4", "h5", "h6"]
    /// Elements whose background is not that of their text.
    static let haveOwnBackground: Set = ["html", "body", "table", "tr", "tbody", "thead", "tfoot", "td", "th"]

    /// Elements that are blocks without any style sheet.
    static let blocks: Set<String> = {
        let commas = standard.split(separator: "{")[0].split { $0 == "," || $0.isWhitespace }
        return headings.union(commas.map(String.init)).union(["li", "td", "th"]).subtracting(["body", "html"])
    }()

    /// The declarations that attributes mean.
    static func declarations(_ tag: String, _ attributes: [String: String], listDepth: Int) -> [StyleDeclaration] {
        var result: [StyleDeclaration] = []
        func add(_ name: String, _ value: String?) {
            if let value, !value.isEmpty { result.append(StyleDeclaration(name: name, value: value, isImportant: false)) }
        }
        switch tag {
        case "a":
            if let address = attributes["href"], !address.isEmpty {
                add("color", "#0000ee")
                add("text-decoration", "underline")
            }
        case "ul", "menu", "dir": add("list-style-type", HTMLList.bullet(atDepth: listDepth))
        case "ol": add("list-style-type", "decimal")
        case "font":
            add("font-family", attributes["face"])
            add("font-size", attributes["size"].flatMap(fontSize))
        default: break
        }
        guard !attributes.isEmpty else { return result }
        if lists.contains(tag) || tag == "li" { add("list-style-type", attributes["type"].flatMap(HTMLList.kind)) }
        if tag == "font" { add("color", attributes["color"].map(color)) }
        if tag == "body" { add("color", attributes["text"].map(color)) }
        if tag == "body" || blocks.contains(tag) {
            add("background-color", attributes["bgcolor"].map(color))
            if tag != "table" { add("text-align", attributes["align"]) }
        }
        if tag == "img" {
            add("width", attributes["width"])
            add("height", attributes["height"])
        }
        add("direction", attributes["dir"])
        if attributes["hidden"] != nil { add("display", "none") }
        return result
    }

    private static func color(_ text: String) -> String { CSSColor.read(text) == nil ? "#" + text : text }

    /// The size of a `font` element: 1 to 7, where 3 is normal, or a difference to 3.
    private static func fontSize(_ text: String) -> String? {
        let text = text.trimmingCharacters(in: .whitespaces)
        guard let number = Int(text), abs(number) < 100 else { return nil }
        let size = text.hasPrefix("+") || text.hasPrefix("-") ? 3 + number : number
        let names = ["x-small", "small", "medium", "large", "x-large", "xx-large", "xxx-large"]
        return names[min(max(size, 1), 7) - 1]
    }

    /// Whether a document has a tag of its body.
    static func hasBody(_ document: [UInt8]) -> Bool {
        let tag = Array("<body".utf8)
        guard document.count >= tag.count else { return false }
        for start in 0...(document.count - tag.count) where document[start] == tag[0] {
            if (1..<tag.count).allSatisfy({ document[start + $0] | 0x20 == tag[$0] }) { return true }
        }
        return false
    }
}
