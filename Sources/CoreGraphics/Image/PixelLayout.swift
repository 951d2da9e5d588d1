/// Byte offsets of the components in a foreign pixel.
struct PixelLayout {
    let kind: ImageKind
    let bytesPerPixel: Int
    let red: Int
    let green: Int
    let blue: Int
    /// Nil if there is no alpha, or an ignored one.
    let alpha: Int?
    let isPremultiplied: Bool

    /// The layout of Apple's parameters; nil unless it is three or four bytes of RGB, or one byte of gray or alpha.
    init?(bitsPerComponent: Int, bitsPerPixel: Int, componentCount: Int, bitmapInfo: CGBitmapInfo) {
        guard bitsPerComponent == 8, let alphaInfo = bitmapInfo.alphaInfo,
            bitmapInfo.isDisjoint(with: .floatInfoMask)
        else { return nil }
        let order = bitmapInfo.byteOrder
        switch (bitsPerPixel, componentCount, alphaInfo) {
        case (8, _, .alphaOnly) where order == .byteOrderDefault:
            self.init(kind: .alphaOnly, bytesPerPixel: 1, red: 0, green: 0, blue: 0, alpha: 0, isPremultiplied: true)
        case (8, 1, .none) where order == .byteOrderDefault:
            self.init(kind: .gray, bytesPerPixel: 1, red: 0, green: 0, blue: 0, alpha: nil, isPremultiplied: true)
        case (24, 3, .none) where order == .byteOrderDefault:
            self.init(bytesPerPixel: 3, red: 0, green: 1, blue: 2, alpha: nil, isPremultiplied: true)
        case (32, 3, _) where order == .byteOrderDefault || order == .byteOrder32Big || order == .byteOrder32Little:
            self.init(fourBytesWith: alphaInfo, isReversed: order == .byteOrder32Little)
        default:
            return nil
        }
    }

    private init?(fourBytesWith alphaInfo: CGImageAlphaInfo, isReversed: Bool) {
        let isAlphaFirst: Bool
        switch alphaInfo {
        case .premultipliedFirst, .first, .noneSkipFirst: isAlphaFirst = true
        case .premultipliedLast, .last, .noneSkipLast: isAlphaFirst = false
        case .none, .alphaOnly: return nil
        }
        let firstColor = isAlphaFirst ? 1 : 0
        func offset(_ index: Int) -> Int { isReversed ? 3 - index : index }
        let hasAlpha = alphaInfo != .noneSkipFirst && alphaInfo != .noneSkipLast
        self.init(
            bytesPerPixel: 4, red: offset(firstColor), green: offset(firstColor + 1), blue: offset(firstColor + 2),
            alpha: hasAlpha ? offset(isAlphaFirst ? 0 : 3) : nil,
            isPremultiplied: alphaInfo != .first && alphaInfo != .last)
    }

    private init(kind: ImageKind = .color, bytesPerPixel: Int, red: Int, green: Int, blue: Int, alpha: Int?, isPremultiplied: Bool) {
        self.kind = kind
        self.bytesPerPixel = bytesPerPixel
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
        self.isPremultiplied = isPremultiplied
    }

    /// The internal pixel layout.
    static func native(isOpaque: Bool) -> PixelLayout {
        PixelLayout(bytesPerPixel: 4, red: 2, green: 1, blue: 0, alpha: isOpaque ? nil : 3, isPremultiplied: true)
    }

    /// Converts `count` pixels of one row to `0xAARRGGBB`, premultiplied.
    func convertRow(_ source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt32>, count: Int) {
        var pixel = source
        if kind == .alphaOnly {
            for column in 0..<count { target[column] = UInt32(source[column]) &<< 24 }
            return
        }
        for column in 0..<count {
            let color = UInt32(pixel[red]) &<< 16 | UInt32(pixel[green]) &<< 8 | UInt32(pixel[blue])
            if let alpha {
                let whole = UInt32(pixel[alpha]) &<< 24 | color
                target[column] = isPremultiplied ? PixelArithmetic.limitedToAlpha(whole) : PixelArithmetic.premultiplied(whole)
            } else {
                target[column] = 0xFF00_0000 | color
            }
            pixel += bytesPerPixel
        }
    }

    /// The layout of four bytes of color in one number; nil for others.
    var bitmapInfo: CGBitmapInfo? {
        guard kind == .color, bytesPerPixel == 4 else { return nil }
        let isAlphaFirst = red == 1 || red == 2
        let order: CGBitmapInfo = red == 2 || red == 3 ? .byteOrder32Little : .byteOrderDefault
        let info: CGImageAlphaInfo =
            switch (alpha != nil, isPremultiplied) {
            case (false, _): isAlphaFirst ? .noneSkipFirst : .noneSkipLast
            case (true, true): isAlphaFirst ? .premultipliedFirst : .premultipliedLast
            case (true, false): isAlphaFirst ? .first : .last
            }
        return CGBitmapInfo(rawValue: info.rawValue | order.rawValue)
    }

    /// Whether this is the internal layout: blue, green, red, then alpha or a skipped byte.
    var isNative: Bool { bytesPerPixel == 4 && blue == 0 && red == 2 && isPremultiplied }

    /// Converts `count` premultiplied pixels from `0xAARRGGBB`; a skipped byte becomes 255.
    func writeRow(_ source: UnsafePointer<UInt32>, to target: UnsafeMutablePointer<UInt8>, count: Int) {
        switch kind {
        case .alphaOnly:
            for column in 0..<count { target[column] = UInt8(truncatingIfNeeded: source[column] &>> 24) }
        case .gray, .mask:
            for column in 0..<count { target[column] = PixelArithmetic.gray(source[column]) }
        case .color:
            var bytes = target
            let skipped = 6 - red - green - blue
            for column in 0..<count {
                let pixel = isPremultiplied ? source[column] : PixelArithmetic.unpremultiplied(source[column])
                bytes[red] = UInt8(truncatingIfNeeded: pixel &>> 16)
                bytes[green] = UInt8(truncatingIfNeeded: pixel &>> 8)
                bytes[blue] = UInt8(truncatingIfNeeded: pixel)
                if bytesPerPixel == 4 { bytes[skipped] = alpha == nil ? 255 : UInt8(truncatingIfNeeded: pixel &>> 24) }
                bytes += bytesPerPixel
            }
        }
    }
}
