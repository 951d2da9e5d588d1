import CoreGraphics

/// The content of a colour: fixed, or dependent on traits.
package enum ColorContent: Hashable {
    case fixed(CGColor)
    case dynamic(DynamicColor)

    func resolved(with traits: UITraitCollection) -> CGColor {
        switch self {
        case .fixed(let color): color
        case .dynamic(let color): color.resolved(with: traits)
        }
    }

    /// Whether the colour may differ under other traits, or in another view.
    package var isDynamic: Bool {
        if case .dynamic = self { true } else { false }
    }
}

/// A colour that depends on traits. Unless overridden, it equals only itself.
package class DynamicColor: Hashable, @unchecked Sendable {
    func resolved(with traits: UITraitCollection) -> CGColor { .clear }

    func isEqual(to other: DynamicColor) -> Bool { self === other }

    /// The description of a `UIColor` at an address.
    func description(at address: String) -> String { "<UIDynamicColor: \(address)>" }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    package static func == (left: DynamicColor, right: DynamicColor) -> Bool { left.isEqual(to: right) }
}
