internal import SourceTokens

extension SourceFilter {
    /// The modules that a file imports, in conditions too; not those that comments and strings name.
    public static func importedModules(_ source: [UInt8]) -> Set<String> {
        contains(source, Array("import".utf8)) ? TokenScanner.importedModules(source) : []
    }

    /// The bytes of the attributes `@main`, outside of comments and strings.
    public static func entryPoints(_ source: [UInt8]) -> [Range<Int>] {
        guard contains(source, Array("@main".utf8)) else { return [] }
        var result: [Range<Int>] = []
        var last: TokenScanner.Token?
        for token in TokenScanner(source) {
            if let mark = last, source[mark.range.lowerBound] == UInt8(ascii: "@"), mark.range.upperBound == token.range.lowerBound,
                source[token.range].elementsEqual("main".utf8)
            {
                result.append(mark.range.lowerBound..<token.range.upperBound)
            }
            last = token
        }
        return result
    }

    /// A part of Apple's Foundation, or of what that exports, which is a module of its own on Linux.
    public struct FoundationModule: Sendable {
        public let name: String
        /// The beginnings of the names of its declarations.
        let prefixes: [String]
        /// The imports of a file for iOS that uses them.
        let imports: String
        /// Modules that export it.
        var exporters: Set<String> = []
        /// Whether modules that do not import UIKit can have it.
        public var isForEveryModule: Bool { exporters.isEmpty }
    }

    private static let foundationModules = [
        FoundationModule(
            name: "FoundationNetworking",
            prefixes: [
                "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "CachedURLResponse", "URLCache", "HTTPCookie", "URLProtocol",
                "URLProtectionSpace", "URLCredential", "URLAuthenticationChallenge", "NSURLRequest", "NSMutableURLRequest",
            ], imports: "import FoundationNetworking"),
        // The other classes of the module are not on iOS, where packages have some of their names.
        FoundationModule(
            name: "FoundationXML", prefixes: ["XMLParser"],
            imports: "import class FoundationXML.XMLParser; import protocol FoundationXML.XMLParserDelegate"),
        // Darwin's, which Foundation exports.
        FoundationModule(
            name: "UnifiedLogging", prefixes: ["OSAtomic", "OSSpinLock", "OS_SPINLOCK_INIT", "os_unfair_lock"],
            imports: "import UnifiedLogging"),
        // Foundation's class on iOS, which text views use.
        FoundationModule(
            name: "UIFoundation", prefixes: ["NSDataDetector", "NSTextCheckingTypes"], imports: "import UIFoundation",
            exporters: ["UIKit", "UIFoundation"]),
        // Foundation exports it on iOS.
        FoundationModule(
            name: "Combine",
            prefixes: ["ObservableObject", "AnyCancellable", "AnyPublisher", "PassthroughSubject", "CurrentValueSubject"],
            imports: "import Combine", exporters: ["OpenCombine"]),
    ]

    /// The parts of Foundation whose types a file names, outside of comments and strings, without importing them.
    public static func missingFoundationModules(of source: [UInt8]) -> [FoundationModule] {
        foundationModules.filter { module in
            let names = module.prefixes.map { Array($0.utf8) }.filter { contains(source, $0) }
            guard !names.isEmpty, module.exporters.union([module.name]).isDisjoint(with: importedModules(source)) else { return false }
            return TokenScanner(source).contains { token in
                token.kind == .word && names.contains { source[token.range].starts(with: $0) }
            }
        }
    }
}
