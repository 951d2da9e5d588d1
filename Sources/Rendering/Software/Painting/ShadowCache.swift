/// LRU cache of blurred shadows; contents depend on the key alone.
struct ShadowCache {
    private var stamps: [CachedShadow] = []
    private var uses = 0
    private var bytes = 0

    /// Returns the cached shadow of a caster, if any.
    mutating func stamp(of caster: ShadowCaster) -> CachedShadow? {
        guard let stamp = stamps.last(where: { $0.caster == caster }) else { return nil }
        uses += 1
        stamp.use = uses
        return stamp
    }

    /// Adds a shadow, evicting the least recently used ones.
    mutating func keep(_ stamp: CachedShadow) {
        uses += 1
        stamp.use = uses
        stamps.append(stamp)
        bytes += stamp.byteCount
        while bytes > Self.mostBytes || stamps.count > Self.mostStamps,
            let oldest = stamps.indices.min(by: { stamps[$0].use < stamps[$1].use })
        {
            bytes -= stamps.remove(at: oldest).byteCount
        }
    }

    private static let mostBytes = 1 << 23
    private static let mostStamps = 64
}
