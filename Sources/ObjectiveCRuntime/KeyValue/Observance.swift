import Foundation

/// One observer of a key path of one object, and the objects along the path that it follows.
///
/// Life cycle: `begin` links it to the objects on its path; a change of one of them calls `willChange` and `didChange`, which follows the
/// path again; `end` unlinks it. It is not called after `end`, not even for a change in progress.
final class Observance {
    /// The contents of a notification.
    struct Change {
        var kind = NSKeyValueChange.setting
        var indexes: IndexSet?
        var isPrior = false
        /// Values with an option that asks for them; a nil value is `.some(nil)`.
        var new: Any??
        var old: Any??
    }

    weak var object: (any NSObjectProtocol)?
    let keyPath: String
    let options: NSKeyValueObservingOptions
    private let handler: (any NSObjectProtocol, Change) -> Void
    private var linked: [KeyValueObservers] = []
    private(set) var isOver = false

    // Of an observer with observeValue(forKeyPath:…).
    weak var observer: AnyObject?
    private(set) var observerID: ObjectIdentifier?
    let context: UnsafeMutableRawPointer?

    init(
        _ object: any NSObjectProtocol, _ keyPath: String, _ options: NSKeyValueObservingOptions, observer: AnyObject? = nil,
        context: UnsafeMutableRawPointer? = nil, handler: @escaping (any NSObjectProtocol, Change) -> Void
    ) {
        self.object = object
        self.keyPath = keyPath
        self.options = options
        self.observer = observer
        observerID = observer.map { ObjectIdentifier($0) }
        self.context = context
        self.handler = handler
    }

    func begin() {
        guard let object else { return }
        link(object, keyPath)
        guard options.contains(.initial) else { return }
        notify(Change(new: options.contains(.new) ? .some(object.value(forKeyPath: keyPath)) : nil))
    }

    func end() {
        isOver = true
        unlink()
    }

    func willChange(_ kind: NSKeyValueChange, _ indexes: IndexSet?) -> Any?? {
        guard !isOver, let object else { return nil }
        let old: Any?? = options.contains(.old) ? .some(elements(object.value(forKeyPath: keyPath), indexes)) : nil
        if options.contains(.prior) { notify(Change(kind: kind, indexes: indexes, isPrior: true, old: kind == .insertion ? nil : old)) }
        return old
    }

    func didChange(_ kind: NSKeyValueChange, _ indexes: IndexSet?, old: Any??) {
        guard !isOver, let object else { return }
        if keyPath.contains(".") || hasDependencies {
            unlink()
            link(object, keyPath)
        }
        let new: Any?? = options.contains(.new) ? .some(elements(object.value(forKeyPath: keyPath), indexes)) : nil
        notify(Change(kind: kind, indexes: indexes, new: kind == .removal ? nil : new, old: kind == .insertion ? nil : old))
    }

    /// The elements of an array at indexes; the value itself without indexes.
    private func elements(_ value: Any?, _ indexes: IndexSet?) -> Any? {
        guard let indexes, let array = value as? [Any] else { return value }
        return indexes.filter { array.indices.contains($0) }.map { array[$0] }
    }

    private func notify(_ change: Change) {
        guard !isOver, let object else { return }
        handler(object, change)
    }

    // MARK: Objects on the path

    private var hasDependencies = false

    /// Links the observance to an object for the first key of a path, for the keys that affect it, and to the objects that follow.
    private func link(_ object: any NSObjectProtocol, _ path: String, affecting seen: Set<String> = []) {
        let keys = path.split(separator: ".", maxSplits: 1).map(String.init)
        guard let key = keys.first, !key.hasPrefix("@") else { return }
        let observers = KeyValueObservers.of(object)
        observers.add(self, key)
        if !linked.contains(where: { $0 === observers }) { linked.append(observers) }
        let paths = KeyValueObservers.pathsAffecting(key, of: type(of: object))
        for path in paths.sorted() where !seen.contains(path) && path != key {
            hasDependencies = hasDependencies || path.contains(".")
            link(object, path, affecting: seen.union([key, path]))
        }
        if keys.count == 2, let next = object.value(forKey: key) as? any NSObjectProtocol { link(next, keys[1]) }
    }

    private func unlink() {
        for observers in linked { observers.remove(self) }
        linked = []
    }
}
