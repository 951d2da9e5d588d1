/// Infinity, as C calls it.
public let HUGE = Double.infinity
