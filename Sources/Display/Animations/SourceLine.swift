import Foundation
import Runtime

/// A line of a source file.
package struct SourceLine: Encodable, Hashable, Sendable {
    package let file: String
    package let line: Int

    package init(file: String, line: Int) { (self.file, self.line) = (file, line) }

    /// The innermost line of a call stack outside Kinora and the toolchain: the app's or the test's. Nil without debug information.
    ///
    /// - Parameter effectsAreApp: Whether the effects count as an app that uses UIKit.
    package static func ofApp(_ stack: SymbolicatedBacktrace, effectsAreApp: Bool = false) -> SourceLine? {
        for frame in stack.frames {
            guard let location = frame.symbol?.sourceLocation, location.line > 0, location.path.hasPrefix("/") else { continue }
            if isOwn(location.path, effectsAreApp) || !FileManager.default.fileExists(atPath: location.path) { continue }
            return SourceLine(file: location.path, line: location.line)
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
