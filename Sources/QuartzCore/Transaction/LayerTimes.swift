import RenderScene

/// Cache of the local times of many layers at one media time, by the model's time maps. Ancestors are evaluated once.
struct LayerTimes {
    private let time: Double
    private var known: [ObjectIdentifier: Double] = [:]

    init(at time: Double) { self.time = time }

    /// Same as `CALayer.localTime(atMediaTime:)`.
    mutating func localTime(of layer: CALayer) -> Double {
        var chain: [CALayer] = []
        var at: CALayer? = layer
        var local = time
        while let current = at {
            if let found = known[ObjectIdentifier(current)] {
                local = found
                break
            }
            chain.append(current)
            at = current.storedSuperlayer
        }
        for layer in chain.reversed() {
            local = layer.timing.map(local)
            known[ObjectIdentifier(layer)] = local
        }
        return local
    }
}
