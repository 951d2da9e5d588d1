import UIKit

/// An accessibility element of the app, as the page mirrors it.
struct MirroredElement: Encodable, Equatable {
    /// The same for the same object.
    let id: UInt32
    let role: String
    let label: String
    let value: String
    let hint: String
    /// In points of the screen.
    let x: Double
    let y: Double
    let width: Double
    let height: Double
    let disabled: Bool
    let selected: Bool
    /// The state of a switch; nil for others.
    let on: Bool?
    let adjustable: Bool
    /// Names of custom actions.
    let actions: [String]

    @MainActor
    init(_ element: UIResponder, id: UInt32) {
        let traits = element.accessibilityTraits
        let frame = element.accessibilityFrame
        self.id = id
        role = Self.role(of: element, traits)
        label = element.accessibilityLabel ?? ""
        on = (element as? UISwitch)?.isOn
        value = on == nil ? element.accessibilityValue ?? "" : ""
        hint = element.accessibilityHint ?? ""
        func rounded(_ length: CGFloat) -> Double { (Double(length) * 10).rounded() / 10 }
        (x, y, width, height) = (rounded(frame.minX), rounded(frame.minY), rounded(frame.width), rounded(frame.height))
        disabled = traits.contains(.notEnabled)
        selected = traits.contains(.selected)
        adjustable = traits.contains(.adjustable)
        actions = element.accessibilityCustomActions?.map(\.name) ?? []
    }

    @MainActor
    private static func role(of element: UIResponder, _ traits: UIAccessibilityTraits) -> String {
        if element is UISwitch { return "switch" }
        if traits.contains(.searchField) { return "searchField" }
        if element is any UITextInput { return "textField" }
        if traits.contains(.adjustable) { return "slider" }
        if traits.contains(.link) { return "link" }
        if traits.contains(.button) || traits.contains(.keyboardKey) { return "button" }
        if traits.contains(.header) { return "heading" }
        if traits.contains(.image) { return "image" }
        return traits.contains(.staticText) ? "text" : "none"
    }
}

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
