import Foundation

/// A block of Swift code in a comment or on a page.
struct DocumentationSnippet {
    /// The type whose comment or page has the block; nil for members, functions and articles.
    let owner: String?
    /// From the root.
    let path: String
    /// Number of the block's first line in its file.
    let line: Int
    let lines: [String]

    /// The blocks of documentation comments.
    static func all(inComments text: String, path: String) -> [DocumentationSnippet] {
        let lines = text.components(separatedBy: "\n")
        let comments = lines.map { line -> String? in
            let trimmed = line.drop { $0 == " " }
            guard trimmed.hasPrefix("///") else { return nil }
            return String(trimmed.dropFirst(trimmed.hasPrefix("/// ") ? 4 : 3))
        }
        return blocks(in: comments).map { start, end in
            // Attributes may be on lines of their own.
            let next = lines[end...].first { line in
                let trimmed = line.drop { $0 == " " }
                return !trimmed.hasPrefix("///") && (!trimmed.hasPrefix("@") || trimmed.contains("public "))
            }
            let type = next?.firstMatch(of: /\b(?:class|struct|enum|protocol) (\w+)/).map { String($0.output.1) }
            return DocumentationSnippet(owner: type, path: path, line: start + 1, lines: comments[start..<end].map { $0 ?? "" })
        }
    }

    /// The blocks of a page; the owner is the type of its title, as in ``# ``UIView`` ``.
    static func all(inPage text: String, path: String) -> [DocumentationSnippet] {
        let lines = text.components(separatedBy: "\n")
        let type = lines.first?.firstMatch(of: /^# ``(?:\w+\/)*(\w+)``$/).map { String($0.output.1) }
        return blocks(in: lines).map { start, end in
            DocumentationSnippet(owner: type, path: path, line: start + 1, lines: Array(lines[start..<end]))
        }
    }

    /// Ranges of the lines between fences; nil stands for a line outside comments, which ends a block.
    private static func blocks(in lines: [String?]) -> [(start: Int, end: Int)] {
        var found: [(Int, Int)] = []
        var start: Int?
        for (index, line) in lines.enumerated() {
            if let first = start {
                guard line == nil || line == "```" else { continue }
                found.append((first, index))
                start = nil
            } else if line == "```swift" {
                start = index + 1
            }
        }
        return found
    }

    /// The block as a function's body, with the selectors that the source translator writes in place of Objective-C's.
    func function(named name: String) -> String {
        """
        #sourceLocation(file: "\(path)", line: \(line - 1))
        @MainActor func \(name)() throws {
        \(Self.translated(lines).joined(separator: "\n"))
        }
        #sourceLocation()

        """
    }

    /// Lines in which each `#selector` of a method with one parameter is a selector of the enclosing class, without `@objc`.
    static func translated(_ lines: [String]) -> [String] {
        var type = ""
        return lines.map { line in
            if let match = line.firstMatch(of: /\bclass (\w+)/) { type = String(match.output.1) }
            return line.replacing("@objc ", with: "").replacing(/#selector\((\w+)\)/) { match in
                let name = match.output.1
                return "Selector(\"\(name):\", \(type).\(name))"
            }
        }
    }
}
