// Texts of a file of Interface Builder by its table of strings, whose keys are identifiers of objects with names of attributes:
// `"aB1-cd-2Ef.text"`, `"aB1-cd-2Ef.normalTitle"`.
extension NibDocument {
    /// The document with the texts of a table.
    ///
    /// - Parameter text: The text for a key and the text in the file; nil to leave that.
    /// - Complexity: O(*n*), where *n* is the number of elements.
    package func localized(_ text: (_ key: String, _ own: String) -> String?) throws(ResourceError) -> NibDocument {
        try NibDocument(root: root.localized(text), file: file)
    }
}

extension NibElement {
    /// A text of an object that a table can replace: its name in the file, and in the table.
    private static let names = [
        "text": "text", "title": "title", "placeholder": "placeholder", "headerTitle": "headerTitle", "footerTitle": "footerTitle",
        "prompt": "prompt",
    ]

    fileprivate func localized(_ text: (String, String) -> String?) -> NibElement {
        let changed = id.map { localized($0, Self.names, text) } ?? self
        var segment = -1
        let children = changed.children.map { child -> NibElement in
            guard let id = changed.id else { return child.localized(text) }
            switch (child.name, child["key"]) {
            case ("state", let state?): return child.localized(id, ["title": "\(state)Title"], text)
            case ("buttonConfiguration", _):
                return child.localized(id, ["title": "configuration.title", "subtitle": "configuration.subtitle"], text)
            case ("accessibility", _):
                return child.localized(id, ["label": "accessibilityLabel", "hint": "accessibilityHint"], text)
            case ("segments", _):
                let segments = child.children.map { segmentElement -> NibElement in
                    segment += 1
                    return segmentElement.localized(id, ["title": "segmentTitles[\(segment)]"], text)
                }
                return child.with(attributes: child.attributes, children: segments)
            case ("scopeButtonTitles", _):
                let titles = child.children.enumerated().map { index, title in
                    text("\(id).scopeButtonTitles[\(index)]", title.decodedText).map { title.with(text: $0) } ?? title
                }
                return child.with(attributes: child.attributes, children: titles)
            default: return child.localized(text)
            }
        }
        return changed.with(attributes: changed.attributes, children: children)
    }

    /// The element with its own texts, in attributes or in `string` children, for an object.
    private func localized(_ id: String, _ names: [String: String], _ text: (String, String) -> String?) -> NibElement {
        var attributes = attributes
        for (name, key) in names {
            if let own = attributes[name], let found = text("\(id).\(key)", own) { attributes[name] = found }
        }
        let children = children.map { child -> NibElement in
            guard child.name == "string" || child.name == "mutableString", let name = child["key"], let key = names[name],
                let found = text("\(id).\(key)", child.decodedText)
            else { return child }
            return child.with(text: found)
        }
        return with(attributes: attributes, children: children)
    }

    private func with(attributes: [String: String], children: [NibElement]) -> NibElement {
        NibElement(name: name, attributes: attributes, children: children, text: text, line: line)
    }

    private func with(text: String) -> NibElement {
        var attributes = attributes
        attributes["base64-UTF8"] = nil
        return NibElement(name: name, attributes: attributes, text: text, line: line)
    }
}
