import Display
import Foundation
import Runtime

/// The code that caused a fault of an exploration: the app's, or Kinora's own without any of the app's.
struct FaultOrigin: Hashable, Codable, Sendable {
    /// Whether no code of the app is on the call stack: the app cannot be at fault.
    let isKinora: Bool
    /// The file and the line.
    let position: String

    /// The origin of a fault that the calling code has found; nil without debug information.
    ///
    /// The innermost line outside of Kinora and the toolchain is the app's. The exploration's own frames are below the app: what is below
    /// them belongs to the test.
    ///
    /// - Parameter isRaw: Whether Swift itself ended the program. It does so at the fault: a library must not let it happen in its own
    ///   code, with any caller.
    static func ofCaller(isRaw: Bool = false) -> FaultOrigin? {
        guard let trace = try? Backtrace.capture(limit: 200, top: 0), let frames = trace.symbolicated()?.frames else { return nil }
        return origin(of: frames.compactMap { $0.symbol?.sourceLocation }.map { ($0.path, $0.line) }, isRaw: isRaw)
    }

    /// The origin by the lines of a call stack, innermost first.
    static func origin(of lines: [(String, Int)], isRaw: Bool) -> FaultOrigin? {
        var own: String?
        for (path, line) in lines {
            guard line > 0, path.hasPrefix("/") else { continue }
            guard path.hasPrefix(SourceLine.ownSources) else {
                guard FileManager.default.fileExists(atPath: path) else { continue }
                return FaultOrigin(isKinora: false, position: "\(path):\(line)")
            }
            let file = path.dropFirst(SourceLine.ownSources.count)
            if isBoundary(file) { break }
            if own == nil, !isReport(file) {
                own = "Sources/\(file):\(line)"
                if isRaw { break }
            }
        }
        return own.map { FaultOrigin(isKinora: true, position: $0) }
    }

    /// Whether a file is one of the exploration, or of the stage that it drives.
    private static func isBoundary(_ file: Substring) -> Bool {
        file.hasPrefix("KinoraTesting/Exploration/") && !reporters.contains { file.hasSuffix($0) } || file.hasPrefix("Kinora/Stage/")
    }

    /// Files of the exploration and of the diagnosis that report the fault itself.
    private static let reporters = ["/FaultOrigin.swift", "/ExplorationReporter.swift", "/CopiedRun.swift"]

    private static func isReport(_ file: Substring) -> Bool {
        file.hasPrefix("CoreGraphics/Diagnostics/") || file.hasSuffix("/CALayer+Properties.swift")
            || reporters.contains { file.hasSuffix($0) }
    }

    /// A sentence for the report.
    var sentence: String {
        isKinora
            ? "No code of the app is on the call stack: this is a fault of Kinora's own, at \(position). Please report it with steps.gesture."
            : "The app's code is at \(position)."
    }
}
