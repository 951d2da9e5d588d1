import CoreGraphics
import Foundation

extension UIImage {
    /// Keys in archives.
    private enum Key {
        static let data = "UIImageData"
        static let frames = "UIImages"
        static let duration = "UIDuration"
        static let scale = "UIScale"
        static let orientation = "UIImageOrientation"
        static let renderingMode = "UIRenderingMode"
        static let caps = "UICapInsets"
        static let resizingMode = "UIResizingMode"
        static let alignment = "UIAlignmentRectInsets"
        static let flips = "UIFlipsForRightToLeft"
        static let symbol = "UISystemSymbolName"
        static let pointSize = "UISymbolPointSize"
        static let weight = "UISymbolWeight"
    }

    /// Writes the pixels, those of all frames, and how they are drawn.
    final func encodeContent(with coder: NSCoder) {
        if let frames = images { coder.encode(frames as NSArray, forKey: Key.frames) }
        if let symbol, symbol.isOfSystem {
            coder.encode(symbol.name as NSString, forKey: Key.symbol)
            coder.encode(Double(symbol.pointSize), forKey: Key.pointSize)
            coder.encode(symbol.weight.rawValue, forKey: Key.weight)
        } else if let data = images == nil ? try? cgImage?.pngData() : nil {
            coder.encode(data as NSData, forKey: Key.data)
        }
        coder.encode(duration, forKey: Key.duration)
        coder.encode(Double(scale), forKey: Key.scale)
        coder.encode(imageOrientation.rawValue, forKey: Key.orientation)
        coder.encode(renderingMode.rawValue, forKey: Key.renderingMode)
        if let caps = traits.caps {
            coder.encode(caps.insets, forKey: Key.caps)
            coder.encode(caps.mode.rawValue, forKey: Key.resizingMode)
        }
        coder.encode(alignmentRectInsets, forKey: Key.alignment)
        coder.encode(flipsForRightToLeftLayoutDirection, forKey: Key.flips)
    }

    /// The values of an image in an archive.
    struct Archived {
        var pixels: CGImage?
        var symbol: SymbolImage?
        var images: [UIImage]?
        var duration: TimeInterval
        var traits: ImageTraits

        /// nil if the pixels cannot be read.
        init?(_ coder: NSCoder) {
            guard coder.allowsKeyedCoding else { return nil }
            if coder.hasValue(forKey: Key.frames) {
                images = coder.decodeObject(of: [NSArray.self, UIImage.self], forKey: Key.frames) as? [UIImage]
                pixels = images?.first?.cgImage
            }
            if let data = coder.object(of: NSData.self, forKey: Key.data) {
                guard let decoded = try? DecodedImage(data: Data(referencing: data)) else { return nil }
                pixels = decoded.image
            }
            if let name = coder.string(forKey: Key.symbol) {
                guard let glyph = SymbolGlyph.system(name) else { return nil }
                let weight = SymbolWeight(rawValue: coder.decodeInteger(forKey: Key.weight)) ?? .unspecified
                let configuration = SymbolConfiguration(pointSize: CGFloat(coder.decodeDouble(forKey: Key.pointSize)), weight: weight)
                symbol = .of(glyph, configuration, SymbolImage.Environment(.current))
            }
            duration = coder.decodeDouble(forKey: Key.duration)
            traits = ImageTraits(
                scale: CGFloat(coder.decodeDouble(forKey: Key.scale)),
                orientation: Orientation(rawValue: coder.decodeInteger(forKey: Key.orientation)) ?? .up)
            traits.renderingMode = RenderingMode(rawValue: coder.decodeInteger(forKey: Key.renderingMode)) ?? .automatic
            if coder.hasValue(forKey: Key.caps) {
                traits.caps = ImageTraits.Caps(
                    insets: ImageTraits.accepted(coder.decodeUIEdgeInsets(forKey: Key.caps), atLeast: 0),
                    mode: ResizingMode(rawValue: coder.decodeInteger(forKey: Key.resizingMode)) ?? .tile)
            }
            traits.alignmentRectInsets = ImageTraits.accepted(coder.decodeUIEdgeInsets(forKey: Key.alignment))
            traits.flipsForRightToLeft = coder.decodeBool(forKey: Key.flips)
        }
    }
}
