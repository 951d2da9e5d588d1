import Foundation

/// The lines of a source as its translation has them, to find the columns of the source.
struct TranslatedLines {
    private let source: [Substring]
    /// The last line of the translation for each line of the source: what made lines are before it has other lines.
    private var translated: [Int: Substring] = [:]

    /// - Parameter path: The translation, which may be missing.
    init(source: [UInt8], translation path: String) {
        self.source = String(decoding: source, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        guard let data = FileManager.default.contents(atPath: path) else { return }
        var number = 1
        for line in String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("#sourceLocation("), let name = line.range(of: "line: ", options: .backwards) {
                number = Int(line[name.upperBound...].prefix(while: \.isNumber)) ?? number
            } else if !line.drop(while: \.isWhitespace).hasPrefix("#warning(") {
                translated[number] = line
                number += 1
            }
        }
    }

    /// A column of the source, from 1, for one of the translation.
    func column(_ column: Int, in line: Int) -> Int {
        guard source.indices.contains(line - 1), let text = translated[line] else { return column }
        return ColumnMap(original: String(source[line - 1]), translated: String(text)).original(line: 0, column: column - 1) + 1
    }
}
