import RenderScene

/// Painting order of the planes of one space: each plane over those behind it.
///
/// Two planes that overlap on the target are compared over their intersection, so that planes which do not meet are never cut. Of two
/// planes that intersect, one is cut along the line of intersection: the solid one, or the later one of two alike; so is one of several
/// that overlap in a cycle. Coplanar and separate planes keep the given order. Beyond `mostChecks`, `mostPairs`, `mostComparisons` and
/// `mostCuts` the depth of the midpoints decides.
struct DepthOrder {
    /// A plane or a piece of it.
    struct Piece {
        /// Index among the given planes.
        let plane: Int
        fileprivate(set) var polygon: ConvexPolygon
        /// Lines along which it is cut.
        fileprivate(set) var cuts: [Cut] = []
    }

    /// A line that bounds a piece.
    struct Cut {
        /// `(x, y, 1) · line` is the distance in pixels, positive on the piece's side.
        let line: SIMD3<Double>
        /// Whether the piece is behind the plane that cut it.
        let isBehind: Bool
    }

    private enum Relation { case apart, behind, before, crossing }

    /// Limit on comparisons of bounding boxes; enough for 1,400 planes wherever they are.
    static let mostChecks = 1 << 20
    /// Limit on pairs of planes whose bounding boxes intersect; enough for 256 planes over one another.
    static let mostPairs = 1 << 15
    /// Limit on comparisons of pieces.
    static let mostComparisons = 1 << 17
    static let mostCuts = 128
    /// Overlap of two planes that is ignored, in square pixels.
    private static let leastArea = 1.0 / 64

    private let planes: [SpacePlane]
    /// For each plane the earlier ones that it may overlap, ascending.
    private let neighbors: [[Int]]
    private var pieces: [Piece] = []
    /// Indexes of each plane's pieces.
    private var piecesOfPlane: [[Int]]
    private var cutsLeft = DepthOrder.mostCuts
    private var comparisonsLeft = DepthOrder.mostComparisons

    /// The pieces of planes, from back to front.
    static func pieces(of planes: [SpacePlane]) -> [Piece] {
        guard let neighbors = neighbors(among: planes) else {
            let order = planes.indices.sorted { (planes[$0].middleDepth, $0) < (planes[$1].middleDepth, $1) }
            return order.map { Piece(plane: $0, polygon: planes[$0].polygon) }
        }
        var order = DepthOrder(planes: planes, neighbors: neighbors)
        return order.sorted()
    }

    private init(planes: [SpacePlane], neighbors: [[Int]]) {
        (self.planes, self.neighbors) = (planes, neighbors)
        piecesOfPlane = Array(repeating: [], count: planes.count)
    }

    /// For each plane the earlier ones whose bounding boxes intersect its own; nil beyond the limits.
    private static func neighbors(among planes: [SpacePlane]) -> [[Int]]? {
        var neighbors: [[Int]] = Array(repeating: [], count: planes.count)
        var (checks, pairs) = (0, 0)
        // A sweep from left to right over the boxes that are open there.
        var open: [Int] = []
        for index in planes.indices.sorted(by: { (planes[$0].polygon.low.x, $0) < (planes[$1].polygon.low.x, $1) }) {
            let polygon = planes[index].polygon
            open.removeAll { planes[$0].polygon.high.x <= polygon.low.x }
            checks += open.count
            guard checks <= mostChecks else { return nil }
            for other in open where polygon.isNear(planes[other].polygon) {
                pairs += 1
                neighbors[max(index, other)].append(min(index, other))
            }
            guard pairs <= mostPairs else { return nil }
            open.append(index)
        }
        for index in neighbors.indices { neighbors[index].sort() }
        return neighbors
    }

    private mutating func sorted() -> [Piece] {
        for index in planes.indices { add(index) }
        while true {
            let (order, ring) = paintingOrder()
            guard let ring, cut(ring) else { return order.map { pieces[$0] } }
        }
    }

    /// Adds a plane, in pieces if earlier ones cut it; where it crosses an earlier one that is solid, and is not itself, it cuts that one.
    private mutating func add(_ plane: Int) {
        var own = [Piece(plane: plane, polygon: planes[plane].polygon)]
        for other in neighbors[plane] {
            if planes[other].isSolid, !planes[plane].isSolid {
                for index in piecesOfPlane[other] where crosses(pieces[index], own) {
                    guard let halves = cutting(pieces[index], by: plane) else { continue }
                    pieces[index] = halves.behind
                    append(halves.before)
                }
            } else {
                let others = piecesOfPlane[other].map { pieces[$0] }
                var kept: [Piece] = []
                for piece in own {
                    if crosses(piece, others), let halves = cutting(piece, by: other) {
                        kept += [halves.behind, halves.before]
                    } else {
                        kept.append(piece)
                    }
                }
                own = kept
            }
        }
        for piece in own { append(piece) }
    }

    private mutating func crosses(_ piece: Piece, _ others: [Piece]) -> Bool {
        for other in others where relation(of: piece, to: other) == .crossing { return true }
        return false
    }

    private mutating func append(_ piece: Piece) {
        piecesOfPlane[piece.plane].append(pieces.count)
        pieces.append(piece)
    }

