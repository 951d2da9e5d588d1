/// The words of one command line, sorted by what they are.
struct ParsedArguments: Equatable {
    /// The words that are no options, in their order.
    var operands: [String] = []
    /// Values by the options' long names; an option without a value has an empty one.
    var values: [String: String] = [:]

    /// The first word that is no option.
    var operand: String? { operands.first }

    /// Whether an option is there.
    func has(_ name: String) -> Bool { values[name] != nil }

    /// The value of an option, nil when the option is not there.
    subscript(name: String) -> String? { values[name] }

    /// The value of an option that must be there.
    func required(_ name: String, as form: String) throws(UsageError) -> String {
        guard let value = values[name] else { throw UsageError("\(form) is missing") }
        return value
    }
}
