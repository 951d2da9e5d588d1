import Kinora
import UIKit

/// A stage with a text field whose delegate calls, events and notifications are logged in order.
@MainActor
final class TextFieldScene {
    let stage = Stage(device: Device(name: "field", size: CGSize(width: 320, height: 200), scale: 2, safeAreaInsets: .zero))
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
    let journal: FieldJournal

    init(_ text: String = "") {
        stage.window.backgroundColor = .systemBackground
        field.text = text
        stage.window.addSubview(field)
        journal = FieldJournal(field, "")
        stage.advance(by: 0.1)
    }

    /// Log entries since the last read.
    func take() -> [String] {
        defer { journal.log = [] }
        return journal.log
    }

    /// The caret's position, or the selection.
    var selected: NSRange? {
        guard let range = field.selectedTextRange else { return nil }
        return NSRange(
            location: field.offset(from: field.beginningOfDocument, to: range.start), length: field.offset(from: range.start, to: range.end)
        )
    }

    func select(_ location: Int, _ length: Int = 0) {
        guard let start = field.position(from: field.beginningOfDocument, offset: location),
            let end = field.position(from: start, offset: length)
        else { return }
        field.selectedTextRange = field.textRange(from: start, to: end)
    }

    nonisolated static func run(_ text: String = "", _ body: @MainActor (TextFieldScene) throws -> Void) rethrows {
        try MainActor.assumeIsolated {
            let scene = TextFieldScene(text)
            try body(scene)
            scene.journal.stop()
        }
    }
}

/// The delegate of a field, its target and the observer of its notifications, all in one log.
@MainActor
final class FieldJournal: NSObject, UITextFieldDelegate {
    let name: String
    var log: [String] = []
    var refused: Set<String> = []
    private var tokens: [NSObjectProtocol] = []
    private let events: [(UIControl.Event, String)] = [
        (.editingDidBegin, "begin"), (.editingChanged, "changed"), (.editingDidEnd, "end"), (.editingDidEndOnExit, "exit"),
        (.primaryActionTriggered, "primary"),
    ]

    init(_ field: UITextField, _ name: String) {
        self.name = name
        super.init()
        field.delegate = self
        for (event, name) in events where event != .editingDidEndOnExit {
            field.addAction(UIAction(identifier: .init(name)) { [weak self] _ in self?.note("event \(name)") }, for: event)
        }
        for (notification, name) in [
            (UITextField.textDidBeginEditingNotification, "begin"), (UITextField.textDidChangeNotification, "changed"),
            (UITextField.textDidEndEditingNotification, "end"),
        ] {
            let token = NotificationCenter.default.addObserver(forName: notification, object: field, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated { self?.note("posted \(name)") }
            }
            tokens.append(token)
        }
    }

    func stop() {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        tokens = []
    }

    func note(_ line: String) { log.append(name + line) }

    private func ask(_ question: String) -> Bool {
        note(question)
        return !refused.contains { question.hasPrefix($0) }
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("shouldBegin") }
    func textFieldDidBeginEditing(_ textField: UITextField) { note("didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("shouldEnd") }
    func textFieldDidEndEditing(_ textField: UITextField) { note("didEnd") }
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        ask("shouldChange \(range.location)+\(range.length) '\(string)'")
    }
    func textFieldDidChangeSelection(_ textField: UITextField) { note("selection") }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("shouldClear") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("shouldReturn") }
}
