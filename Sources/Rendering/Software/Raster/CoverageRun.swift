/// Neighbouring pixels of one row that an outline covers, wholly or in part.
struct CoverageRun {
    var start: Int32
    var end: Int32
    /// 1 to 255, the same for all; 0 where each pixel has its own, in the row's bytes.
    var uniform: Int32
}
