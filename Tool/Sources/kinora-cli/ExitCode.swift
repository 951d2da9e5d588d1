/// What the tool tells its caller, as the design's "The command line" fixes it.
enum ExitCode: Int32 {
    case success = 0
    /// What was compared differs, or something is missing.
    case differences = 1
    /// The command line was wrong, or a file that it names as input is missing or damaged; nothing was begun.
    case usage = 2
    /// Something could not be rendered or written.
    case cannotRender = 3
    /// Nobody reads standard output any more: the status that a shell sees of a program that SIGPIPE has ended.
    case closedOutput = 141
}
