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
