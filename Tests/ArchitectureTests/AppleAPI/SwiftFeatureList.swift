import Foundation

/// Features that need a compiler or an iOS, from `Tests/Lists/swift-features.tsv`.
struct SwiftFeatureList {
    private struct Feature {
        let name: String
        let pattern: NSRegularExpression
        let compiler: Version
        /// nil: any.
        let system: Version?
    }

    /// A version of two numbers: 5.10 comes after 5.9.
    struct Version: Comparable, CustomStringConvertible {
        let major: Int
        let minor: Int

        init?(_ text: some StringProtocol) {
            let components = text.split(separator: ".").map { Int($0) }
            guard components.count == 1 || components.count == 2, let major = components[0],
                let minor = components.count == 2 ? components[1] : 0
            else {
                return nil
            }
            (self.major, self.minor) = (major, minor)
        }

        static func < (one: Version, other: Version) -> Bool { (one.major, one.minor) < (other.major, other.minor) }

        var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
    }

    private let features: [Feature]

    /// - Parameter text: lines of a name, a regular expression, a version of Swift, one of iOS (`-`: any) and a source, with tabs between;
    ///   `#` begins a comment.
    init(_ text: String) throws {
        features = try text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            .filter { !$0.element.isEmpty && !$0.element.hasPrefix("#") }
            .map { index, line in
                let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
                guard columns.count == 5, let compiler = Version(columns[2]), columns[3] == "-" || Version(columns[3]) != nil,
                    !columns[4].isEmpty
                else {
                    throw ListProblem(description: "swift-features.tsv:\(index + 1): not a name, pattern, Swift, iOS and source: \(line)")
                }
                let pattern = try NSRegularExpression(pattern: String(columns[1]))
                return Feature(name: String(columns[0]), pattern: pattern, compiler: compiler, system: Version(columns[3]))
            }
    }

    /// Uses of features that the promised versions lack.
    ///
    /// - Parameters:
    ///   - compiler: the oldest Swift that builds the package.
    ///   - system: the oldest iOS that it runs on.
    func violations(in source: String, at path: String, compiler: Version, system: Version) -> [Violation] {
        let code = SourceText(source).code
        let text = code as NSString
        return features.flatMap { feature -> [Violation] in
            let isOld = feature.compiler <= compiler
            let runs = feature.system.map { $0 <= system || source.contains("#available(iOS \($0)") } ?? true
            guard !isOld || !runs else { return [] }
            let needs = !isOld ? "Swift \(feature.compiler)" : "iOS \(feature.system ?? system)"
            let promise = !isOld ? "the manifest builds with \(compiler)" : "the package runs on \(system)"
            return feature.pattern.matches(in: code, range: NSRange(location: 0, length: text.length)).map { match in
                let line = 1 + text.substring(to: match.range.location).utf8.count { $0 == UInt8(ascii: "\n") }
                return Violation(path: path, line: line, sentence: "\(feature.name) needs \(needs), and \(promise)")
            }
        }
    }
}
