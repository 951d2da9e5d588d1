import Foundation

/// An HTML fragment. Texts and attribute values are escaped by construction; only source literals are markup.
///
///     HTML.element("a", ["href": "#top", "class": "back"], "Back to ", .element("b", title))
struct HTML: ExpressibleByStringInterpolation {
    /// The markup.
    let source: String

    private init(markup: String) { source = markup }

    /// A text.
    init(stringLiteral text: String) { self = .text(text) }

    /// A text.
    static func text(_ text: some StringProtocol) -> HTML {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return HTML(markup: escaped)
    }

    /// Markup, style or script of our own: a literal without interpolated values.
    static func literal(_ markup: StaticString) -> HTML { HTML(markup: markup.description) }

    /// Bytes as text, which has no letter of markup.
    static func base64(_ data: Data) -> HTML { HTML(markup: data.base64EncodedString()) }

    /// Concatenated fragments.
    static func group(_ pieces: [HTML], separator: StaticString = "") -> HTML {
        HTML(markup: pieces.map(\.source).joined(separator: separator.description))
    }

    /// An element.
    ///
    /// - Parameters:
    ///   - name: The name of the element; attribute names are literals too.
    ///   - attributes: An attribute without a value (`controls`) has an empty one; one whose value is nil is omitted.
    ///   - children: Without any, the end tag is omitted for HTML's void elements.
    static func element(_ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:], _ children: HTML...) -> HTML {
        element(name, attributes, children)
    }

    static func element(_ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:], _ children: [HTML]) -> HTML {
        let words = attributes.compactMap { name, value in
            value.map { $0.isEmpty && !emptyValues.contains(name.description) ? " \(name)" : " \(name)=\"\(text($0).source)\"" }
        }
        let start = "<\(name)\(words.joined())>"
        guard !voidElements.contains(name.description) else { return HTML(markup: start) }
        return HTML(markup: start + children.map(\.source).joined() + "</\(name)>")
    }

    /// An element with a text.
    static func element(_ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:], text: some StringProtocol) -> HTML {
        element(name, attributes, [.text(text)])
    }

    private static let voidElements: Set<String> = ["img", "link", "meta", "br", "hr", "input", "source"]
    /// Attributes whose empty value is meaningful.
    private static let emptyValues: Set<String> = ["alt", "value"]

    /// The name of a file in the page's folder, escaped for a link.
    static func link(_ name: String) -> String {
        // A colon would make the text before it a URL scheme.
        name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))) ?? ""
    }

    /// A whole page: one file that links to files in its folder, and needs no network.
    /// - Parameter isSealed: Whether the browser refuses all other files, too: the page holds its images.
    static func page(title: String, style: StaticString, isSealed: Bool = false, body: HTML...) -> String {
        let head = element(
            "head", [:], literal("\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"),
            literal("<meta name=\"color-scheme\" content=\"light dark\">\n<link rel=\"icon\" href=\"data:,\">\n"),
            isSealed
                ? literal(
                    """
                    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; media-src blob:; style-src 'unsafe-inline'; script-src 'unsafe-inline'">

                    """) : "",
            element("title", text: title), literal("\n<style>\n"), literal(common), literal("\n"), literal(style), literal("\n</style>\n"))
        let html = element("html", ["lang": "en"], "\n", head, "\n", element("body", [:], ["\n"] + body + ["\n"]), "\n")
        return "<!DOCTYPE html>\n" + html.source + "\n"
    }

    /// The style of every page: colors for light and dark, typography, the head.
    private static let common: StaticString = """
        :root {
          color-scheme: light dark;
          --paper: #fbfaf7; --card: #ffffff; --ink: #1d1f2b; --soft: #6b6e7d; --line: #e4e2dc; --accent: #b83227;
          --shadow: 0 1px 2px #0000000f, 0 0.75rem 2rem #0000001a;
          font: 16px/1.55 Inter, system-ui, -apple-system, "Segoe UI", sans-serif;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --paper: #14151b; --card: #1d1f27; --ink: #eceaf0; --soft: #9a9cab; --line: #30323d; --accent: #ff8474;
            --shadow: 0 0.75rem 2rem #00000080;
          }
        }
        * { box-sizing: border-box; }
        body { margin: 0 auto; max-width: 76rem; padding: 0 clamp(1rem, 4vw, 2.5rem) 4rem; background: var(--paper); color: var(--ink); }
        h1 { font-size: clamp(2rem, 5vw, 3.25rem); line-height: 1.1; letter-spacing: -0.03em; margin: 0; }
        h2 { font-size: 1.6rem; line-height: 1.2; letter-spacing: -0.02em; margin: 0; }
        p { margin: 0; }
        a { color: var(--accent); text-decoration: none; }
        a:hover { text-decoration: underline; }
        p a { text-decoration: underline; text-underline-offset: 0.15em; }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
        code, pre { font: 0.8125rem/1.6 "JetBrains Mono", "SF Mono", ui-monospace, Menlo, Consolas, monospace; }
        header { padding: clamp(2.5rem, 8vw, 5rem) 0 1.5rem; display: grid; gap: 0.75rem; }
        header p { color: var(--soft); max-width: 44rem; font-size: 1.0625rem; }
        video, img { display: block; max-width: 100%; }
        .transport { display: flex; align-items: center; gap: 0.5rem; }
        .transport button { flex: none; width: 2.75rem; height: 2.75rem; border: 0; border-radius: 50%; background: none; color: var(--ink); font-size: 1rem; cursor: pointer; }
        .transport input { flex: 1; min-width: 0; max-width: 22rem; height: 2.75rem; margin: 0; accent-color: var(--accent); }
        [hidden] { display: none !important; }
        """
}
