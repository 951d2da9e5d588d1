/// Points in 1/256 pixel, as separate coordinate arrays, padded for kernels that read and write beyond the end.
final class OutlinePoints {
    let x = ScratchBuffer<Int32>()
    let y = ScratchBuffer<Int32>()

    func reserve(_ count: Int) {
        x.reserve(count + 8)
        y.reserve(count + 8)
    }
}
