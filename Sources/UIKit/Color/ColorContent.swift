import CoreGraphics

/// What a colour is: one colour for ever, or one that depends on the traits.
enum ColorContent: Hashable {
    case fixed(CGColor)
    case dynamic(DynamicColor)

    func resolved(with traits: UITraitCollection) -> CGColor {
        switch self {
        case .fixed(let color): color
        case .dynamic(let color): color.resolved(with: traits)
        }
    }

    /// Whether the colour may look different under other traits, or in another view.
    var isDynamic: Bool {
        if case .dynamic = self { true } else { false }
    }
}

/// A colour that depends on the traits. Unless a subclass says otherwise, it equals itself only.
class DynamicColor: Hashable, @unchecked Sendable {
    func resolved(with traits: UITraitCollection) -> CGColor { .clear }

    func isEqual(to other: DynamicColor) -> Bool { self === other }

    /// What the description of a `UIColor` at an address says.
    func description(at address: String) -> String { "<UIDynamicColor: \(address)>" }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    static func == (left: DynamicColor, right: DynamicColor) -> Bool { left.isEqual(to: right) }
}
