import CoreGraphics
import SwiftABI

/// The alignment of lines. Source: https://developer.apple.com/documentation/coretext/cttextalignment
public enum CTTextAlignment: UInt8, Sendable {
    /// Lines begin at the left.
    case left = 0
    /// Lines end at the right.
    case right = 1
    /// Lines are centered.
    case center = 2
    /// Spaces are widened, so that lines fill the width; the last line of a paragraph keeps its own.
    case justified = 3
    /// Right for a line of a right-to-left script, left otherwise.
    case natural = 4
}

/// The treatment of text that is wider than its frame. Source: https://developer.apple.com/documentation/coretext/ctlinebreakmode
public enum CTLineBreakMode: UInt8, Sendable {
    /// Wraps between words.
    case byWordWrapping = 0
    /// Wraps between any two letters.
    case byCharWrapping = 1
    /// One line per paragraph, which leaves the frame.
    case byClipping = 2
    /// One line per paragraph, with an ellipsis at its start.
    case byTruncatingHead = 3
    /// One line per paragraph, with an ellipsis at its end.
    case byTruncatingTail = 4
    /// One line per paragraph, with an ellipsis in its middle.
    case byTruncatingMiddle = 5
}

/// The base direction of a paragraph. Source: https://developer.apple.com/documentation/coretext/ctwritingdirection
public enum CTWritingDirection: Int8, Sendable {
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
    /// That of the first letter with a direction.
    case natural = -1
}

/// The meaning of a setting of a paragraph style; all lengths are `CGFloat`s in points.
///
/// Differs from UIKit: there are no tab stops, since the address of an array is that of its elements here. `NSParagraphStyle` has them.
///
/// Source: https://developer.apple.com/documentation/coretext/ctparagraphstylespecifier
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
    /// A `CTTextAlignment`.
    case alignment = 0
    /// The indent of the first line.
    case firstLineHeadIndent = 1
    /// The indent of the other lines.
    case headIndent = 2
    /// If positive, the distance from the leading edge to the end of lines, else the negated one from the trailing edge.
    case tailIndent = 3
    /// The distance of further tab stops; 0 for none.
    case defaultTabInterval = 5
    /// A `CTLineBreakMode`.
    case lineBreakMode = 6
    /// A factor of a line's natural height; 0 for 1.
    case lineHeightMultiple = 7
    /// The maximum height of a line; 0 for none.
    case maximumLineHeight = 8
    /// The minimum height of a line.
    case minimumLineHeight = 9
    /// The space between lines; `lineSpacingAdjustment` is its newer name.
    case lineSpacing = 10
    /// The space below a paragraph.
    case paragraphSpacing = 11
    /// The space above a paragraph.
    case paragraphSpacingBefore = 12
    /// A `CTWritingDirection`.
    case baseWritingDirection = 13
    /// The maximum space between lines; 0 for none.
    case maximumLineSpacing = 14
    /// The minimum space between lines.
    case minimumLineSpacing = 15
    /// The space between lines, which may be negative.
    case lineSpacingAdjustment = 16
}

/// One value of a paragraph style.
public struct CTParagraphStyleSetting {
    /// The meaning of the value.
    public var spec: CTParagraphStyleSpecifier
    /// The number of the value's bytes.
    public var valueSize: Int
    /// The address of the value, which the style copies.
    public var value: UnsafeRawPointer

    /// Creates a setting.
    public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
        self.spec = spec
        self.valueSize = valueSize
        self.value = value
    }
}

/// The style of a paragraph; immutable.
///
/// `NSParagraphStyle` is another class here, and does as well as a value of `kCTParagraphStyleAttributeName`. Source:
/// https://developer.apple.com/documentation/coretext/ctparagraphstyle
public final class CTParagraphStyle: NSObject, @unchecked Sendable {
    private let mark = FoundationMark()
    let style: TextParagraphStyle
    /// Limits of the space between lines; 0 for none.
    let spacingLimits: (minimum: Double, maximum: Double)

    init(_ style: TextParagraphStyle, spacingLimits: (minimum: Double, maximum: Double) = (0, 0)) {
        self.style = style
        self.spacingLimits = spacingLimits
        super.init()
    }

    /// Whether both have equal values.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CTParagraphStyle else { return false }
        return style == other.style && spacingLimits == other.spacingLimits
    }

    public override var hash: Int { style.hashValue }
}

extension CTParagraphStyle: TextParagraphStyleValue {
    package var textParagraphStyle: TextParagraphStyle {
        var style = style
        if spacingLimits.minimum > 0 { style.lineSpacing = max(style.lineSpacing, spacingLimits.minimum) }
        if spacingLimits.maximum > 0 { style.lineSpacing = min(style.lineSpacing, spacingLimits.maximum) }
        return style
    }
}

