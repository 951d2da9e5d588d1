import CoreGraphics

extension UIImage {
    /// Details that select a variant of an image: the traits for which it is made.
    ///
    /// Source: Apple, [UIImage.Configuration](https://developer.apple.com/documentation/uikit/uiimage/configuration-swift.class).
    public class Configuration: NSObject, @unchecked Sendable {
        package final let state: SymbolState

        package required init(state: SymbolState) {
            self.state = state
            super.init()
        }

        /// Creates a configuration of traits; nil for none.
        ///
        /// Source: https://developer.apple.com/documentation/uikit/uiimage/configuration-swift.class/init(traitcollection:)
        public convenience init(traitCollection: UITraitCollection?) {
            var state = SymbolState()
            state.traits = traitCollection
            self.init(state: state)
        }

        /// The traits for which the image is made; nil if the configuration has none.
        public final var traitCollection: UITraitCollection? { state.traits }

        /// Returns this configuration with other traits; nil takes them away.
        public final func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            var changed = state
            changed.traits = traitCollection
            return Self(state: changed)
        }

        /// Returns this configuration with what another one specifies; nil changes nothing.
        public final func applying(_ otherConfiguration: Configuration?) -> Self {
            Self(state: otherConfiguration.map { state.applying($0.state) } ?? state)
        }

        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Configuration else { return false }
            return type(of: self) == type(of: other) && state == other.state
        }

        public override var hash: Int { state.hashValue }
    }
}
