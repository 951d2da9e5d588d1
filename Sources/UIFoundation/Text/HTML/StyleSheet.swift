/// One property of a rule or of a `style` attribute.
struct StyleDeclaration {
    /// In lower case.
    let name: String
    /// As it is written, without spaces at its ends.
    let value: String
    let isImportant: Bool
}

/// An element as selectors see it.
struct StyledElement {
    let tag: String
    let id: String?
    let classes: [Substring]
}

/// The rules of a document in the order of their precedence within equal specificity. Selectors of other kinds than types, classes,
/// identifiers, descendants and children match nothing.
struct StyleSheet {
    /// A selector for one element: `p.note`.
    struct Compound {
        var tag: String?
        var id: String?
        var classes: [Substring] = []
        /// Whether the element is a child of the one that the compound before matches, not any descendant.
        var isChild = false

        func matches(_ element: StyledElement) -> Bool {
            if let tag, tag != element.tag { return false }
            if let id, id != element.id { return false }
            return classes.allSatisfy(element.classes.contains)
        }
    }

    struct Rule {
        /// From the outermost element to the one that the rule is for.
        let compounds: [Compound]
        let specificity: Int
        let order: Int
        let declarations: [StyleDeclaration]
    }

    private var byTag: [String: [Rule]] = [:]
    private var byClass: [Substring: [Rule]] = [:]
    private var byID: [String: [Rule]] = [:]
    private var others: [Rule] = []
    private var count = 0
    /// The tests of selectors that are left for the document: hostile sheets end here, and match nothing more.
    private var testsLeft: Int

    private static let longestSelector = 16

    init(_ text: String = "", testLimit: Int = 1 << 19) {
        testsLeft = testLimit
        if !text.isEmpty { add(text) }
    }

    mutating func add(_ text: String) {
        var reader = StyleSheetReader(text)
        while let (selectors, declarations) = reader.next() {
            guard !declarations.isEmpty else { continue }
            for compounds in selectors where compounds.count <= Self.longestSelector {
                if compounds.allSatisfy({ $0.classes.count <= Self.longestSelector }) { add(compounds, declarations) }
            }
        }
    }

    private mutating func add(_ compounds: [Compound], _ declarations: [StyleDeclaration]) {
        guard let last = compounds.last else { return }
        count += 1
        let specificity = compounds.reduce(0) { $0 + ($1.id == nil ? 0 : 1 << 20) + $1.classes.count << 10 + ($1.tag == nil ? 0 : 1) }
        let rule = Rule(compounds: compounds, specificity: specificity, order: count, declarations: declarations)
        if let id = last.id {
            byID[id, default: []].append(rule)
        } else if let name = last.classes.first {
            byClass[name, default: []].append(rule)
        } else if let tag = last.tag {
            byTag[tag, default: []].append(rule)
        } else {
            others.append(rule)
        }
    }

    /// The declarations for an element, the strongest last.
    ///
    /// - Parameters:
    ///   - element: the element.
    ///   - ancestors: the elements around it, the outermost first.
    mutating func declarations(for element: StyledElement, in ancestors: [StyledElement]) -> [StyleDeclaration] {
        guard count > 0 else { return [] }
        var found: [Rule] = []
        var tests = testsLeft
        func collect(_ rules: [Rule]?) {
            for rule in rules ?? [] where tests > 0 {
                guard Self.matches(rule.compounds, rule.compounds.count - 1, element, ancestors, ancestors.count, &tests) else { continue }
                found.append(rule)
                tests -= rule.declarations.count
            }
        }
        collect(others)
        collect(byTag[element.tag])
        for name in Set(element.classes) { collect(byClass[name]) }
        if let id = element.id { collect(byID[id]) }
        testsLeft = tests
        found.sort { ($0.specificity, $0.order) < ($1.specificity, $1.order) }
        return found.flatMap(\.declarations)
    }

    /// Whether a compound matches an element, and those before it the elements around it.
    private static func matches(
        _ compounds: [Compound], _ index: Int, _ element: StyledElement, _ ancestors: [StyledElement], _ depth: Int, _ tests: inout Int
    ) -> Bool {
        tests -= 1
        guard tests > 0, compounds[index].matches(element) else { return false }
        guard index > 0 else { return true }
        var outer = depth - 1
        while outer >= 0 {
            if matches(compounds, index - 1, ancestors[outer], ancestors, outer, &tests) { return true }
            if compounds[index].isChild || tests <= 0 { return false }
            outer -= 1
        }
        return false
    }
}

/// Splits a style sheet into rules.
struct StyleSheetReader {
    private let bytes: [UInt8]
    private var index = 0
    /// Blocks of `@media` around the present rule, which applies.
    private var mediaDepth = 0

    init(_ text: String) { bytes = Self.withoutComments(Array(text.utf8)) }

    private static func withoutComments(_ text: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var index = 0
        while index < text.count {
            if text[index] == 0x2F, index + 1 < text.count, text[index + 1] == 0x2A {
                index += 2
                while index < text.count, !(text[index] == 0x2F && text[index - 1] == 0x2A) { index += 1 }
                result.append(0x20)
            } else {
                result.append(text[index])
            }
            index += 1
        }
        return result
    }