    /// The two parts of a piece behind and in front of a plane; nil if it is on one side, or the limit on cuts is reached.
    private mutating func cutting(_ piece: Piece, by plane: Int) -> (behind: Piece, before: Piece)? {
        let difference = planes[piece.plane].depth - planes[plane].depth
        let slope = (difference.x * difference.x + difference.y * difference.y).squareRoot()
        guard cutsLeft > 0, slope > 0, slope.isFinite else { return nil }
        let line = difference / slope
        var (behind, before) = (piece, piece)
        behind.polygon = piece.polygon.clipped(by: -line)
        before.polygon = piece.polygon.clipped(by: line)
        guard behind.polygon.area > Self.leastArea, before.polygon.area > Self.leastArea else { return nil }
        cutsLeft -= 1
        behind.cuts.append(Cut(line: -line, isBehind: true))
        before.cuts.append(Cut(line: line, isBehind: false))
        return (behind, before)
    }

    /// Position of a piece relative to another one.
    private mutating func relation(of piece: Piece, to other: Piece) -> Relation {
        guard piece.plane != other.plane, piece.polygon.isNear(other.polygon) else { return .apart }
        let (own, its) = (planes[piece.plane].depth, planes[other.plane].depth)
        if own == its { return piece.plane > other.plane ? .before : .behind }
        guard comparisonsLeft > 0 else { return isInFront(piece, of: other) ? .before : .behind }
        comparisonsLeft -= 1
        let common = piece.polygon.intersection(other.polygon)
        guard common.area > Self.leastArea else { return .apart }
        let difference = own - its
        var (low, high, greatest) = (Double.infinity, -Double.infinity, 1.0)
        for corner in common.corners {
            let step = difference.value(at: corner)
            (low, high) = (min(low, step), max(high, step))
            greatest = max(greatest, abs(own.value(at: corner)))
        }
        let least = 1e-6 * greatest
        switch (low >= -least, high <= least) {
        case (true, true): return piece.plane > other.plane ? .before : .behind
        case (true, false): return .before
        case (false, true): return .behind
        case (false, false):
            if common.clipped(by: difference).area <= Self.leastArea { return .behind }
            return common.clipped(by: -difference).area <= Self.leastArea ? .before : .crossing
        }
    }

    /// Order with every piece after those behind it, and else that of the planes. In a cycle, the piece with the farthest midpoint comes
    /// first, and the cycle is returned as `ring`.
    private mutating func paintingOrder() -> (order: [Int], ring: [Int]?) {
        var fronts: [[Int]] = Array(repeating: [], count: pieces.count)
        var waitsFor = Array(repeating: 0, count: pieces.count)
        for plane in planes.indices {
            for index in piecesOfPlane[plane] {
                for other in neighbors[plane] {
                    for earlier in piecesOfPlane[other] {
                        let relation = relation(of: pieces[index], to: pieces[earlier])
                        guard relation != .apart else { continue }
                        // Pieces that still cross at the limit on cuts are ordered by midpoint.
                        let isBefore = relation == .crossing ? isInFront(pieces[index], of: pieces[earlier]) : relation == .before
                        let (front, back) = isBefore ? (index, earlier) : (earlier, index)
                        fronts[back].append(front)
                        waitsFor[front] += 1
                    }
                }
            }
        }
        // In the order of the planes, the first one last.
        var ready = pieces.indices.filter { waitsFor[$0] == 0 }.sorted { isLater($0, than: $1) }
        var isPlaced = Array(repeating: false, count: pieces.count)
        var order: [Int] = []
        var ring: [Int]?
        while order.count < pieces.count {
            let next: Int
            if let piece = ready.popLast() {
                next = piece
            } else {
                let left = pieces.indices.filter { !isPlaced[$0] }
                if ring == nil { ring = left }
                next = left.min { middleDepth(pieces[$0]) < middleDepth(pieces[$1]) } ?? 0
            }
            isPlaced[next] = true
            order.append(next)
            for front in fronts[next] {
                waitsFor[front] -= 1
                guard waitsFor[front] == 0, !isPlaced[front] else { continue }
                let position = ready.firstIndex { !isLater($0, than: front) } ?? ready.count
                ready.insert(front, at: position)
            }
        }
        return (order, ring)
    }

    private func isLater(_ piece: Int, than other: Int) -> Bool {
        (pieces[piece].plane, piece) > (pieces[other].plane, other)
    }

    private func isInFront(_ piece: Piece, of other: Piece) -> Bool {
        let (own, its) = (middleDepth(piece), middleDepth(other))
        return own == its ? piece.plane > other.plane : own > its
    }

    private func middleDepth(_ piece: Piece) -> Double { planes[piece.plane].depth.value(at: piece.polygon.middle) }

    /// Cuts one piece of a cycle by another one's plane: in a cycle there is always a plane that another one's plane intersects.
    private mutating func cut(_ ring: [Int]) -> Bool {
        let solid = ring.filter { planes[pieces[$0].plane].isSolid }
        let others = ring.filter { !planes[pieces[$0].plane].isSolid }
        for index in solid + others {
            for other in ring where pieces[other].plane != pieces[index].plane {
                guard let halves = cutting(pieces[index], by: pieces[other].plane) else { continue }
                pieces[index] = halves.behind
                append(halves.before)
                return true
            }
        }
        return false
    }
}
