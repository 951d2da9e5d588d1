import RenderScene

/// A time map that drives several animations at once: what a property animator owns, and what scrubbing changes.
///
/// The animations it drives see its time in place of their layers'. Setting the map has every layer with such an animation committed anew.
package final class AnimationDriver {
    private struct Driven {
        weak var layer: CALayer?
    }

    private var driven: [Driven] = []

    package init(map: TimeMap) { self.map = map }

    /// From a layer's time to the driver's, in seconds.
    package var map: TimeMap {
        didSet {
            guard map != oldValue else { return }
            driven.removeAll { $0.layer == nil }
            for one in driven { one.layer?.driverChanged() }
        }
    }

    func drive(_ layer: CALayer) {
        if !driven.contains(where: { $0.layer === layer }) { driven.append(Driven(layer: layer)) }
    }
}

extension CALayer {
    fileprivate final func driverChanged() {
        markDirty()
        context?.timingChanged()
    }
}
