/// The entry of a string table for one language.
package enum LocalizedText: Sendable, Equatable {
    case text(String)
    /// A format whose variables (`%#@files@`) have a text for each category of numbers.
    case variables(VariableFormat)
    /// A text for each width, in units of the letter "m"; the widest last. Never empty.
    case widths([Width])

    package struct Width: Sendable, Equatable {
        package let width: Int
        package let text: String

        package init(width: Int, text: String) {
            self.width = width
            self.text = text
        }
    }

    /// The text without the numbers of a format: the widest one, or the format.
    package var string: String {
        switch self {
        case .text(let text): text
        case .variables(let format): format.format
        case .widths(let widths): widths.last?.text ?? ""
        }
    }

    /// The entry with each of its texts changed.
    package func mapTexts(_ change: (String) -> String) -> LocalizedText {
        switch self {
        case .text(let text): .text(change(text))
        case .variables(let format): .variables(format.mapTexts(change))
        case .widths(let widths): .widths(widths.map { Width(width: $0.width, text: change($0.text)) })
        }
    }
}
