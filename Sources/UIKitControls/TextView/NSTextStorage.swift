import Foundation

/// Text with attributes that notifies layout managers and a delegate of its changes.
///
/// A subclass with characters of its own overrides `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` and
/// `setAttributes(_:range:)`, and calls `edited(_:range:changeInLength:)` in the last two. One that changes attributes after each edit, as
/// for the colors of a language, overrides `processEditing()`.
///
///     override func processEditing() {
///         let line = (string as NSString).lineRange(for: editedRange)
///         addAttribute(.foregroundColor, value: UIColor.label, range: line)
///         super.processEditing()
///     }
///
/// Source: Apple, [NSTextStorage](https://developer.apple.com/documentation/uikit/nstextstorage).
open class NSTextStorage: NSMutableAttributedString {
    private var managers: [NSLayoutManager] = []
    private weak var storedDelegate: (any NSTextStorageDelegate)?
    private var editingDepth = 0
    private var edit: Edit?
    /// Whether the last changes were processed; a subclass may not do so.
    private var isProcessed = false
    /// Whether a subclass has characters of its own: then those of the superclass are a copy.
    private var isCopied = true
    /// The changes that were processed since the text view last took them.
    private var processed: [TextEdit] = []
    /// The text view whose text this is.
    weak var owner: (any TextStorageOwner)?

    /// The changes since the last processing.
    private struct Edit {
        var mask: EditActions
        var range: NSRange
        var change: Int
    }

