import UIKit

/// Parses the text of a gesture script line by line from its bytes.
struct GestureScriptReader {
    private let file: String
    private var line = 0
    private var words: [Word] = []
    /// The column after the line's data.
    private var end = 1
    private var checker = GestureScriptChecker()
    private var screen: CGSize?
    private var hasHeader = false

    /// A run of characters between spaces.
    private struct Word {
        let text: String
        let column: Int
    }

    /// The maximum file size in bytes.
    static let sizeLimit = 64 << 20

    private init(file: String) { self.file = file }

    static func read(_ bytes: some BidirectionalCollection<UInt8>, file: String) throws(GestureScriptError) -> GestureScript {
        guard bytes.count <= sizeLimit else {
            throw .malformed(
                file: file, line: 1, column: 1, expected: "at most \(sizeLimit >> 20) MiB", found: "\(bytes.count) bytes or more")
        }
        var reader = GestureScriptReader(file: file)
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        var rest = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            try reader.readLine(rest[..<end])
            rest = rest[rest.index(after: end)...]
        }
        try reader.readLine(rest)
        return GestureScript(checked: reader.checker.samples, screen: reader.screen)
    }

    // MARK: Lines

    private mutating func readLine(_ bytes: some BidirectionalCollection<UInt8>) throws(GestureScriptError) {
        line += 1
        try split(bytes)
        guard let first = words.first else { return }
        switch first.text {
        case "gesture": try readHeader()
        case "screen": try readScreen()
        default: try readSample()
        }
    }

    /// Splits a line into words, up to a comment.
    private mutating func split(_ bytes: some BidirectionalCollection<UInt8>) throws(GestureScriptError) {
        words.removeAll(keepingCapacity: true)
        var word: [UInt8] = []
        var (column, start) = (1, 1)
        for byte in bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes[...] {
            if byte == UInt8(ascii: "#") { break }
            if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
                if !word.isEmpty { words.append(Word(text: String(decoding: word, as: UTF8.self), column: start)) }
                word.removeAll(keepingCapacity: true)
            } else {
                guard byte >= 0x20, byte != 0x7F, byte < 0xF8 else {
                    throw error(column, "text", "the byte 0x" + String(byte, radix: 16, uppercase: true))
                }
                if word.isEmpty { start = column }
                word.append(byte)
            }
            // A multibyte character is one column.
            if byte & 0xC0 != 0x80 { column += 1 }
        }
        if !word.isEmpty { words.append(Word(text: String(decoding: word, as: UTF8.self), column: start)) }
        end = column
    }

    /// `gesture 1`: optional, the first line that is not blank or a comment.
    private mutating func readHeader() throws(GestureScriptError) {
        guard !hasHeader, screen == nil, checker.samples.isEmpty else { throw unexpected(0, "a sample; 'gesture' begins a file") }
        hasHeader = true
        guard words.count > 1, words[1].text == "1" else { throw unexpected(1, "1, the version of the format") }
        try finish(2)
    }

    /// `screen WIDTH HEIGHT`: optional, before all samples.
    private mutating func readScreen() throws(GestureScriptError) {
        guard screen == nil, checker.samples.isEmpty else { throw unexpected(0, "a sample; 'screen' stands once, before all samples") }
        let width = try number(1, "the width in points, more than 0")
        let height = try number(2, "the height in points, more than 0")
        for (index, length) in [(1, width), (2, height)] where length <= 0 { throw unexpected(index, "a positive number of points") }
        screen = CGSize(width: width, height: height)
        try finish(3)
    }

    /// `TIME FINGER PHASE X Y`
    private mutating func readSample() throws(GestureScriptError) {
        let time = try number(
            0, checker.samples.isEmpty ? GestureScriptChecker.timeText + ", 'gesture' or 'screen'" : GestureScriptChecker.timeText)
        guard words.count > 1, let finger = Int(words[1].text), words[1].text.first != "+" else {
            throw unexpected(1, "a finger, a whole number")
        }
        guard words.count > 2, let phase = UITouch.Phase.allCases.first(where: { "\($0)" == words[2].text }) else {
            throw unexpected(2, "a phase: began, moved, stationary, ended or cancelled")
        }
        let x = try number(3, "x, " + GestureScriptChecker.coordinateText)
        let y = try number(4, "y, " + GestureScriptChecker.coordinateText)
        try finish(5)
        let sample = TouchSample(time: time, finger: finger, phase: phase, location: CGPoint(x: x, y: y))
        if let problem = checker.take(sample) {
            throw problem.error(file: file, line: line) { words[$0.rawValue - 1].column }
        }
    }

    // MARK: Words

    /// A decimal number; rejects `NaN`, `inf` and hexadecimal.
    private func number(_ index: Int, _ expected: String) throws(GestureScriptError) -> Double {
        guard words.indices.contains(index) else { throw unexpected(index, expected) }
        let text = words[index].text
        guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains($0) }),
            let value = Double(text), value.isFinite
        else { throw unexpected(index, expected) }
        return value
    }

    private func finish(_ count: Int) throws(GestureScriptError) {
        if words.count > count { throw unexpected(count, "the end of the line") }
    }

    private func unexpected(_ index: Int, _ expected: String) -> GestureScriptError {
        guard words.indices.contains(index) else { return error(end, expected, "the end of the line") }
        let text = words[index].text
        return error(words[index].column, expected, "'\(text.prefix(24))\(text.count > 24 ? "…" : "")'")
    }

    private func error(_ column: Int, _ expected: String, _ found: String) -> GestureScriptError {
        .malformed(file: file, line: line, column: column, expected: expected, found: found)
    }
}
