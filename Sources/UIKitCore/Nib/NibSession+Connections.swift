import Foundation
import ObjectiveCRuntime
import Resources

// Outlets, actions and segues.
extension NibSession {
    /// Makes the connections of an object whose ends are there; those of a controller to its view's parts wait for the view.
    package func connect(_ object: NSObject, _ element: NibElement) {
        var collections: [(property: String, objects: [AnyObject])] = []
        let isSubstitute = isSubstitute(object)
        for connection in element.list("connections") where connection.name == "outletCollection" {
            guard let id = connection.id, !isConnected(id), let property = connection["property"],
                let end = self.object(connection["destination"])
            else { continue }
            setConnected(id)
            if let index = collections.firstIndex(where: { $0.property == property }) {
                collections[index].objects.append(end)
            } else {
                collections.append((property, [end]))
            }
        }
        for collection in collections where !isSubstitute || collection.property == "gestureRecognizers" {
            set(collection.objects, collection.property, of: object, element)
        }
        for connection in element.list("connections") {
            guard let id = connection.id, !isConnected(id) else { continue }
            switch connection.name {
            case "outlet":
                guard let end = self.object(connection["destination"]), let property = connection["property"] else { continue }
                setConnected(id)
                if property == "view", object is UIViewController { continue }
                if !isSubstitute || Self.ownOutlets.contains(property) { setOutlet(end, connection, of: object, element) }
            case "action":
                setConnected(id)
                addAction(connection, of: object)
            case "segue":
                guard connection["kind"] != "relationship", let controller, let storyboard = controller.storyboard else { continue }
                setConnected(id)
                SegueTemplate(connection, of: controller, in: storyboard, self).attach(to: object)
            case "outletCollection": continue
            default: report(connection, "such a connection is not known; it is left out")
            }
        }
    }

    /// The outlets that UIKit's classes have.
    private static let ownOutlets: Set = ["delegate", "dataSource"]

    /// Sets an outlet; an object in the place of an app's is no delegate. An outlet that UIKit's own class lacks is left out; an app's
    /// class must have it.
    private func setOutlet(_ end: AnyObject, _ connection: NibElement, of object: NSObject, _ element: NibElement) {
        guard let property = connection["property"] else { return }
        if Self.ownOutlets.contains(property), isSubstitute(end) { return }
        if isSubstitute(object), !hasSetter(property, object) { return }
        if isLeftOut(property, of: object) { return }
        guard element["customClass"] == nil else { return object.setValue(end, forKey: property) }
        setValue(end, forKeyPath: property, of: object) { [unowned self] owner, key in
            report(connection, "\(type(of: owner)) has no outlet '\(key)' yet; it is left out")
        }
    }

    private func set(_ objects: [AnyObject], _ property: String, of owner: NSObject, _ element: NibElement) {
        if property == "gestureRecognizers", let view = owner as? UIView {
            for case let recognizer as UIGestureRecognizer in objects { view.addGestureRecognizer(recognizer) }
        } else if !isLeftOut(property, of: owner) {
            owner.setValue(objects, forKey: property)
        }
    }

    /// Whether an outlet is among what `kinora open` has left out of the app's sources.
    private func isLeftOut(_ property: String, of object: NSObject) -> Bool {
        guard getenv("KINORA_INCOMPLETE") != nil, !hasSetter(property, object) else { return false }
        reportOnce("outlet \(type(of: object)).\(property)", "the outlet \(property) of \(type(of: object)) is left out")
        return true
    }

    private func addAction(_ connection: NibElement, of object: NSObject) {
        guard let name = connection["selector"] else { return }
        // Without an end the first responder acts.
        let target = self.object(connection["destination"])
        if let target, isSubstitute(target) { return }
        let selector = Selector(name)
        switch object {
        case let control as UIControl:
            let event = connection.choice("eventType", UIControl.nibEvents) ?? .primaryActionTriggered
            control.addTarget(target, action: selector, for: event)
        case let item as UIBarButtonItem:
            item.target = target
            item.action = selector
        case let recognizer as UIGestureRecognizer:
            if let target { recognizer.addTarget(target, action: selector) }
        default: report(connection, "an action of \(type(of: object)) is left out")
        }
    }
}