    /// The kinds of changes.
    public struct EditActions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Attributes have changed.
        public static let editedAttributes = EditActions(rawValue: 1 << 0)
        /// Characters have been replaced.
        public static let editedCharacters = EditActions(rawValue: 1 << 1)
    }

    /// Creates an empty text.
    public init() { super.init(string: "") }

    public override init(string str: String) { super.init(string: str) }

    public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: str, attributes: attrs)
    }

    public override init(attributedString attrStr: NSAttributedString) { super.init(attributedString: attrStr.snapshot) }

    /// Not supported: texts are not archived.
    public required init?(coder: NSCoder) { super.init(string: "") }

    // MARK: Layout managers

    /// The layout managers, in the order of their addition.
    open var layoutManagers: [NSLayoutManager] { managers }

    /// Adds a layout manager, which leaves the text that it had. Twice does nothing.
    @MainActor open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard aLayoutManager.textStorage !== self || !managers.contains(where: { $0 === aLayoutManager }) else { return }
        aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
        managers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }

    /// Removes a layout manager; no effect for another text's.
    @MainActor open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard managers.contains(where: { $0 === aLayoutManager }) else { return }
        managers.removeAll { $0 === aLayoutManager }
        aLayoutManager.textStorage = nil
    }

    /// The delegate, not retained.
    open weak var delegate: (any NSTextStorageDelegate)? {
        get { storedDelegate }
        set { storedDelegate = newValue }
    }

    // MARK: Primitives

    open override var string: String { super.string }

    open override var length: Int { (string as NSString).length }

    open override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
        super.attributes(at: location, effectiveRange: range)
    }

    /// Replaces characters of a range, which traps beyond the text; new ones have the attributes of the first that is replaced.
    open override func replaceCharacters(in range: NSRange, with str: String) {
        isCopied = false
        super.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
    }

    /// Replaces all attributes of a range; nil removes them.
    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        isCopied = false
        super.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    // MARK: Changes by the primitives

    /// Sets an attribute of a range, and keeps the others.
    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        change(range) { $0[name] = value }
    }

    /// Sets attributes of a range, and keeps the others.
    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        change(range) { $0.merge(attrs) { $1 } }
    }

    /// Removes an attribute of a range; no effect where it is not set.
    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        change(range) { $0[name] = nil }
    }

    /// Changes the attributes of a range, run by run.
    private func change(_ range: NSRange, _ body: (inout [NSAttributedString.Key: Any]) -> Void) {
        beginEditing()
        var unit = range.location
        while unit < NSMaxRange(range) {
            var run = NSRange()
            var values = attributes(at: unit, effectiveRange: &run)
            let end = min(max(NSMaxRange(run), unit + 1), NSMaxRange(range))
            body(&values)
            setAttributes(values, range: NSRange(location: unit, length: end - unit))
            unit = end
        }
        endEditing()
    }

    /// Replaces characters of a range by others with their attributes.
    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        beginEditing()
        replaceCharacters(in: range, with: attrString.string)
        attrString.eachRun { values, run in
            setAttributes(values, range: NSRange(location: range.location + run.location, length: run.length))
        }
        endEditing()
    }

    /// Inserts a text with its attributes at a location.
    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }

    /// Appends a text with its attributes.
    open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }

    /// Removes characters of a range.
    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

    /// Replaces all of the text.
    open override func setAttributedString(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
    }

    // MARK: Reading by the primitives

    open override func attribute(_ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?) -> Any? {
        attributes(at: location, effectiveRange: range)[attrName]
    }

    open override func attributes(
        at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> [NSAttributedString.Key: Any] {
        snapshot.attributes(at: location, longestEffectiveRange: range, in: rangeLimit)
    }

    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> Any? {
        snapshot.attribute(attrName, at: location, longestEffectiveRange: range, in: rangeLimit)
    }

    open override func enumerateAttributes(
        in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
        using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        snapshot.enumerateAttributes(in: enumerationRange, options: opts, using: block)
    }

    open override func enumerateAttribute(
        _ attrName: NSAttributedString.Key, in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
        using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        snapshot.enumerateAttribute(attrName, in: enumerationRange, options: opts, using: block)
    }

    open override func attributedSubstring(from range: NSRange) -> NSAttributedString { snapshot.attributedSubstring(from: range) }

    open override func isEqual(to other: NSAttributedString) -> Bool { snapshot.isEqual(to: other.snapshot) }

    open override func copy(with zone: NSZone? = nil) -> Any { snapshot }

    open override func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableAttributedString(attributedString: snapshot) }

    // MARK: Editing

    /// Begins changes that are processed together; calls can be nested.
    open override func beginEditing() { editingDepth += 1 }

    /// Ends changes, and processes them with the outermost call. Without a beginning it does nothing.
    open override func endEditing() {
        guard editingDepth > 0 else { return }
        editingDepth -= 1
        if editingDepth == 0, edit != nil { process() }
    }

    /// Processes the changes, and those that are made meanwhile: by a subclass and the delegate with them, by layout managers after them.
    private func process() {
        repeat {
            isProcessed = false
            editingDepth += 1
            processEditing()
            editingDepth -= 1
        } while isProcessed && edit != nil && editingDepth == 0
    }

    /// The kinds of changes, while they are processed and within `beginEditing()`; empty otherwise.
    open var editedMask: EditActions { edit?.mask ?? [] }

    /// The range of the changes in the present text; `NSNotFound` without any.
    open var editedRange: NSRange { edit?.range ?? NSRange(location: NSNotFound, length: 0) }

    /// The difference of lengths by the changes.
    open var changeInLength: Int { edit?.change ?? 0 }

    /// Notes a change, and processes it outside of `beginEditing()`.
    ///
    /// - Parameters:
    ///   - editedMask: The kind of change.
    ///   - editedRange: The range before the change.
    ///   - delta: By how much the text has become longer.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        let changed = NSRange(location: editedRange.location, length: max(editedRange.length + delta, 0))
        if var known = edit {
            known.mask.formUnion(editedMask)
            let end = max(NSMaxRange(known.range) + delta, NSMaxRange(changed))
            let start = min(known.range.location, changed.location)
            known.range = NSRange(location: start, length: max(end - start, 0))
            known.change += delta
            edit = known
        } else {
            edit = Edit(mask: editedMask, range: changed, change: delta)
        }
        if editingDepth == 0 { process() }
    }

    /// Notifies the delegate, and then the layout managers, of the changes; a subclass changes attributes before it calls this.
    open func processEditing() {
        guard edit != nil else { return }
        askDelegate {
            $0.textStorage($1, willProcessEditing: $1.editedMask, range: $1.editedRange, changeInLength: $1.changeInLength)
        }
        let center = NotificationCenter.default
        center.post(name: NSTextStorage.willProcessEditingNotification, object: self)
        askDelegate {
            $0.textStorage($1, didProcessEditing: $1.editedMask, range: $1.editedRange, changeInLength: $1.changeInLength)
        }
        center.post(name: NSTextStorage.didProcessEditingNotification, object: self)
        if isCopied { super.replaceCharacters(in: NSRange(location: 0, length: super.length), with: snapshot) }
        guard let done = edit else { return }
        (edit, isProcessed) = (nil, true)
        if owner != nil {
            let old = NSRange(location: done.range.location, length: max(done.range.length - done.change, 0))
            processed.append(TextEdit(range: old, length: done.range.length))
        }
        guard !managers.isEmpty || owner != nil else { return }
        // Text that is laid out is changed on the main actor.
        nonisolated(unsafe) let changed = self
        MainActor.assumeIsolated {
            for manager in changed.managers {
                manager.processEditing(
                    for: changed, edited: done.mask, range: done.range, changeInLength: done.change, invalidatedRange: done.range)
            }
            changed.owner?.textStorageDidChange(changed)
        }
    }

    /// The change since the last call; nil for several or none.
    func takeEdit() -> TextEdit? {
        defer { processed = [] }
        return processed.count == 1 ? processed.first : nil
    }

    /// Calls the delegate on the main actor, where texts with a delegate are changed.
    private func askDelegate(_ body: @MainActor (any NSTextStorageDelegate, NSTextStorage) -> Void) {
        guard let storedDelegate else { return }
        nonisolated(unsafe) let (delegate, changed) = (storedDelegate, self)
        MainActor.assumeIsolated { body(delegate, changed) }
    }

    /// Posted before the delegate's changes are processed.
    public static let willProcessEditingNotification = Notification.Name("NSTextStorageWillProcessEditingNotification")
    /// Posted before layout managers are notified.
    public static let didProcessEditingNotification = Notification.Name("NSTextStorageDidProcessEditingNotification")
}

