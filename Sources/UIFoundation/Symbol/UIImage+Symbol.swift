import CoreGraphics
import Symbols
import TextExchange

extension UIImage {
    /// Creates the system's symbol of a name; nil, with one line in the log that has the nearest names, if there is none.
    ///
    /// Some two thousand of Apple's names have a drawing. Differs from UIKit: the drawings are open icons, not Apple's symbols, and have
    /// their proportions only where these are plain geometry. Source:
    /// https://developer.apple.com/documentation/uikit/uiimage/init(systemname:)
    ///
    /// - Complexity: O(*n*), where *n* is the length of the name, once the symbol was used.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, configured: nil)
    }

    /// Creates the system's symbol of a name in a configuration, which may be nil; nil if there is none. See ``init(systemName:)``.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(systemName: name, configured: configuration)
    }

    /// Creates the system's symbol of a name for traits (nil: the current ones); nil if there is none. See ``init(systemName:)``.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, configured: traitCollection.map { Configuration(traitCollection: $0) })
    }

    /// Creates the system's symbol of a name whose layers show a value of 0…1, in a configuration; nil if there is none.
    ///
    /// Of a symbol with steps (`wifi`, `speaker.wave.3`, `cellularbars`, `chart.bar.fill`) those beyond the value are pale; others ignore
    /// it. Values outside are clamped, NaN counts as 0. Source:
    /// https://developer.apple.com/documentation/uikit/uiimage/init(systemname:variablevalue:configuration:)
    public convenience init?(systemName name: String, variableValue value: Double, configuration: Configuration? = nil) {
        self.init(systemName: name, configured: configuration, steps: .upTo(value > 0 ? min(1, value) : 0))
    }

    private convenience init?(systemName name: String, configured: Configuration?, steps: SymbolPainter.Steps = .all) {
        guard let glyph = SymbolGlyph.system(name) else {
            Self.reportMissing(name)
            return nil
        }
        self.init(glyph, configured, steps: steps)
    }

    convenience init(_ glyph: SymbolGlyph, _ configured: Configuration?, steps: SymbolPainter.Steps = .all) {
        let traits = UITraitCollection.current.overridden(by: (configured?.traitCollection ?? UITraitCollection()).values)
        let configuration = (configured as? SymbolConfiguration) ?? configured.map { SymbolConfiguration(state: $0.state) }
        let symbol = SymbolImage.of(glyph, configuration, SymbolImage.Environment(traits), steps: steps)
        var values = ImageTraits(scale: symbol.scale)
        values.flipsForRightToLeft = symbol.flipsForRightToLeft
        self.init(pixels: nil, traits: values, symbol: symbol)
    }

    private static func reportMissing(_ name: String) {
        let close = SymbolTable.names.filter { abs($0.count - name.count) <= 8 }.map { ($0, $0.editDistance(to: name)) }
        let nearest = close.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.prefix(3).map { "'\($0.0)'" }.joined(separator: ", ")
        reportOnce(
            "UIImage systemName \(name)",
            "UIImage: there is no symbol '\(name)'; the nearest names are \(nearest). Add an image of your own and use UIImage(named:).")
    }

    // MARK: Configurations

    final var presentSymbolConfiguration: SymbolConfiguration? { symbol.map { $0.configuration ?? .unspecified } }

    final func configured(_ configuration: Configuration) -> UIImage {
        guard let symbol else { return self }
        guard let whole = configuration as? SymbolConfiguration else {
            let own = symbol.configuration ?? .unspecified
            return reconfigured(symbol, own.withTraitCollection(configuration.traitCollection))
        }
        return reconfigured(symbol, whole)
    }

    final func symbolConfigured(_ configuration: SymbolConfiguration) -> UIImage? {
        symbol.map { reconfigured($0, ($0.configuration ?? .unspecified).applying(configuration)) }
    }

    private func reconfigured(_ symbol: SymbolImage, _ configuration: SymbolConfiguration) -> UIImage {
        let changed = symbol.configured(configuration)
        guard let traits = configuration.traitCollection else { return with(changed) }
        return with(changed.made(for: SymbolImage.Environment(UITraitCollection.current.overridden(by: traits.values))))
    }

    /// The image as a view with these traits and this preferred configuration shows it; itself unless it is a symbol.
    package final func resolved(for traits: UITraitCollection, preferring configuration: SymbolConfiguration?) -> UIImage {
        guard let symbol else { return self }
        let own = symbol.configuration ?? .unspecified
        let environment = traits.overridden(by: (own.traitCollection ?? UITraitCollection()).values)
        let whole = configuration.map { $0.applying(own) } ?? symbol.configuration
        let made = symbol.made(for: SymbolImage.Environment(environment))
        let changed = whole == symbol.configuration ? made : made.configured(whole)
        return changed === symbol ? self : with(changed)
    }
}
