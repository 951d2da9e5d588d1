import UIKit

/// A made-up city as outlines, in points of the map: streets between blocks of houses, a river, parks. Always the same.
@MainActor
struct CityMap {
    static let size = CGSize(width: 1200, height: 1500)
    /// The distances between streets, before they are bent.
    private static let block = CGSize(width: 92, height: 74)
    /// The columns and rows of blocks, enough to cover the map when they are bent.
    private static let (columns, rows) = (-3..<17, -3..<24)

    let streets = UIBezierPath()
    let avenues = UIBezierPath()
    let river = UIBezierPath()
    /// The deep water in the middle of the river.
    let channel = UIBezierPath()
    let parks = UIBezierPath()
    let paths = UIBezierPath()
    let ponds = UIBezierPath()
    let houses = UIBezierPath()
    let tallHouses = UIBezierPath()
    private(set) var trees: [CGRect] = []

    /// The parks, in columns and rows of blocks.
    private static let gardens: [(columns: Range<Int>, rows: Range<Int>)] = [(4..<7, 3..<6), (8..<10, 14..<17), (1..<3, 12..<14)]

    init() {
        for column in Self.columns { add(streetAlong: column, rows: true) }
        for row in Self.rows { add(streetAlong: row, rows: false) }
        addRiver()
        for garden in Self.gardens { addGarden(garden.columns, garden.rows) }
        for column in Self.columns.dropLast() { for row in Self.rows.dropLast() { addHouses(column, row) } }
    }

    /// The point of the map at fractions of columns and rows: a grid that is turned and bent.
    static func point(_ column: CGFloat, _ row: CGFloat) -> CGPoint {
        let (u, v) = (column * block.width, row * block.height)
        let x = u + 26 * sin(v / 230 + 0.6) + 9 * sin(u / 130)
        let y = v + 24 * sin(u / 260) + 8 * sin(v / 120 + 1)
        let center = CGPoint(x: size.width / 2, y: size.height / 2)
        let (dx, dy) = (x - center.x, y - center.y)
        return CGPoint(x: center.x + dx * cos(-0.13) - dy * sin(-0.13), y: center.y + dx * sin(-0.13) + dy * cos(-0.13))
    }

    private mutating func add(streetAlong index: Int, rows alongRows: Bool) {
        let other = alongRows ? Self.rows : Self.columns
        let steps = (other.lowerBound * 3)...(other.upperBound * 3)
        let points = steps.map { step in
            alongRows ? Self.point(CGFloat(index), CGFloat(step) / 3) : Self.point(CGFloat(step) / 3, CGFloat(index))
        }
        // Every fourth is an avenue; some streets that are not are left out, so that blocks differ.
        if index % 4 == 0 {
            avenues.append(.polyline(points, closed: false))
        } else if index % 7 != 2 {
            streets.append(.polyline(points, closed: false))
        }
    }

    private static func middle(_ x: CGFloat) -> CGFloat { 690 + 120 * sin(x / 250 + 0.4) + 40 * sin(x / 95) }

    private static func halfWidth(_ x: CGFloat) -> CGFloat { 58 + 14 * sin(x / 170) }

    private mutating func addRiver() {
        for (path, fraction) in [(river, 1.0), (channel, 0.45)] {
            let xs = stride(from: CGFloat(-40), through: Self.size.width + 40, by: 20)
            let upper = xs.map { CGPoint(x: $0, y: Self.middle($0) - Self.halfWidth($0) * fraction) }
            let lower = xs.map { CGPoint(x: $0, y: Self.middle($0) + Self.halfWidth($0) * fraction) }
            path.append(.polyline(upper + lower.reversed(), closed: true))
        }
    }

    /// Whether the river or its bank is at a point.
    private static func isWet(_ point: CGPoint) -> Bool { abs(point.y - middle(point.x)) < halfWidth(point.x) + 34 }

    private mutating func addGarden(_ columns: Range<Int>, _ rows: Range<Int>) {
        let (left, right) = (CGFloat(columns.lowerBound) + 0.08, CGFloat(columns.upperBound) - 0.08)
        let (top, bottom) = (CGFloat(rows.lowerBound) + 0.1, CGFloat(rows.upperBound) - 0.1)
        let steps = stride(from: CGFloat(0), through: 1, by: 0.1)
        var edge = steps.map { Self.point(left + (right - left) * $0, top) }
        edge += steps.map { Self.point(right, top + (bottom - top) * $0) }
        edge += steps.map { Self.point(right - (right - left) * $0, bottom) }
        edge += steps.map { Self.point(left, bottom - (bottom - top) * $0) }
        parks.append(.polyline(edge, closed: true))
        let (width, height) = (right - left, bottom - top)
        paths.append(
            .polyline(steps.map { Self.point(left + width * $0, top + height * (0.3 + 0.25 * sin($0 * 5))) }, closed: false))
        paths.append(
            .polyline(steps.map { Self.point(left + width * (0.55 + 0.2 * sin($0 * 4)), top + height * $0) }, closed: false))
        let pond = Self.point(left + width * 0.27, top + height * 0.72)
        ponds.append(UIBezierPath(ovalIn: CGRect(x: pond.x - 30, y: pond.y - 17, width: 60, height: 34)))
        for index in 0..<Int(width * height * 11) {
            let (across, down) = (0.06 + 0.88 * Self.fraction(index, 1), 0.06 + 0.88 * Self.fraction(index, 2))
            let center = Self.point(left + width * across, top + height * down)
            let radius = 5 + 5 * Self.fraction(index, 3)
            guard hypot((center.x - pond.x) / 40, (center.y - pond.y) / 26) > 1 else { continue }
            trees.append(CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
        }
    }

    private mutating func addHouses(_ column: Int, _ row: Int) {
        guard !Self.gardens.contains(where: { $0.columns.contains(column) && $0.rows.contains(row) }) else { return }
        let seed = column * 61 + row * 17 + 4096
        let divisions = (2 + Int(Self.fraction(seed, 4) * 2.2), 2)
        for piece in 0..<(divisions.0 * divisions.1) {
            // A yard here and there.
            guard Self.fraction(seed * 8 + piece, 5) > 0.14 else { continue }
            let (x, y) = (piece % divisions.0, piece / divisions.0)
            let (width, height) = (0.76 / CGFloat(divisions.0), 0.7 / CGFloat(divisions.1))
            let left = CGFloat(column) + 0.12 + CGFloat(x) * width + 0.012
            let top = CGFloat(row) + 0.15 + CGFloat(y) * height + 0.012
            let depth = height * (0.72 + 0.26 * Self.fraction(seed * 8 + piece, 6))
            let upper = y == 0 ? top : top + height - depth
            let corners = [
                Self.point(left, upper), Self.point(left + width - 0.03, upper), Self.point(left + width - 0.03, upper + depth - 0.03),
                Self.point(left, upper + depth - 0.03),
            ]
            guard !corners.contains(where: Self.isWet) else { continue }
            (Self.fraction(seed * 8 + piece, 7) > 0.82 ? tallHouses : houses).append(.polyline(corners, closed: true))
        }
    }

    /// A deterministic pseudorandom number from 0 to 1.
    private static func fraction(_ index: Int, _ series: UInt32) -> CGFloat {
        var bits = UInt32(truncatingIfNeeded: index) &* 747_796_405 &+ series &* 2_891_336_453
        bits = (bits ^ bits >> 16) &* 0x45D9_F3B
        bits = (bits ^ bits >> 16) &* 0x45D9_F3B
        return CGFloat(bits >> 8) / CGFloat(1 << 24)
    }
}
