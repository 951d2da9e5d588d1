import CWebHelper
import Foundation
import UIKit

/// The content of a page's scroll view: its pixels, and input for the page.
final class PageContentView: UIView, UIKeyInput, KeyInputReceiving {
    weak var engine: WebEngine?
    /// Whether an editable element of the page has the focus.
    private var edits = false
    private var purpose = 0
    /// Whether the user has touched the page; a keyboard appears for no other reason.
    private var isTouched = false

    private lazy var touches = PageTouchRecognizer { [unowned self] phase, fingers, answer in
        engine?.touch(phase, fingers, answer)
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        // Before the taps: the page learns of a touch before the click.
        addGestureRecognizer(touches)
        addGestureRecognizer(PageTapRecognizer { [unowned self] in click(at: $0, count: 1) })
        addGestureRecognizer(PagePressRecognizer { [unowned self] in click(at: $0, count: 2) })
        addGestureRecognizer(
            PageHoverRecognizer { [unowned self] location in
                if let location { point(KINORA_WEB_POINTER_MOVE, at: location) } else { point(KINORA_WEB_POINTER_LEAVE, at: .zero) }
            })
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Pointer

    /// The scroll view has taken the touches.
    func cancelTouches() { touches.cancel() }

    private func click(at location: CGPoint, count: UInt32) {
        isTouched = true
        engine?.readsAccessibility = true
        point(KINORA_WEB_POINTER_CLICK, at: location, count: count)
        engine?.synchronize()
        if edits { becomeFirstResponder() }
    }

    private func point(_ kind: kinora_web_pointer, at location: CGPoint, count: UInt32 = 1) {
        guard let engine else { return }
        let offset = engine.requestedOffset
        engine.send(KINORA_WEB_POINTER) { writer in
            writer.number(kind.rawValue)
            writer.double(Double(location.x) - offset.x)
            writer.double(Double(location.y) - offset.y)
            writer.number(count)
        }
        if kind == KINORA_WEB_POINTER_MOVE || kind == KINORA_WEB_POINTER_LEAVE { engine.synchronize() }
    }

    // MARK: Text

    /// The focus of the page has changed.
    func edit(_ edits: Bool, purpose: Int) {
        guard edits != self.edits || purpose != self.purpose else { return }
        self.edits = edits
        self.purpose = purpose
        if edits, isTouched {
            if isFirstResponder { reloadInputViews() } else { becomeFirstResponder() }
        } else if !edits, isFirstResponder {
            resignFirstResponder()
        }
    }

    override var canBecomeFirstResponder: Bool { true }

    @discardableResult
    override func becomeFirstResponder() -> Bool {
        let became = super.becomeFirstResponder()
        if became { engine?.send(KINORA_WEB_FOCUS) { $0.flag(true) } }
        return became
    }

    @discardableResult
    override func resignFirstResponder() -> Bool {
        let resigned = super.resignFirstResponder()
        if resigned { engine?.send(KINORA_WEB_FOCUS) { $0.flag(false) } }
        return resigned
    }

    var hasText: Bool { true }
    var isSecureTextEntry: Bool { purpose == 6 }
    var keyboardType: UIKeyboardType {
        switch purpose {
        case 1: .numberPad
        case 2: .decimalPad
        case 3: .phonePad
        case 4: .URL
        case 5: .emailAddress
        default: .default
        }
    }

    func insertText(_ text: String) {
        switch text {
        case "\n": key(.return)
        case "\t": key(.tab)
        default:
            engine?.send(KINORA_WEB_TEXT) { $0.text(text) }
            engine?.synchronize()
        }
    }

    func deleteBackward() { key(.delete) }

    func take(_ input: KeyInput) {
        if case .text(let text) = input.key {
            guard input.modifiers.isDisjoint(with: [.command, .control]) else { return edit(by: text) }
            return insertText(text)
        }
        key(input.key, input.modifiers)
    }

    private func edit(by letter: String) {
        let commands = ["a": "SelectAll", "c": "Copy", "x": "Cut", "v": "Paste", "z": "Undo", "b": "ToggleBold", "i": "ToggleItalic"]
        guard let command = commands[letter.lowercased()] else { return }
        engine?.send(KINORA_WEB_EDIT) { $0.text(command) }
        engine?.synchronize()
    }

    private func key(_ key: KeyInput.Key, _ modifiers: UIKeyModifierFlags = []) {
        let symbol: UInt32? =
            switch key {
            case .text: nil
            case .delete: 0xff08
            case .tab: 0xff09
            case .return: 0xff0d
            case .escape: 0xff1b
            case .forwardDelete: 0xffff
            case .home: 0xff50
            case .left: 0xff51
            case .up: 0xff52
            case .right: 0xff53
            case .down: 0xff54
            case .end: 0xff57
            }
        guard let symbol, let engine else { return }
        var flags: UInt32 = modifiers.contains(.shift) ? 1 : 0
        if modifiers.contains(.control) || modifiers.contains(.command) { flags |= 2 }
        if modifiers.contains(.alternate) { flags |= 4 }
        engine.send(KINORA_WEB_KEY) { writer in
            writer.number(symbol)
            writer.number(flags)
        }
        engine.synchronize()
    }
}
