extension CGImage {
    /// The image resized by interpolation along two axes.
    ///
    /// Parts that keep their size keep their pixels exactly. The axes must match this image's width and height.
    package func stretched(columns: StretchedAxis, rows: StretchedAxis) -> CGImage {
        let width = columns.mixes.count
        return CGImage(width: width, height: rows.mixes.count, isOpaque: isOpaque, shouldInterpolate: shouldInterpolate) { target in
            withPixels { source in
                var position = 0
                for row in rows.mixes {
                    let upper = row.first * self.width
                    let lower = row.second * self.width
                    for column in columns.mixes {
                        let above = CGImage.mixed(source[upper + column.first], source[upper + column.second], column.weight)
                        guard row.weight != 0 else {
                            target[position] = above
                            position += 1
                            continue
                        }
                        let below = CGImage.mixed(source[lower + column.first], source[lower + column.second], column.weight)
                        target[position] = CGImage.mixed(above, below, row.weight)
                        position += 1
                    }
                }
            }
        }
    }

    /// The blend of two premultiplied pixels, with `weight` 256ths of the second.
    @inline(__always)
    private static func mixed(_ first: UInt32, _ second: UInt32, _ weight: UInt32) -> UInt32 {
        if weight == 0 || first == second { return first }
        let rest = 256 &- weight
        // Two components at a time, in 16 bits each.
        let even = ((first & 0xFF_00FF) &* rest &+ (second & 0xFF_00FF) &* weight &+ 0x80_0080) &>> 8 & 0xFF_00FF
        let odd = (first &>> 8 & 0xFF_00FF) &* rest &+ (second &>> 8 & 0xFF_00FF) &* weight &+ 0x80_0080
        return even | odd & 0xFF00_FF00
    }
}
