import CoreGraphics
import RenderScene

/// The maps from the planes of all layers to the screen, in points. Layers in a transform layer share its space of three dimensions.
package struct LayerMaps {
    private let maps: [Homography]

    package init(_ sample: TreeSample) {
        let tree = sample.tree
        var maps: [Homography] = []
        // For sublayers: the matrix of the space that they are in, and the map that follows it.
        var spaces: [(matrix: CATransform3D?, map: Homography)] = []
        maps.reserveCapacity(tree.nodes.count)
        spaces.reserveCapacity(tree.nodes.count)
        for index in tree.nodes.indices {
            let (values, parent) = (sample.values(at: index), Int(tree.parents[index]))
            var matrix = values.matrixToSuperlayer
            var map = Homography.identity
            if parent >= 0 {
                let outer = sample.values(at: parent)
                if outer.hasSublayerTransform { matrix = CATransform3DConcat(matrix, outer.sublayerMatrix) }
                if let space = spaces[parent].matrix { matrix = CATransform3DConcat(matrix, space) }
                map = spaces[parent].map
            }
            let own = Homography(matrix).concatenating(map)
            maps.append(own)
            spaces.append(values.isSpace ? (matrix, map) : (nil, own))
        }
        self.maps = maps
    }

    package subscript(index: Int) -> Homography { maps[index] }

    /// The corners of a rectangle of a layer on the screen, around it; nil if one is behind the eye.
    package func corners(of rect: CGRect, at index: Int) -> [CGPoint]? {
        let points = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
            CGPoint(x: rect.minX, y: rect.maxY),
        ]
        let corners = points.compactMap(maps[index].project).filter { $0.x.isFinite && $0.y.isFinite }
        return corners.count == 4 ? corners : nil
    }
}
