import CoreGraphics
import Foundation

/// Reads the path data of SVG (the attribute `d`): all commands of SVG 1.1, absolute and relative.
///
/// Source: https://www.w3.org/TR/SVG11/paths.html
package struct VectorPathReader {
    private let bytes: [UInt8]
    private var index = 0
    private var path = PathData()
    private var point = CGPoint.zero
    private var start = CGPoint.zero
    /// The second control point of the last curve, for the commands S and T.
    private var lastControl: CGPoint?

    /// The path of some data; nil if the data are damaged.
    ///
    /// - Complexity: O(*n*), where *n* is the number of bytes.
    package static func path(_ data: some StringProtocol) -> PathData? {
        var reader = VectorPathReader(bytes: Array(data.utf8))
        return reader.read() ? reader.path : nil
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func read() -> Bool {
        var command: UInt8 = 0
        while true {
            skipSeparators()
            guard index < bytes.count else { return true }
            if isLetter(bytes[index]) {
                command = bytes[index]
                index += 1
            } else if command == 0 || command | 32 == UInt8(ascii: "z") {
                return false
            }
            guard step(command) else { return false }
            // Further pairs after a move are lines.
            if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
            if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
        }
    }

    private mutating func step(_ command: UInt8) -> Bool {
        let isRelative = command >= UInt8(ascii: "a")
        let origin = isRelative ? point : .zero
        let name = Character(UnicodeScalar(command | 32))
        if name != "m" && name != "z" && path.isEmpty { return false }
        var control: CGPoint?
        switch name {
        case "m":
            guard let end = pair(origin) else { return false }
            path.move(to: end)
            (point, start) = (end, end)
        case "l":
            guard let end = pair(origin) else { return false }
            line(to: end)
        case "h":
            guard let x = number() else { return false }
            line(to: CGPoint(x: origin.x + x, y: point.y))
        case "v":
            guard let y = number() else { return false }
            line(to: CGPoint(x: point.x, y: origin.y + y))
        case "c", "s":
            let first = name == "c" ? pair(origin) : lastControl.map(mirrored) ?? point
            guard let first, let second = pair(origin), let end = pair(origin) else { return false }
            path.addCurve(to: end, control1: first, control2: second)
            (point, control) = (end, second)
        case "q", "t":
            let middle = name == "q" ? pair(origin) : lastControl.map(mirrored) ?? point
            guard let middle, let end = pair(origin) else { return false }
            path.addQuadCurve(to: end, control: middle)
            (point, control) = (end, middle)
        case "a":
            guard let rx = number(), let ry = number(), let angle = number(), let isLarge = flag(), let isSweep = flag(),
                let end = pair(origin)
            else { return false }
            arc(CGSize(width: abs(rx), height: abs(ry)), angle * .pi / 180, isLarge, isSweep, end)
        case "z":
            path.closeSubpath()
            point = start
        default: return false
        }
        lastControl = control
        return true
    }

    private mutating func line(to end: CGPoint) {
        path.addLine(to: end)
        point = end
    }

    private func mirrored(_ control: CGPoint) -> CGPoint { CGPoint(x: 2 * point.x - control.x, y: 2 * point.y - control.y) }

    /// An elliptical arc as curves, by its center: SVG 1.1, appendix F.6.
    private mutating func arc(_ radii: CGSize, _ angle: CGFloat, _ isLarge: Bool, _ isSweep: Bool, _ end: CGPoint) {
        let from = point
        point = end
        guard radii.width > 0, radii.height > 0, from != end else { return path.addLine(to: end) }
        // In the ellipse's own axes, in units of its radii.
        let toAxes = CGAffineTransform(rotationAngle: -angle).concatenating(
            CGAffineTransform(scaleX: 1 / radii.width, y: 1 / radii.height))
        var (a, b) = (from.applying(toAxes), end.applying(toAxes))
        var distance = hypot(b.x - a.x, b.y - a.y)
        // Radii that are too small grow until they reach.
        let growth = max(1, distance / 2)
        let fromAxes = CGAffineTransform(scaleX: radii.width * growth, y: radii.height * growth).concatenating(
            CGAffineTransform(rotationAngle: angle))
        (a, b) = (CGPoint(x: a.x / growth, y: a.y / growth), CGPoint(x: b.x / growth, y: b.y / growth))
        distance /= growth
        let height = max(0, 1 - distance * distance / 4).squareRoot() * (isLarge == isSweep ? -1 : 1)
        let center = CGPoint(
            x: (a.x + b.x) / 2 - (b.y - a.y) / distance * height, y: (a.y + b.y) / 2 + (b.x - a.x) / distance * height)
        let first = atan2(a.y - center.y, a.x - center.x)
        var sweep = atan2(b.y - center.y, b.x - center.x) - first
        if isSweep, sweep < 0 { sweep += 2 * .pi }
        if !isSweep, sweep > 0 { sweep -= 2 * .pi }
        let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / CGFloat(count)
        let handle = 4 / 3 * tan(step / 4)
        for index in 0..<count {
            let (t0, t1) = (first + step * CGFloat(index), first + step * CGFloat(index + 1))
            let (p0, p1) = (
                CGPoint(x: center.x + cos(t0), y: center.y + sin(t0)), CGPoint(x: center.x + cos(t1), y: center.y + sin(t1))
            )
            path.addCurve(
                to: index == count - 1 ? end : p1.applying(fromAxes),
                control1: CGPoint(x: p0.x - handle * sin(t0), y: p0.y + handle * cos(t0)).applying(fromAxes),
                control2: CGPoint(x: p1.x + handle * sin(t1), y: p1.y - handle * cos(t1)).applying(fromAxes))
        }
    }

    // MARK: Numbers

    private mutating func pair(_ origin: CGPoint) -> CGPoint? {
        guard let x = number(), let y = number() else { return nil }
        return CGPoint(x: origin.x + x, y: origin.y + y)
    }

    /// The flag of an arc, a single digit that needs no separator after it.
    private mutating func flag() -> Bool? {
        skipSeparators()
        guard index < bytes.count, bytes[index] == UInt8(ascii: "0") || bytes[index] == UInt8(ascii: "1") else { return nil }
        index += 1
        return bytes[index - 1] == UInt8(ascii: "1")
    }

    private mutating func number() -> CGFloat? {
        skipSeparators()
        let first = index
        if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") { index += 1 }
        skipDigits()
        if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
            index += 1
            skipDigits()
        }
        if index < bytes.count, bytes[index] | 32 == UInt8(ascii: "e") {
            index += 1
            if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") { index += 1 }
            skipDigits()
        }
        guard let value = Double(String(decoding: bytes[first..<index], as: UTF8.self)), value.isFinite else { return nil }
        return CGFloat(value)
    }

    private mutating func skipDigits() {
        while index < bytes.count, bytes[index] >= UInt8(ascii: "0"), bytes[index] <= UInt8(ascii: "9") { index += 1 }
    }

    private mutating func skipSeparators() {
        while index < bytes.count, bytes[index] <= 32 || bytes[index] == UInt8(ascii: ",") { index += 1 }
    }

    private func isLetter(_ byte: UInt8) -> Bool {
        (byte | 32) >= UInt8(ascii: "a") && (byte | 32) <= UInt8(ascii: "z")
    }
}
