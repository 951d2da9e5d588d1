/// What colours the pixels of an outline: rows of them, at absolute coordinates, as far as they are covered.
protocol Paint {
    /// Paints pixels covered alike, 1…255.
    func paint(_ destination: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, coverage: UInt32)
    /// Paints pixels each covered in its own way.
    func paint(_ destination: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt8>)
}
