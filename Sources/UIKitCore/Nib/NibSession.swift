import Foundation
import ObjectiveCRuntime
import Resources

/// Objects of an Interface Builder file that are created together: those of a nib, or a scene's.
///
/// Objects are created by their elements, in the file's order; then `finish()` makes constraints, connections and attributes of the
/// user's, and sends `awakeFromNib()`. A scene of a storyboard is two sessions that share their objects: its controller's, and its view's.
@preconcurrency @MainActor
package final class NibSession {
    package let document: NibDocument
    /// nil for the main one.
    package let bundle: Bundle?
    /// The storyboard whose scene this is; nil in nibs.
    var storyboard: UIStoryboard?
    /// The traits by which variations are chosen.
    package let traits: UITraitCollection
    private let objects: NibObjects
    private var created: [(object: NSObject, element: NibElement)] = []
    private var variations: [NibVariations] = []
    private var constraints: [(element: NibElement, owner: UIView, excluded: Set<String>)] = []
    /// Called at the end, before `awakeFromNib()`.
    private var endings: [() -> Void] = []
    /// The controller of the scene, whose segues start here; nil in nibs.
    package weak var controller: UIViewController?

    package init(_ document: NibDocument, in bundle: Bundle?, sharing other: NibSession? = nil) {
        self.document = document
        self.bundle = bundle
        traits = .current
        objects = other?.objects ?? NibObjects()
        controller = other?.controller
        storyboard = other?.storyboard
    }

    // MARK: Objects

    /// Makes the object of an element; nil, said once, if its kind is not known.
    @discardableResult
    package func make(_ element: NibElement) -> NSObject? {
        let element = element.resolved(under: traits)
        guard let (type, isSubstitute) = NibClasses.type(of: element, in: self) else { return nil }
        let coder = NibCoder(element, self)
        let object: NSObject? =
            switch type {
            case let type as any NibObject.Type: type.init(coder: coder)
            case let type as UIGestureRecognizer.Type: _instance(of: type)
            case let type as NSObject.Type: _instance(of: type)
            default: nil
            }
        guard let object else {
            report(element, "the initializer of \(type) returned nil; it is left out")
            return nil
        }
        if isSubstitute { objects.substitutes.insert(ObjectIdentifier(element)) }
        register(object, element)
        (object as? any NibReading)?.readNib(coder)
        return object
    }

    /// Notes an object for its identifier; a class notes itself early, so that its subviews find it.
    package func register(_ object: NSObject, _ element: NibElement) {
        guard element.id.map({ objects[$0] !== object }) ?? true else { return }
        if let id = element.id { objects[id] = object }
        objects.elements[ObjectIdentifier(object)] = element
        created.append((object, element))
    }

    /// The element that an object of the scene was made of.
    func element(of object: NSObject) -> NibElement? {
        guard let element = objects.elements[ObjectIdentifier(object)], self.object(element.id) === object else { return nil }
        return element
    }

    func isConnected(_ id: String) -> Bool { objects.connections.contains(id) }

    /// Whether an object of UIKit's takes the place of an app's.
    func isSubstitute(_ object: AnyObject) -> Bool {
        guard let object = object as? NSObject, let element = element(of: object) else { return false }
        return objects.substitutes.contains(ObjectIdentifier(element))
    }

    func setConnected(_ id: String) { objects.connections.insert(id) }

    /// Names an object that exists: the owner, or what stands for a placeholder.
    package func name(_ object: AnyObject, _ id: String) { objects[id] = object }

    /// The object with an identifier; nil if it is not there yet, or gone.
    package func object(_ id: String?) -> AnyObject? { id.flatMap { objects[$0] } }

    /// Keeps an object that nothing else retains as long as the session's controller or caller keeps the session.
    package func retain(_ object: AnyObject) { objects.retained.append(object) }

    package func atEnd(_ action: @escaping () -> Void) { endings.append(action) }

    /// Notes a view of whose element something is for some size classes alone.
    ///
    /// - Parameter subviews: The views of the element, with those that are not installed.
    package func vary(_ view: UIView, _ element: NibElement, subviews: [(id: String?, view: UIView)]) {
        variations.append(NibVariations(view, element, subviews, self))
    }

    package func add(constraints elements: [NibElement], of owner: UIView, excluding excluded: Set<String>) {
        constraints += elements.map { ($0, owner, excluded) }
    }

    /// Says once what of the file is left out.
    package func report(_ element: NibElement, _ message: String) {
        reportOnce("nib \(document.file):\(element.line) \(message)", "\(document.file):\(element.line): <\(element.name)>: \(message)")
    }

    // MARK: The end

    /// Makes what connects objects, and wakes them.
    package func finish() {
        makeConstraints()
        let created = created
        self.created = []
        for (object, element) in created { setUserAttributes(of: object, element) }
        for (object, element) in created { connect(object, element) }
        let endings = endings
        self.endings = []
        for ending in endings { ending() }
        for (object, _) in created {
            switch object {
            case let responder as UIResponder: responder.awakeFromNib()
            case let item as UIBarItem: item.awakeFromNib()
            case let constraint as NSLayoutConstraint: constraint.awakeFromNib()
            default: break
            }
        }
    }

    private func makeConstraints() {
        let views = constraints
        constraints = []
        let variations = Dictionary(variations.map { (ObjectIdentifier($0.owner), $0) }) { first, _ in first }
        var active: [NSLayoutConstraint] = []
        for (element, owner, excluded) in views {
            guard let made = element.resolved(under: traits).constraint(of: owner, in: self) else { continue }
            register(made, element)
            if element.id.map({ !excluded.contains($0) }) ?? true { active.append(made) }
            var varying = variations[ObjectIdentifier(owner)]
            if varying == nil, element.hasVariations {
                varying = NibVariations(owner, NibElement(name: "view"), [], self)
                self.variations.append(varying!)
            }
            varying?.add(made, element)
        }
        NSLayoutConstraint.activate(active)
        for variation in self.variations { variation.begin() }
        self.variations = []
    }

    private func setUserAttributes(of object: NSObject, _ element: NibElement) {
        for attribute in element.list("userDefinedRuntimeAttributes") where !isSubstitute(object) {
            guard let keyPath = attribute["keyPath"] else { continue }
            let value = userValue(attribute)
            setValue(value, forKeyPath: keyPath, of: object) { [unowned self] owner, key in
                report(attribute, "\(type(of: owner)) has no property '\(key)' that keys name; the attribute is left out")
            }
        }
    }

    /// Sets what keys name; reports a key that an object on the way does not know.
    func setValue(_ value: Any?, forKeyPath keyPath: String, of object: NSObject, report: @escaping (AnyObject, String) -> Void) {
        // A setter may load another file.
        let outer = UIKitState.current.undefinedKeyReport
        UIKitState.current.undefinedKeyReport = report
        defer { UIKitState.current.undefinedKeyReport = outer }
        guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath, of: object, report) }
        guard let owner = object.value(forKeyPath: String(keyPath[..<dot])) as? NSObject else { return }
        setValue(value, forKey: String(keyPath[keyPath.index(after: dot)...]), of: owner, report)
    }

    private func setValue(_ value: Any?, forKey key: String, of owner: NSObject, _ report: (AnyObject, String) -> Void) {
        // Responders report keys that they do not know; layers take all keys.
        guard owner is UIResponder || owner is CALayer || hasSetter(key, owner) else { return report(owner, key) }
        owner.setValue(value, forKey: key)
    }

    /// Whether an object has a setter that keys name.
    func hasSetter(_ key: String, _ object: NSObject) -> Bool {
        Selector("set\(key.prefix(1).uppercased())\(key.dropFirst()):").isKnown(to: object)
    }

    private func userValue(_ attribute: NibElement) -> Any? {
        switch attribute["type"] {
        case "boolean": return attribute.flag("value") ?? attribute.value("value").map { $0["value"] == "YES" } ?? false
        case "string", "localizedString": return attribute.string("value")
        case "image": return attribute["value"].flatMap { image(named: $0) }
        case "nil": return nil
        default: return attribute.value("value").flatMap { value(of: $0) } ?? attribute.number("value")
        }
    }

    /// The value of a child such as `<color key="textColor" …/>`; nil for `<nil …/>`, and, said once, for what is not known.
    package func value(of element: NibElement) -> Any? {
        switch element.name {
        case "nil": return nil
        case "string", "mutableString": return element.decodedText
        case "color": return color(element)
        case "fontDescription": return font(element)
        case "rect", "frame": return element.rect
        case "size": return element.size
        case "point": return element.point
        case "inset", "edgeInsets": return element.insets
        case "real", "double", "float": return element.number("value") ?? 0
        case "integer", "int": return element.integer("value") ?? 0
        case "bool": return element["value"] == "YES"
        case "value": return element.structure
        case "attributedString": return attributedString(element)
        default:
            if element.id != nil { return object(element.id) ?? make(element) }
            report(element, "such a value is not known; it is left out")
            return nil
        }
    }
}

/// The objects of a session by identifier: references that retain none, since the views and controllers own each other as usual.
@MainActor
private final class NibObjects {
    private struct Reference { weak var object: AnyObject? }

    private var references: [String: Reference] = [:]
    var retained: [AnyObject] = []
    var elements: [ObjectIdentifier: NibElement] = [:]
    /// Elements whose objects are UIKit's in the place of an app's, which lack its outlets.
    var substitutes: Set<ObjectIdentifier> = []
    /// The identifiers of the connections that are made.
    var connections: Set<String> = []

    subscript(id: String) -> AnyObject? {
        get { references[id]?.object }
        set { references[id] = Reference(object: newValue) }
    }
}

/// A class whose objects an element makes by `init(coder:)`.
@preconcurrency @MainActor
package protocol NibObject: NSObject {
    init?(coder: NSCoder)
}

extension UIView: NibObject {}
extension UIViewController: NibObject {}
extension UIBarItem: NibObject {}
extension UINavigationItem: NibObject {}

/// A class whose objects read their elements after they were made, because their initializers with a coder are not required.
@preconcurrency @MainActor
package protocol NibReading: NSObject {
    func readNib(_ nib: NibCoder)
}
