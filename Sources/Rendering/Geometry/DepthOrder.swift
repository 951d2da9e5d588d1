/// Painting order of the planes of one space: each plane over those behind it.
///
/// Two planes that overlap on the target are compared over their intersection, so that planes which do not meet are never cut. Of two
/// planes that intersect, the later one is cut along the line of intersection; so is one of several that overlap in a cycle. Coplanar and
/// separate planes keep the given order. For more than `mostPlanes`, and beyond `mostCuts`, the depth of the midpoints decides.
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

    static let mostPlanes = 128
    static let mostCuts = 128
    /// Overlap of two planes that is ignored, in square pixels.
    private static let leastArea = 1.0 / 64

    private let planes: [SpacePlane]
    private var pieces: [Piece] = []
    private var cutsLeft = DepthOrder.mostCuts

    /// The pieces of planes, from back to front.
    static func pieces(of planes: [SpacePlane]) -> [Piece] {
        guard planes.count <= mostPlanes else {
            let order = planes.indices.sorted { (planes[$0].middleDepth, $0) < (planes[$1].middleDepth, $1) }
            return order.map { Piece(plane: $0, polygon: planes[$0].polygon) }
        }
        var order = DepthOrder(planes: planes)
        return order.sorted()
    }

    private init(planes: [SpacePlane]) { self.planes = planes }

    private mutating func sorted() -> [Piece] {
        for index in planes.indices { add(Piece(plane: index, polygon: planes[index].polygon)) }
        while true {
            let (order, ring) = paintingOrder()
            guard let ring else { return order.map { pieces[$0] } }
            if !cut(ring) { return order.map { pieces[$0] } }
        }
    }

    /// Adds a piece, cut by all earlier ones that it crosses.
    private mutating func add(_ piece: Piece) {
        let earlier = pieces.count
        // The pieces still to compare, each with the index of the next piece to compare with.
        var open = [(piece, 0)]
        while let (piece, start) = open.popLast() {
            var other = start
            var halves: (behind: Piece, before: Piece)?
            while other < earlier, halves == nil {
                if relation(of: piece, to: pieces[other]) == .crossing { halves = cutting(piece, by: pieces[other].plane) }
                other += 1
            }
            guard let halves else {
                pieces.append(piece)
                continue
            }
            open.append((halves.before, other))
            open.append((halves.behind, other))
        }
    }

    /// The two parts of a piece behind and in front of a plane; nil if it is on one side, or the limit on cuts is reached.
    private mutating func cutting(_ piece: Piece, by plane: Int) -> (Piece, Piece)? {
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
    private func relation(of piece: Piece, to other: Piece) -> Relation {
        guard piece.plane != other.plane, piece.polygon.isNear(other.polygon) else { return .apart }
        let common = piece.polygon.intersection(other.polygon)
        guard common.area > Self.leastArea else { return .apart }
        let (own, its) = (planes[piece.plane].depth, planes[other.plane].depth)
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

    /// Order with every piece after those behind it. In a cycle, the piece with the farthest midpoint comes first, and the cycle is
    /// returned as `ring`.
    private func paintingOrder() -> (order: [Int], ring: [Int]?) {
        let count = pieces.count
        var isBefore = Array(repeating: false, count: count * count)
        var waitsFor = Array(repeating: 0, count: count)
        for index in 0..<count {
            for earlier in 0..<index {
                let relation = relation(of: pieces[index], to: pieces[earlier])
                guard relation != .apart else { continue }
                // Pieces that still cross at the limit on cuts are ordered by midpoint.
                let isInFront = relation == .crossing ? middleDepth(index) >= middleDepth(earlier) : relation == .before
                let (front, back) = isInFront ? (index, earlier) : (earlier, index)
                isBefore[back * count + front] = true
                waitsFor[front] += 1
            }
        }
        var order: [Int] = []
        var ring: [Int]?
        var left = Array(0..<count)
        while !left.isEmpty {
            let position = left.firstIndex { waitsFor[$0] == 0 }
            if position == nil, ring == nil { ring = left }
            let next = position ?? left.indices.min { middleDepth(left[$0]) < middleDepth(left[$1]) } ?? 0
            let piece = left.remove(at: next)
            order.append(piece)
            for front in left where isBefore[piece * count + front] { waitsFor[front] -= 1 }
        }
        return (order, ring)
    }

    private func middleDepth(_ piece: Int) -> Double {
        planes[pieces[piece].plane].depth.value(at: pieces[piece].polygon.middle)
    }

    /// Cuts one piece of a cycle by another one's plane: in a cycle there is always a plane that another one's plane intersects.
    private mutating func cut(_ ring: [Int]) -> Bool {
        for index in ring {
            for other in ring where pieces[other].plane != pieces[index].plane {
                guard let (behind, before) = cutting(pieces[index], by: pieces[other].plane) else { continue }
                pieces[index] = behind
                pieces.insert(before, at: index + 1)
                return true
            }
        }
        return false
    }
}
