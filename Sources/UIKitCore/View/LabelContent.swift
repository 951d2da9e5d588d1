/// A label's content: a string in the label's own style, or an attributed one.
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
