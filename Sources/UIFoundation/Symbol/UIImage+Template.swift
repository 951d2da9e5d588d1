import CoreGraphics

extension UIImage {
    /// Whether an image view draws the image in the tint color: a template does, and a symbol without colors of its own unless its
    /// rendering mode is `alwaysOriginal`.
    package final var isDrawnAsTemplate: Bool {
        switch renderingMode {
        case .alwaysTemplate: true
        case .alwaysOriginal: false
        case .automatic: symbol.map { !$0.hasOwnColors } ?? false
        }
    }

    /// The image as displayed by controls and bars: as a template in the tint color, unless its rendering mode or the colors of a symbol
    /// say otherwise.
    package final var asTemplate: UIImage {
        renderingMode == .automatic && symbol?.hasOwnColors != true ? withRenderingMode(.alwaysTemplate) : self
    }

    /// A symbol whose open values come from a configuration of the system; other images as they are.
    package final func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
        guard let symbol, let configuration else { return self }
        return with(symbol.configured(configuration.applying(symbol.configuration ?? .unspecified)))
    }

    /// The pixels of a symbol in the colors of the current traits, enlarged by a factor, with the orientation applied.
    package final func uprightSymbol(zoom: CGFloat) -> CGImage? {
        symbol.flatMap { UIImage(pixels: $0.pixels(zoom: zoom), traits: traits).uprightPixels }
    }

    /// The same image with another symbol.
    package final func with(_ symbol: SymbolImage) -> UIImage {
        var changed = traits
        changed.scale = symbol.scale
        return UIImage(pixels: nil, traits: changed, symbol: symbol)
    }
}
