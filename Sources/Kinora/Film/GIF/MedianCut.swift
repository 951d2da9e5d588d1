/// Reduces many colors to a palette: repeatedly splits the box with the greatest variance where the halves vary least.
///
/// Heckbert's median cut with Wu's variance criterion (Graphics Gems II, "Efficient Statistical Computations for Optimal Color
/// Quantization").
struct MedianCut {
    private struct Box {
        let range: Range<Int>
        let spread: Double
        let axis: Int
    }

    private var colors: [WeightedColor]

    init(_ colors: [WeightedColor]) { self.colors = colors }

    /// Returns at most `count` colors, 0xFFRRGGBB.
    mutating func palette(count: Int) -> [UInt32] {
        guard !colors.isEmpty else { return [] }
        var boxes = [box(0..<colors.count)]
        while boxes.count < count {
            guard let widest = boxes.indices.max(by: { boxes[$0].spread < boxes[$1].spread }), boxes[widest].spread > 0 else { break }
            let cut = split(boxes[widest])
            let range = boxes[widest].range
            boxes[widest] = box(range.lowerBound..<cut)
            boxes.append(box(cut..<range.upperBound))
        }
        return boxes.map { mean(of: $0.range) }
    }

    private func box(_ range: Range<Int>) -> Box {
        var weight = 0.0
        var sums = (0.0, 0.0, 0.0)
        var squares = (0.0, 0.0, 0.0)
        for color in colors[range] {
            weight += color.weight
            sums.0 += color.weight * color.red
            sums.1 += color.weight * color.green
            sums.2 += color.weight * color.blue
            squares.0 += color.weight * color.red * color.red
            squares.1 += color.weight * color.green * color.green
            squares.2 += color.weight * color.blue * color.blue
        }
        let spreads = [
            squares.0 - sums.0 * sums.0 / weight, squares.1 - sums.1 * sums.1 / weight, squares.2 - sums.2 * sums.2 / weight,
        ]
        let axis = spreads[0] > spreads[1] ? (spreads[0] > spreads[2] ? 0 : 2) : (spreads[1] > spreads[2] ? 1 : 2)
        // A spread below one color step is rounding noise.
        let spread = range.count > 1 && spreads[axis] > 1e-6 * weight ? spreads[0] + spreads[1] + spreads[2] : 0
        return Box(range: range, spread: spread, axis: axis)
    }

    /// Sorts a box's colors along its longest axis and returns the start of its second half.
    private mutating func split(_ box: Box) -> Int {
        let axis = box.axis
        // The order of equal colors affects the output bytes; the sort is stable.
        colors[box.range].sort { $0[axis] < $1[axis] }
        var weight = 0.0
        var sum = 0.0
        for color in colors[box.range] {
            weight += color.weight
            sum += color.weight * color[axis]
        }
        var best = (index: box.range.lowerBound + 1, gain: -1.0)
        var lower = (weight: 0.0, sum: 0.0)
        for index in box.range.dropLast() {
            lower.weight += colors[index].weight
            lower.sum += colors[index].weight * colors[index][axis]
            let upper = (weight: weight - lower.weight, sum: sum - lower.sum)
            let gain = lower.sum * lower.sum / lower.weight + upper.sum * upper.sum / upper.weight
            if gain > best.gain { best = (index + 1, gain) }
        }
        return best.index
    }

    private func mean(of range: Range<Int>) -> UInt32 {
        var total = WeightedColor(red: 0, green: 0, blue: 0, weight: 0)
        for color in colors[range] {
            total.red += color.weight * color.red
            total.green += color.weight * color.green
            total.blue += color.weight * color.blue
            total.weight += color.weight
        }
        func byte(_ sum: Double) -> UInt32 { UInt32((sum / total.weight).rounded()) }
        return 0xFF00_0000 | byte(total.red) << 16 | byte(total.green) << 8 | byte(total.blue)
    }
}

/// A color, components 0 to 255, and its weight.
struct WeightedColor {
    var red: Double
    var green: Double
    var blue: Double
    var weight: Double

    /// Component 0 red, 1 green, 2 blue.
    subscript(axis: Int) -> Double { axis == 0 ? red : axis == 1 ? green : blue }
}
