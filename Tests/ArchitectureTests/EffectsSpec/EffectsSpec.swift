import Foundation

/// The requirements of the nine effects, sentence by sentence with their tests, from `Tests/Lists/effects-spec.tsv`.
struct EffectsSpec {
    /// One thing that an effect must do.
    struct Sentence: Equatable {
        /// The effect and a running number, as in `2.3`; the rules for all nine are 0.
        let number: String
        let text: String
        let tests: [TestName]
    }

    /// A test, or all of a class.
    struct TestName: Equatable {
        /// The file without its ending, below `Tests` or `Tool/Tests`.
        let file: String
        /// nil for all tests of the file's class.
        let test: String?
    }

    let sentences: [Sentence]

    /// - Parameter text: lines of a number, a sentence and its tests, with tabs between; `#` begins a comment.
    init(_ text: String) throws {
        sentences = try text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard columns.count == 3, columns[0].range(of: #"^\d\.\d+$"#, options: .regularExpression) != nil else {
                throw ListProblem(description: "effects-spec.tsv: not a number, a sentence and tests: \(line)")
            }
            return Sentence(
                number: String(columns[0]), text: String(columns[1]), tests: columns[2].split(separator: " ").map { TestName($0) })
        }
    }
}

extension EffectsSpec.TestName {
    /// - Parameter text: as in `TransitionsTests/Spin/SpinTests.testItTurns`.
    init(_ text: Substring) {
        let parts = text.split(separator: ".", maxSplits: 1)
        self.init(file: parts.first.map(String.init) ?? "", test: parts.count == 2 ? String(parts[1]) : nil)
    }

    /// Whether a source has the test, or the class.
    func isDeclared(in source: String) -> Bool {
        guard let test else { return source.contains("class \(file.split(separator: "/").last ?? "")") }
        return source.contains("func \(test)(")
    }
}
