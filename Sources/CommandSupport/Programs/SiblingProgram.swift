import Foundation

/// A program of the tool's package, in the folder of this one.
package struct SiblingProgram {
    package let program: ToolProgram

    package init(_ program: ToolProgram) { self.program = program }

    package var path: String {
        let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        return URL(fileURLWithPath: own).deletingLastPathComponent().appendingPathComponent(program.rawValue).path
    }

    /// Replaces this process by the program.
    ///
    /// - Parameter command: The command line that builds it, for the error if it is not there.
    package func become(_ arguments: [String], startedBy command: String) throws -> Never {
        guard FileManager.default.isExecutableFile(atPath: path) else {
            throw Failure("\(path) is not built; start it by \(command), which builds it", status: ExitCode.cannotRender.rawValue)
        }
        try ChildProgram(path: path, arguments: arguments).become()
    }
}
