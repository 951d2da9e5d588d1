import CoreGraphics
import QuartzCore

extension UICollectionViewLayoutAttributes {
    @_silgen_name("kinora_CollectionLayoutAttributes_init") static func instance() -> UICollectionViewLayoutAttributes

    /// Creates attributes of a class with its `init()`.
    static func instance(of type: UICollectionViewLayoutAttributes.Type) -> UICollectionViewLayoutAttributes { type.instance() }

    /// A copy of the same class.
    final var copied: UICollectionViewLayoutAttributes {
        guard let copy = copy(with: nil) as? UICollectionViewLayoutAttributes else {
            trap(object: "\(self)", value: "copy(with:) did not return layout attributes", remedy: "return the result of super.copy(with:)")
        }
        return copy
    }

    /// A copy with zero alpha.
    final var faded: UICollectionViewLayoutAttributes {
        let copy = copied
        copy.alpha = 0
        return copy
    }

    /// A copy mirrored horizontally, for content of a width.
    final func mirrored(in width: CGFloat) -> UICollectionViewLayoutAttributes {
        let copy = copied
        copy.center.x = width - center.x
        if let host = scrollHost { copy.scrollHost?.origin.x = width - host.width - host.origin.x }
        return copy
    }

    private var isUpright: Bool { CATransform3DIsIdentity(transform3D) }

    final var presentFrame: CGRect {
        let upright = CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
        guard !isUpright else { return upright }
        let about = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        return about.applying(transform).offsetBy(dx: center.x, dy: center.y)
    }

    final func setFrame(_ frame: CGRect) {
        guard frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite, frame.height.isFinite else {
            return reportOnce("layout attributes frame", "\(self): a frame of \(frame.printed) is refused")
        }
        center = CGPoint(x: frame.midX, y: frame.midY)
        guard !isUpright else { return size = frame.size }
        // Size whose transformed bounding box is the frame's; a singular transform leaves the size unchanged.
        let inverse = transform.inverted()
        guard inverse != transform || transform.isIdentity else { return }
        let box = CGRect(x: -frame.width / 2, y: -frame.height / 2, width: frame.width, height: frame.height).applying(inverse)
        size = box.size
    }

    final func refuse<Value>(
        _ name: String, _ value: Value, _ path: ReferenceWritableKeyPath<UICollectionViewLayoutAttributes, Value>, _ old: Value
    ) {
        reportOnce(
            "layout attributes \(name)", "layout attributes of \(CollectionElement(self)): a \(name) of \(value) is refused; \(old) is kept"
        )
        self[keyPath: path] = old
    }
}
