import Foundation

/// A string catalog (`.xcstrings`), as it is in the source tree: a table in all languages.
package struct StringCatalog: Sendable {
    package let sourceLanguage: String
    private let strings: [String: Entry]
    private let file: String

    /// Bytes of a file; one has all languages.
    package static let longestFile = 8 << 20

    package init(_ data: Data, file: String) throws(ResourceError) {
        let root: Root
        do {
            root = try JSONDecoder().decode(Root.self, from: data)
        } catch let error as DecodingError {
            throw Self.error(error, data, file)
        } catch { throw ResourceError(file: file, "the file cannot be read") }
        self.file = file
        sourceLanguage = root.sourceLanguage
        strings = root.strings
    }

    /// The languages that texts are in, with the source language.
    package var languages: Set<String> {
        strings.values.reduce(into: [sourceLanguage]) { $0.formUnion(($1.localizations ?? [:]).keys) }
    }

    /// The entries of a language, and what is wrong with some of them, which are left out.
    ///
    /// - Parameter device: "iphone" or "ipad", for variations by device.
    package func texts(in language: String, device: String) -> (texts: [String: LocalizedText], errors: [ResourceError]) {
        var texts: [String: LocalizedText] = [:]
        var errors: [ResourceError] = []
        for (key, entry) in strings {
            // A text that is not to be translated is the source language's in each.
            let own = entry.shouldTranslate == false ? nil : entry.localizations?[language]
            guard let localization = own ?? (entry.shouldTranslate == false ? entry.localizations?[sourceLanguage] : nil) else {
                if language == sourceLanguage || entry.shouldTranslate == false { texts[key] = .text(key) }
                continue
            }
            do {
                texts[key] = try text(of: localization, key, language, device)
            } catch { errors.append(error) }
        }
        return (texts, errors.sorted { $0.message < $1.message })
    }

    private func text(
        of localization: Localization, _ key: String, _ language: String, _ device: String
    ) throws(ResourceError) -> LocalizedText? {
        func error(_ message: String) -> ResourceError { ResourceError(file: file, "'\(key)', \(language): \(message)") }
        guard let variation = localization.leaf(for: device) else { throw error("there is no text for \(device) or other") }
        var variables: [String: VariableFormat.Variable] = [:]
        for (name, substitution) in localization.substitutions ?? [:] {
            guard let forms = substitution.leaf(for: device)?.variations?.plural else {
                throw error("the substitution '\(name)' has no variations by plural")
            }
            let position = substitution.argNum.map { "%\($0)$" } ?? "%"
            let specifier = position + (substitution.formatSpecifier ?? "lld")
            let texts = self.forms(forms, device) { $0.replacing("%arg", with: specifier) }
            guard let texts else { throw error("the substitution '\(name)' has no text for 'other'") }
            variables[name] = VariableFormat.Variable(position: substitution.argNum, forms: texts)
        }
        if let plural = variation.variations?.plural {
            guard let forms = forms(plural, device, { $0 }) else {
                throw error("the variations by plural have no text for 'other'")
            }
            let specifiers = FormatText(forms.values.first { !FormatText($0).specifiers.isEmpty } ?? key).specifiers
            let position = specifiers.enumerated().first { $1.isNumber }.map { $1.position ?? $0 + 1 } ?? 1
            variables[VariableFormat.wholeText] = VariableFormat.Variable(position: position, beginsAtOwn: false, forms: forms)
            return .variables(VariableFormat("%#@\(VariableFormat.wholeText)@", variables, language: language))
        }
        if let widths = variation.variations?.width {
            let texts = widths.compactMap { width, variant in
                Int(width).flatMap { number in variant.stringUnit.map { LocalizedText.Width(width: number, text: $0.value) } }
            }
            guard !texts.isEmpty else { throw error("the variations by width have no text") }
            return .widths(texts.sorted { $0.width < $1.width })
        }
        // A new entry is one without a text yet.
        guard let unit = variation.stringUnit, unit.state != "new" || !unit.value.isEmpty else { return nil }
        guard !variables.isEmpty else { return .text(unit.value) }
        let made = VariableFormat(unit.value, variables, language: language)
        if let fault = made.fault { throw error(fault) }
        return .variables(made)
    }

    private func forms(
        _ plural: [String: Variation], _ device: String, _ change: (String) -> String
    ) -> [String: String]? {
        let forms = plural.compactMapValues { $0.leaf(for: device)?.stringUnit.map { change($0.value) } }
        return forms["other"] == nil ? nil : forms
    }

    // MARK: The file

    private struct Root: Decodable, Sendable {
        let sourceLanguage: String
        let strings: [String: Entry]
    }

    private struct Entry: Decodable, Sendable {
        let shouldTranslate: Bool?
        let localizations: [String: Localization]?
    }

    private struct Unit: Decodable, Sendable {
        let state: String?
        let value: String
    }

    /// A text, or variations of one.
    private struct Variation: Decodable, Sendable {
        let stringUnit: Unit?
        let variations: Variations?

        func leaf(for device: String) -> Variation? {
            guard let devices = variations?.device else { return self }
            return devices[device] ?? devices["other"]
        }
    }

    private struct Variations: Decodable, Sendable {
        let plural: [String: Variation]?
        let device: [String: Variation]?
        let width: [String: Variation]?
    }

    private struct Localization: Decodable, Sendable {
        let stringUnit: Unit?
        let variations: Variations?
        let substitutions: [String: Substitution]?

        func leaf(for device: String) -> Variation? { Variation(stringUnit: stringUnit, variations: variations).leaf(for: device) }
    }

    private struct Substitution: Decodable, Sendable {
        let argNum: Int?
        let formatSpecifier: String?
        let variations: Variations?

        func leaf(for device: String) -> Variation? { Variation(stringUnit: nil, variations: variations).leaf(for: device) }
    }

    /// The place of a fault: the line of the key that the decoder names, or the line that Foundation's message has.
    private static func error(_ error: DecodingError, _ data: Data, _ file: String) -> ResourceError {
        let context: DecodingError.Context
        var path: [any CodingKey]
        switch error {
        case .typeMismatch(_, let found), .valueNotFound(_, let found): (context, path) = (found, found.codingPath)
        case .keyNotFound(let key, let found): (context, path) = (found, found.codingPath + [key])
        case .dataCorrupted(let found): (context, path) = (found, found.codingPath)
        @unknown default: return ResourceError(file: file, "the string catalog is damaged")
        }
        guard !path.isEmpty else {
            let reason = context.underlyingError.map { "\($0)" } ?? context.debugDescription
            let line = reason.firstMatch(of: /line (\d+)/).flatMap { Int($0.1) }
            return ResourceError(file: file, line: line, "the JSON is damaged or cut off, or no string catalog")
        }
        var rest = data[...]
        var line: Int? = 1
        for key in path where key.intValue == nil {
            guard let found = rest.range(of: Data("\"\(key.stringValue)\"".utf8)) else { break }
            line = data[data.startIndex..<found.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
            rest = rest[found.upperBound...]
        }
        let names = path.map(\.stringValue).filter { $0 != "strings" }.joined(separator: ", ")
        let what = if case .keyNotFound = error { "is missing" } else { "has not the form of a string catalog" }
        return ResourceError(file: file, line: line, "'\(names)' \(what)")
    }
}
