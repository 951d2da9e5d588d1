/// The syntax of a command, for parsing and help.
struct CommandSyntax {
    /// One option.
    struct Option {
        /// In written form, the short form first if there is one: `["-o", "--output"]`.
        let names: [String]
        /// The placeholder of its value in the help (`"FILE"`); nil for a flag.
        let value: String?
        /// One line of help.
        let summary: String
        /// Whether the usage line shows it without brackets.
        var isExpected = false
        /// Whether the words after its value of the form `NAME=…` belong to it too.
        var takesAssignments = false
        /// Its values if they have names, for completion; empty for files, numbers and texts.
        var choices: [String] = []

        /// The name used to look up its value.
        var key: String { names[names.count - 1] }
    }

    /// The operand with its name and line in the help; nil if there is none.
    var operand: (name: String, summary: String)?
    /// The operand's values if they have names, for completion.
    var operandChoices: [String] = []
    /// Whether several operands are allowed.
    var takesSeveralOperands = false
    var options: [Option] = []

    /// Parses the words after the command's name.
    ///
    /// A value may follow its option as the next word, whatever it begins with, or after `=`, or directly after a short option
    /// (`-oFILE`); after `--` no word is an option.
    func parse(_ words: [String]) throws(UsageError) -> ParsedArguments {
        var parsed = ParsedArguments()
        var rest = words[...]
        var takesOptions = true
        while let word = rest.popFirst() {
            if takesOptions, word == "--" {
                takesOptions = false
            } else if takesOptions, word.hasPrefix("-"), word != "-" {
                try parseOption(word, &rest, into: &parsed)
            } else {
                try parseOperand(word, into: &parsed)
            }
        }
        return parsed
    }

    private func parseOption(_ word: String, _ rest: inout ArraySlice<String>, into parsed: inout ParsedArguments) throws(UsageError) {
        let (name, attached) = Self.halves(of: word)
        guard let option = options.first(where: { $0.names.contains(name) }) else {
            let known = options.flatMap(\.names)
            let hint = name.nearest(in: known).map { "; did you mean '\($0)'?" } ?? "; it takes \(known.joined(separator: " "))"
            throw UsageError("unknown option '\(name)'" + (known.isEmpty ? "; it takes none" : hint))
        }
        guard parsed.values[option.key] == nil else { throw UsageError("\(name) is given twice") }
        guard let placeholder = option.value else {
            guard attached == nil else { throw UsageError("\(name) takes no value") }
            parsed.values[option.key] = ""
            return
        }
        guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
            throw UsageError("\(name) needs a value: \(name) \(placeholder)")
        }
        parsed.values[option.key] = value
        while option.takesAssignments, let word = rest.first, !word.hasPrefix("-"), word.contains("=") {
            parsed.values[option.key, default: ""] += " " + rest.removeFirst()
        }
    }

    /// Splits a word into its option and attached value: `--output=FILE`, `-o=FILE`, `-oFILE`.
    private static func halves(of word: String) -> (name: String, value: String?) {
        if !word.hasPrefix("--"), word.count > 2 {
            let value = word.dropFirst(2)
            return (String(word.prefix(2)), String(value.first == "=" ? value.dropFirst() : value))
        }
        let components = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        return (components[0], components.count == 2 ? components[1] : nil)
    }

    private func parseOperand(_ word: String, into parsed: inout ParsedArguments) throws(UsageError) {
        guard operand != nil, takesSeveralOperands || parsed.operands.isEmpty else { throw UsageError("unexpected argument '\(word)'") }
        parsed.operands.append(word)
    }
}
