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