/// Returns a style.
///
/// - Parameters:
///   - settings: `settingCount` settings, each with the address of a value of the type that its specifier says; nil for the defaults. Of
///     two of the same specifier the last applies, and one whose value has another size is ignored.
///   - settingCount: The number of settings.
/// - Complexity: O(*n*), where *n* is the number of settings.
public func CTParagraphStyleCreate(_ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int) -> CTParagraphStyle {
    var style = TextParagraphStyle()
    var limits = (minimum: 0.0, maximum: 0.0)
    for setting in UnsafeBufferPointer(start: settings, count: settings == nil ? 0 : max(settingCount, 0)) {
        let (value, size) = (setting.value, setting.valueSize)
        func length(_ set: (Double) -> Void) {
            if size == MemoryLayout<CGFloat>.size { set(value.loadUnaligned(as: Double.self)) }
        }
        switch setting.spec {
        case .alignment:
            guard size == 1, let alignment = CTTextAlignment(rawValue: value.load(as: UInt8.self)) else { continue }
            style.alignment = alignment.layoutAlignment
        case .lineBreakMode:
            guard size == 1, let mode = CTLineBreakMode(rawValue: value.load(as: UInt8.self)) else { continue }
            style.lineBreaking = mode.layoutLineBreaking
        case .baseWritingDirection:
            guard size == 1 else { continue }
            // The natural direction is the third case in memory, and -1 as a number.
            let byte = value.load(as: UInt8.self)
            style.baseWritingDirection = byte == 0 ? .leftToRight : byte == 1 ? .rightToLeft : nil
        case .firstLineHeadIndent: length { style.firstLineHeadIndent = $0 }
        case .headIndent: length { style.headIndent = $0 }
        case .tailIndent: length { style.tailIndent = $0 }
        case .defaultTabInterval: length { style.defaultTabInterval = $0 }
        case .lineHeightMultiple: length { style.lineHeightMultiple = $0 }
        case .maximumLineHeight: length { style.maximumLineHeight = $0 }
        case .minimumLineHeight: length { style.minimumLineHeight = $0 }
        case .lineSpacing, .lineSpacingAdjustment: length { style.lineSpacing = $0 }
        case .paragraphSpacing: length { style.paragraphSpacing = $0 }
        case .paragraphSpacingBefore: length { style.paragraphSpacingBefore = $0 }
        case .maximumLineSpacing: length { limits.maximum = $0 }
        case .minimumLineSpacing: length { limits.minimum = $0 }
        }
    }
    return CTParagraphStyle(style, spacingLimits: limits)
}

/// Returns the style itself, which is immutable.
public func CTParagraphStyleCreateCopy(_ paragraphStyle: CTParagraphStyle) -> CTParagraphStyle { paragraphStyle }

/// Reads a value of a style.
///
/// - Parameters:
///   - paragraphStyle: The style.
///   - spec: The value's meaning, which says its type.
///   - valueBufferSize: The size of `valueBuffer`, that of the type.
///   - valueBuffer: receives the value.
/// - Returns: whether the value was read.
public func CTParagraphStyleGetValueForSpecifier(
    _ paragraphStyle: CTParagraphStyle, _ spec: CTParagraphStyleSpecifier, _ valueBufferSize: Int, _ valueBuffer: UnsafeMutableRawPointer
) -> Bool {
    let style = paragraphStyle.style
    func store<T>(_ value: T) -> Bool {
        guard valueBufferSize >= MemoryLayout<T>.size else { return false }
        valueBuffer.storeBytes(of: value, as: T.self)
        return true
    }
    return switch spec {
    case .alignment: store(CTTextAlignment(style.alignment))
    case .lineBreakMode: store(CTLineBreakMode(style.lineBreaking))
    case .baseWritingDirection:
        store(style.baseWritingDirection.map { $0 == .leftToRight ? CTWritingDirection.leftToRight : .rightToLeft } ?? .natural)
    case .firstLineHeadIndent: store(CGFloat(style.firstLineHeadIndent))
    case .headIndent: store(CGFloat(style.headIndent))
    case .tailIndent: store(CGFloat(style.tailIndent))
    case .defaultTabInterval: store(CGFloat(style.defaultTabInterval))
    case .lineHeightMultiple: store(CGFloat(style.lineHeightMultiple))
    case .maximumLineHeight: store(CGFloat(style.maximumLineHeight))
    case .minimumLineHeight: store(CGFloat(style.minimumLineHeight))
    case .lineSpacing, .lineSpacingAdjustment: store(CGFloat(style.lineSpacing))
    case .paragraphSpacing: store(CGFloat(style.paragraphSpacing))
    case .paragraphSpacingBefore: store(CGFloat(style.paragraphSpacingBefore))
    case .maximumLineSpacing: store(CGFloat(paragraphStyle.spacingLimits.maximum))
    case .minimumLineSpacing: store(CGFloat(paragraphStyle.spacingLimits.minimum))
    }
}

extension CTTextAlignment {
    fileprivate var layoutAlignment: TextLayout.Alignment {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        case .natural: .natural
        }
    }

    fileprivate init(_ alignment: TextLayout.Alignment) {
        self =
            switch alignment {
            case .left: .left
            case .right: .right
            case .center: .center
            case .justified: .justified
            case .natural: .natural
            }
    }
}

extension CTLineBreakMode {
    fileprivate var layoutLineBreaking: TextLayout.LineBreaking {
        switch self {
        case .byWordWrapping: .wordWrap
        case .byCharWrapping: .charWrap
        case .byClipping: .clipping
        case .byTruncatingHead: .truncatingHead
        case .byTruncatingTail: .truncatingTail
        case .byTruncatingMiddle: .truncatingMiddle
        }
    }

    fileprivate init(_ mode: TextLayout.LineBreaking) {
        self =
            switch mode {
            case .wordWrap: .byWordWrapping
            case .charWrap: .byCharWrapping
            case .clipping: .byClipping
            case .truncatingHead: .byTruncatingHead
            case .truncatingTail: .byTruncatingTail
            case .truncatingMiddle: .byTruncatingMiddle
            }
    }
}
