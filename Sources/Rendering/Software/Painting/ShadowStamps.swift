/// Shadows that were painted lately. What one is asked for decides what it is: it does not matter which are still there.
struct ShadowStamps {
    private var stamps: [ShadowStamp] = []
    private var uses = 0
    private var bytes = 0

    /// The shadow that something casts, if it is there.
    mutating func stamp(of caster: ShadowCaster) -> ShadowStamp? {
        guard let stamp = stamps.last(where: { $0.caster == caster }) else { return nil }
        uses += 1
        stamp.use = uses
        return stamp
    }

    /// Keeps a shadow, and lets those go that have not been asked for longest.
    mutating func keep(_ stamp: ShadowStamp) {
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
