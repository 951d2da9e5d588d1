import CommandSupport
import Foundation

/// The compiler of Kinora's own modules while the translator is being built: the real one, unchanged. It keeps the flags of UIKit, as the
/// translator does.
package enum FirstCompiler {
    /// Replaces this process by the compiler.
    package static func become(_ arguments: [String]) throws -> Never {
        let words = try ResponseFile.expanded(arguments)
        if value(of: "-module-name", in: words) == "UIKit", let map = value(of: "-output-file-map", in: words) {
            try ImportFlags(outputFileMap: map)?.record(words, of: "UIKit")
        }
        try ChildProgram(path: ToolchainFolder.realProgram("swiftc"), arguments: arguments).become()
    }

    private static func value(of option: String, in words: [String]) -> String? {
        words.firstIndex(of: option).flatMap { $0 + 1 < words.count ? words[$0 + 1] : nil }
    }
}
