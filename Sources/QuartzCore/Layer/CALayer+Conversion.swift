import CoreGraphics
import Foundation
import RenderScene
import Rendering

extension CALayer {
    /// The matrix from this layer's space to its superlayer's, including depth; row vectors.
    final var matrixToSuperlayer: CATransform3D {
        guard let up = superlayer, up.values.hasSublayerTransform else { return values.matrixToSuperlayer }
        return CATransform3DConcat(values.matrixToSuperlayer, up.values.sublayerMatrix)
    }

    /// The map of this layer's plane to that of an outer superlayer; nil for the outermost one.
    private func planeMap(outTo ancestor: CALayer?) -> Homography {
        var map = Homography.identity
        var layer = self
        while layer.model() !== ancestor?.model(), let up = layer.superlayer {
            var matrix = layer.matrixToSuperlayer
            layer = up
            // Inside a 3D space nothing is flattened before the layer that displays it.
            while layer.values.isSpace, layer.model() !== ancestor?.model(), let further = layer.superlayer {
                matrix = CATransform3DConcat(matrix, layer.matrixToSuperlayer)
                layer = further
            }
            map = map.concatenating(Homography(matrix))
        }
        return map
    }

    /// The innermost common superlayer with another layer, either of the two included; nil in different trees.
    private func commonSuperlayer(with other: CALayer) -> CALayer? {
        // Fast path for neighbors, as in hit tests.
        if superlayer?.model() === other.model() { return other }
        if other.superlayer?.model() === model() { return self }
        var (mine, theirs) = (self, other)
        var (myDepth, theirDepth) = (depth, other.depth)
        while mine.model() !== theirs.model() {
            let isMine = myDepth >= theirDepth
            guard let up = isMine ? mine.superlayer : theirs.superlayer else { return nil }
            if isMine { (mine, myDepth) = (up, myDepth - 1) } else { (theirs, theirDepth) = (up, theirDepth - 1) }
        }
        return mine
    }

    private var depth: Int {
        var count = 0
        var layer = superlayer
        while let up = layer {
            count += 1
            layer = up.superlayer
        }
        return count
    }

    /// The map of this layer's plane to the space that the outermost superlayer is placed in.
    private func planeMapBeyondRoot() -> Homography {
        var root = self
        while let up = root.superlayer { root = up }
        return planeMap(outTo: nil).concatenating(Homography(root.values.matrixToSuperlayer))
    }

    /// The map of this layer's plane to another layer's; nil stands for the outermost superlayer. Returns nil if a transform between them
    /// is singular.
    package final func planeMap(to other: CALayer?) -> Homography? {
        guard let other else { return planeMap(outTo: nil) }
        var common = commonSuperlayer(with: other)
        // Planes of one space meet where the space is displayed.
        while let space = common, space.values.isSpace, space.model() !== model(), space.model() !== other.model(),
            let up = space.superlayer
        {
            common = up
        }
        guard common != nil else { return other.planeMapBeyondRoot().inverse.map(planeMapBeyondRoot().concatenating) }
        let out = planeMap(outTo: common)
        if other.model() === common?.model() { return out }
        return other.planeMap(outTo: common).inverse.map { out.concatenating($0) }
    }

    final func converted(_ p: CGPoint, to layer: CALayer?) -> CGPoint {
        planeMap(to: layer)?.project(p) ?? p
    }

    final func converted(_ p: CGPoint, from layer: CALayer?) -> CGPoint {
        guard let layer else { return planeMap(to: nil)?.inverse?.project(p) ?? p }
        return layer.convert(p, to: self)
    }

    final func converted(_ r: CGRect, to layer: CALayer?) -> CGRect {
        planeMap(to: layer)?.boundingBox(of: r) ?? r
    }

    final func converted(_ r: CGRect, from layer: CALayer?) -> CGRect {
        guard let layer else { return planeMap(to: nil)?.inverse?.boundingBox(of: r) ?? r }
        return layer.convert(r, to: self)
    }

    final func convertedTime(_ t: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
        let common = layer.flatMap { commonSuperlayer(with: $0) }
        var time = t
        var at: CALayer? = self
        while let current = at, current.model() !== common?.model() {
            time = current.timing.map.parentTime(of: time)
            at = current.superlayer
        }
        return layer.map { $0.localTime(at: time, of: common) } ?? time
    }

    final func convertedTime(_ t: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
        guard let layer else { return localTime(atMediaTime: t) }
        return layer.convertTime(t, to: self)
    }

    /// This layer's time at a media time, by the model's time maps.
    package final func localTime(atMediaTime time: Double) -> Double { localTime(at: time, of: nil) }

    /// This layer's time at a time of an enclosing layer; nil is media time.
    private func localTime(at time: Double, of ancestor: CALayer?) -> Double {
        var chain: [CALayer] = []
        var at: CALayer? = self
        while let current = at, current.model() !== ancestor?.model() {
            chain.append(current)
            at = current.superlayer
        }
        return chain.reversed().reduce(time) { $1.timing.map($0) }
    }
}
