import XCTest

/// State that ends with a host is in `Environment`; static and global variables that outlive hosts are listed with their reasons.
final class ProcessStateTests: XCTestCase {
    private let tree = SourceTree()

    func testStaticStateIsListedWithAReason() throws {
        var found: [String] = []
        for file in try tree.sources() where file.path.hasSuffix(".swift") && !file.url.path.contains("/Tool/") {
            found += Self.stateVariables(in: try file.text()).map { "\(file.path)\t\($0)" }
        }
        let rows = try tree.text("Tests/Lists/process-state.tsv").split(separator: "\n").filter { !$0.hasPrefix("#") }
            .map { $0.split(separator: "\t") }
        for row in rows { XCTAssertEqual(row.count, 3, "\(row): file, variable and reason") }
        let listed = rows.map { $0.prefix(2).joined(separator: "\t") }
        XCTAssertEqual(
            found.sorted(), listed.sorted(),
            "state of a host belongs in Environment; what outlives hosts needs a reason in process-state.tsv")
    }

    func testStateIsFound() {
        let source = """
            enum Cache {
                nonisolated(unsafe) private static var known: [Key: Value] = [:]
                package private(set) static weak var owner: Owner?
                private static let lock = Mutex(State())
                static let ofThread = ThreadLocal { Cache() }
                static var count: Int { known.count }
                static var current: Cache {
                    get { known }
                }
                static let limit = 5
                static var handler: (String) -> Void = { print($0) }
                var ownValue = 1
            }
            nonisolated(unsafe) var global = 0
            private let counter = Atomic(0)
            let constant = 3
            """
        XCTAssertEqual(Self.stateVariables(in: source), ["known", "owner", "lock", "ofThread", "handler", "global", "counter"])
    }

    /// Names of the static and global stored variables, and of constants that hold changing state.
    private static func stateVariables(in source: String) -> [String] {
        source.split(separator: "\n").compactMap { line in
            let modifiers =
                #"^(?:@\w+(?:\([^)]*\))? |(?:nonisolated|private|fileprivate|package|public|internal)(?:\(\w+\))? |weak |final )*"#
            let words = line.drop { $0 == " " }
            let isIndented = words.startIndex != line.startIndex
            guard let range = words.range(of: modifiers + "(?:static )?(?:weak )?(?:var|let) ", options: .regularExpression) else {
                return nil
            }
            let introducer = words[range]
            guard introducer.contains("static ") || !isIndented else { return nil }
            let declaration = words[range.upperBound...]
            let name = String(declaration.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
            let value = declaration.range(of: " = ").map { declaration[$0.upperBound...] }
            if introducer.hasSuffix("let ") {
                let holders = [
                    "Mutex", "Atomic", "ThreadLocal", "NSCache", "NSHashTable", "NSMapTable", "DecodedImageCache", "RenderThreads",
                ]
                return value.map { value in holders.contains { value.hasPrefix($0) } } == true ? name : nil
            }
            // A brace before any value begins a computed variable.
            let brace = declaration.firstIndex(of: "{") ?? declaration.endIndex
            return brace < (value?.startIndex ?? declaration.endIndex) ? nil : name
        }
    }
}
