import Foundation

/// Reads one source file at a time and says where it breaks the rules.
struct ArchitectureChecker {
    let rules: ArchitectureRules

    private let importPattern: NSRegularExpression
    private let clockPattern: NSRegularExpression
    private let trapPattern: NSRegularExpression
    private let streamPattern: NSRegularExpression
    private let packagePattern: NSRegularExpression

    /// - Parameter rules: nil for those of the repository.
    init(rules: ArchitectureRules? = nil) throws {
        let rules = try rules ?? ArchitectureRules()
        self.rules = rules
        func pattern(_ text: String) throws -> NSRegularExpression {
            try NSRegularExpression(pattern: text, options: .anchorsMatchLines)
        }
        importPattern = try pattern(
            #"^[ \t]*((?:@\w+(?:\([^)]*\))?[ \t]+|(?:public|package|internal|fileprivate|private)[ \t]+)*)"#
                + #"import[ \t]+(?:(?:struct|class|enum|protocol|func|var|let|typealias)[ \t]+)?(\w+)"#)
        clockPattern = try pattern(rules.clockPatterns.joined(separator: "|"))
        trapPattern = try pattern(rules.trapPatterns.joined(separator: "|"))
        streamPattern = try pattern(rules.streamPatterns.joined(separator: "|"))
        packagePattern = try pattern(#"\bpackage\b"#)
    }

    /// - Parameter path: starts with the module's folder.
    func check(_ source: String, at path: String) -> [Violation] {
        let components = path.split(separator: "/").map(String.init)
        let module = components[0]
        let isSwift = path.hasSuffix(".swift")
        let code = isSwift ? SourceText(source).code : source
        var violations: [Violation] = []
        func complain(_ line: Int, _ sentence: String) {
            violations.append(Violation(path: path, line: line, sentence: sentence))
        }

        let all = source.split(separator: "\n", omittingEmptySubsequences: false).dropLast(source.hasSuffix("\n") ? 1 : 0)
        let lines = all.count { !$0.drop(while: \.isWhitespace).hasPrefix("///") }
        if lines > rules.longestFile { complain(all.count, "\(lines) lines; split it, \(rules.longestFile) are the most") }
        if components.count - 2 > rules.deepestFolder {
            complain(1, "\(components.count - 2) folders deep; \(rules.deepestFolder) are the most")
        }
        if isSwift {
            guard let allowed = rules.imports(of: module) else {
                complain(1, "the module \(module) is in no manifest")
                return violations
            }
            checkImports(code, of: module, allowed: allowed, complain)
        }
        if !rules.clockModules.contains(module), rules.clockExceptions[path] == nil {
            for (line, text) in matches(clockPattern, in: code) {
                complain(line, "\(text) reads a clock or waits; only Display and Headless do, elsewhere time is a parameter")
            }
        }
        if isSwift, !rules.trapFolders.contains(where: { path.hasPrefix($0 + "/") }) {
            for (line, text) in matches(trapPattern, in: code) {
                complain(line, "\(text) ends the program; throw, or call trap(object:value:remedy:) for a programmer's error")
            }
        }
        for (line, text) in isSwift ? matches(streamPattern, in: code) : [] {
            complain(line, "\(text) traps, or is killed, where nothing can be written; call writeAll or Diagnostics.standardError")
        }
        if rules.portable[module] != nil {
            for (line, _) in matches(packagePattern, in: code) {
                complain(line, "package access does not exist on iOS for this module; use public API alone")
            }
        }
        return violations
    }

    private func checkImports(_ code: String, of module: String, allowed: Set<String>, _ complain: (Int, String) -> Void) {
        let text = code as NSString
        for match in importPattern.matches(in: code, range: NSRange(location: 0, length: text.length)) {
            let attributes = text.substring(with: match.range(at: 1))
            let imported = text.substring(with: match.range(at: 2))
            let line = lineNumber(of: match.range(at: 2).location, in: text)
            if attributes.contains("@testable") {
                complain(line, "@testable import \(imported): sources import what is public or package")
            }
            if !allowed.contains(imported) {
                complain(line, "\(module) may not import \(imported); it may import \(allowed.sorted().joined(separator: " "))")
            }
        }
    }

    private func matches(_ pattern: NSRegularExpression, in code: String) -> [(line: Int, text: String)] {
        let text = code as NSString
        return pattern.matches(in: code, range: NSRange(location: 0, length: text.length)).map {
            (lineNumber(of: $0.range.location, in: text), text.substring(with: $0.range))
        }
    }

    private func lineNumber(of location: Int, in text: NSString) -> Int {
        1 + text.substring(to: location).utf8.count { $0 == UInt8(ascii: "\n") }
    }
}
