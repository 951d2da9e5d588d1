import CoreGraphics
import Foundation

/// A class that receives changes of observed values.
public protocol _KeyValueObserver: AnyObject {
    func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?)
}

/// A class that says which keys affect others.
public protocol _KeyValueDependent: AnyObject {
    static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String>
}

/// A class that says which setters notify observers.
public protocol _KeyValueNotifier: AnyObject {
    static func automaticallyNotifiesObservers(forKey key: String) -> Bool
}

/// An object that must know whether it is observed, because its setters are hot.
package protocol ObservationCounting: AnyObject {
    var isObserved: Bool { get set }
}

/// The observers of one object, by key, and its changes in progress. Kept with the object, as an associated value.
public final class KeyValueObservers {
    /// Whether any object has been observed; setters look here first, and do no more in a program without observers.
    @exclusivity(unchecked) nonisolated(unsafe) public private(set) static var isUsed = false

    /// Called after setters, while it is set.
    nonisolated(unsafe) private static var recorder: ((any NSObjectProtocol, String) -> Void)?

    /// Calls a closure after each setter that notifies observers, with the object and the key.
    package static func record(_ recorder: @escaping (any NSObjectProtocol, String) -> Void) {
        isUsed = true
        self.recorder = recorder
    }

    private struct Link {
        let key: String
        let observance: Observance
    }

    /// A change between its two notifications.
    private struct PendingChange {
        let key: String
        let kind: NSKeyValueChange
        let indexes: IndexSet?
        let affected: [(observance: Observance, old: Any??)]
        /// The class whose setter has begun it; nil if it is not known.
        var owner: AnyClass?
        /// Whether a change that an override has begun includes it.
        var isNested = false
    }

    nonisolated(unsafe) private static var associationKey: UInt8 = 0
    private let lock = NSRecursiveLock()
    private var links: [Link] = []
    private var pending: [PendingChange] = []

    // MARK: Objects

    /// The observers of an object, made if needed.
    static func of(_ object: any NSObjectProtocol) -> KeyValueObservers {
        if let known = existing(of: object) { return known }
        isUsed = true
        let made = KeyValueObservers()
        (object as? any ObservationCounting)?.isObserved = true
        objc_setAssociatedObject(object, &associationKey, made, .OBJC_ASSOCIATION_RETAIN)
        return made
    }

    static func existing(of object: any NSObjectProtocol) -> KeyValueObservers? {
        guard isUsed else { return nil }
        return objc_getAssociatedObject(object, &associationKey) as? KeyValueObservers
    }

    // MARK: Links

    func add(_ observance: Observance, _ key: String) { lock.withLock { links.append(Link(key: key, observance: observance)) } }

    func remove(_ observance: Observance) { lock.withLock { links.removeAll { $0.observance === observance } } }

    /// The last observance of an observer, as `removeObserver` means it.
    func observance(of observer: AnyObject, _ keyPath: String, _ context: UnsafeMutableRawPointer??) -> Observance? {
        lock.withLock {
            links.last { link in
                let observance = link.observance
                return observance.observerID == ObjectIdentifier(observer) && observance.keyPath == keyPath && !observance.isOver
                    && (context == nil || context == .some(observance.context))
            }?.observance
        }
    }

    // MARK: Changes

    func willChange(_ key: String, _ kind: NSKeyValueChange = .setting, _ indexes: IndexSet? = nil, owner: AnyClass? = nil) {
        let affected = lock.withLock {
            var result: [Observance] = []
            for link in links where link.key == key && !result.contains(where: { $0 === link.observance }) {
                result.append(link.observance)
            }
            return result
        }
        let change = PendingChange(
            key: key, kind: kind, indexes: indexes, affected: affected.map { ($0, $0.willChange(kind, indexes)) }, owner: owner)
        lock.withLock { pending.append(change) }
    }

    /// Begins a change of a setter of a class, unless an override of a subclass has called it.
    private func willSet(_ key: String, _ owner: AnyClass?) {
        let isNested = lock.withLock { () -> Bool in
            guard let outer = pending.last(where: { $0.key == key })?.owner else { return false }
            guard owner.map({ SelectorRegistry.isClass(outer, below: $0) }) ?? true else { return false }
            pending.append(PendingChange(key: key, kind: .setting, indexes: nil, affected: [], owner: owner, isNested: true))
            return true
        }
        if !isNested { willChange(key, owner: owner) }
    }

    /// Forgets the last change of a key in progress.
    func abandonChange(_ key: String) {
        lock.withLock { if let index = pending.lastIndex(where: { $0.key == key }) { pending.remove(at: index) } }
    }

    func didChange(_ key: String) {
        let found = lock.withLock { pending.lastIndex { $0.key == key }.map { pending.remove(at: $0) } }
        guard let found else { return }
        for (observance, old) in found.affected { observance.didChange(found.kind, found.indexes, old: old) }
    }

    /// Whether a setter's change of a key is in progress already.
    private func isChanging(_ key: String) -> Bool { lock.withLock { pending.contains { $0.key == key } } }

    /// Runs a setter between notifications, unless it notifies itself.
    static func change(_ object: any NSObjectProtocol, _ key: String, isDynamic: Bool, _ body: () -> Void) {
        defer { if !isDynamic { recorder?(object, key) } }
        guard !isDynamic, let observers = existing(of: object), notifiesAutomatically(key, of: type(of: object)) else { return body() }
        observers.willChange(key)
        body()
        observers.didChange(key)
    }

    @usableFromInline
    static func willSet(_ object: any NSObjectProtocol, _ key: String, _ owner: AnyClass?) {
        guard let observers = existing(of: object), notifiesAutomatically(key, of: type(of: object)) else { return }
        observers.willSet(key, owner)
    }

    @usableFromInline
    static func didSet(_ object: any NSObjectProtocol, _ key: String) {
        if let observers = existing(of: object), notifiesAutomatically(key, of: type(of: object)) { observers.didChange(key) }
        recorder?(object, key)
    }

    // MARK: Classes

    /// The key paths that affect a key: those of `keyPathsForValuesAffectingValue(forKey:)`, or of a class method for the key alone.
    static func pathsAffecting(_ key: String, of type: AnyClass) -> Set<String> {
        var paths = (type as? any _KeyValueDependent.Type)?.keyPathsForValuesAffectingValue(forKey: key) ?? []
        paths.formUnion(pathsOfClassMethod(key, of: type))
        return paths
    }

    package static func pathsOfClassMethod(_ key: String, of type: AnyClass) -> Set<String> {
        let name = "+keyPathsForValuesAffecting\(key.prefix(1).uppercased())\(key.dropFirst())"
        return SelectorRegistry.method(named: name, of: type)?.call(NSNull(), []) as? Set<String> ?? []
    }

    package static func notifiesAutomatically(_ key: String, of type: AnyClass) -> Bool {
        if let notifier = type as? any _KeyValueNotifier.Type { return notifier.automaticallyNotifiesObservers(forKey: key) }
        let name = "+automaticallyNotifiesObserversOf\(key.prefix(1).uppercased())\(key.dropFirst())"
        return SelectorRegistry.method(named: name, of: type)?.call(NSNull(), []) as? Bool ?? true
    }
}
