/// The settings of a target for one configuration: those of the project and of its configuration file, then the target's own, and values
/// that Xcode has for all.
package struct BuildSettings: Sendable {
    /// The values of each setting; later ones count more.
    private let assignments: [String: [SettingAssignment]]
    private let build: BuildParameters

    /// - Parameter layers: In the order in which they count more.
    init(_ layers: [[SettingAssignment]], configuration: String) {
        var assignments: [String: [SettingAssignment]] = [:]
        for assignment in layers.joined() { assignments[assignment.name, default: []].append(assignment) }
        self.assignments = assignments
        // The platform decides about conditions, so it is found without them.
        func plain(_ name: String) -> String { assignments[name]?.last { $0.conditions.isEmpty }?.text.lowercased() ?? "" }
        let platforms = plain("SUPPORTED_PLATFORMS")
        let root = plain("SDKROOT")
        let isPhone = root.hasPrefix("iphone") || (root.isEmpty || root == "auto") && (platforms.isEmpty || platforms.contains("iphone"))
        let other = root.isEmpty || root == "auto" ? String(platforms.split(separator: " ").first ?? "macosx") : root
        build = BuildParameters(sdk: isPhone ? "iphonesimulator18.0" : other, configuration: configuration)
    }

    /// Whether the settings are for iPhone or iPad.
    package var isForPhone: Bool { build.sdk.hasPrefix("iphone") }

    /// A setting, expanded; nil for one that nothing sets. YES and NO stay texts.
    ///
    /// - Complexity: O(*n*), where *n* is the number of settings that the value refers to.
    package subscript(name: String) -> String? {
        guard assignments[name] != nil else { return nil }
        var expansion = SettingExpansion(settings: self)
        return expansion.value(of: name)
    }

    /// A setting's words, such as those of `SWIFT_ACTIVE_COMPILATION_CONDITIONS`: quotation marks keep spaces.
    package func list(_ name: String) -> [String] { self[name].map(Self.words) ?? [] }

    /// Whether a setting is YES.
    package func flag(_ name: String) -> Bool { ["YES", "yes", "true", "TRUE", "1"].contains(self[name] ?? "") }

    /// A text with the settings it refers to by `$(NAME)` in their places.
    package func expanded(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
        var expansion = SettingExpansion(settings: self)
        return expansion.expanded(text)
    }

    /// The names of all settings, sorted.
    package var names: [String] { assignments.keys.sorted() }

    /// Settings whose values refer to themselves in a circle, or grow without end.
    var faults: [ProjectNotice] {
        var notices: [ProjectNotice] = []
        var known: Set<String> = []
        for name in names {
            var expansion = SettingExpansion(settings: self)
            _ = expansion.value(of: name)
            for fault in expansion.faults.sorted(by: { $0.key < $1.key }) where known.insert(fault.key).inserted {
                let last = assignments[fault.key]?.last
                notices.append(ProjectNotice(fault.value, file: last?.file ?? "", line: last?.line))
            }
            // One setting that grows without end is enough.
            if expansion.isExhausted { break }
        }
        return notices
    }

    /// The assignment of a setting that counts among the first `count` of its assignments, and its index.
    func assignment(of name: String, below count: Int = .max) -> (assignment: SettingAssignment, index: Int)? {
        guard let all = assignments[name] else { return nil }
        var index = min(count, all.count)
        while index > 0 {
            index -= 1
            if all[index].holds(build) { return (all[index], index) }
        }
        return nil
    }

    /// Words between spaces, as a shell reads them.
    package static func words(_ text: String) -> [String] {
        var words: [String] = []
        var word = ""
        var isWord = false
        var mark: Character?
        var isEscaped = false
        for character in text {
            if isEscaped {
                word.append(character)
                isEscaped = false
            } else if character == "\\", mark != "'" {
                isEscaped = true
                isWord = true
            } else if let open = mark {
                if character == open { mark = nil } else { word.append(character) }
            } else if character == "\"" || character == "'" {
                mark = character
                isWord = true
            } else if character.isWhitespace {
                if isWord { words.append(word) }
                (word, isWord) = ("", false)
            } else {
                word.append(character)
                isWord = true
            }
        }
        if isWord { words.append(word) }
        return words
    }

    /// A list of words as one text.
    static func joined(_ words: [String]) -> String {
        words.map { word in
            guard word.isEmpty || word.contains(where: { $0.isWhitespace }), !word.contains("\"") else { return word }
            return "\"\(word)\""
        }.joined(separator: " ")
    }
}
