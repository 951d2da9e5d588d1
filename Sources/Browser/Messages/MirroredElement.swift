import UIKit

/// An accessibility element of the app, as the page mirrors it.
struct MirroredElement: Equatable {
    /// Role of an element for its user; the page's `roles` give each its role in ARIA.
    enum Role: String, Encodable, CaseIterable {
        case button
        case link
        case image
        case heading
        case searchField
        case textField
        case `switch`
        case slider
        case tab
        case text
        case none
    }

    /// The same for the same object.
    let id: UInt32
    let role: Role
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
}

extension MirroredElement {
    @MainActor
    init(_ element: UIResponder, id: UInt32) {
        let traits = element.accessibilityTraits
        let frame = element.accessibilityFrame
        self.id = id
        role = Self.role(of: element, traits)
        label = Self.clipped(element.accessibilityLabel)
        // A toggle's value is 1 or 0.
        on = role == .switch ? element.accessibilityValue == "1" : nil
        value = on == nil ? Self.clipped(element.accessibilityValue) : ""
        hint = Self.clipped(element.accessibilityHint)
        func rounded(_ length: CGFloat) -> Double { (Double(length) * 10).rounded() / 10 }
        (x, y, width, height) = (rounded(frame.minX), rounded(frame.minY), rounded(frame.width), rounded(frame.height))
        disabled = traits.contains(.notEnabled)
        selected = traits.contains(.selected)
        adjustable = traits.contains(.adjustable)
        actions = element.accessibilityCustomActions?.prefix(Self.mostActions).map { Self.clipped($0.name) } ?? []
    }

    private static let mostActions = 50
    /// Unicode scalars of a text; nothing reads more aloud.
    private static let longestText = 1000

    private static func clipped(_ text: String?) -> String {
        guard let text, text.utf8.count > longestText else { return text ?? "" }
        return String(String.UnicodeScalarView(text.unicodeScalars.prefix(longestText)))
    }

    /// Bytes of its texts.
    var textCount: Int { actions.reduce(label.utf8.count + value.utf8.count + hint.utf8.count) { $0 + $1.utf8.count } }

    /// By the element's traits alone, but for fields, whose trait is Apple's own.
    @MainActor
    private static func role(of element: UIResponder, _ traits: UIAccessibilityTraits) -> Role {
        if traits.contains(.toggleButton) { return .switch }
        if traits.contains(.searchField) { return .searchField }
        if element is any UITextInput { return .textField }
        if traits.contains(.adjustable) { return .slider }
        if traits.contains(.link) { return .link }
        if traits.contains(.button) || traits.contains(.keyboardKey) { return isTab(element) ? .tab : .button }
        if traits.contains(.header) { return .heading }
        if traits.contains(.image) { return .image }
        return traits.contains(.staticText) ? .text : .none
    }

    /// Whether an element is in a bar of tabs.
    @MainActor
    private static func isTab(_ element: UIResponder) -> Bool {
        var next = element.next
        while let container = next {
            if container.accessibilityTraits.contains(.tabBar) { return true }
            next = container.next
        }
        return false
    }
}
