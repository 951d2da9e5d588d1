import CoreGraphics

/// The input views that a first responder asks for.
@MainActor
struct InputContent {
    private(set) weak var responder: UIResponder?
    /// The keyboard, or the responder's own view.
    private(set) var input: UIView?
    private(set) var accessory: UIView?
    /// The responder that has the accessory view: the first responder, or one up its chain.
    private(set) weak var accessoryOwner: UIResponder?

    var isEmpty: Bool { input == nil && accessory == nil }

    /// Whether the accessory stays on the screen without the keyboard, because its owner becomes first responder then.
    var staysAsAccessory: Bool { accessory != nil && accessoryOwner !== responder && accessoryOwner?.canBecomeFirstResponder == true }

    init() {}

    /// - Parameter former: the content whose keyboard is used again if it has the same keys; nil for a new one.
    init(of responder: UIResponder?, showsKeyboard: Bool, reusing former: InputContent?) {
        self.responder = responder
        guard let responder else { return }
        var at: UIResponder? = responder
        while let next = at, accessory == nil {
            accessory = next.inputAccessoryView
            accessoryOwner = next
            at = next.next
        }
        if let own = responder.inputView {
            input = own
        } else if showsKeyboard, let receiver = responder as? any UIKeyInput {
            let keys = KeyboardKeys(for: receiver)
            if let keyboard = former?.input as? KeyboardView, keyboard.keys == keys {
                keyboard.receiver = receiver
                input = keyboard
            } else {
                input = KeyboardView(keys, for: receiver)
            }
        }
    }

    /// Whether other views are shown.
    func differs(from other: InputContent) -> Bool {
        input !== other.input || accessory !== other.accessory || accessoryOwner !== other.accessoryOwner
    }
}
