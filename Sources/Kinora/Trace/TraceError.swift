/// Why a trace could not be read.
public enum TraceError: Error, Hashable, CustomStringConvertible {
    /// The data is no trace: why.
    case unreadable(String)
    /// It is a trace of a version that is not known here.
    case version(Int)

    public var description: String {
        switch self {
        case .unreadable(let reason): "this is no trace of Kinora: \(reason)"
        case .version(let version): "the trace is of version \(version); version \(Trace.version) can be read"
        }
    }
}
