/// Neighbouring pixels of one row that an outline covers, wholly or partly.
struct CoverageRun {
    var start: Int32
    var end: Int32
    /// Uniform coverage of 1 to 255, or 0 if each pixel has its own in the row's bytes.
    var uniform: Int32
}
