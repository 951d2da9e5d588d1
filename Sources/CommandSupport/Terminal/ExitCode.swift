/// The exit status of a program.
package struct ExitCode: RawRepresentable, Equatable, Sendable {
    package let rawValue: Int32

    /// A status; programs that a command runs have others than those below.
    package init(rawValue: Int32) { self.rawValue = rawValue }

    package static let success = ExitCode(rawValue: 0)
    /// The compared items differ, some are missing, or tests failed.
    package static let differences = ExitCode(rawValue: 1)
    /// The command line was wrong, or an input file is missing or damaged; nothing was begun. Also the status of a command that could not
    /// write to standard output or error: `kinora_program_begin()` sees to that.
    package static let usage = ExitCode(rawValue: 2)
    /// Building, rendering, or writing a file failed.
    package static let cannotRender = ExitCode(rawValue: 3)
}
