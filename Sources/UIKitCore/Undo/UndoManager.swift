import Foundation
import QuartzCore

/// A record of changes that can be undone and redone, in groups.
///
/// Register the inverse of each change as it is made. While the manager undoes, what is registered is what redoes:
///
///     func rename(to new: String) {
///         let old = name
///         undoManager?.registerUndo(withTarget: self) { $0.rename(to: old) }
///         undoManager?.setActionName("Rename")
///         name = new
///     }
///
/// By default all changes of one run-loop turn form a group, which is undone at once. Differs from Foundation: no invocations
/// (`prepare(withInvocationTarget:)`), and no discardable actions. Source: Apple,
/// [UndoManager](https://developer.apple.com/documentation/foundation/undomanager).
@preconcurrency @MainActor
open class UndoManager: NSObject {
    private var undoStack: [UndoGroup] = []
    private var redoStack: [UndoGroup] = []
    /// The groups that are open, the outermost first.
    private var openGroups: [UndoGroup] = []
    private var disableCount = 0
    private var replay = UndoReplay.none
    private var endsGroupByEvent = false

    /// Creates a manager without changes.
    nonisolated public override init() { super.init() }

    // MARK: Registering

    /// Records the inverse of a change; `handler` is called with the target when the change is undone.
    ///
    /// The target is not retained: once it is released its changes are skipped. Discards the changes to redo, unless the manager is
    /// undoing or redoing. No effect while registration is disabled. Without an open group it traps if `groupsByEvent` is false.
    public func registerUndo<TargetType: AnyObject>(withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void) {
        register(target) { [weak target] in if let target { handler(target) } }
    }

