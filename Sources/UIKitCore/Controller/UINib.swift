import Foundation
import Resources

/// A nib file: objects that are created together, read from the file of Interface Builder (`.xib`) as it is in the sources.
///
/// What the file uses and this UIKit lacks is left out and named once, with file and line. Source: Apple,
/// [UINib](https://developer.apple.com/documentation/uikit/uinib).
@preconcurrency @MainActor
open class UINib: NSObject {
    private let name: String
    private let bundle: Bundle?
    private let content: Content?

    private enum Content {
        case file(NibDocument)
        /// An element of a storyboard: the prototype of a cell.
        case element(NibElement, NibSession)
    }

    /// Creates a nib of a name without extension. A file that is not there traps when objects are made, as UIKit raises an exception.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        bundle = bundleOrNil
        do {
            content = try NibFiles.document(name, in: bundleOrNil, extensions: ["xib", "nib"]).map { .file($0) }
        } catch {
            trap(object: "UINib", value: "\(error)", remedy: "repair the file")
        }
        super.init()
    }

    /// Creates a nib of an Interface Builder file's bytes. Data that is none traps, as UIKit raises an exception.
    ///
    /// Differs from UIKit: the bytes are those of the file in the sources, not of a compiled one.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        name = "data"
        bundle = bundleOrNil
        do {
            content = .file(try NibDocument(data, file: name))
        } catch {
            trap(object: "UINib", value: "\(error)", remedy: "give the bytes of a file of Interface Builder")
        }
        super.init()
    }

    /// Creates a nib of one element of a storyboard, such as a cell's prototype.
    package init(_ element: NibElement, of session: NibSession) {
        name = element["reuseIdentifier"] ?? element.name
        bundle = session.bundle
        content = .element(element, session)
        super.init()
    }

    /// Whether there is such a file.
    package var isThere: Bool { content != nil }

    /// Makes the objects, connects them to the owner, and returns those at the top level, without the placeholders.
    ///
    /// - Complexity: O(*n*), where *n* is the number of the file's objects, and that of their initializers.
    @discardableResult
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        switch content {
        case .element(let element, let session):
            let own = NibSession(session.document, in: session.bundle)
            if let controller = session.controller {
                own.controller = controller
                if let id = controller.nib?.element.id { own.name(controller, id) }
            }
            let made = own.make(element)
            own.finish()
            return made.map { [$0] } ?? []
        case .file(let document):
            return objects(of: document, owner: ownerOrNil, external: optionsOrNil?[.externalObjects] as? [String: Any] ?? [:])
        case nil:
            trap(
                object: "UINib", value: "could not load NIB in bundle with name '\(name)'",
                remedy: "add \(name).xib to the resources of the target")
        }
    }

    private func objects(of document: NibDocument, owner: Any?, external: [String: Any]) -> [Any] {
        let session = NibSession(document, in: bundle)
        var ownerElement: NibElement?
        for element in document.objects where element.name == "placeholder" {
            guard let id = element.id else { continue }
            if element["placeholderIdentifier"] == "IBFilesOwner" {
                ownerElement = element
                if let owner = owner as? AnyObject { session.name(owner, id) }
            } else if let name = element["placeholderIdentifier"], let object = external[name] as? AnyObject {
                session.name(object, id)
            }
        }
        let made = document.objects.filter { $0.name != "placeholder" }.compactMap { session.make($0) }
        if let owner = owner as? UIViewController, let ownerElement,
            let view = ownerElement.list("connections").first(where: { $0.name == "outlet" && $0["property"] == "view" }),
            let root = session.object(view["destination"]) as? UIView
        {
            owner.view = root
        }
        if let owner = owner as? NSObject, let ownerElement { session.connect(owner, ownerElement) }
        session.finish()
        return made
    }

    /// The nib of a controller's view: of the name that it was created with, or that of its class.
    static func ofController(_ controller: UIViewController) -> UINib? {
        if let name = controller.nibName {
            let nib = UINib(nibName: name, bundle: controller.nibBundle)
            if !nib.isThere {
                reportOnce("nib \(name)", "\(type(of: controller)): there is no nib '\(name)'; a plain view is used instead")
            }
            return nib.isThere ? nib : nil
        }
        let name = "\(type(of: controller))"
        let names = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count)), name] : [name]
        return names.lazy.map { UINib(nibName: $0, bundle: nil) }.first(where: \.isThere)
    }

    /// A key of options for reading a nib.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Objects to stand for placeholders: a dictionary by their identifiers.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }
}

extension Bundle {
    /// Makes the objects of a nib file, connects them to the owner, and returns those at the top level. A file that is not there traps.
    @preconcurrency @MainActor @discardableResult
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
