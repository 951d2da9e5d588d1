/// An error decoding a trace.
public enum TraceError: Error, Hashable, CustomStringConvertible {
    /// The data is not a trace, with the reason.
    case unreadable(String)
    /// The trace has an unknown version.
    case version(Int)

    public var description: String {
        switch self {
        case .unreadable(let reason): "this is not a trace of Kinora: \(reason)"
        case .version(let version): "the trace is of version \(version); version \(Trace.version) can be read"
        }
    }
}
