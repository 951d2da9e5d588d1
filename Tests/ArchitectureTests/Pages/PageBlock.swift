import Foundation

/// A code block of a Markdown page.
struct PageBlock: Equatable {
    /// The page, from the root.
    let page: String
    /// Line of the block's first line of code, from 1.
    let line: Int
    /// Text after the opening fence; for an indented block `sh` if it begins with a command, else `text`.
    let language: String
    /// The code without the fence or the indentation; ends with a newline.
    let code: String
    /// The heading above, without its marks; empty before the first.
    let heading: String
    /// Number of the block among those of its language under the heading, from 1.
    let number: Int
    /// Text of the comment directly before the block, such as `fails`; nil without one.
    let remark: String?
    /// The file that a line before the block names, as in "`Package.swift`:"; nil without one.
    let file: String?

    /// Name of the block in contexts and messages.
    var name: String { "\(heading), \(number)" }

    /// Commands that begin an indented block of commands.
    private static let commands: Set<Substring> = ["./kinora", "kinora", "swift", "cd", "mkdir", "git", "ln", "apt-get", "sed"]

    /// The blocks of a page, in order. A fence that is not closed ends with the page.
    static func blocks(of text: String, page: String) -> [PageBlock] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var blocks: [PageBlock] = []
        var heading = ""
        var counts: [String: Int] = [:]
        var index = 0
        func add(_ language: String, _ code: [Substring], at line: Int, opening: Int) {
            let (remark, file) = introduction(lines[..<opening])
            counts[language, default: 0] += 1
            blocks.append(
                PageBlock(
                    page: page, line: line, language: language, code: code.map { $0 + "\n" }.joined(), heading: heading,
                    number: counts[language] ?? 0, remark: remark, file: file))
        }
        while index < lines.count {
            let line = lines[index]
            if let title = line.wholeMatch(of: /#{1,6} +(.*)/)?.output.1 {
                (heading, counts) = (String(title), [:])
            } else if line.hasPrefix("```") {
                let end = lines[(index + 1)...].firstIndex { $0.hasPrefix("```") } ?? lines.count
                add(line.dropFirst(3).trimmingCharacters(in: .whitespaces), Array(lines[(index + 1)..<end]), at: index + 2, opening: index)
                index = end
            } else if line.hasPrefix("    "), index == 0 || lines[index - 1].isEmpty {
                var code: [Substring] = []
                let start = index
                while index < lines.count, lines[index].hasPrefix("    ") || lines[index].isEmpty {
                    code.append(lines[index].dropFirst(4))
                    index += 1
                }
                while code.last?.isEmpty == true { code.removeLast() }
                let first = code[0].prefix { $0 != " " }
                add(commands.contains(first) ? "sh" : "text", code, at: start + 1, opening: start)
                continue
            }
            index += 1
        }
        return blocks
    }

    /// The comment and the file's name directly before a block, in this order or the other.
    private static func introduction(_ lines: ArraySlice<Substring>) -> (remark: String?, file: String?) {
        var (remark, file): (String?, String?) = (nil, nil)
        for line in lines.reversed() {
            if line.isEmpty { continue }
            if remark == nil, let found = line.wholeMatch(of: /<!-- (.*) -->/)?.output.1 {
                remark = String(found)
            } else {
                file = line.wholeMatch(of: /`([\w\/-]+\.[\w.]+)`(?:, [^`]*)?:/).map { String($0.output.1) }
                break
            }
        }
        return (remark, file)
    }
}
