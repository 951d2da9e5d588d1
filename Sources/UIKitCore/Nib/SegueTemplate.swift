import Foundation
import ObjectiveCRuntime
import Resources

/// A segue of a storyboard, which makes a segue each time that it is performed. The object that starts it retains it.
@MainActor
final class SegueTemplate: NSObject {
    let element: NibElement
    private let storyboard: UIStoryboard
    private let session: NibSession
    private weak var controller: UIViewController?
    private weak var start: NSObject?

    var identifier: String? { element["identifier"] }
    private var kind: String { element["kind"] ?? "show" }

    init(_ element: NibElement, of controller: UIViewController, in storyboard: UIStoryboard, _ session: NibSession) {
        self.element = element
        self.storyboard = storyboard
        self.session = session
        self.controller = controller
        super.init()
    }

    /// Lets an object start the segue: a control when it is touched, a bar item or a recognizer by its action, a cell when it is selected,
    /// a container view as it is loaded.
    func attach(to object: NSObject) {
        start = object
        objc_setAssociatedObject(object, Unmanaged.passUnretained(element).toOpaque(), self, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        let selector = Selector("start:") { (segue: SegueTemplate) in { (sender: Any?) in segue.begin(sender) } }
        switch object {
        case let view as UIView where kind == "embed": session.atEnd { [weak view] in view.map(self.embed) }
        case let control as UIControl:
            control.addTarget(self, action: selector, for: element.choice("eventType", UIControl.nibEvents) ?? .primaryActionTriggered)
        case let item as UIBarButtonItem:
            item.target = self
            item.action = selector
        case let recognizer as UIGestureRecognizer: recognizer.addTarget(self, action: selector)
        case let cell as any SegueStarting: cell.startSegue = { [weak self] in self?.begin($0) }
        default: break
        }
    }

    /// Begins the segue by the user: the controller may refuse it.
    func begin(_ sender: Any?) {
        guard let controller, controller.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else { return }
        perform(sender)
    }

    /// Performs the segue.
    func perform(_ sender: Any?) {
        guard let controller else { return }
        if kind == "unwind" { return unwind(controller, sender) }
        guard let destination = storyboard.controller(element["destination"], element) else { return }
        prepare(destination)
        let segue = segue(from: controller, to: destination)
        controller.prepare(for: segue, sender: sender)
        segue.perform()
    }

    private func prepare(_ destination: UIViewController) {
        if let style = element.choice("modalPresentationStyle", Self.presentationStyles) { destination.modalPresentationStyle = style }
        if let style = element.choice("modalTransitionStyle", Self.transitionStyles) { destination.modalTransitionStyle = style }
        guard kind == "popoverPresentation" || kind == "popover" else { return }
        destination.modalPresentationStyle = .popover
        let popover = destination.popoverPresentationController
        let anchor = session.object(element["popoverAnchorView"] ?? element["popoverAnchorBarButtonItem"]) ?? start
        if let item = anchor as? UIBarButtonItem { popover?.barButtonItem = item }
        guard let view = anchor as? UIView else { return }
        popover?.sourceView = view
        popover?.sourceRect = view.bounds
    }

    private func segue(from source: UIViewController, to destination: UIViewController) -> UIStoryboardSegue {
        if let name = element["customClass"],
            let type = NibClasses.own(name, element["customModule"], near: source) as? UIStoryboardSegue.Type
        {
            return type.instance(identifier, source, destination)
        }
        let animates = element.flag("animates") ?? true
        return UIStoryboardSegue(identifier: identifier, source: source, destination: destination) { [kind] in
            switch kind {
            case "show", "push": source.show(destination, sender: source)
            case "showDetail", "replace": source.showDetailViewController(destination, sender: source)
            default: source.present(destination, animated: animates)
            }
        }
    }

    // MARK: Embedding

    private func embed(_ view: UIView) {
        guard let controller, let destination = storyboard.controller(element["destination"], element) else { return }
        let segue = UIStoryboardSegue(identifier: identifier, source: controller, destination: destination) {
            [weak controller, weak view] in
            guard let controller, let view, let content = destination.view else { return }
            controller.addChild(destination)
            content.frame = view.bounds
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            content.translatesAutoresizingMaskIntoConstraints = true
            view.addSubview(content)
            destination.didMove(toParent: controller)
        }
        controller.prepare(for: segue, sender: nil)
        segue.perform()
    }

    // MARK: Unwinding

    /// Goes back to the nearest controller that has the action.
    private func unwind(_ source: UIViewController, _ sender: Any?) {
        guard let name = element["unwindAction"] else { return }
        let action = Selector(name)
        guard let target = UnwindSearch.target(from: source, action: action, sender: sender) else {
            session.report(element, "no controller has the unwind action '\(name)'; nothing happens")
            return
        }
        let segue = UIStoryboardSegue(identifier: identifier, source: source, destination: target) {
            UnwindSearch.show(target, from: source)
        }
        source.prepare(for: segue, sender: sender)
        _ = target.perform(action, with: segue)
        segue.perform()
    }

    // MARK: Names

    static let presentationStyles: KeyValuePairs<String, UIModalPresentationStyle> = [
        "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet, "currentContext": .currentContext,
        "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext, "popover": .popover, "automatic": .automatic,
        "custom": .custom,
    ]
    static let transitionStyles: KeyValuePairs<String, UIModalTransitionStyle> = [
        "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
    ]
}

/// A view that starts a segue when it is selected: a cell.
@MainActor
package protocol SegueStarting: AnyObject {
    var startSegue: ((Any?) -> Void)? { get set }
}

/// The way back of an unwind segue.
@MainActor
private enum UnwindSearch {
    /// The nearest controller before the source that has the action: on its stack, around it, below its presentation.
    static func target(from source: UIViewController, action: Selector, sender: Any?) -> UIViewController? {
        var (current, seen): (UIViewController?, [UIViewController]) = (source, [])
        while let controller = current {
            seen.append(controller)
            if let navigation = controller as? UINavigationController {
                for candidate in navigation.viewControllers.reversed() where !seen.contains(where: { $0 === candidate }) {
                    if candidate !== source, candidate.responds(to: action) { return candidate }
                }
            }
            if controller !== source, controller.responds(to: action) { return controller }
            current = controller.parent ?? controller.presentingViewController
        }
        return nil
    }

    static func show(_ target: UIViewController, from source: UIViewController) {
        var base = target
        while base.presentedViewController == nil, let parent = base.parent { base = parent }
        if base.presentedViewController != nil { base.dismiss(animated: true) }
        guard let navigation = target.navigationController, navigation.topViewController !== target else { return }
        navigation.popToViewController(target, animated: true)
    }
}
