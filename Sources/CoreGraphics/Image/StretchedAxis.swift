/// The mapping of pixels along one axis of a nine-part image: the end caps keep their size, and the center is stretched or repeated.
package struct StretchedAxis {
    /// The two source pixels that a target pixel is blended from, and the weight of the second: 0…256.
    package struct Mix: Hashable {
        package var first: Int
        package var second: Int
        package var weight: UInt32
    }

    package private(set) var mixes: [Mix] = []

    /// - Parameters:
    ///   - source: Pixels of the original, at least 1.
    ///   - target: Pixels of the result, at least 1.
    ///   - leading, trailing: Pixels of the original that keep their size; limited so that one pixel stays between them. In a target
    ///     smaller than both together they shrink proportionally.
    ///   - repeats: Whether the center is repeated, starting with a whole copy, instead of stretched.
    package init(source: Int, target: Int, leading: Int, trailing: Int, repeats: Bool) {
        let leading = min(max(leading, 0), source - 1)
        let trailing = min(max(trailing, 0), source - leading - 1)
        var (first, last) = (leading, trailing)
        if first + last > target {
            first = (leading * target + (leading + trailing) / 2) / (leading + trailing)
            last = target - first
        }
        let middle = source - leading - trailing
        mixes.reserveCapacity(target)
        stretch(0..<leading, to: first)
        if repeats {
            mixes += (0..<(target - first - last)).map { Mix(first: leading + $0 % middle, second: leading + $0 % middle, weight: 0) }
        } else {
            stretch(leading..<(leading + middle), to: target - first - last)
        }
        stretch((source - trailing)..<source, to: last)
    }

    /// Blends neighbors inside `section` only, so that the parts do not bleed into each other.
    private mutating func stretch(_ section: Range<Int>, to count: Int) {
        for index in 0..<count {
            // The center of the target's pixel in 256ths of an original one, from the center of the part's first.
            let position = ((2 * index + 1) * section.count * 256 - count * 256) / (2 * count)
            let clamped = min(max(position, 0), (section.count - 1) * 256)
            let first = section.lowerBound + clamped >> 8
            mixes.append(Mix(first: first, second: min(first + 1, section.upperBound - 1), weight: UInt32(clamped & 0xFF)))
        }
    }
}
