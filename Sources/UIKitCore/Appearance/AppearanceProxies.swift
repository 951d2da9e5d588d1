import Foundation
import ObjectiveCRuntime

/// The proxies of an app's classes, and what was set on them.
///
/// Setters report to `note`: for a proxy the value is recorded, for any other object the property counts as set for it alone. Nothing is
/// noted before the first proxy is made.
@MainActor
final class AppearanceProxies: AppearanceSource {
    /// A value for a property of a class's instances.
    private struct Change {
        let key: String
        let apply: @MainActor (NSObject) -> Void
    }

    private final class Proxy {
        let instance: NSObject
        let type: AnyClass
        let containers: [AnyClass]
        let traits: UITraitCollection?
        var changes: [Change] = []

        init(_ instance: NSObject, _ type: AnyClass, _ containers: [AnyClass], _ traits: UITraitCollection?) {
            self.instance = instance
            self.type = type
            self.containers = containers
            self.traits = traits
        }
    }

    private var proxies: [Proxy] = []
    /// Whether values of proxies are being applied or a proxy is being made, whose own changes do not count.
    private var isPaused = false
    private static var customizedKey: UInt8 = 0

    /// The proxies of the running app.
    static var current: AppearanceProxies {
        if let known = UIKitState.current.appearances as? AppearanceProxies { return known }
        let made = AppearanceProxies()
        UIKitState.current.appearances = made
        return made
    }

    /// The proxy of a class, containers and traits, made on first access.
    func proxy(of type: AnyClass, _ containers: [AnyClass], _ traits: UITraitCollection?, make: () -> NSObject) -> NSObject {
        let known = proxies.first {
            $0.type == type && $0.traits == traits && $0.containers.map { ObjectIdentifier($0) } == containers.map { ObjectIdentifier($0) }
        }
        if let known { return known.instance }
        KeyValueObservers.record { object, key in
            guard MainActorCheck.isIsolated else { return }
            nonisolated(unsafe) let object = object
            MainActor.assumeIsolated { AppearanceProxies.current.note(object, key) }
        }
        isPaused = true
        let made = Proxy(make(), type, containers, traits)
        isPaused = false
        proxies.append(made)
        return made.instance
    }

    // MARK: Setters

    /// Called after a setter of a key.
    private func note(_ object: any NSObjectProtocol, _ key: String) {
        guard let object = object as? NSObject, !isPaused else { return }
        if let proxy = proxies.first(where: { $0.instance === object }) {
            let value = object.value(forKey: key)
            record(Change(key: key) { $0.setValue(value, forKey: key) }, in: proxy)
        } else if object is any UIAppearance {
            customize(object, key)
        }
    }

    /// Called after a setter with parameters; `apply` makes the same call for another object.
    func note(_ object: NSObject, _ key: String, _ apply: @escaping @MainActor (NSObject) -> Void) {
        guard !isPaused else { return }
        if let proxy = proxies.first(where: { $0.instance === object }) {
            record(Change(key: key, apply: apply), in: proxy)
        } else {
            customize(object, key)
        }
    }

    private func record(_ change: Change, in proxy: Proxy) {
        proxy.changes.removeAll { $0.key == change.key }
        proxy.changes.append(change)
    }

    private func customize(_ object: NSObject, _ key: String) {
        var keys = customizedKeys(of: object)
        if keys.insert(key).inserted { objc_setAssociatedObject(object, &Self.customizedKey, keys, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    private func customizedKeys(of object: NSObject) -> Set<String> {
        objc_getAssociatedObject(object, &Self.customizedKey) as? Set<String> ?? []
    }

    // MARK: Instances

    /// Gives an object the values of its proxies; `responder` is where its containers are looked for.
    func apply(to object: NSObject, in responder: UIResponder?, traits: UITraitCollection) {
        guard !proxies.isEmpty else { return }
        var ranked: [(depth: Int, containers: Int, proxy: Proxy)] = []
        for proxy in proxies where !proxy.changes.isEmpty {
            guard let depth = depth(of: proxy.type, in: type(of: object)), proxy.traits.map({ traits.containsTraits(in: $0) }) ?? true,
                isContained(responder, in: proxy.containers)
            else { continue }
            ranked.append((depth, proxy.containers.count, proxy))
        }
        guard !ranked.isEmpty else { return }
        let customized = customizedKeys(of: object)
        var final: [String: Change] = [:]
        // The order of equals is that in which the proxies were made.
        for entry in ranked.enumerated().sorted(by: {
            ($0.element.depth, $0.element.containers, $0.offset) < ($1.element.depth, $1.element.containers, $1.offset)
        }) {
            for change in entry.element.proxy.changes where !customized.contains(change.key) { final[change.key] = change }
        }
        isPaused = true
        for (_, change) in final.sorted(by: { $0.key < $1.key }) { change.apply(object) }
        isPaused = false
    }

    /// The number of superclasses between NSObject and a class that is an ancestor of another; nil if it is none.
    private func depth(of ancestor: AnyClass, in type: AnyClass) -> Int? {
        var lineage: [AnyClass] = []
        var current: AnyClass? = type
        while let next = current {
            lineage.append(next)
            current = class_getSuperclass(next)
        }
        return lineage.firstIndex { $0 == ancestor }.map { lineage.count - $0 }
    }

    /// Whether instances of classes are up the responder chain, in their order.
    private func isContained(_ responder: UIResponder?, in containers: [AnyClass]) -> Bool {
        var rest = containers[...]
        var current = responder
        while let next = current, let wanted = rest.first {
            if depth(of: wanted, in: type(of: next)) != nil { rest = rest.dropFirst() }
            current = next.next
        }
        return rest.isEmpty
    }
}

extension UIBarItem {
    /// Creates an instance of the receiving class with `init()`.
    @_silgen_name("kinora_UIBarItem_init") static func instance() -> UIBarItem
}
