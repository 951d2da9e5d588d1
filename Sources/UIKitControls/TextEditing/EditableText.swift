import CoreGraphics
import QuartzCore

/// A view that edits text, for edit commands, undo and the edit menu.
@MainActor
protocol EditableText: UIView, UITextInput {
    var content: NSAttributedString { get }
    var selection: TextSelection { get set }
    /// Whether the user's changes are taken at present.
    var isChangeable: Bool { get }
    /// Whether editing has begun and not ended.
    var isEditActive: Bool { get }
    /// Whether taps set the selection.
    var takesTaps: Bool { get }
    /// The text that an input method composes; nil for none.
    var mark: TextMark? { get set }
    /// Shows text that was marked as other text.
    func markDidEnd(_ range: NSRange)
    /// The record for undo since editing began.
    var changeRecord: TextChangeRecord { get set }

    // Typing.

    /// Whether the next key replaces the whole secure text.
    var replacesSecret: Bool { get }
    var clearsOnInsertion: Bool { get }
    /// Whether the user can make text bold, italic and underlined.
    var takesFormats: Bool { get }
    /// Attributes set by the app for typing; nil for those of the text around.
    var typedAttributes: [NSAttributedString.Key: Any]? { get set }
    /// The attributes where there is no text.
    var usualAttributes: [NSAttributedString.Key: Any] { get }

    // The caret.

    var words: [NSRange] { get }
    /// The line at a position; the whole text where there is only one.
    func lineUnits(around unit: Int) -> Range<Int>
    /// The selection that taps make; nil for none.
    func selection(ofTaps count: Int, at point: CGPoint) -> TextSelection?
    /// Shows the caret in its place.
    func caretDidMove()
    /// Scrolls so that the caret is visible.
    func showCaret(at unit: Int)
    /// Forgets the column in which the caret moves up and down.
    func forgetColumn()
    /// Notifies the delegate of another selection.
    func selectionDidChange()

    // The end.

    /// Whether the delegate permits that editing ends.
    var permitsEnd: Bool { get }
    func finishEditing()

    func rectangles(of range: NSRange) -> [CGRect]
    func caretRect(at unit: Int) -> CGRect
    func unit(nearest point: CGPoint) -> Int
    /// Whether the delegate permits a change by the user.
    func permitsChange(_ range: NSRange, to text: String) -> Bool
    /// The delegate's edit menu for a range; nil for the suggested one.
    func editMenu(for range: NSRange, _ suggestedActions: [UIMenuElement]) -> UIMenu?
    /// Changes the text on behalf of the user.
    func change(_ range: NSRange, to text: String)
    /// Replaces a range, with the attributes given, on behalf of the user.
    func apply(_ text: NSAttributedString, in range: NSRange)
}

extension EditableText {
    // MARK: Edit commands

    /// Whether an edit command can be performed; nil for other actions.
    func permitsEdit(_ action: Selector, sender: Any?) -> Bool? {
        guard let command = EditCommand(action) else { return nil }
        guard isFirstResponder else { return false }
        let all = NSRange(location: 0, length: content.length)
        switch command {
        case .cut: return isChangeable && !selection.isEmpty && !isSecureTextEntry
        case .copy: return !selection.isEmpty && !isSecureTextEntry
        case .paste: return isChangeable && UIPasteboard.general.hasStrings
        case .select: return hasText && selection.isEmpty
        case .selectAll: return hasText && selection.range != all
        // The menu of text has no such item.
        case .delete: return isChangeable && !selection.isEmpty && !(sender is UIMenuController)
        }
    }

    func cutSelection() {
        guard !selection.isEmpty, !isSecureTextEntry, permitsChange(selection.range, to: "") else { return }
        copySelection()
        change(selection.range, to: "")
    }

    func copySelection() {
        guard !selection.isEmpty, !isSecureTextEntry else { return }
        UIPasteboard.general.string = content.attributedSubstring(from: selection.range).string
    }

    func pasteText() {
        guard isChangeable, let text = UIPasteboard.general.string, permitsChange(selection.range, to: text) else { return }
        changeRecord.endRun()
        change(selection.range, to: text)
        changeRecord.endRun()
    }

    func deleteSelection() {
        guard isChangeable, !selection.isEmpty, permitsChange(selection.range, to: "") else { return }
        change(selection.range, to: "")
    }

    /// Selects the word at the caret.
    func selectWord() {
        let caret = selection.caret
        guard let found = wordSelection(at: caret, through: caret, words: content.string.words, isEditable: isChangeable) else { return }
        moveCaret(to: found)
        showEditMenu()
    }

    /// The selection of a double tap at a point: the word there, or what iOS selects in blanks.
    func wordSelection(at point: CGPoint, words: [NSRange], isEditable: Bool) -> TextSelection? {
        let unit = unit(nearest: point)
        let text = content.string as NSString
        var through = unit
        // The blank that was touched belongs to the selection.
        if unit < text.length, let blank = text.substring(with: NSRange(location: unit, length: 1)).unicodeScalars.first,
            CharacterSet.whitespaces.contains(blank)
        {
            let (near, far) = (caretRect(at: unit).midX, caretRect(at: unit + 1).midX)
            if min(near, far)...max(near, far) ~= point.x { through = unit + 1 }
        }
        return wordSelection(at: unit, through: through, words: words, isEditable: isEditable)
    }

