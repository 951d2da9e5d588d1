import CoreGraphics
import Foundation

/// Registry of methods by name and class. Entries are permanent, like the program's classes.
enum SelectorRegistry {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var methods: [String: [ObjectIdentifier: SelectorMethod]] = [:]

    /// Tables of translated classes, not run yet.
    nonisolated(unsafe) private static var tables: [() -> Void] = []

    static func addTable(_ table: @escaping () -> Void) {
        lock.withLock { tables.append(table) }
    }

    /// Classes whose tables, if they are generic, have been run.
    nonisolated(unsafe) private static var preparedClasses: Set<ObjectIdentifier> = []
    /// Methods that were compiled for their class, whatever their implementation is now.
    nonisolated(unsafe) private static var compiledMethods: Set<MethodIdentity> = []

    /// Tables add methods, each with the lock.
    private static func runTables(for type: AnyClass) {
        let (added, isNew) = lock.withLock {
            defer { tables = [] }
            return (tables, preparedClasses.insert(ObjectIdentifier(type)).inserted)
        }
        for table in added { table() }
        guard isNew else { return }
        // A generic class adds its methods, and those of generic classes above it.
        (type as? any _GenericMethodTable.Type)?._addMethods(to: _MethodTable())
    }

    /// Adds a method, unless the class has one of this name whose implementation may have been changed.
    static func add(_ method: SelectorMethod, named name: String) {
        lock.withLock {
            if method.identity == nil, methods[name]?[ObjectIdentifier(method.type)]?.identity != nil { return }
            if let identity = method.identity { compiledMethods.insert(identity) }
            methods[name, default: [:]][ObjectIdentifier(method.type)] = method
        }
    }

    /// The method that a class itself has.
    static func method(named name: String, in type: AnyClass) -> SelectorMethod? {
        runTables(for: type)
        return lock.withLock { methods[name]?[ObjectIdentifier(type)] }
    }

    static func set(_ implementation: SelectorMethod, named name: String, of type: AnyClass) {
        var implementation = implementation
        implementation.owner = type
        implementation.isReplacement = implementation.identity != MethodIdentity(type: ObjectIdentifier(type), name: name)
        lock.withLock { methods[name, default: [:]][ObjectIdentifier(type)] = implementation }
    }

    /// The implementation that a class's method should run when it is called on an object of a class below it.
    ///
    /// One that was added to a class between them counts, unless a class with a compiled method is above that class: a call of `super`
    /// comes from there.
    static func implementation(named name: String, of type: AnyClass, upTo base: AnyClass) -> SelectorMethod? {
        runTables(for: type)
        return lock.withLock {
            guard let known = methods[name] else { return nil }
            var found: SelectorMethod?
            var candidate: AnyClass? = type
            while let current = candidate, current != base {
                if compiledMethods.contains(MethodIdentity(type: ObjectIdentifier(current), name: name)) {
                    found = nil
                } else if found == nil {
                    found = known[ObjectIdentifier(current)]
                }
                candidate = _getSuperclass(current)
            }
            return found ?? known[ObjectIdentifier(base)]
        }
    }

    /// The names of methods that a class, or one above it that meets a condition, has with one argument: `setX:`.
    static func setters(of type: AnyClass, where condition: (AnyClass) -> Bool) -> [String] {
        runTables(for: type)
        var chain: [ObjectIdentifier] = []
        var candidate: AnyClass? = type
        while let current = candidate {
            if condition(current) { chain.append(ObjectIdentifier(current)) }
            candidate = _getSuperclass(current)
        }
        return lock.withLock {
            methods.compactMap { name, known in
                guard name.hasPrefix("set"), name.hasSuffix(":"), chain.contains(where: { known[$0] != nil }) else { return nil }
                return name
            }
        }
    }

    /// Whether a class derives from another one.
    static func isClass(_ type: AnyClass, below ancestor: AnyClass) -> Bool {
        var candidate = _getSuperclass(type)
        while let current = candidate {
            if current == ancestor { return true }
            candidate = _getSuperclass(current)
        }
        return false
    }

    /// The method by a name, registered for a class or its nearest superclass.
    static func method(named name: String, of type: AnyClass) -> SelectorMethod? {
        runTables(for: type)
        return lock.withLock {
            guard let known = methods[name] else { return nil }
            var candidate: AnyClass? = type
            while let current = candidate {
                if let method = known[ObjectIdentifier(current)] { return method }
                candidate = _getSuperclass(current)
            }
            return nil
        }
    }
}

extension Selector {
    /// The method that the selector calls on an object; nil if the object has none.
    package func isKnown(to object: AnyObject) -> Bool { resolved(for: object) != nil }

    /// The keys of properties that can be set, sorted: those of a class and of the classes above it that meet a condition.
    ///
    /// - Complexity: O(*n* log *n*), where *n* is the number of methods of all classes.
    package static func settableKeys(of type: AnyClass, where condition: (AnyClass) -> Bool) -> [String] {
        SelectorRegistry.setters(of: type, where: condition).compactMap { setter in
            let name = setter.dropFirst(3).dropLast()
            let key = name.prefix(1).lowercased() + name.dropFirst()
            return [key, String(name)].first { SelectorRegistry.method(named: $0, of: type) != nil }
        }.sorted()
    }

    /// The class that an object's method was registered for; nil if the object has none.
    package func declaringClass(of object: AnyObject) -> AnyClass? { SelectorRegistry.method(named: name, of: type(of: object))?.type }

    func resolved(for object: AnyObject) -> SelectorMethod? {
        if let object = object as? ClassObject { return SelectorRegistry.method(named: "+\(name)", of: object.type) }
        if let method, type(of: object) == method.type || SelectorRegistry.isClass(type(of: object), below: method.type) { return method }
        return SelectorRegistry.method(named: name, of: type(of: object))
    }

    /// The method that a call on an object runs, and the object that has it: itself or, for a method that its class lacks, the one that
    /// its `forwardingTarget(for:)` names.
    func destination(for object: AnyObject) -> (object: AnyObject, method: SelectorMethod)? {
        if let method = resolved(for: object) { return (object, method) }
        guard let target = (object as? any _ForwardingObject)?.forwardingTarget(for: self).map({ ClassObject.object(for: $0) }),
            target !== object
        else { return nil }
        return destination(for: target)
    }

    /// Calls the method on an object, or on its forwarding target; extra arguments are dropped. Where neither has the method it traps, as
    /// in Objective-C, but in an app of which `kinora open` has left something out: there it says so and returns nil.
    @discardableResult
    package func send(to object: AnyObject, _ arguments: Any?...) -> Any? {
        guard let (receiver, method) = destination(for: object) else {
            if getenv("KINORA_INCOMPLETE") != nil {
                reportOnce("method \(type(of: object)).\(name)", "the method \(name) of \(type(of: object)) is left out: nothing is done")
                return nil
            }
            trap(
                object: "-[\(type(of: object)) \(name)]", value: "unrecognized selector sent to instance",
                remedy: "register the method once by Selector(\"\(name)\", \(type(of: object)).method)")
        }
        return method.call(receiver, Array(arguments.prefix(method.argumentCount)))
    }
}
