/// Neighbouring pixels of one row that an outline covers, wholly or in part.
struct CoverageRun {
    var start: Int32
    var end: Int32
    /// 1 to 255, the same for all; 0 where each pixel has its own, in the row's bytes.
    var uniform: Int32
}

/// How far an outline covers the pixels of one row: runs from left to right, without what is not covered at all.
struct CoverageRow {
    let y: Int
    /// The pixel that `bytes` begins with.
    let origin: Int
    let bytes: UnsafeMutablePointer<UInt8>
    var runs: UnsafeMutableBufferPointer<CoverageRun>

    @inline(__always)
    func bytes(at x: Int32) -> UnsafeMutablePointer<UInt8> { bytes + (Int(x) - origin) }
}
