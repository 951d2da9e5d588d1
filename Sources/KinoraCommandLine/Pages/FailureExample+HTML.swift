extension FailureExample {
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
