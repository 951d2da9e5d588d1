import CoreGraphics

/// The tint color of the view whose traits are current.
final class TintColor: DynamicColor, @unchecked Sendable {
    override func description(at address: String) -> String { "<UIDynamicSystemColor: \(address); name = tintColor>" }

    override func resolved(with traits: UITraitCollection) -> CGColor {
        let tint = CurrentTint.ofThread.color ?? .systemBlue
        // A view's tint color may be this color itself.
        guard case .dynamic(let color) = tint.content, color == self else { return tint.content.resolved(with: traits) }
        return UIColor.systemBlue.content.resolved(with: traits)
    }
}
