/// Exit codes of the tool.
enum ExitCode: Int32 {
    case success = 0
    /// The compared items differ, or some are missing.
    case differences = 1
    /// The command line was wrong, or an input file is missing or damaged; nothing was begun.
    case usage = 2
    /// Rendering or writing failed.
    case cannotRender = 3
    /// Standard output was closed by its reader: the status of a program ended by SIGPIPE.
    case closedOutput = 141
}
