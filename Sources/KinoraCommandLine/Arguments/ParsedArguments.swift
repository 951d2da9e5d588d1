/// The parsed words of a command line.
struct ParsedArguments: Equatable {
    /// The words that are not options, in order.
    var operands: [String] = []
    /// Values by the options' long names; empty for a flag.
    var values: [String: String] = [:]

    /// The first word that is not an option.
    var operand: String? { operands.first }

    /// Whether an option is present.
    func has(_ name: String) -> Bool { values[name] != nil }

    /// The value of an option; nil if it is missing.
    subscript(name: String) -> String? { values[name] }

    /// The value of a required option.
    func required(_ name: String, as form: String) throws(UsageError) -> String {
        guard let value = values[name] else { throw UsageError("\(form) is missing") }
        return value
    }
}