    /// The word at a position. In blanks: in editable text from the word before to the end of the touched blank, else from the position to
    /// the end of the next word; within the paragraph (`Documentation/Behavior.md#controls`). Nil for nothing.
    private func wordSelection(at unit: Int, through end: Int, words: [NSRange], isEditable: Bool) -> TextSelection? {
        if let word = words.first(where: { $0.location <= unit && unit <= NSMaxRange($0) }) {
            return TextSelection(anchor: word.location, caret: NSMaxRange(word))
        }
        let paragraph = (content.string as NSString).paragraphRange(for: NSRange(location: unit, length: 0))
        let inside = words.filter { $0.location >= paragraph.location && NSMaxRange($0) <= NSMaxRange(paragraph) }
        if isEditable, let before = inside.last(where: { NSMaxRange($0) < unit }) {
            return TextSelection(anchor: before.location, caret: end)
        }
        return inside.first { $0.location > unit }.map { TextSelection(anchor: unit, caret: NSMaxRange($0)) }
    }

    func selectAllText(showsMenu: Bool) {
        moveCaret(to: TextSelection(anchor: 0, caret: content.length))
        if showsMenu { showEditMenu() }
    }

    // MARK: Edit menu

    /// Shows the commands for the selection above it.
    func showEditMenu() {
        guard isFirstResponder, window != nil else { return }
        layoutIfNeeded()
        let rects = selection.isEmpty ? [caretRect(at: selection.caret)] : rectangles(of: selection.range)
        guard let first = rects.first else { return }
        let rect = rects.dropFirst().reduce(first) { $0.union($1) }.intersection(bounds)
        let range = selection.range
        UIMenuController.shared.showMenu(from: self, rect: rect.isNull ? bounds : rect) { [weak self] in self?.editMenu(for: range, $0) }
    }

    /// Follows a long press with the caret, and shows the menu when it ends.
    func followLongPress(_ press: UILongPressGestureRecognizer) {
        switch press.state {
        case .began, .changed:
            guard isFirstResponder || becomeFirstResponder() else { return }
            moveCaret(to: TextSelection(at: unit(nearest: press.location(in: self))))
            if !isChangeable { selectWord() }
        case .ended: showEditMenu()
        default: break
        }
    }

    // MARK: Undo

    /// Records a change before it is made. Typing in one go is one change.
    func recordChange(_ range: NSRange, length: Int) {
        UIMenuController.shared.hide(of: self)
        changeMark(range, length: length)
        // All changes of marked text are one, which is recorded when it is accepted.
        guard mark == nil else { return }
        let old = content.attributedSubstring(from: range)
        if undoManager?.isReplaying == false, changeRecord.run?.extend(by: old, in: range, length: length) == true { return }
        register(TextChange(location: range.location, length: length, old: old))
    }

    /// Records a change that was or will be made, for undo.
    func register(_ change: TextChange) {
        guard !isSecureTextEntry, let manager = undoManager, manager.isUndoRegistrationEnabled else { return }
        let replays = manager.isReplaying
        changeRecord.isUsed = true
        changeRecord.run = replays ? nil : change
        manager.registerUndo(withTarget: self) { view in
            view.changeRecord.endRun()
            let range = NSRange(location: change.location, length: change.length)
            guard NSMaxRange(range) <= view.content.length else { return }
            view.apply(change.old, in: range)
        }
        if !replays { manager.setActionName("Typing") }
    }

    /// Discards what can be undone, after the app has set the text or editing has ended.
    func forgetChanges() {
        guard changeRecord.isUsed else { return }
        changeRecord = TextChangeRecord()
        undoManager?.removeAllActions(withTarget: self)
    }
}

extension UndoManager {
    fileprivate var isReplaying: Bool { isUndoing || isRedoing }
}

/// The edit commands of text.
private enum EditCommand: String {
    case cut = "cut:"
    case copy = "copy:"
    case paste = "paste:"
    case select = "select:"
    case selectAll = "selectAll:"
    case delete = "delete:"

    init?(_ action: Selector) { self.init(rawValue: NSStringFromSelector(action)) }
}

/// A view's record for undo.
struct TextChangeRecord {
    /// Whether the undo manager has changes of the view.
    var isUsed = false
    /// The change that the next key continues.
    var run: TextChange?

    /// The next change is one of its own.
    mutating func endRun() { run = nil }
}

/// A change of text: what is there now, and what was there.
final class TextChange {
    private(set) var location: Int
    private(set) var length: Int
    private(set) var old: NSAttributedString

    init(location: Int, length: Int, old: NSAttributedString) {
        self.location = location
        self.length = length
        self.old = old
    }

    /// Adds a change that continues this one: typing behind it, or deleting what is before it. Returns whether it does.
    func extend(by removed: NSAttributedString, in range: NSRange, length added: Int) -> Bool {
        if removed.length == 0, range.location == location + length {
            length += added
            return true
        }
        guard added == 0 else { return false }
        let isTyped = range.location >= location && NSMaxRange(range) == location + length
        if isTyped {
            // Deletes what was just typed.
            length -= range.length
            return true
        }
        guard length == 0, NSMaxRange(range) == location else { return false }
        let joined = NSMutableAttributedString(attributedString: removed)
        joined.append(old)
        old = joined
        location = range.location
        return true
    }
}

extension String {
    /// The ranges of the words, in UTF-16 units.
    fileprivate var words: [NSRange] {
        var found: [NSRange] = []
        var start: Int?
        var unit = 0
        for character in self {
            let isWord =
                character.isLetter || character.isNumber || character == "_" || start != nil && (character == "'" || character == "’")
            if isWord {
                start = start ?? unit
            } else if let begin = start {
                found.append(NSRange(location: begin, length: unit - begin))
                start = nil
            }
            unit += character.utf16.count
        }
        if let begin = start { found.append(NSRange(location: begin, length: unit - begin)) }
        return found
    }
}