    /// Records a method that undoes a change, called with the argument, which is retained.
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        let object = target as AnyObject
        register(object) { [weak object] in
            if let object { selector.send(to: object, anObject) }
        }
    }

    private func register(_ target: AnyObject, _ change: @escaping @MainActor () -> Void) {
        guard isUndoRegistrationEnabled else { return }
        if openGroups.isEmpty {
            guard groupsByEvent else {
                trap(
                    object: "UndoManager.registerUndo", value: "no group is open and groupsByEvent is false",
                    remedy: "Call beginUndoGrouping() first")
            }
            openEventGroup()
        }
        if replay == .none { redoStack.removeAll() }
        openGroups.last?.entries.append(.change(ObjectIdentifier(target), change))
    }

    /// Opens a group around all changes of this run-loop turn.
    private func openEventGroup() {
        open()
        endsGroupByEvent = true
        let end = onMainActor { [weak self] in self?.endEventGroup() }
        CallbackQueue.current.add(end)
    }

    /// Ends the group that the turn's first change began, if it is still open.
    private func endEventGroup() {
        guard endsGroupByEvent else { return }
        endsGroupByEvent = false
        if openGroups.count == 1 { endUndoGrouping() }
    }

    // MARK: Groups

    /// Whether changes of one run-loop turn form a group by themselves; true by default.
    open var groupsByEvent = true

    /// The number of open groups, one within another.
    open var groupingLevel: Int { openGroups.count }

    /// Opens a group; groups nest. If `groupsByEvent` is true, the first is within the group of the run-loop turn.
    open func beginUndoGrouping() {
        if openGroups.isEmpty, groupsByEvent, replay == .none { openEventGroup() }
        open()
    }

    private func open() {
        post(.NSUndoManagerCheckpoint)
        openGroups.append(UndoGroup())
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    /// Closes the innermost group. Traps without one. An empty group leaves nothing to undo.
    open func endUndoGrouping() {
        post(.NSUndoManagerCheckpoint)
        guard let group = openGroups.last else {
            trap(object: "UndoManager.endUndoGrouping()", value: "no group is open", remedy: "Call beginUndoGrouping() first")
        }
        post(.NSUndoManagerWillCloseUndoGroup)
        openGroups.removeLast()
        if let outer = openGroups.last {
            if !group.entries.isEmpty { outer.entries.append(.group(group)) }
            if !group.name.isEmpty { outer.name = group.name }
        } else {
            endsGroupByEvent = false
            if !group.entries.isEmpty { keep(group) }
        }
        post(.NSUndoManagerDidCloseUndoGroup)
    }

    private func keep(_ group: UndoGroup) {
        if replay == .undoing {
            redoStack.append(group)
        } else {
            undoStack.append(group)
        }
        limit()
    }

    /// The number of groups that are kept; 0, the default, for all. The oldest are discarded.
    ///
    /// - Complexity: O(1). Setting takes O(*n*), where *n* is the number of recorded groups.
    open var levelsOfUndo = 0 { didSet { limit() } }

    private func limit() {
        guard levelsOfUndo > 0 else { return }
        undoStack.removeFirst(max(undoStack.count - levelsOfUndo, 0))
        redoStack.removeFirst(max(redoStack.count - levelsOfUndo, 0))
    }

    // MARK: Registration

    /// Stops recording; calls nest.
    open func disableUndoRegistration() { disableCount += 1 }

    /// Balances one call of `disableUndoRegistration()`; a surplus call traps.
    open func enableUndoRegistration() {
        guard disableCount > 0 else {
            trap(
                object: "UndoManager.enableUndoRegistration()", value: "registration is enabled",
                remedy: "Call it once for each disableUndoRegistration()")
        }
        disableCount -= 1
    }

    /// Whether changes are recorded.
    open var isUndoRegistrationEnabled: Bool { disableCount == 0 }

    // MARK: Undo and redo

    /// Whether there is a change to undo; also one of a group that is still open.
    ///
    /// - Complexity: O(*g*), where *g* is the number of open groups.
    open var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.entries.isEmpty } }

    /// Whether there is a change to redo.
    open var canRedo: Bool {
        post(.NSUndoManagerCheckpoint)
        return !redoStack.isEmpty
    }

    /// The number of groups that can be undone, and redone.
    open var undoCount: Int { undoStack.count }
    /// Number of groups that can be redone.
    open var redoCount: Int { redoStack.count }

    /// Whether the manager is undoing, or redoing, at this moment.
    open var isUndoing: Bool { replay == .undoing }
    /// Whether a redo is being performed.
    open var isRedoing: Bool { replay == .redoing }

    /// Closes the open group of this run-loop turn and undoes the last group. No effect if there is none. Traps if a nested group is open.
    ///
    /// - Complexity: The undone changes, and O(*n*), where *n* is the number of their groups.
    open func undo() {
        if openGroups.count == 1 { endUndoGrouping() }
        guard openGroups.isEmpty else {
            trap(
                object: "UndoManager.undo()", value: "\(openGroups.count) groups are open",
                remedy: "Call endUndoGrouping() for each first")
        }
        undoNestedGroup()
    }

    /// Undoes the last group. No effect if there is none, or while the manager undoes or redoes.
    ///
    /// - Complexity: The undone changes, and O(*n*), where *n* is the number of their groups.
    open func undoNestedGroup() {
        post(.NSUndoManagerCheckpoint)
        guard replay == .none, let group = undoStack.popLast() else { return }
        post(.NSUndoManagerWillUndoChange)
        run(group, as: .undoing)
        post(.NSUndoManagerDidUndoChange)
    }

    /// Redoes the group that was undone last. No effect if there is none, or while the manager undoes or redoes.
    ///
    /// - Complexity: The redone changes, and O(*n*), where *n* is the number of their groups.
    open func redo() {
        post(.NSUndoManagerCheckpoint)
        guard replay == .none, openGroups.isEmpty, let group = redoStack.popLast() else { return }
        post(.NSUndoManagerWillRedoChange)
        run(group, as: .redoing)
        post(.NSUndoManagerDidRedoChange)
    }

    /// Runs the inverses of a group, the last change first, within one group of the other stack.
    private func run(_ group: UndoGroup, as replay: UndoReplay) {
        self.replay = replay
        openGroups.append(UndoGroup(name: group.name))
        group.run()
        while !openGroups.isEmpty { endUndoGrouping() }
        self.replay = .none
    }

    // MARK: Discarding

    /// Discards all changes and open groups, and enables registration.
    ///
    /// - Complexity: O(*n*), where *n* is the number of registered changes.
    open func removeAllActions() {
        undoStack.removeAll()
        redoStack.removeAll()
        openGroups.removeAll()
        endsGroupByEvent = false
        disableCount = 0
    }

    /// Discards the changes of a target.
    ///
    /// - Complexity: O(*n*), where *n* is the number of registered changes.
    open func removeAllActions(withTarget target: Any) {
        let id = ObjectIdentifier(target as AnyObject)
        for group in undoStack + redoStack + openGroups { group.remove(id) }
        undoStack.removeAll(where: \.entries.isEmpty)
        redoStack.removeAll(where: \.entries.isEmpty)
    }

    // MARK: Names

    /// Names the change in the present group, as in "Undo Rename".
    open func setActionName(_ actionName: String) {
        if let open = openGroups.last { open.name = actionName } else { undoStack.last?.name = actionName }
    }

    /// The name of the change to undo, and to redo; empty for none.
    ///
    /// - Complexity: O(*g*), where *g* is the number of open groups.
    open var undoActionName: String { openGroups.last(where: { !$0.name.isEmpty })?.name ?? undoStack.last?.name ?? "" }
    /// Name of the action that a redo performs; empty if it has none.
    open var redoActionName: String { redoStack.last?.name ?? "" }

    /// The title of a command that undoes, such as "Undo Rename"; "Undo" for a change without a name.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// Title for the menu item of a redo, such as “Redo Typing”.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// Returns the title of a command that undoes a change of a name.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String { actionName.isEmpty ? "Undo" : "Undo \(actionName)" }

    /// Returns the title of a command that redoes a change of a name.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String { actionName.isEmpty ? "Redo" : "Redo \(actionName)" }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

