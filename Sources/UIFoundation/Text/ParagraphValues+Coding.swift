import CoreGraphics
import Foundation

extension ParagraphValues {
    /// Keys in archives.
    private enum Key {
        static let alignment = "NSAlignment"
        static let lineBreakMode = "NSLineBreakMode"
        static let strategy = "NSLineBreakStrategy"
        static let direction = "NSWritingDirection"
        static let tightens = "NSAllowsTighteningForTruncation"
        static let tabs = "NSTabStops"
        static let hyphenation = "NSHyphenationFactor"
        static let lists = "NSTextLists"
        static let hyphenates = "NSUsesDefaultHyphenation"
    }

    private static let lengths: [(key: String, path: WritableKeyPath<ParagraphValues, CGFloat> & Sendable)] = [
        ("NSFirstLineHeadIndent", \.firstLineHeadIndent), ("NSHeadIndent", \.headIndent), ("NSTailIndent", \.tailIndent),
        ("NSLineSpacing", \.lineSpacing), ("NSParagraphSpacing", \.paragraphSpacing),
        ("NSParagraphSpacingBefore", \.paragraphSpacingBefore), ("NSMinLineHeight", \.minimumLineHeight),
        ("NSMaxLineHeight", \.maximumLineHeight), ("NSLineHeightMultiple", \.lineHeightMultiple),
        ("NSDefaultTabInterval", \.defaultTabInterval),
    ]

    func encode(with coder: NSCoder) {
        coder.encode(alignment.rawValue, forKey: Key.alignment)
        coder.encode(lineBreakMode.rawValue, forKey: Key.lineBreakMode)
        coder.encode(Int(lineBreakStrategy.rawValue), forKey: Key.strategy)
        coder.encode(baseWritingDirection.rawValue, forKey: Key.direction)
        coder.encode(allowsDefaultTighteningForTruncation, forKey: Key.tightens)
        if hyphenationFactor != 0 { coder.encode(hyphenationFactor, forKey: Key.hyphenation) }
        if usesDefaultHyphenation { coder.encode(true, forKey: Key.hyphenates) }
        if !textLists.isEmpty { coder.encode(textLists as NSArray, forKey: Key.lists) }
        for (key, path) in Self.lengths { coder.encode(Double(self[keyPath: path]), forKey: key) }
        if tabStops != Self.defaultTabStops {
            coder.encode(tabStops.flatMap { [Double($0.alignment.rawValue), Double($0.location)] }, forKey: Key.tabs)
        }
    }

    /// The values of an archive.
    init(_ coder: NSCoder) {
        self.init()
        func number(_ key: String) -> Int? { coder.hasValue(forKey: key) ? coder.decodeInteger(forKey: key) : nil }
        alignment = number(Key.alignment).flatMap(NSTextAlignment.init) ?? alignment
        lineBreakMode = number(Key.lineBreakMode).flatMap(NSLineBreakMode.init) ?? lineBreakMode
        lineBreakStrategy = number(Key.strategy).map { .init(rawValue: UInt(bitPattern: $0)) } ?? lineBreakStrategy
        baseWritingDirection = number(Key.direction).flatMap(NSWritingDirection.init) ?? baseWritingDirection
        allowsDefaultTighteningForTruncation = coder.decodeBool(forKey: Key.tightens)
        let factor = coder.decodeFloat(forKey: Key.hyphenation)
        if (0...1).contains(factor) { hyphenationFactor = factor }
        usesDefaultHyphenation = coder.decodeBool(forKey: Key.hyphenates)
        for (key, path) in Self.lengths {
            let length = CGFloat(coder.decodeDouble(forKey: key))
            if length.isFinite { self[keyPath: path] = length }
        }
        if coder.hasValue(forKey: Key.lists) {
            textLists = coder.decodeObject(of: [NSArray.self, NSTextList.self], forKey: Key.lists) as? [NSTextList] ?? []
        }
        guard coder.hasValue(forKey: Key.tabs) else { return }
        let numbers = coder.numbers(forKey: Key.tabs)
        tabStops = stride(from: 0, to: numbers.count - 1, by: 2).map { index in
            NSTextTab(
                textAlignment: Int(exactly: numbers[index]).flatMap(NSTextAlignment.init) ?? .left, location: CGFloat(numbers[index + 1]))
        }
    }
}
