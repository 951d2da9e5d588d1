import CoreGraphics

extension UIColor {
    /// Creates a color that tiles an image, at its size and upright, from the origin of the drawing target or of the view whose
    /// background it is.
    ///
    /// An empty image gives a clear color. Source: https://developer.apple.com/documentation/uikit/uicolor/init(patternimage:)
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

    // See `UIColor+Instances.swift`.
    @_silgen_name("kinora_UIColor_initPattern") convenience init(instance pattern: UIImage) { self.init(patternImage: pattern) }
    @_silgen_name("kinora_UIColor_initPattern") fileprivate static func instance(_ pattern: __owned UIImage) -> UIColor
}

/// Makes a color of a class that is known at run time alone, by its `init(patternImage:)`.
public func _instance<T: UIColor>(of type: T.Type, patternImage: UIImage) -> T { unsafeDowncast(type.instance(patternImage), to: type) }