/// The direction in which a manager replays.
private enum UndoReplay { case none, undoing, redoing }

/// Changes that are undone together.
@MainActor
private final class UndoGroup {
    enum Entry {
        case change(ObjectIdentifier, @MainActor () -> Void)
        case group(UndoGroup)
    }

    var entries: [Entry] = []
    var name: String

    init(name: String = "") { self.name = name }

    func run() {
        for entry in entries.reversed() {
            switch entry {
            case .change(_, let change): change()
            case .group(let group): group.run()
            }
        }
    }

    func remove(_ target: ObjectIdentifier) {
        entries.removeAll { entry in
            switch entry {
            case .change(let id, _): return id == target
            case .group(let group):
                group.remove(target)
                return group.entries.isEmpty
            }
        }
    }
}

extension NSNotification.Name {
    /// Posted whenever a group opens or closes, and when `canRedo` is read.
    public static let NSUndoManagerCheckpoint = NSNotification.Name("NSUndoManagerCheckpointNotification")
    /// Posted after a group was opened. The object is the undo manager.
    public static let NSUndoManagerDidOpenUndoGroup = NSNotification.Name("NSUndoManagerDidOpenUndoGroupNotification")
    /// Posted before a group is closed. The object is the undo manager.
    public static let NSUndoManagerWillCloseUndoGroup = NSNotification.Name("NSUndoManagerWillCloseUndoGroupNotification")
    /// Posted after a group was closed. The object is the undo manager.
    public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name("NSUndoManagerDidCloseUndoGroupNotification")
    /// Posted before an undo. The object is the undo manager.
    public static let NSUndoManagerWillUndoChange = NSNotification.Name("NSUndoManagerWillUndoChangeNotification")
    /// Posted after an undo. The object is the undo manager.
    public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
    /// Posted before a redo. The object is the undo manager.
    public static let NSUndoManagerWillRedoChange = NSNotification.Name("NSUndoManagerWillRedoChangeNotification")
    /// Posted after a redo. The object is the undo manager.
    public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
}