/// Is notified of changes of a text. Both methods are optional.
///
/// Source: Apple, [NSTextStorageDelegate](https://developer.apple.com/documentation/uikit/nstextstoragedelegate).
@preconcurrency @MainActor
public protocol NSTextStorageDelegate: NSObjectProtocol {
    /// Called before changes are processed; characters and attributes can be changed.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int)

    /// Called before layout managers are notified; attributes can be changed.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int
    ) {}
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int
    ) {}
}

/// A view that shows a text storage.
@MainActor
protocol TextStorageOwner: AnyObject {
    func textStorageDidChange(_ storage: NSTextStorage)
}

extension NSAttributedString {
    /// Calls `body` with each run's attributes, by the primitives, which a subclass may override.
    func eachRun(_ body: ([NSAttributedString.Key: Any], NSRange) -> Void) {
        var unit = 0
        let end = (string as NSString).length
        while unit < end {
            var run = NSRange()
            let values = attributes(at: unit, effectiveRange: &run)
            let next = min(max(NSMaxRange(run), unit + 1), end)
            body(values, NSRange(location: unit, length: next - unit))
            unit = next
        }
    }

    /// A copy that does not change, made by the primitives: Foundation copies the text of a subclass without asking it.
    var snapshot: NSAttributedString {
        guard let storage = self as? NSTextStorage else { return self }
        let copy = NSMutableAttributedString(string: storage.string)
        storage.eachRun { copy.setAttributes($0, range: $1) }
        return copy
    }
}
