/// The pixels of an image as indexes of at most 256 colors: its own where it has no more, otherwise averages by the median cut.
struct GIFPalette {
    struct Color: Hashable {
        var red: UInt8 = 0
        var green: UInt8 = 0
        var blue: UInt8 = 0
    }

    /// 256 colors.
    private(set) var colors: [Color] = []
    /// One per pixel, row by row.
    private(set) var indices: [UInt8]
    /// The index of pixels that are less than half opaque; nil without such.
    private(set) var transparentIndex: UInt8?

    /// - Parameters:
    ///   - width, height: the size of the indexes; the image is in the upper left corner.
    init(_ image: CGImage, width: Int, height: Int) {
        var pixels = [Color?](repeating: nil, count: width * height)
        image.withPixels { source in
            for row in 0..<min(height, image.height) {
                for column in 0..<min(width, image.width) {
                    pixels[row * width + column] = Self.color(source[row * image.width + column])
                }
            }
        }
        let isWhole = !pixels.contains { $0 == nil }
        let most = isWhole ? 256 : 255
        var table: [Color: Int] = [:]
        for case let color? in pixels where table[color] == nil {
            table[color] = table.count
            if table.count > most { break }
        }
        if table.count <= most {
            colors = table.sorted { $0.value < $1.value }.map(\.key)
        } else {
            let boxes = Self.cut(pixels, into: most)
            colors = boxes.map(\.mean)
            table = [:]
            for (index, box) in boxes.enumerated() { for color in box.entries { table[color.color] = index } }
        }
        if !isWhole {
            transparentIndex = UInt8(colors.count)
            colors.append(Color())
        }
        let gap = transparentIndex ?? 0
        indices = pixels.map { pixel in pixel.map { UInt8(table[$0] ?? 0) } ?? gap }
        colors += [Color](repeating: Color(), count: 256 - colors.count)
    }

    /// The color of a premultiplied pixel; nil if it is less than half opaque.
    private static func color(_ pixel: UInt32) -> Color? {
        let alpha = pixel >> 24
        guard alpha >= 128 else { return nil }
        func component(_ shift: UInt32) -> UInt8 { UInt8(min((pixel >> shift & 0xFF) * 255 / alpha, 255)) }
        return Color(red: component(16), green: component(8), blue: component(0))
    }

    // MARK: Median cut

    private struct Entry {
        let color: Color
        let count: Int
    }

    /// Colors that one color stands for.
    private struct Box {
        var entries: [Entry]

        /// The longest edge, and the key of its component.
        var longest: (length: Int, key: KeyPath<Color, UInt8>) {
            let keys: [KeyPath<Color, UInt8>] = [\.green, \.red, \.blue]
            let lengths = keys.map { key -> Int in
                let values = entries.map { Int($0.color[keyPath: key]) }
                return (values.max() ?? 0) - (values.min() ?? 0)
            }
            let index = lengths.indices.max { (lengths[$0], -$0) < (lengths[$1], -$1) } ?? 0
            return (lengths[index], keys[index])
        }

        var mean: Color {
            let total = max(entries.reduce(0) { $0 + $1.count }, 1)
            func mean(_ key: KeyPath<Color, UInt8>) -> UInt8 {
                UInt8((entries.reduce(0) { $0 + Int($1.color[keyPath: key]) * $1.count } + total / 2) / total)
            }
            return Color(red: mean(\.red), green: mean(\.green), blue: mean(\.blue))
        }
    }

    /// Divides the box with the longest edge at the median of its pixels, until there are enough.
    private static func cut(_ pixels: [Color?], into limit: Int) -> [Box] {
        var counts: [Color: Int] = [:]
        for case let color? in pixels { counts[color, default: 0] += 1 }
        let all = counts.map { Entry(color: $0.key, count: $0.value) }.sorted { Self.number($0.color) < Self.number($1.color) }
        var boxes = [(box: Box(entries: all), longest: Box(entries: all).longest)]
        while boxes.count < limit, let index = boxes.indices.max(by: { boxes[$0].longest.length < boxes[$1].longest.length }),
            boxes[index].longest.length > 0
        {
            let (box, longest) = boxes[index]
            let sorted = box.entries.sorted {
                let (one, other) = ($0.color[keyPath: longest.key], $1.color[keyPath: longest.key])
                return one == other ? Self.number($0.color) < Self.number($1.color) : one < other
            }
            let half = sorted.reduce(0) { $0 + $1.count } / 2
            var (sum, at) = (0, 0)
            while at < sorted.count - 2, sum + sorted[at].count <= half {
                sum += sorted[at].count
                at += 1
            }
            let halves = [Box(entries: Array(sorted[...at])), Box(entries: Array(sorted[(at + 1)...]))]
            boxes[index] = (halves[0], halves[0].longest)
            boxes.append((halves[1], halves[1].longest))
        }
        return boxes.map(\.box)
    }

    private static func number(_ color: Color) -> Int { Int(color.red) << 16 | Int(color.green) << 8 | Int(color.blue) }
}
