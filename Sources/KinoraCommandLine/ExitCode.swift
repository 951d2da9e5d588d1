/// Exit codes of the tool.
enum ExitCode: Int32 {
    case success = 0
    /// The compared items differ, or some are missing.
    case differences = 1
    /// The command line was wrong, or an input file is missing or damaged; nothing was begun. Also the status of a command that could not
    /// write to standard output or error: `Program.begin()` sees to that.
    case usage = 2
    /// Rendering, or writing a file, failed.
    case cannotRender = 3
}
