import CoreGraphics
import Foundation

/// The variants of an image for different traits, of which image views show the one of their own.
///
/// Images of asset catalogs have an asset with the variants of their set. Others get one of their own when it is first asked for:
/// register a variant with it, or make an asset for images that a program draws. The traits of a variant are those that matter for it; the
/// one with most of the wanted traits, and fewest others, is chosen. An asset does not retain the images that it returns. Safe to use on
/// any thread. Source: https://developer.apple.com/documentation/uikit/uiimageasset
///
/// ```swift
/// let (sun, moon) = (UIImage(named: "sun") ?? UIImage(), UIImage(named: "moon") ?? UIImage())
/// let asset = UIImageAsset()
/// asset.register(sun, with: UITraitCollection(userInterfaceStyle: .light))
/// asset.register(moon, with: UITraitCollection(userInterfaceStyle: .dark))
/// let imageView = UIImageView(image: asset.image(with: .current))
/// ```
open class UIImageAsset: NSObject, @unchecked Sendable {
    private struct Variant {
        let traits: UITraitCollection
        /// Without its asset, which would retain itself.
        let image: UIImage
        weak var shown: UIImage?
    }

    private let set: CatalogImageSet?
    private let lock = NSLock()
    private var variants: [Variant] = []

    /// Creates an asset without images.
    public override init() {
        set = nil
        super.init()
    }

    init(set: CatalogImageSet) {
        self.set = set
        super.init()
    }

    /// The asset of an image that has none.
    init(of image: UIImage) {
        set = nil
        variants = [Variant(traits: UITraitCollection(), image: image)]
        super.init()
    }

    /// Returns nil: archives are not read.
    public required init?(coder: NSCoder) { nil }

    /// The variant that best fits traits: the last registered one of those that differ least; an empty image if there is none.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        let registered: (image: UIImage, differences: Int)? = lock.withLock {
            var best: (index: Int, differences: Int, matches: Int)?
            for (index, variant) in variants.enumerated() {
                let (differences, matches) = variant.traits.comparison(with: traitCollection)
                if let best, (best.differences, -best.matches) < (differences, -matches) { continue }
                best = (index, differences, matches)
            }
            return best.map { (shown($0.index), $0.differences) }
        }
        if let registered, registered.differences == 0 { return registered.image }
        return set?.image(for: traitCollection) ?? registered?.image ?? UIImage()
    }

    /// Adds an image for traits, in place of the one that was registered for the same.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        let variant = Variant(traits: traitCollection, image: image.with { $0.asset = nil })
        lock.withLock {
            variants.removeAll { $0.traits == traitCollection }
            variants.append(variant)
        }
    }

    /// Removes the image that was registered for traits; no effect if there is none.
    open func unregisterImage(with traitCollection: UITraitCollection) {
        lock.withLock { variants.removeAll { $0.traits == traitCollection } }
    }

    /// A variant with this asset: the same object as long as it is in use.
    private func shown(_ index: Int) -> UIImage {
        if let shown = variants[index].shown { return shown }
        let made = variants[index].image.with { $0.asset = self }
        variants[index].shown = made
        return made
    }
}

extension UITraitCollection {
    /// The numbers of specified traits that another collection has otherwise, and alike.
    fileprivate func comparison(with other: UITraitCollection) -> (differences: Int, matches: Int) {
        var (differences, matches) = (0, 0)
        for trait in SystemTraits.all where values.specifies(trait) {
            if values.differs(in: trait, from: other.values) { differences += 1 } else { matches += 1 }
        }
        return (differences, matches)
    }
}

extension UIImage {
    private static let assetLock = NSLock()

    final var presentAsset: UIImageAsset {
        if let asset = traits.asset { return asset }
        return Self.assetLock.withLock {
            let asset = ownAsset ?? UIImageAsset(of: self.with { _ in })
            ownAsset = asset
            return asset
        }
    }

    /// The variant that a view with the traits shows, with what was changed of this image: the rendering mode, the orientation, caps and
    /// insets. The image itself if it has no asset, or is that variant.
    package final func variant(for wanted: UITraitCollection) -> UIImage {
        guard images == nil, symbol == nil, let asset = traits.asset ?? Self.assetLock.withLock({ ownAsset }) else { return self }
        let found = asset.image(with: wanted)
        guard let pixels = found.cgImage, pixels != cgImage else { return self }
        var changed = traits
        changed.scale = found.traits.scale
        changed.drawing = found.traits.drawing
        if changed.caps == nil { changed.caps = found.traits.caps }
        return UIImage(pixels: pixels, images: found.images, duration: found.duration, traits: changed)
    }
}
