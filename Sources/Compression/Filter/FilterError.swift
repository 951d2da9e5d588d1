/// An error of a filter.
public enum FilterError: Error {
    /// The filter cannot be made, or is used after its end.
    case invalidState
    /// The data is not what the algorithm makes, or ends too soon.
    case invalidData
}
