/// A format with variables, whose texts depend on numbers: an entry of a `.stringsdict` file, or variations by plural of a string catalog.
package struct VariableFormat: Sendable, Equatable {
    /// A variable of a format.
    package struct Variable: Sendable, Equatable {
        /// The argument whose number chooses, from 1; nil for the one at the variable's place.
        package let position: Int?
        /// Whether the specifiers of the texts begin with the argument at the variable's place, or else with the first one.
        package let beginsAtOwn: Bool
        /// The texts by category: zero, one, two, few, many, other.
        package var forms: [String: String]

        package init(position: Int? = nil, beginsAtOwn: Bool = true, forms: [String: String]) {
            self.position = position
            self.beginsAtOwn = beginsAtOwn
            self.forms = forms
        }
    }

    package let format: String
    package let variables: [String: Variable]
    /// The language whose rules choose.
    package let language: String

    package init(_ format: String, _ variables: [String: Variable], language: String) {
        self.format = format
        self.variables = variables
        self.language = language
    }

    /// The name of a variable that stands for a whole text.
    package static let wholeText = "text"

    func mapTexts(_ change: (String) -> String) -> VariableFormat {
        var variables = variables
        let isWhole = FormatText(format).pieces.count == 1
        // Of a format with other text each part is changed once: the format itself.
        guard isWhole else { return VariableFormat(change(format), variables, language: language) }
        for (name, variable) in variables { variables[name]?.forms = variable.forms.mapValues(change) }
        return VariableFormat(format, variables, language: language)
    }

    /// Formats within each other.
    package static let deepest = 8
    /// Characters of a formatted text; a format whose variables name each other grows without end.
    static let longest = 1 << 20

    /// The text for arguments.
    ///
    /// - Parameters:
    ///   - number: The number of an argument, from 0; nil if it has none.
    ///   - text: An argument by a specifier without position, such as `.1f`.
    /// - Returns: nil if variables contain each other more than `deepest` times, or the text is too long.
    package func text(number: @escaping (Int) -> Double?, text argument: @escaping (String, Int) -> String) -> String? {
        var state = Rendering(number: number, argument: argument)
        state.add(format, of: self, from: 0, depth: 0)
        return state.hasFailed ? nil : state.result
    }

    private struct Rendering {
        let number: (Int) -> Double?
        let argument: (String, Int) -> String
        var result = ""
        var hasFailed = false

        mutating func add(_ text: String, of format: VariableFormat, from first: Int, depth: Int) {
            guard depth <= VariableFormat.deepest, result.utf8.count <= VariableFormat.longest else { return hasFailed = true }
            var next = first
            for piece in FormatText(text).pieces where !hasFailed {
                guard case .specifier(let specifier) = piece else {
                    if case .literal(let words) = piece { result += words.replacingPercents }
                    continue
                }
                let own: Int
                if let position = specifier.position {
                    own = position - 1
                } else {
                    own = next
                    next += 1
                }
                guard let name = specifier.variable, let variable = format.variables[FormatRegistry.name(name)] else {
                    result += specifier.variable == nil ? argument(specifier.body, own) : specifier.text
                    continue
                }
                let chooser = variable.position.map { $0 - 1 } ?? own
                let form = variable.form(for: number(chooser) ?? 0, in: format.language)
                add(form, of: format, from: variable.beginsAtOwn ? own : 0, depth: depth + 1)
            }
        }
    }
}

extension VariableFormat.Variable {
    /// The text for a number: that for zero wherever there is one, as on iOS, else that of the language's category.
    func form(for number: Double, in language: String) -> String {
        if number == 0, let zero = forms["zero"] { return zero }
        return forms[PluralRules.category(of: number, in: language)] ?? forms["other"] ?? ""
    }
}

extension String {
    fileprivate var replacingPercents: String { contains("%%") ? replacing("%%", with: "%") : self }
}
