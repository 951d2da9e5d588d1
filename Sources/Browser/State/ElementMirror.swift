import UIKit

/// The elements that the page shows, with their objects in the app.
@MainActor
final class ElementMirror {
    private(set) var message = ServerMessage.Elements()
    private var objects: [UInt32: WeakElement] = [:]
    private var ids: [ObjectIdentifier: UInt32] = [:]
    private var lastID: UInt32 = 0

    private struct WeakElement {
        weak var element: UIResponder?
    }

    /// Elements of one message; a screen has far fewer.
    private static let limit = 2000

    /// Reads the app's elements; returns whether they have changed.
    func update() -> Bool {
        let windows = UIApplication.shared.windows.reversed().filter { !$0.isHidden }
        let bounds = UIScreen.main.bounds
        var objects: [UInt32: WeakElement] = [:]
        var ids: [ObjectIdentifier: UInt32] = [:]
        var mirrored: [MirroredElement] = []
        for element in AccessibilityTree.elements(in: Array(windows)) where mirrored.count < Self.limit {
            guard element.accessibilityFrame.intersects(bounds) else { continue }
            let key = ObjectIdentifier(element)
            let known = self.ids[key].flatMap { self.objects[$0]?.element === element ? $0 : nil }
            let id = known ?? nextID()
            (objects[id], ids[key]) = (WeakElement(element: element), id)
            mirrored.append(MirroredElement(element, id: id))
        }
        (self.objects, self.ids) = (objects, ids)
        let new = ServerMessage.Elements(elements: mirrored)
        defer { message = new }
        return new != message
    }

    /// The object of an element; nil if it has left the screen.
    func object(_ id: UInt32) -> UIResponder? { objects[id]?.element }

    private func nextID() -> UInt32 {
        lastID &+= 1
        return lastID
    }
}
