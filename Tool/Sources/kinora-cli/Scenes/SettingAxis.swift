/// One of the settings that a command line can choose: by an option, or as an axis of a matrix of films.
struct SettingAxis: Sendable {
    /// A value with the name that stands for it on command lines and in the names of films.
    struct Choice: Sendable {
        let name: String
        let apply: @Sendable (inout SceneSettings) -> Void
    }

    /// What matrices call it: lower-case words joined by hyphens.
    let name: String
    /// The option that chooses one of its values.
    var option: CommandSyntax.Option {
        var option = word
        option.choices = choices.map(\.name)
        return option
    }
    /// The option without its values.
    let word: CommandSyntax.Option
    /// The values that have names, the one that counts without the option first.
    let choices: [Choice]
    /// Reads a value that has no name of its own; nil where there are none.
    var other: (@Sendable (String) throws(UsageError) -> Choice)?

    /// The value of that name, in any case. The error does not say which option or axis it is for.
    func choice(_ text: String) throws(UsageError) -> Choice {
        if let choice = choices.first(where: { $0.name == text.lowercased() }) { return choice }
        if let other { return try other(text) }
        let names = choices.map(\.name)
        let hint = text.lowercased().nearest(in: names).map { "; did you mean '\($0)'?" } ?? ";"
        throw UsageError("unknown value '\(text)'\(hint) it is one of: \(names.joined(separator: " "))")
    }
}

extension SceneSettings {
    /// The settings that the options of a command line choose.
    ///
    /// - Parameter showsFingers: whether fingers are shown where the command line does not say.
    init(_ arguments: ParsedArguments, showsFingers: Bool = false) throws(UsageError) {
        guard !(arguments.has("--fingers") && arguments.has("--no-fingers")) else {
            throw UsageError("--fingers and --no-fingers exclude each other")
        }
        self.showsFingers = arguments.has("--fingers") || showsFingers && !arguments.has("--no-fingers")
        for axis in SettingAxis.all {
            guard let text = arguments[axis.option.key] else { continue }
            do { try axis.choice(text).apply(&self) } catch { throw UsageError("\(axis.option.key) \(text): \(error.message)") }
        }
    }
}
