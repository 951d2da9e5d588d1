/// What a label shows: a string in the label's own style, or one with a style of its own.
enum LabelContent {
    case plain(String?)
    case styled(NSAttributedString)

    var string: String? {
        switch self {
        case .plain(let string): string
        case .styled(let string): string.string
        }
    }
}
