/// Cached shadow of a single shape: the alpha of each pixel.
final class CachedShadow {
    let caster: ShadowCaster
    /// Bounds in pixels, with the caster near the origin.
    let bounds: DeviceRect
    /// One byte per pixel, tightly packed, plus padding.
    let alpha: UnsafeMutablePointer<UInt8>
    /// Counter value of the last use.
    @exclusivity(unchecked) var use = 0

    init(of caster: ShadowCaster) {
        self.caster = caster
        bounds = caster.bounds
        alpha = .allocate(capacity: Self.byteCount(of: caster.bounds))
        // Padding that kernels read, but do not use, is initialised too.
        (alpha + bounds.width * bounds.height).update(repeating: 0, count: Self.readBeyond)
    }

    deinit { alpha.deallocate() }

    var byteCount: Int { Self.byteCount(of: bounds) }

    private static func byteCount(of bounds: DeviceRect) -> Int { bounds.width * bounds.height + readBeyond }
    static let readBeyond = 8
}
