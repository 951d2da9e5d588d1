extension PressInput.Key {
    /// The key of an American keyboard for an input. Other letters have no key code.
    init(_ input: KeyInput) {
        var modifiers = input.modifiers
        let (code, characters): (UIKeyboardHIDUsage, String)
        switch input.key {
        case .text(let text):
            let letter = Self.letters.first { $0.plain == text || $0.shifted == text }
            if let letter, letter.shifted == text, letter.plain != text { modifiers.insert(.shift) }
            (code, characters) = (letter?.code ?? .keyboardErrorUndefined, text)
        case .delete: (code, characters) = (.keyboardDeleteOrBackspace, "\u{8}")
        case .forwardDelete: (code, characters) = (.keyboardDeleteForward, "UIKeyInputDelete")
        case .return: (code, characters) = (.keyboardReturnOrEnter, "\r")
        case .tab: (code, characters) = (.keyboardTab, "\t")
        case .escape: (code, characters) = (.keyboardEscape, "UIKeyInputEscape")
        case .left: (code, characters) = (.keyboardLeftArrow, "UIKeyInputLeftArrow")
        case .right: (code, characters) = (.keyboardRightArrow, "UIKeyInputRightArrow")
        case .up: (code, characters) = (.keyboardUpArrow, "UIKeyInputUpArrow")
        case .down: (code, characters) = (.keyboardDownArrow, "UIKeyInputDownArrow")
        case .home: (code, characters) = (.keyboardHome, "UIKeyInputHome")
        case .end: (code, characters) = (.keyboardEnd, "UIKeyInputEnd")
        }
        self.init(code, characters: characters, modifiers: modifiers)
    }

    /// Keys that type characters, from their first code on.
    private static let letters: [(code: UIKeyboardHIDUsage, plain: String, shifted: String)] = {
        let runs: [(first: Int, plain: String, shifted: String)] = [
            (UIKeyboardHIDUsage.keyboardA.rawValue, "abcdefghijklmnopqrstuvwxyz1234567890", "ABCDEFGHIJKLMNOPQRSTUVWXYZ!@#$%^&*()"),
            (UIKeyboardHIDUsage.keyboardSpacebar.rawValue, " -=[]\\", " _+{}|"),
            (UIKeyboardHIDUsage.keyboardSemicolon.rawValue, ";'`,./", ":\"~<>?"),
        ]
        return runs.flatMap { run in
            zip(run.plain, run.shifted).enumerated().compactMap { index, pair in
                UIKeyboardHIDUsage(rawValue: run.first + index).map { ($0, String(pair.0), String(pair.1)) }
            }
        }
    }()
}
