import CoreGraphics

/// The position at which text is left out of a line that is too wide. Source: https://developer.apple.com/documentation/coretext/ctlinetruncationtype
public enum CTLineTruncationType: UInt32, Sendable {
    /// At its start.
    case start = 0
    /// At its end.
    case end = 1
    /// In its middle.
    case middle = 2
}

/// Returns the line shortened to a width.
///
/// - Parameters:
///   - line: The line.
///   - width: In points.
///   - truncationType: The position at which text is left out.
///   - truncationToken: The line that takes its place, as a rule an ellipsis; nil for nothing.
/// - Returns: the line itself if it fits, and nil if the mark alone is wider than the width.
/// - Complexity: O(*n*), where *n* is the length of the line.
public func CTLineCreateTruncatedLine(
    _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
    guard line.inkWidth > width + LineFitting.tolerance else { return line }
    let available = width - (truncationToken?.width ?? 0)
    guard available >= 0 else { return nil }
    return LineFitting.truncated(line, to: available, truncationType, truncationToken)
}

/// Returns the line stretched to a width: its spaces are widened, not those at its end.
///
/// - Parameters:
///   - line: The line.
///   - justificationFactor: The part of the difference that is added: 1 for all, 0 for nothing.
///   - justificationWidth: In points.
/// - Returns: the line itself if it has no spaces or is wider; never nil.
/// - Complexity: O(*n*), where *n* is the length of the line.
public func CTLineCreateJustifiedLine(_ line: CTLine, _ justificationFactor: CGFloat, _ justificationWidth: Double) -> CTLine? {
    let units = Array(line.string.string.utf16)
    let end = units.lastIndex { !CTLine.isSpace($0) } ?? 0
    let spaces = units[..<end].indices.filter { units[$0] == 0x20 }
    let missing = (justificationWidth - line.inkWidth) * min(max(justificationFactor, 0), 1)
    guard missing > 0, missing.isFinite, !spaces.isEmpty else { return line }
    return CTLine(
        line.string, sources: line.sources, range: line.range, widening: (spaces, missing / Double(spaces.count)))
}

/// Shortening of lines.
enum LineFitting {
    /// Differences in points that count for nothing.
    static let tolerance = 1.0 / 64

    static func truncated(_ line: CTLine, to width: Double, _ type: CTLineTruncationType, _ token: CTLine?) -> CTLine {
        // In the order of the text.
        let letters = line.letters.sorted { $0.units.lowerBound < $1.units.lowerBound }
        let widths = letters.map { $0.x.upperBound - $0.x.lowerBound }
        func count(_ widths: some Sequence<Double>, _ limit: Double) -> Int {
            var (sum, count) = (0.0, 0)
            for width in widths {
                sum += width
                if sum > limit + tolerance { break }
                count += 1
            }
            return count
        }
        let (head, tail) =
            switch type {
            case .end: (count(widths, width), 0)
            case .start: (0, count(widths.reversed(), width))
            case .middle: (count(widths, width / 2), count(widths.reversed(), width / 2))
            }
        let start = head > 0 ? letters[head - 1].units.upperBound : 0
        let resume = tail > 0 ? letters[letters.count - tail].units.lowerBound : line.string.length
        let shown = NSMutableAttributedString(string: "")
        var sources: [Int] = []
        if start > 0 {
            shown.append(line.string.attributedSubstring(from: NSRange(location: 0, length: start)))
            sources += line.sources[..<start]
        }
        if let token {
            shown.append(token.string)
            sources += Array(repeating: line.source(of: start), count: token.string.length)
        }
        if resume < line.string.length {
            shown.append(line.string.attributedSubstring(from: NSRange(location: resume, length: line.string.length - resume)))
            sources += line.sources[resume..<line.string.length]
        }
        sources.append(line.sources.last ?? 0)
        return CTLine(NSAttributedString(attributedString: shown), sources: sources, range: line.range)
    }
}
