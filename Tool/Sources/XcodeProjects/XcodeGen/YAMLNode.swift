import Resources

/// A value of a YAML file, with its line.
struct YAMLNode {
    indirect enum Value {
        /// Texts, numbers and flags as they are written; empty for `null` and `~`.
        case scalar(String)
        case sequence([YAMLNode])
        /// In the file's order.
        case mapping([(key: String, value: YAMLNode)])
    }

    let value: Value
    /// From 1.
    let line: Int
    /// The file it is from, which may be an included one.
    let file: String
    /// Whether a scalar is in quotation marks, and so is a text whatever it looks like.
    var isQuoted = false

    subscript(key: String) -> YAMLNode? { entries.last { $0.key == key }?.value }

    var string: String? { if case .scalar(let text) = value { text } else { nil } }

    /// The entries of a mapping; empty for other values.
    var entries: [(key: String, value: YAMLNode)] { if case .mapping(let entries) = value { entries } else { [] } }

    /// The elements of a sequence; empty for other values.
    var elements: [YAMLNode] { if case .sequence(let elements) = value { elements } else { [] } }

    /// A sequence, or one value as a sequence of it.
    var list: [YAMLNode] {
        switch value {
        case .sequence(let elements): elements
        case .scalar(let text): text.isEmpty ? [] : [self]
        case .mapping: [self]
        }
    }

    /// A flag as YAML 1.1 writes it; nil for other texts.
    var flag: Bool? {
        guard !isQuoted, let text = string?.lowercased() else { return nil }
        return ["true", "yes", "on"].contains(text) ? true : ["false", "no", "off"].contains(text) ? false : nil
    }

    /// The value as one of a build setting: flags are YES and NO, lists are words.
    var setting: String {
        switch value {
        case .scalar(let text): flag.map { $0 ? "YES" : "NO" } ?? text
        case .sequence(let elements): BuildSettings.joined(elements.map(\.setting))
        case .mapping: ""
        }
    }

    /// The value as one of a property list.
    var propertyList: PropertyListNode {
        let converted: PropertyListNode.Value =
            switch value {
            case .scalar(let text):
                if let flag {
                    .boolean(flag)
                } else if !isQuoted, let number = Int(text) {
                    .integer(number)
                } else if !isQuoted, let number = Double(text), text.contains(".") {
                    .real(number)
                } else {
                    .string(text)
                }
            case .sequence(let elements): .array(elements.map(\.propertyList))
            case .mapping(let entries): .dictionary(entries.map { ($0.key, $0.value.propertyList) })
            }
        return PropertyListNode(converted, line: line)
    }

    func with(_ value: Value) -> YAMLNode { YAMLNode(value: value, line: line, file: file, isQuoted: isQuoted) }

    /// This mapping with another one over it: mappings are merged, sequences go on, other values are replaced. A key `NAME:REPLACE`
    /// replaces any value.
    func merged(with other: YAMLNode) -> YAMLNode {
        switch (value, other.value) {
        case (.mapping(var entries), .mapping(let new)):
            for (key, value) in new {
                let isReplaced = key.hasSuffix(":REPLACE")
                let name = isReplaced ? String(key.dropLast(8)) : key
                if let index = entries.firstIndex(where: { $0.key == name }) {
                    entries[index].value = isReplaced ? value : entries[index].value.merged(with: value)
                } else {
                    entries.append((name, value))
                }
            }
            return other.with(.mapping(entries))
        case (.sequence(let old), .sequence(let new)): return other.with(.sequence(old + new))
        default: return other
        }
    }

    /// The value with all its texts changed, keys too.
    func mapTexts(_ change: (String) -> String) -> YAMLNode {
        switch value {
        case .scalar(let text): with(.scalar(change(text)))
        case .sequence(let elements): with(.sequence(elements.map { $0.mapTexts(change) }))
        case .mapping(let entries): with(.mapping(entries.map { (change($0.key), $0.value.mapTexts(change)) }))
        }
    }
}
