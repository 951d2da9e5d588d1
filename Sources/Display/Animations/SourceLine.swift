import Foundation

/// A line of a source file.
package struct SourceLine: Encodable, Hashable, Sendable {
    package let file: String
    package let line: Int

    package init(file: String, line: Int) { (self.file, self.line) = (file, line) }

    /// The innermost line of a call stack outside Kinora and the toolchain: the app's or the test's. Nil without debug information.
    ///
    /// - Parameters:
    ///   - lines: Those of the stack, innermost first.
    ///   - effectsAreApp: Whether the effects count as an app that uses UIKit.
    package static func ofApp(_ lines: some Sequence<(path: String, line: Int)>, effectsAreApp: Bool = false) -> SourceLine? {
        for (path, line) in lines {
            guard line > 0, path.hasPrefix("/") else { continue }
            if isOwn(path, effectsAreApp) || !FileManager.default.fileExists(atPath: path) { continue }
            return SourceLine(file: path, line: line)
        }
        return nil
    }

    private static func isOwn(_ path: String, _ effectsAreApp: Bool) -> Bool {
        guard path.hasPrefix(ownSources) else { return false }
        return !effectsAreApp || !effects.contains { path.dropFirst(ownSources.count).hasPrefix($0) }
    }

    /// The folder `Sources` of this package.
    package static let ownSources =
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path + "/"

    private static let effects = ["Transitions/", "Components/", "EffectSupport/", "Scenes/"]
}
