import Resources

extension NibElement {
    /// Whether something of the element is for some size classes alone.
    package var hasVariations: Bool { children.contains { $0.name == "variation" } }

    /// The element with the attributes and values of the variations that apply, in place of its own.
    package func resolved(under traits: UITraitCollection) -> NibElement {
        guard hasVariations else { return self }
        let original = original
        var (attributes, children) = (original.attributes, original.children)
        for variation in original.variations(under: traits) {
            for (name, value) in variation.attributes where name != "key" { attributes[name] = value }
            for value in variation.children where value.name != "mask" {
                children.removeAll { $0.attributes["key"] == value.attributes["key"] }
                children.append(value)
            }
        }
        return NibElement(
            name: name, attributes: attributes, children: children, text: text, line: line, source: original)
    }

    /// The identifiers that a list of the element leaves out under given traits: `<variation key="heightClass=compact">` with its masks.
    package func excluded(from list: String, under traits: UITraitCollection) -> Set<String> {
        var excluded: Set<String> = []
        for variation in variations(under: traits) {
            guard let mask = variation.value(list), mask.name == "mask" else { continue }
            for change in mask.children {
                guard let id = change["reference"] else { continue }
                if change.name == "include" { excluded.remove(id) } else { excluded.insert(id) }
            }
        }
        return excluded
    }

    /// The variations that apply, from the general ones to those of both size classes.
    func variations(under traits: UITraitCollection) -> [NibElement] {
        children.filter { $0.name == "variation" }
            .compactMap { variation in variation["key"].flatMap { Self.rank(of: $0, under: traits) }.map { (rank: $0, variation) } }
            .enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element.1)
    }

    /// The number of size classes that a variation names; nil if one is not that of the traits.
    private static func rank(of key: String, under traits: UITraitCollection) -> Int? {
        if key == "default" { return 0 }
        let conditions = key.split(separator: "-")
        for condition in conditions {
            let terms = condition.split(separator: "=")
            guard terms.count == 2 else { return nil }
            let wanted: UIUserInterfaceSizeClass = terms[1] == "compact" ? .compact : .regular
            switch terms[0] {
            case "heightClass": if traits.verticalSizeClass != wanted { return nil }
            case "widthClass": if traits.horizontalSizeClass != wanted { return nil }
            default: return nil
            }
        }
        return conditions.count
    }
}
