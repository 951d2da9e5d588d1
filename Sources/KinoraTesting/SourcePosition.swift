import CoreGraphics
import Foundation
import Runtime

/// A line of a source file, as test frameworks want it.
struct SourcePosition: Equatable {
    /// The module and the file.
    let fileID: String
    let path: String
    let line: Int

    init(_ site: CallSite) { (fileID, path, line) = ("\(site.fileID)", "\(site.file)", Int(site.line)) }

    /// The last folder stands for the module, which a debugger's line does not name.
    init(path: String, line: Int) {
        fileID = path.split(separator: "/").suffix(2).joined(separator: "/")
        (self.path, self.line) = (path, line)
    }

    /// The innermost line on the call stack that is neither ours nor the toolchain's: that of the app or the test. nil without debug information.
    static func ofApp() -> SourcePosition? {
        // Names cost time by the frame, and the line is mostly among the first ones.
        for limit in [16, 200] {
            guard let trace = try? Backtrace.capture(limit: limit, top: 0), let frames = trace.symbolicated()?.frames else { return nil }
            for frame in frames {
                guard let place = frame.symbol?.sourceLocation, place.line > 0, place.path.hasPrefix("/") else { continue }
                if place.path.hasPrefix(ownSources) || !FileManager.default.fileExists(atPath: place.path) { continue }
                return SourcePosition(path: place.path, line: place.line)
            }
        }
        return nil
    }

    /// The folder `Sources` of this package.
    private static let ownSources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().path + "/"
}
