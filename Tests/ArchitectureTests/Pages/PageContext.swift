import Foundation

/// Code around a page's blocks that are no whole files: a Swift file in which a line `//> HEADING, NUMBER` stands for a block.
struct PageContext {
    /// A module that the page's blocks import.
    struct Module: Equatable {
        let name: String
        /// A block's name, or a folder of sources from the root, in which `__NAME__` is the module's name.
        let source: String
    }

    private let lines: [Substring]
    /// The modules of lines `// module NAME: SOURCE`.
    let modules: [Module]
    /// Names of the blocks that the lines stand for, in order.
    let markers: [String]

    init(_ text: String) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        modules = lines.compactMap { line in
            line.wholeMatch(of: /\/\/ module (\w+): (.+)/).map { Module(name: String($0.output.1), source: String($0.output.2)) }
        }
        markers = lines.compactMap(Self.marker)
    }

    /// The file with the blocks in place of their markers.
    ///
    /// - Parameter code: the code of a block by its name; a marker without code stays.
    func filled(with code: [String: String]) -> String {
        lines.map { line in Self.marker(line).flatMap { code[$0] } ?? line + "\n" }.joined()
    }

    private static func marker(_ line: Substring) -> String? {
        line.firstMatch(of: /^ *\/\/> (.+)$/).map { String($0.output.1) }
    }
}
