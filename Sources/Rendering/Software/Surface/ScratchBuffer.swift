/// Reusable, growing scratch buffer for a row, a mask or a group; allocated once and used for every frame.
final class ScratchBuffer<Element: BitwiseCopyable> {
    @exclusivity(unchecked) private(set) var base: UnsafeMutablePointer<Element>
    @exclusivity(unchecked) private(set) var capacity = 0

    init() { base = .allocate(capacity: 1) }

    deinit { base.deallocate() }

    /// Ensures a capacity. Growing discards the contents; new memory is uninitialized.
    func reserve(_ count: Int) {
        guard count > capacity else { return }
        base.deallocate()
        base = .allocate(capacity: count)
        capacity = count
    }

    /// Ensures a capacity, and fills new memory, if any, with a value.
    func reserve(_ count: Int, filling value: Element) {
        guard count > capacity else { return }
        reserve(count)
        base.update(repeating: value, count: count)
    }
}
