import Foundation
import Resources

/// A storyboard: scenes of view controllers and the segues between them, read from the file of Interface Builder as it is in the sources.
///
/// What the file uses and this UIKit lacks is left out and named once, with file and line. Source: Apple,
/// [UIStoryboard](https://developer.apple.com/documentation/uikit/uistoryboard).
///
/// ```swift
/// let storyboard = UIStoryboard(name: "Main", bundle: nil)
/// let detail = storyboard.instantiateViewController(withIdentifier: "Detail")
/// ```
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    private let name: String
    private let bundle: Bundle?
    private let document: NibDocument

    /// Reads the storyboard of a name, without its extension, in a bundle; nil is the main one. A file that is not there or cannot be read
    /// traps, as UIKit raises an exception.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        guard let document = Self.document(name, in: storyboardBundleOrNil) else {
            trap(
                object: "UIStoryboard", value: "could not find a storyboard named '\(name)'",
                remedy: "add \(name).storyboard to the resources of the target")
        }
        self.name = name
        self.document = document
        bundle = storyboardBundleOrNil
        super.init()
    }

    /// The file of a name; nil if there is none. One that cannot be read traps.
    private static func document(_ name: String, in bundle: Bundle?) -> NibDocument? {
        do {
            return try NibFiles.document(name, in: bundle, extensions: ["storyboard"])
        } catch {
            trap(object: "UIStoryboard", value: "\(error)", remedy: "repair the file")
        }
    }

    private init(_ document: NibDocument, name: String) {
        self.name = name
        self.document = document
        bundle = nil
        super.init()
    }

    /// The storyboard of the main bundle with a name; nil if there is none. A file that cannot be read traps.
    static func ifThere(_ name: String) -> UIStoryboard? { document(name, in: nil).map { UIStoryboard($0, name: name) } }

    /// Creates the controller at which the storyboard begins; nil if it names none.
    open func instantiateInitialViewController() -> UIViewController? { document.initialScene.flatMap(instantiate) }

    /// Creates the controller at which the storyboard begins. The closure is not called.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)?
    ) -> ViewController? {
        document.initialScene.flatMap { instantiate($0, creator: creator) } as? ViewController
    }

    /// Creates the controller with a storyboard identifier. An unknown one traps, as UIKit raises an exception.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        guard let scene = document.scene(named: identifier), let controller = instantiate(scene) else { unknown(identifier) }
        return controller
    }

    /// Creates the controller with a storyboard identifier by a closure, which calls an initializer with the coder. An unknown identifier
    /// traps.
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        guard let scene = document.scene(named: identifier), let made = instantiate(scene, creator: creator) else { unknown(identifier) }
        guard let controller = made as? ViewController else {
            trap(
                object: "UIStoryboard '\(name)'",
                value: "the controller '\(identifier)' is a \(type(of: made)), not a \(ViewController.self)",
                remedy: "set the class in the storyboard")
        }
        return controller
    }

    private func unknown(_ identifier: String) -> Never {
        let known = document.scenes.compactMap { $0.controller?["storyboardIdentifier"] }
        trap(
            object: "UIStoryboard '\(name)'", value: "doesn't contain a view controller with identifier '\(identifier)'",
            remedy: known.isEmpty ? "set the identifier in the storyboard" : "use one of \(known.joined(separator: ", "))")
    }

    // MARK: Scenes

    private func instantiate(_ scene: NibDocument.Scene) -> UIViewController? {
        instantiate(scene, creator: Optional<(NSCoder) -> UIViewController?>.none)
    }

    private func instantiate<ViewController: UIViewController>(
        _ scene: NibDocument.Scene, creator: ((NSCoder) -> ViewController?)?
    ) -> UIViewController? {
        guard let element = scene.controller else { return nil }
        if element.name == "viewControllerPlaceholder" { return referenced(by: element) }
        let session = NibSession(document, in: bundle)
        session.storyboard = self
        let made = creator?(NibCoder(element, session)) ?? session.make(element) as? UIViewController
        guard let made else { return nil }
        for segue in element.list("connections") where segue["kind"] == "relationship" {
            guard let destination = controller(segue["destination"], segue) else { continue }
            made.addRelated(destination, segue["relationship"] ?? "")
        }
        session.finish()
        return made
    }

    /// The controller of a reference to another storyboard, or to another scene.
    private func referenced(by element: NibElement) -> UIViewController? {
        guard let name = element["storyboardName"] else { return nil }
        let other = name == self.name ? self : UIStoryboard(name: name, bundle: bundle)
        guard let identifier = element["referencedIdentifier"] else { return other.instantiateInitialViewController() }
        return other.instantiateViewController(withIdentifier: identifier)
    }

    /// Creates the controller with an identifier of the file, for a segue.
    func controller(_ id: String?, _ segue: NibElement) -> UIViewController? {
        guard let id, let scene = document.scene(ofController: id), let controller = instantiate(scene) else {
            reportOnce("segue \(name):\(segue.line)", "\(document.file):\(segue.line): the segue leads to no controller; nothing happens")
            return nil
        }
        return controller
    }
}

extension UIViewController {
    /// Adds the controller that a relationship leads to.
    fileprivate func addRelated(_ controller: UIViewController, _ relationship: String) {
        switch self {
        case let navigation as UINavigationController: navigation.setViewControllers([controller], animated: false)
        case let split as UISplitViewController: split.addRelated(controller, as: relationship)
        case let tabs as UITabBarController: tabs.setViewControllers((tabs.viewControllers ?? []) + [controller], animated: false)
        default: reportOnce("relationship \(relationship)", "\(type(of: self)): the relationship '\(relationship)' is left out")
        }
    }
}
