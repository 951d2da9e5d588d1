import UIFoundation

/// The keys that a keyboard shows for a responder's traits.
struct KeyboardKeys: Equatable {
    /// One key: its width, relative to a letter's, and its effect.
    struct Key: Equatable {
        enum Action: Equatable {
            case text(String)
            case delete, enter, shift
            /// Shows another page of keys.
            case page(Page)
            /// An empty area.
            case none
        }

        var action: Action
        var title: String
        var width: Double = 1

        init(_ action: Action, _ title: String, width: Double = 1) { (self.action, self.title, self.width) = (action, title, width) }

        static func text(_ text: String) -> Key { Key(.text(text), text) }
    }

    enum Page: Equatable {
        case letters, numbers, symbols
    }

    let type: UIKeyboardType
    let returnKey: UIReturnKeyType
    let appearance: UIKeyboardAppearance

    @MainActor
    init(for traits: any UITextInputTraits) {
        type = traits.keyboardType
        returnKey = traits.returnKeyType
        appearance = traits.keyboardAppearance
    }

    /// Whether the keyboard has digits alone, in a grid of three columns.
    var isPad: Bool { [.numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad].contains(type) }

    /// The first page of keys.
    var firstPage: Page { type == .numbersAndPunctuation ? .numbers : .letters }

    /// The rows of a page, from the top.
    func rows(_ page: Page, isShifted: Bool) -> [[Key]] {
        if isPad { return padRows }
        let delete = Key(.delete, "⌫", width: 1.4)
        switch page {
        case .letters:
            let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map { $0.map { Key.text(isShifted ? $0.uppercased() : String($0)) } }
            return [rows[0], rows[1], [Key(.shift, isShifted ? "⬆" : "⇧", width: 1.4)] + rows[2] + [delete], bottomRow(.numbers, "123")]
        case .numbers:
            let rows = ["1234567890", "-/:;()$&@\"", ".,?!'"].map { $0.map { Key.text(String($0)) } }
            return [rows[0], rows[1], [Key(.page(.symbols), "#+=", width: 1.4)] + wide(rows[2]) + [delete], bottomRow(.letters, "ABC")]
        case .symbols:
            let rows = ["[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!'"].map { $0.map { Key.text(String($0)) } }
            return [rows[0], rows[1], [Key(.page(.numbers), "123", width: 1.4)] + wide(rows[2]) + [delete], bottomRow(.letters, "ABC")]
        }
    }

    private func wide(_ keys: [Key]) -> [Key] { keys.map { Key($0.action, $0.title, width: 1.35) } }

    private func bottomRow(_ page: Page, _ title: String) -> [Key] {
        let enter = Key(.enter, returnKey.title, width: 2.5)
        let space = Key(.text(" "), "space", width: 5)
        let narrow = Key(.text(" "), "space", width: 3)
        let first = Key(.page(page), title, width: 2.5)
        return switch type {
        case .emailAddress: [first, narrow, .text("@"), .text("."), enter]
        case .URL:
            [first, Key(.text("."), ".", width: 1.7), Key(.text("/"), "/", width: 1.7), Key(.text(".com"), ".com", width: 1.7), enter]
        case .twitter: [first, narrow, .text("@"), .text("#"), enter]
        case .webSearch: [first, Key(.text(" "), "space", width: 4), .text("."), enter]
        default: [first, space, enter]
        }
    }

    private var padRows: [[Key]] {
        let digits = (1...9).map { Key.text(String($0)) }
        let corner: Key =
            switch type {
            case .decimalPad: .text(".")
            case .phonePad: Key(.text("+"), "+ * #")
            default: Key(.none, "")
            }
        return [Array(digits[0..<3]), Array(digits[3..<6]), Array(digits[6..<9]), [corner, .text("0"), Key(.delete, "⌫")]]
    }
}

extension UIReturnKeyType {
    /// The title of the return key.
    fileprivate var title: String {
        switch self {
        case .default: "return"
        case .go: "go"
        case .google, .search, .yahoo: "search"
        case .join: "join"
        case .next: "next"
        case .route: "route"
        case .send: "send"
        case .done: "done"
        case .emergencyCall: "emergency"
        case .continue: "continue"
        }
    }

    /// Whether the key is blue: for an action of the app.
    var isProminent: Bool { self != .default && self != .next && self != .continue }
}
