import Foundation

/// Reads a `.stringsdict` file: texts that depend on numbers or on the width that they have.
enum StringsDictionary {
    static func texts(of data: Data, file: String, language: String) throws(ResourceError) -> [String: LocalizedText] {
        let root = try PropertyListNode(data, file: file)
        guard let entries = root.entries else { throw ResourceError(file: file, line: root.line, "the property list is no dictionary") }
        var texts: [String: LocalizedText] = [:]
        for (key, value) in entries { texts[key] = try text(of: value, key, file, language) }
        return texts
    }

    static let categories: Set<String> = ["zero", "one", "two", "few", "many", "other"]

    private static func text(
        of node: PropertyListNode, _ key: String, _ file: String, _ language: String
    ) throws(ResourceError) -> LocalizedText {
        func error(_ message: String, _ line: Int? = nil) -> ResourceError {
            ResourceError(file: file, line: line ?? node.line, "'\(key)': \(message)")
        }
        if let text = node.string { return .text(text) }
        guard let entries = node.entries else { throw error("the value is no dictionary") }
        if let rule = node["NSStringVariableWidthRuleType"] { return .widths(try widths(of: rule, error)) }
        guard let format = node["NSStringLocalizedFormatKey"]?.string else { throw error("NSStringLocalizedFormatKey is missing") }
        var variables: [String: VariableFormat.Variable] = [:]
        for (name, value) in entries where name != "NSStringLocalizedFormatKey" {
            guard let content = value.entries else { throw error("the variable '\(name)' is no dictionary", value.line) }
            let type = value["NSStringFormatSpecTypeKey"]?.string
            guard type == nil || type == "NSStringPluralRuleType" else {
                throw error("the variable '\(name)' has the unknown type '\(type ?? "")'", value.line)
            }
            let forms = content.filter { !$0.key.hasPrefix("NSString") }
            for (category, form) in forms where !categories.contains(category) || form.string == nil {
                throw error("the variable '\(name)' has '\(category)'; zero, one, two, few, many and other have texts", form.line)
            }
            guard value["other"] != nil else { throw error("the variable '\(name)' has no text for 'other'", value.line) }
            variables[name] = VariableFormat.Variable(
                forms: Dictionary(forms.map { ($0.key, $0.value.string ?? "") }, uniquingKeysWith: { $1 }))
        }
        let made = VariableFormat(format, variables, language: language)
        if let fault = made.fault { throw error(fault) }
        return .variables(made)
    }

    private static func widths(
        of node: PropertyListNode, _ error: (String, Int?) -> ResourceError
    ) throws(ResourceError) -> [LocalizedText.Width] {
        var widths: [LocalizedText.Width] = []
        for (key, value) in node.entries ?? [] {
            guard let width = Int(key), let text = value.string else {
                throw error("the width '\(key)' is no number with a text", value.line)
            }
            widths.append(LocalizedText.Width(width: width, text: text))
        }
        guard !widths.isEmpty else { throw error("NSStringVariableWidthRuleType has no widths", node.line) }
        return widths.sorted { $0.width < $1.width }
    }
}

extension VariableFormat {
    /// The fault of the variables: one without texts, or one that contains itself; nil if nothing is.
    var fault: String? {
        var pending: [(text: String, path: [String])] = [(format, [])]
        var visits = 0
        while let (text, path) = pending.popLast() {
            for case let name? in FormatText(text).specifiers.map(\.variable) {
                guard let variable = variables[name] else { return "the variable '\(name)' is not there" }
                if path.contains(name) { return "the variable '\(name)' contains itself" }
                visits += 1
                if path.count >= Self.deepest || visits > 1000 {
                    return "variables are more than \(Self.deepest) deep in each other, or more than 1000"
                }
                for form in variable.forms.values where form.contains("#@") { pending.append((form, path + [name])) }
            }
        }
        return nil
    }
}
