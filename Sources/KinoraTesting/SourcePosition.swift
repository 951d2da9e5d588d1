import CoreGraphics
import Display
import Foundation
import Runtime

/// A source location in the form test frameworks expect.
struct SourcePosition: Equatable {
    /// The module and the file.
    let fileID: String
    let path: String
    let line: Int

    init(_ site: CallSite) { (fileID, path, line) = ("\(site.fileID)", "\(site.file)", Int(site.line)) }

    /// Uses the last folder as the module, which a debugger's line does not contain.
    init(path: String, line: Int) {
        fileID = path.split(separator: "/").suffix(2).joined(separator: "/")
        (self.path, self.line) = (path, line)
    }

    /// The innermost line on the call stack outside Kinora and the toolchain: the app's or the test's. Nil without debug information.
    static func ofApp() -> SourcePosition? {
        // Symbolication costs time per frame, and the line is usually among the first frames.
        for limit in [16, 200] {
            guard let trace = try? Backtrace.capture(limit: limit, top: 0), let frames = trace.symbolicated()?.frames else { return nil }
            let lines = frames.lazy.compactMap { $0.symbol?.sourceLocation }.map { (path: $0.path, line: $0.line) }
            if let line = SourceLine.ofApp(lines) { return SourcePosition(path: line.file, line: line.line) }
        }
        return nil
    }
}
