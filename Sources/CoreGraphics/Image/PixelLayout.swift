/// Where the components of a foreign pixel lie, as byte offsets from its start.
struct PixelLayout {
    let bytesPerPixel: Int
    let red: Int
    let green: Int
    let blue: Int
    /// Nil when there is no alpha, or one that is to be ignored.
    let alpha: Int?
    let isPremultiplied: Bool

    /// The layout that Apple's parameters describe, nil when it is none of: three or four bytes of RGB, one byte of grey.
    init?(bitsPerComponent: Int, bitsPerPixel: Int, componentCount: Int, bitmapInfo: CGBitmapInfo) {
        guard bitsPerComponent == 8, let alphaInfo = bitmapInfo.alphaInfo,
            bitmapInfo.isDisjoint(with: .floatInfoMask)
        else { return nil }
        let order = bitmapInfo.byteOrder
        switch (bitsPerPixel, componentCount, alphaInfo) {
        case (8, 1, .none) where order == .byteOrderDefault:
            self.init(bytesPerPixel: 1, red: 0, green: 0, blue: 0, alpha: nil, isPremultiplied: true)
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

    private init(bytesPerPixel: Int, red: Int, green: Int, blue: Int, alpha: Int?, isPremultiplied: Bool) {
        self.bytesPerPixel = bytesPerPixel
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
        self.isPremultiplied = isPremultiplied
    }

    /// Converts `count` pixels of one row to `0xAARRGGBB`, premultiplied.
    func convertRow(_ source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt32>, count: Int) {
        var pixel = source
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
}
