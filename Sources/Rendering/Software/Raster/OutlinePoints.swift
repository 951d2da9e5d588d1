/// Points in 1/256 pixel, their coordinates apart, with room for what kernels read and write beyond the last.
final class OutlinePoints {
    let x = ScratchBuffer<Int32>()
    let y = ScratchBuffer<Int32>()

    func reserve(_ count: Int) {
        x.reserve(count + 8)
        y.reserve(count + 8)
    }
}
