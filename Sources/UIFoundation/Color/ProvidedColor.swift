import CoreGraphics

/// A dynamic colour resolved by the app's closure.
final class ProvidedColor: DynamicColor, @unchecked Sendable {
    private let provider: @Sendable (UITraitCollection) -> UIColor
    /// Maximum number of providers that return another dynamic colour.
    private static let maximumDepth = 100

    init(provider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.provider = provider
    }

    override func description(at address: String) -> String { "<UIDynamicProviderColor: \(address)>" }

    override func resolved(with traits: UITraitCollection) -> CGColor {
        traits.asCurrent {
            var provided = self
            for _ in 0..<Self.maximumDepth {
                switch provided.provider(traits).content {
                case .fixed(let color): return color
                case .dynamic(let next as ProvidedColor): provided = next
                case .dynamic(let next): return next.resolved(with: traits)
                }
            }
            reportOnce(
                "UIColor.dynamicProvider",
                "UIColor(dynamicProvider:): it returns dynamic colours without end; clear is used instead")
            return .clear
        }
    }
}
