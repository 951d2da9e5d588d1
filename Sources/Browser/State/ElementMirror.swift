import UIKit

/// The elements that the page shows, with their objects in the app.
@MainActor
final class ElementMirror {
    private(set) var elements: [MirroredElement] = []
    /// The messages that lead to the elements, by the versions at which clients are.
    private var messages: [Int: [UInt8]] = [:]
    /// Counts the changes.
    private(set) var version = 0
    private var objects: [UInt32: WeakElement] = [:]
    private var ids: [ObjectIdentifier: UInt32] = [:]
    private var lastID: UInt32 = 0

    private struct WeakElement {
        weak var element: UIResponder?
    }

    /// Elements of one message, and bytes of their texts; a screen has far fewer.
    private static let limit = 2000
    private static let textLimit = 1 << 20

    /// Reads the app's elements; returns whether they have changed.
    func update() -> Bool {
        let windows = UIApplication.shared.windows.reversed().filter { !$0.isHidden }
        let bounds = UIScreen.main.bounds
        var objects: [UInt32: WeakElement] = [:]
        var ids: [ObjectIdentifier: UInt32] = [:]
        var mirrored: [MirroredElement] = []
        var textCount = 0
        // Equal elements share their texts with those that clients have.
        let old = Dictionary(elements.map { ($0.id, $0) }) { first, _ in first }
        for element in AccessibilityTree.elements(in: Array(windows)) where mirrored.count < Self.limit {
            guard element.accessibilityFrame.intersects(bounds) else { continue }
            let key = ObjectIdentifier(element)
            let known = self.ids[key].flatMap { self.objects[$0]?.element === element ? $0 : nil }
            let id = known ?? nextID()
            let new = MirroredElement(element, id: id)
            textCount += new.textCount
            guard textCount <= Self.textLimit else { break }
            (objects[id], ids[key]) = (WeakElement(element: element), id)
            mirrored.append(old[id].map { $0 == new ? $0 : new } ?? new)
        }
        (self.objects, self.ids) = (objects, ids)
        return set(mirrored)
    }

    /// Takes the elements that are shown now; returns whether they have changed.
    func set(_ new: [MirroredElement]) -> Bool {
        guard new != elements else { return false }
        (elements, messages) = (new, [:])
        version += 1
        return true
    }

    /// The message for a page that has the elements of an earlier version.
    func message(from old: [MirroredElement], version: Int) -> [UInt8] {
        if let message = messages[version] { return message }
        let message = ServerMessage.bytes(ServerMessage.Elements(from: old, to: elements))
        messages[version] = message
        return message
    }

    /// The object of an element; nil if it has left the screen.
    func object(_ id: UInt32) -> UIResponder? { objects[id]?.element }

    private func nextID() -> UInt32 {
        lastID &+= 1
        return lastID
    }
}
