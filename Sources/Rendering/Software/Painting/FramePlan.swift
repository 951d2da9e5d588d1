/// The commands of a frame, by bands, and the values that painting them needs.
struct FramePlan {
    let list: DisplayList
    let bins: BandBins
    let background: UInt32
    let kernels: Kernels
    /// Width of the target in pixels.
    let width: Int
}
