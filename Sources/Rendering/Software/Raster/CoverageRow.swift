/// Coverage of one row of pixels by an outline: runs from left to right, without uncovered pixels.
struct CoverageRow {
    let y: Int
    /// Pixel that `bytes` begins with.
    let origin: Int
    let bytes: UnsafeMutablePointer<UInt8>
    var runs: UnsafeMutableBufferPointer<CoverageRun>

    @inline(__always)
    func bytes(at x: Int32) -> UnsafeMutablePointer<UInt8> { bytes + (Int(x) - origin) }
}

/// Neighboring pixels of one row that an outline covers, wholly or partly.
struct CoverageRun {
    var start: Int32
    var end: Int32
    /// Uniform coverage of 1 to 255, or 0 if each pixel has its own in the row's bytes.
    var uniform: Int32
}
