import CoreGraphics

extension Filmstrip {
    /// A frame and its caption, both at their final size, centered in the column.
    private struct Column {
        let image: CGImage
        let caption: CGImage?

        var width: Int { max(image.width, caption?.width ?? 0) }
    }

    /// Composes frames of their final size into one image.
    func layOut(_ frames: [Frame]) -> CGImage {
        let columns = frames.map { Column(image: $0.image, caption: draw($0.caption)) }
        let width = columns.reduce(gap) { $0 + $1.width + gap }
        let captionTop = gap + (columns.map(\.image.height).max() ?? 0) + gap / 2
        let captionHeight = columns.compactMap(\.caption?.height).max()
        let height = captionHeight.map { captionTop + $0 + gap / 2 } ?? captionTop + gap - gap / 2
        return CGImage(width: width, height: height, isOpaque: true) { target in
            target.update(repeating: backgroundPixel)
            var left = gap
            for column in columns {
                copy(column.image, to: target, width: width, x: left + (column.width - column.image.width) / 2, y: gap)
                if let caption = column.caption {
                    copy(caption, to: target, width: width, x: left + (column.width - caption.width) / 2, y: captionTop)
                }
                left += column.width + gap
            }
        }
    }

    /// The rectangles of the frames in the strip, in pixels.
    package func frameRects(of frames: [Frame]) -> [CGRect] {
        var left = gap
        return frames.map { frame in
            let column = Column(image: fitted(frame.image), caption: draw(frame.caption))
            defer { left += column.width + gap }
            return CGRect(
                x: left + (column.width - column.image.width) / 2, y: gap, width: column.image.width, height: column.image.height)
        }
    }

    /// The caption drawn on the strip's background; nil for an empty one.
    private func draw(_ caption: String) -> CGImage? {
        guard !caption.isEmpty else { return nil }
        let style = TextStyle(font: FontDescription(size: captionSize, weight: 500), color: captionColor)
        let layout = TextLayout(caption, style: style, maxWidth: 2000, maxLines: 1, lineBreaking: .truncatingTail)
        // At least one pixel wide, for a caption of spaces.
        let size = CGSize(width: max(1, layout.size.width.rounded(.up)), height: layout.size.height.rounded(.up))
        guard let context = CGContext(uiKitSize: size, scale: 1, isOpaque: true) else { return nil }
        context.setFillColor(background)
        context.fill(CGRect(origin: .zero, size: size))
        layout.draw(in: context, at: .zero)
        return context.makeImage()
    }

    /// The background as one pixel, composited on black.
    private var backgroundPixel: UInt32 {
        let rgba = background.rgba
        func byte(_ component: Double) -> UInt32 { UInt32((min(max(component * rgba.w, 0), 1) * 255).rounded()) }
        return 0xFF00_0000 | byte(rgba.x) << 16 | byte(rgba.y) << 8 | byte(rgba.z)
    }

    private func copy(_ image: CGImage, to target: UnsafeMutableBufferPointer<UInt32>, width: Int, x: Int, y: Int) {
        image.withPixels { pixels in
            for row in 0..<image.height {
                let start = (y + row) * width + x
                let source = UnsafeBufferPointer(rebasing: pixels[row * image.width..<(row + 1) * image.width])
                let destination = UnsafeMutableBufferPointer(rebasing: target[start..<start + image.width])
                _ = destination.update(fromContentsOf: source)
                // Premultiplied: with full alpha the colors are those on black.
                if !image.isOpaque { for index in destination.indices { destination[index] |= 0xFF00_0000 } }
            }
        }
    }
}
