/// The shadow of a single shape: how dark it is in each pixel.
final class ShadowStamp {
    let caster: ShadowCaster
    /// The pixels that it has, the caster near the origin.
    let bounds: DeviceRect
    /// A byte for each pixel, without gaps; room for a few more.
    let alpha: UnsafeMutablePointer<UInt8>
    /// When it was last asked for.
    @exclusivity(unchecked) var use = 0

    init(of caster: ShadowCaster) {
        self.caster = caster
        bounds = caster.bounds
        alpha = .allocate(capacity: Self.byteCount(of: caster.bounds))
        // What kernels read beyond the end, and do not use, has a value too.
        (alpha + bounds.width * bounds.height).update(repeating: 0, count: Self.readBeyond)
    }

    deinit { alpha.deallocate() }

    var byteCount: Int { Self.byteCount(of: bounds) }

    private static func byteCount(of bounds: DeviceRect) -> Int { bounds.width * bounds.height + readBeyond }
    static let readBeyond = 8
}
