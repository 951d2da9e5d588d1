import CoreGraphics

extension UIColor {
    /// A colour that repeats an image, in its size and upright, from the origin of what is drawn into or of the view whose background it is.
    ///
    /// An image without a picture gives a clear colour.
    /// Source: https://developer.apple.com/documentation/uikit/uicolor/init(patternimage:)
    public convenience init(patternImage image: UIImage) {
        let pattern =
            image.size == .zero
            ? nil
            : CGPattern(bounds: CGRect(origin: .zero, size: image.size)) { context in
                GraphicsContextStack.with(context) { image.draw(at: .zero) }
            }
        let color = pattern.flatMap {
            CGColor(patternSpace: .init(patternBaseSpace: nil) ?? .standardPattern, pattern: $0, components: [1])
        }
        self.init(cgColor: color ?? .clear)
    }
}
