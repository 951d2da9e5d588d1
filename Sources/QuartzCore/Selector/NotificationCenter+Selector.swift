import Foundation

extension NotificationCenter {
    /// Calls an observer's method on the posting thread for each notification with a name (nil: any) and an object (nil: any).
    ///
    /// The observer is not retained: once it is gone nothing is called.
    public func addObserver(_ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?) {
        let target = ClassObject.object(for: observer)
        let registration = SelectorObservers.Registration(center: self, target: target, name: aName, object: anObject as AnyObject?)
        registration.token = addObserver(forName: aName, object: anObject, queue: nil) { [weak registration] notification in
            if let target = registration?.target { aSelector.send(to: target, notification) }
        }
        SelectorObservers.add(registration)
    }

    /// Removes all of an observer's registrations in this center, of any kind.
    ///
    /// - Complexity: O(*n* · *r*), where *n* is the number of registrations by selector in the process, and *r* that of the removed
    ///   ones, at least 1.
    public func removeObserver(_ observer: AnyObject) {
        removeObserver(observer as Any)
        SelectorObservers.remove { $0.center === self && $0.target === observer }
    }

    /// Removes all registrations of a class as an observer.
    ///
    /// - Complexity: O(*n*), where *n* is the number of registrations by selector in the process.
    public func removeObserver(_ observer: AnyClass) {
        let target = ClassObject.object(for: observer)
        SelectorObservers.remove { $0.center === self && $0.target === target }
    }

    /// Removes an observer's registrations for a name (nil: any) and an object (nil: any).
    ///
    /// - Complexity: O(*n* · *r*), where *n* is the number of registrations by selector in the process, and *r* that of the removed
    ///   ones, at least 1.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        removeObserver(observer as Any, name: aName, object: anObject)
        SelectorObservers.remove {
            $0.center === self && $0.target === observer && (aName == nil || $0.name == aName)
                && (anObject == nil || $0.object === (anObject as AnyObject))
        }
    }
}

/// Observers registered by selector: Foundation's center on Linux supports blocks only.
private enum SelectorObservers {
    final class Registration: @unchecked Sendable {
        weak var center: NotificationCenter?
        weak var target: AnyObject?
        let name: NSNotification.Name?
        weak var object: AnyObject?
        var token: (any NSObjectProtocol)?

        init(center: NotificationCenter, target: AnyObject, name: NSNotification.Name?, object: AnyObject?) {
            self.center = center
            self.target = target
            self.name = name
            self.object = object
        }

        func end() {
            if let token { center?.removeObserver(token as Any) }
        }
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var registrations: [Registration] = []
    nonisolated(unsafe) private static var sweepCount = 64

    static func add(_ registration: Registration) {
        let gone: [Registration] = lock.withLock {
            registrations.append(registration)
            guard registrations.count >= sweepCount else { return [] }
            let gone = registrations.filter { $0.target == nil || $0.center == nil }
            registrations.removeAll { $0.target == nil || $0.center == nil }
            sweepCount = max(2 * registrations.count, 64)
            return gone
        }
        for registration in gone { registration.end() }
    }

    static func remove(_ isMeant: (Registration) -> Bool) {
        let gone: [Registration] = lock.withLock {
            let gone = registrations.filter(isMeant)
            registrations.removeAll { one in gone.contains { $0 === one } }
            return gone
        }
        for registration in gone { registration.end() }
    }
}
