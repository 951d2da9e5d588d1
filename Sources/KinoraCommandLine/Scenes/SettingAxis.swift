import CommandSupport
import Kinora

/// A setting of a command line: an option, or an axis of a matrix of films.
struct SettingAxis: Sendable {
    /// A value with its name on command lines and in film names.
    struct Choice: Sendable {
        let name: String
        let apply: @Sendable (inout SceneSettings) -> Void
    }

    /// The name in matrices: lower-case words joined by hyphens.
    let name: String
    /// The option that chooses one of its values.
    var option: CommandSyntax.Option {
        var option = word
        option.choices = choices.map(\.name)
        return option
    }
    /// The option without its values.
    let word: CommandSyntax.Option
    /// The named values; the default, if it has a name, first.
    let choices: [Choice]
    /// Parses a value without a name; nil if only named values are allowed.
    var other: (@Sendable (String) throws(UsageError) -> Choice)?

    /// Returns the value with that name, in any case. The error does not name the option or axis.
    func choice(_ text: String) throws(UsageError) -> Choice {
        if let choice = choices.first(where: { $0.name == text.lowercased() }) { return choice }
        if let other { return try other(text) }
        let names = choices.map(\.name)
        let hint = text.lowercased().nearest(in: names).map { "; did you mean '\($0)'?" } ?? ";"
        throw UsageError("unknown value '\(text)'\(hint) it is one of: \(names.joined(separator: " "))")
    }
}

extension SceneSettings {
    /// The settings chosen by the options of a command line.
    ///
    /// - Parameter showsFingers: The default of finger marks.
    init(_ arguments: ParsedArguments, showsFingers: Bool = false) throws(UsageError) {
        self.init()
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
