/// Memory that is kept and grows: what one row, mask or group needs, allocated once and used for every frame.
final class ScratchBuffer<Element: BitwiseCopyable> {
    @exclusivity(unchecked) private(set) var base: UnsafeMutablePointer<Element>
    @exclusivity(unchecked) private(set) var capacity = 0

    init() { base = .allocate(capacity: 1) }

    deinit { base.deallocate() }

    /// Makes room for a number of elements. What was in the buffer is lost when it grows; new memory is not initialised.
    func reserve(_ count: Int) {
        guard count > capacity else { return }
        base.deallocate()
        base = .allocate(capacity: count)
        capacity = count
    }

    /// Makes room, and fills new memory, if any, with a value.
    func reserve(_ count: Int, filling value: Element) {
        guard count > capacity else { return }
        reserve(count)
        base.update(repeating: value, count: count)
    }
}
