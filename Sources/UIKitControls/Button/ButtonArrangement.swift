import CoreGraphics

/// Layout of the image and the labels of a configured button, computed from their sizes. Points.
struct ButtonArrangement {
    enum Edge {
        case left, right, top, bottom

        var isHorizontal: Bool { self == .left || self == .right }
    }

    enum Alignment {
        case left, center, right
    }

    /// Zero for none.
    var image = CGSize.zero
    var title = CGSize.zero
    var subtitle = CGSize.zero
    var imageEdge = Edge.left
    var imagePadding: CGFloat = 0
    var titlePadding: CGFloat = 0
    var alignment = Alignment.center

    struct Frames: Equatable {
        var image = CGRect.zero
        var title = CGRect.zero
        var subtitle = CGRect.zero
    }

    private var hasImage: Bool { image.width > 0 && image.height > 0 }
    private var hasText: Bool { title.height > 0 || subtitle.height > 0 }
    private var gap: CGFloat { hasImage && hasText ? imagePadding : 0 }
    private var lineGap: CGFloat { title.height > 0 && subtitle.height > 0 ? titlePadding : 0 }

    var text: CGSize { CGSize(width: max(title.width, subtitle.width), height: title.height + lineGap + subtitle.height) }

    var size: CGSize {
        imageEdge.isHorizontal
            ? CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
            : CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
    }

    /// Width that an image beside the text takes from it.
    var widthBesideText: CGFloat { imageEdge.isHorizontal ? image.width + (hasImage ? imagePadding : 0) : 0 }

    @MainActor
    func frames(in rect: CGRect, _ horizontal: UIControl.ContentHorizontalAlignment, _ vertical: UIControl.ContentVerticalAlignment)
        -> Frames
    {
        let isFilled = horizontal == .fill
        let whole = CGSize(
            width: isFilled ? max(rect.width, size.width) : size.width, height: vertical == .fill ? rect.height : size.height)
        let x: CGFloat =
            switch horizontal {
            case .center: rect.midX - whole.width / 2
            case .right, .trailing: rect.maxX - whole.width
            case .left, .leading, .fill: rect.minX
            }
        let y: CGFloat =
            switch vertical {
            case .center: rect.midY - whole.height / 2
            case .top, .fill: rect.minY
            case .bottom: rect.maxY - whole.height
            }
        let content = CGRect(origin: CGPoint(x: x, y: y), size: whole)
        var (imageFrame, textFrame) = (CGRect(origin: .zero, size: image), CGRect(origin: .zero, size: text))
        if imageEdge.isHorizontal {
            textFrame.size.width = whole.width - image.width - gap
            imageFrame.origin = CGPoint(
                x: imageEdge == .left ? content.minX : content.maxX - image.width, y: content.midY - image.height / 2)
            textFrame.origin = CGPoint(
                x: imageEdge == .left ? content.minX + image.width + gap : content.minX, y: content.midY - text.height / 2)
        } else {
            textFrame.size.width = whole.width
            let top = content.midY - size.height / 2
            imageFrame.origin = CGPoint(x: aligned(image.width, in: content), y: imageEdge == .top ? top : top + text.height + gap)
            textFrame.origin = CGPoint(x: content.minX, y: imageEdge == .top ? top + image.height + gap : top)
        }
        return Frames(
            image: hasImage ? imageFrame : CGRect(origin: imageFrame.origin, size: .zero),
            title: CGRect(x: aligned(title.width, in: textFrame), y: textFrame.minY, width: title.width, height: title.height),
            subtitle: CGRect(
                x: aligned(subtitle.width, in: textFrame), y: textFrame.minY + title.height + lineGap, width: subtitle.width,
                height: subtitle.height))
    }

    private func aligned(_ width: CGFloat, in rect: CGRect) -> CGFloat {
        switch alignment {
        case .left: rect.minX
        case .center: rect.midX - width / 2
        case .right: rect.maxX - width
        }
    }
}