    /// The selectors and declarations of the next rule; nil at the end.
    mutating func next() -> (selectors: [[StyleSheet.Compound]], declarations: [StyleDeclaration])? {
        while index < bytes.count {
            let start = index
            let end = skip(until: [UInt8(ascii: "{"), UInt8(ascii: ";"), UInt8(ascii: "}")])
            let prelude = Self.string(bytes[start..<end])
            guard index < bytes.count else { return nil }
            index += 1
            switch bytes[end] {
            case UInt8(ascii: "}"): mediaDepth = max(0, mediaDepth - 1)
            case UInt8(ascii: ";"): continue
            default:
                if prelude.hasPrefix("@") {
                    let words = prelude.lowercased().split(whereSeparator: \.isWhitespace)
                    if words == ["@media", "screen"] || words == ["@media", "all"] {
                        mediaDepth += 1
                    } else {
                        skipBlock()
                    }
                    continue
                }
                let body = index
                let close = skip(until: [UInt8(ascii: "}")])
                index = min(close + 1, bytes.count)
                return (Self.selectors(prelude), Self.declarations(bytes[body..<close]))
            }
        }
        return nil
    }

    /// Goes to the next of some bytes outside of quotation marks, and returns its index, or that of the end.
    private mutating func skip(until stops: [UInt8]) -> Int {
        index = Self.next(stops, in: bytes[index...])
        return index
    }

    private mutating func skipBlock() {
        var depth = 1
        while depth > 0, index < bytes.count {
            index = Self.next([UInt8(ascii: "{"), UInt8(ascii: "}")], in: bytes[index...])
            guard index < bytes.count else { return }
            depth += bytes[index] == UInt8(ascii: "{") ? 1 : -1
            index += 1
        }
    }

    private static func next(_ stops: [UInt8], in bytes: ArraySlice<UInt8>) -> Int {
        var quote: UInt8?
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\\") {
                index += 1
            } else if let open = quote {
                // A line's end closes a string that its author left open.
                if byte == open || byte == 0x0A { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if stops.contains(byte) {
                return index
            }
            index += 1
        }
        return bytes.endIndex
    }

    private static func string(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The declarations of a rule's block or of a `style` attribute.
    static func declarations(_ text: String) -> [StyleDeclaration] { declarations(withoutComments(Array(text.utf8))[...]) }

    private static func declarations(_ block: ArraySlice<UInt8>) -> [StyleDeclaration] {
        var result: [StyleDeclaration] = []
        var rest = block
        while !rest.isEmpty {
            let end = next([UInt8(ascii: ";")], in: rest)
            let declaration = rest[rest.startIndex..<end]
            rest = rest[min(end + 1, rest.endIndex)...]
            guard let colon = declaration.firstIndex(of: UInt8(ascii: ":")) else { continue }
            let name = string(declaration[..<colon]).lowercased()
            var value = string(declaration[(colon + 1)...])
            var isImportant = false
            if let mark = value.lastIndex(of: "!"),
                value[mark...].dropFirst().trimmingCharacters(in: .whitespaces).lowercased() == "important"
            {
                isImportant = true
                value = value[..<mark].trimmingCharacters(in: .whitespacesAndNewlines)
            }
            if !value.isEmpty { result.append(StyleDeclaration(name: name, value: value, isImportant: isImportant)) }
        }
        return result
    }

    /// The selectors of a group; those of other kinds are left out.
    static func selectors(_ prelude: String) -> [[StyleSheet.Compound]] {
        prelude.split(separator: ",").compactMap { selector in
            var compounds: [StyleSheet.Compound] = []
            var isChild = false
            for word in selector.replacingOccurrences(of: ">", with: " > ").split(whereSeparator: \.isWhitespace) {
                if word == ">" {
                    guard !compounds.isEmpty, !isChild else { return nil }
                    isChild = true
                    continue
                }
                guard var compound = compound(word) else { return nil }
                compound.isChild = isChild
                isChild = false
                compounds.append(compound)
            }
            return isChild || compounds.isEmpty ? nil : compounds
        }
    }

    private static func compound(_ word: Substring) -> StyleSheet.Compound? {
        var compound = StyleSheet.Compound()
        var rest = word.hasSuffix(":link") ? word.dropLast(":link".count) : word
        func name() -> Substring? {
            let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
            rest = rest[name.endIndex...]
            return name.isEmpty ? nil : name
        }
        if rest.first == "*" {
            rest = rest.dropFirst()
        } else if let first = rest.first, first != ".", first != "#" {
            guard let tag = name() else { return nil }
            compound.tag = tag.lowercased()
        }
        while let mark = rest.first {
            guard mark == "." || mark == "#" else { return nil }
            rest = rest.dropFirst()
            guard let name = name() else { return nil }
            if mark == "." { compound.classes.append(name) } else { compound.id = String(name) }
        }
        return compound
    }
}
