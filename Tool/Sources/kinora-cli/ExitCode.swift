/// What the tool tells its caller, as the design's "The command line" fixes it.
enum ExitCode: Int32 {
    case success = 0
    /// What was compared differs, or something is missing.
    case differences = 1
    /// The command line was wrong; nothing was begun.
    case usage = 2
    /// Something could not be rendered, read or written.
    case cannotRender = 3
}
