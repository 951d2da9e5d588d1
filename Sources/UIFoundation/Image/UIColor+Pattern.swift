import CoreGraphics

extension UIColor {
    /// Creates a colour that tiles an image, at its size and upright, from the origin of the drawing target or of the view whose
    /// background it is.
    ///
    /// An empty image gives a clear colour. Source: https://developer.apple.com/documentation/uikit/uicolor/init(patternimage:)
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
