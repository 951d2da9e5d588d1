/// The words a command takes: what parses them and what its help shows.
struct CommandSyntax {
    /// One option.
    struct Option {
        /// As written, the short form first if there is one: `["-o", "--output"]`.
        let names: [String]
        /// What stands for its value in the help (`"FILE"`); nil for an option that is only there or not.
        let value: String?
        /// One line for the help.
        let summary: String
        /// Whether the usage line shows it without brackets.
        var isExpected = false
        /// Whether the words after its value belong to it too, as far as they look like one: `NAME=…`.
        var takesAssignments = false
        /// Its values where they have names, for completion; empty for files, numbers and texts.
        var choices: [String] = []

        /// The name its value is found by.
        var key: String { names[names.count - 1] }
    }

    /// The word that is no option, as the help names it, with its line for the help; nil where there is none.
    var operand: (name: String, summary: String)?
    /// What the word may be where it has fixed names, for completion.
    var operandChoices: [String] = []
    /// Whether there may be more than one such word.
    var takesSeveralOperands = false
    var options: [Option] = []

    /// Reads the words after the command's name.
    ///
    /// A value may follow its option as the next word, whatever that begins with, or after `=`, or a short option directly (`-oFILE`);
    /// after `--` no word is an option.
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
        let (name, attached) = Self.parts(of: word)
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

    /// The option of a word and the value that is attached to it: `--output=FILE`, `-o=FILE`, `-oFILE`.
    private static func parts(of word: String) -> (name: String, value: String?) {
        if !word.hasPrefix("--"), word.count > 2 {
            let value = word.dropFirst(2)
            return (String(word.prefix(2)), String(value.first == "=" ? value.dropFirst() : value))
        }
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        return (parts[0], parts.count == 2 ? parts[1] : nil)
    }

    private func parseOperand(_ word: String, into parsed: inout ParsedArguments) throws(UsageError) {
        guard operand != nil, takesSeveralOperands || parsed.operands.isEmpty else { throw UsageError("unexpected argument '\(word)'") }
        parsed.operands.append(word)
    }
}
