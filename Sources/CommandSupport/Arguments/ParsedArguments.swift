/// The parsed words of a command line.
package struct ParsedArguments: Equatable {
    /// The words that are not options, in order.
    package var operands: [String] = []
    /// Values by the options' long names, the last one of an option that is given several times; empty for a flag.
    package var values: [String: String] = [:]
    /// All values of options that may be given several times, in order.
    package var lists: [String: [String]] = [:]
    /// The words for another program.
    package var forwarded: [String] = []

    package init(operands: [String] = [], values: [String: String] = [:]) {
        self.operands = operands
        self.values = values
    }

    /// The first word that is not an option.
    package var operand: String? { operands.first }

    /// Whether an option is present.
    package func has(_ name: String) -> Bool { values[name] != nil }

    /// The value of an option; nil if it is missing.
    package subscript(name: String) -> String? { values[name] }

    /// The value of a required option.
    package func required(_ name: String, as form: String) throws(UsageError) -> String {
        guard let value = values[name] else { throw UsageError("\(form) is missing") }
        return value
    }
}
