/// The syntax of a command, for parsing, help and completion.
package struct CommandSyntax {
    /// One option.
    package struct Option {
        /// In written form, the short form first if there is one: `["-o", "--output"]`.
        package let names: [String]
        /// The placeholder of its value in the help (`"FILE"`); nil for a flag.
        package let value: String?
        /// One line of help.
        package let summary: String
        /// Whether the usage line shows it without brackets.
        package var isExpected: Bool
        /// Whether the words after its value of the form `NAME=…` belong to it too.
        package var takesAssignments: Bool
        /// Its values if they have names, for completion; empty for files, numbers and texts.
        package var choices: [String]
        /// The names of assignments with their values, for completion.
        package var assignments: [(name: String, values: [String])] = []
        /// Whether it may be given several times.
        package var isRepeatable: Bool

        package init(
            names: [String], value: String?, summary: String, isExpected: Bool = false, takesAssignments: Bool = false,
            choices: [String] = [], isRepeatable: Bool = false
        ) {
            self.names = names
            self.value = value
            self.summary = summary
            self.isExpected = isExpected
            self.takesAssignments = takesAssignments
            self.choices = choices
            self.isRepeatable = isRepeatable
        }

        /// The name used to look up its value.
        package var key: String { names[names.count - 1] }
    }

    /// Words of a command line that go to another program as they are.
    package struct Forwarding {
        /// The placeholder of the words in the help.
        package let placeholder: String
        /// The operands behind which the command's own options are read; behind others everything goes to the program.
        package let operandsWithOptions: Set<String>
        /// Options of the program that take the next word as their value. The first word that is no option, and no such value, is the
        /// last one behind which no option of the command is read.
        package let valueOptions: Set<String>

        package init(placeholder: String, operandsWithOptions: Set<String>, valueOptions: Set<String>) {
            self.placeholder = placeholder
            self.operandsWithOptions = operandsWithOptions
            self.valueOptions = valueOptions
        }
    }

    /// The operand with its name and line in the help; nil if there is none.
    package var operand: (name: String, summary: String)?
    /// The operand's values if they have names, for completion.
    package var operandChoices: [String]
    /// Whether several operands are allowed.
    package var takesSeveralOperands: Bool
    package var options: [Option]
    /// The program that gets the words behind the first operand; nil for a command without one.
    package var forwarding: Forwarding?

    package init(
        operand: (name: String, summary: String)? = nil, operandChoices: [String] = [], takesSeveralOperands: Bool = false,
        options: [Option] = [], forwarding: Forwarding? = nil
    ) {
        self.operand = operand
        self.operandChoices = operandChoices
        self.takesSeveralOperands = takesSeveralOperands
        self.options = options
        self.forwarding = forwarding
    }

    /// Parses the words after the command's name.
    ///
    /// A value may follow its option as the next word, whatever it begins with, or after `=`, or directly after a short option
    /// (`-oFILE`); after `--` no word is an option.
    package func parse(_ words: [String]) throws(UsageError) -> ParsedArguments {
        if let forwarding { return try parse(words, for: forwarding) }
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

    /// Whether words ask for the command's help. Those for another program ask for its own.
    package func asksForHelp(_ words: [String]) -> Bool {
        words.prefix(while: { $0 != "--" }).prefix(forwarding == nil ? .max : 1).contains { $0 == "-h" || $0 == "--help" }
    }

    /// Parses an operand, then options of the command among those of another program, up to that one's first operand.
    private func parse(_ words: [String], for forwarding: Forwarding) throws(UsageError) -> ParsedArguments {
        var parsed = ParsedArguments()
        var rest = words[...]
        guard let operand = rest.popFirst() else { return parsed }
        parsed.operands = [operand]
        guard forwarding.operandsWithOptions.contains(operand) else {
            parsed.forwarded = Array(rest)
            return parsed
        }
        while let word = rest.first, word != "--", word.hasPrefix("-") {
            rest.removeFirst()
            if options.contains(where: { $0.names.contains(Self.halves(of: word).name) }) {
                try parseOption(word, &rest, into: &parsed)
            } else {
                parsed.forwarded.append(word)
                if forwarding.valueOptions.contains(word), let value = rest.popFirst() { parsed.forwarded.append(value) }
            }
        }
        parsed.forwarded += rest
        return parsed
    }

    private func parseOption(_ word: String, _ rest: inout ArraySlice<String>, into parsed: inout ParsedArguments) throws(UsageError) {
        let (name, attached) = Self.halves(of: word)
        guard let option = options.first(where: { $0.names.contains(name) }) else {
            let known = options.flatMap(\.names)
            let hint = name.nearest(in: known).map { "; did you mean '\($0)'?" } ?? "; it takes \(known.joined(separator: " "))"
            throw UsageError("unknown option '\(name)'" + (known.isEmpty ? "; it takes none" : hint))
        }
        guard parsed.values[option.key] == nil || option.isRepeatable else { throw UsageError("\(name) is given twice") }
        guard let placeholder = option.value else {
            guard attached == nil else { throw UsageError("\(name) takes no value") }
            parsed.values[option.key] = ""
            return
        }
        guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
            throw UsageError("\(name) needs a value: \(name) \(placeholder)")
        }
        parsed.values[option.key] = value
        if option.isRepeatable { parsed.lists[option.key, default: []].append(value) }
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
