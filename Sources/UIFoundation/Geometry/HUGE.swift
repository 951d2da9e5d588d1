/// The largest finite `Float`, as C's math.h defines it; used as a repeat count without end.
public let HUGE = Float.greatestFiniteMagnitude

/// The largest finite `Float`, by another of its names in C.
public let MAXFLOAT = Float.greatestFiniteMagnitude
