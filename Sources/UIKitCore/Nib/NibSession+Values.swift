import CoreGraphics
import Foundation
import Resources

// Colors, fonts, images and texts of elements.
extension NibSession {
    /// The color of a property; nil without one.
    package func color(_ key: String, of element: NibElement) -> UIColor? { element.value(key).flatMap { color($0) } }

    /// The color of an element: components, a color of the system's, or one of a catalog by name, for which the file records components.
    func color(_ element: NibElement) -> UIColor? {
        guard element.name != "nil" else { return nil }
        for attribute in ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"] {
            if let name = element[attribute], let color = UIColor.color(ofSelector: name) { return color }
        }
        if let name = element["systemColor"] ?? element["name"] {
            if element["name"] != nil, let color = UIColor(named: name, in: bundle, compatibleWith: nil) { return color }
            if let recorded = document.recordedColor(name) { return color(recorded) }
            report(element, "there is no color '\(name)'")
            return nil
        }
        func component(_ name: String) -> CGFloat { element.length(name) ?? 0 }
        let alpha = element.length("alpha") ?? 1
        if element["white"] != nil { return UIColor(white: component("white"), alpha: alpha) }
        guard element["red"] != nil else {
            report(element, "the color has no components that are read; it is left out")
            return nil
        }
        let (red, green, blue) = (component("red"), component("green"), component("blue"))
        return element["customColorSpace"] == "displayP3"
            ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha) : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The font of a property; nil without one.
    package func font(_ key: String, of element: NibElement) -> UIFont? { element.value(key).flatMap { font($0) } }

    func font(_ element: NibElement) -> UIFont? {
        guard element.name != "nil" else { return nil }
        if let style = element["style"] { return UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style)) }
        let size = element.length("pointSize") ?? element.length("size") ?? 17
        if let name = element["name"] {
            if name.hasPrefix(".AppleSystem") || name.hasPrefix(".SFUI") { return .systemFont(ofSize: size) }
            if let font = UIFont(name: name, size: size) { return font }
            report(element, "there is no font '\(name)'; the system's takes its place")
            return .systemFont(ofSize: size)
        }
        switch element["type"] {
        case "boldSystem": return .boldSystemFont(ofSize: size)
        case "italicSystem": return .italicSystemFont(ofSize: size)
        default: return .systemFont(ofSize: size, weight: element["weight"].flatMap { Self.weights[$0] } ?? .regular)
        }
    }

    private static let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium, "semibold": .semibold,
        "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    /// An image by the name of an attribute; nil, said once, where there is none.
    package func image(_ key: String, of element: NibElement) -> UIImage? {
        if let name = element[key] { return image(named: name, element) }
        guard let reference = element.value(key), reference.name == "imageReference" else { return nil }
        guard let image = reference["image"].flatMap({ image(named: $0, reference) }) else { return nil }
        return rendered(image, reference)
    }

    /// An image with the attributes of its reference.
    private func rendered(_ image: UIImage, _ reference: NibElement) -> UIImage {
        var image = image
        if let scale = reference.choice("symbolScale", Self.symbolScales) {
            image = image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: scale)) ?? image
        }
        let modes: KeyValuePairs<String, UIImage.RenderingMode> = ["template": .alwaysTemplate, "original": .alwaysOriginal]
        if let mode = reference.choice("renderingMode", modes) { image = image.withRenderingMode(mode) }
        return image
    }

    /// A configuration of symbols; nil where there is none.
    package func symbolConfiguration(_ key: String, of element: NibElement) -> UIImage.SymbolConfiguration? {
        guard let value = element.value(key), value.name == "preferredSymbolConfiguration" else { return nil }
        var configuration = UIImage.SymbolConfiguration.unspecified
        if let font = font("font", of: value) {
            configuration = UIImage.SymbolConfiguration(font: font)
        } else if let size = value.length("pointSize") {
            configuration = UIImage.SymbolConfiguration(pointSize: size)
        }
        if let weight = value["weight"].flatMap({ Self.weights[$0] }) {
            configuration = configuration.applying(UIImage.SymbolConfiguration(weight: weight.symbolWeight()))
        }
        if let scale = value.choice("scale", Self.symbolScales) {
            configuration = configuration.applying(UIImage.SymbolConfiguration(scale: scale))
        }
        return configuration
    }

    private static let symbolScales: KeyValuePairs<String, UIImage.SymbolScale> = [
        "default": .default, "small": .small, "medium": .medium, "large": .large,
    ]

    func image(named name: String, _ element: NibElement? = nil) -> UIImage? {
        let isSymbol = document.isSymbol(name) || element?["catalog"] == "system"
        let image = isSymbol ? UIImage(systemName: name) : UIImage(named: name, in: bundle, compatibleWith: nil)
        if image == nil, !isSymbol, let element { report(element, "there is no image '\(name)'") }
        return image
    }

    /// The text of an `attributedString` element, with its fonts, colors and paragraph styles.
    package func attributedString(_ element: NibElement) -> NSAttributedString {
        let text = NSMutableAttributedString()
        for fragment in element.children where fragment.name == "fragment" {
            var attributes: [NSAttributedString.Key: Any] = [:]
            for attribute in fragment.list("attributes") {
                guard let (key, value) = textAttribute(attribute) else {
                    report(attribute, "such an attribute of text is not read")
                    continue
                }
                attributes[key] = value
            }
            let content = fragment["content"] ?? fragment.value("content")?.decodedText ?? ""
            text.append(NSAttributedString(string: content, attributes: attributes))
        }
        return text
    }

    /// The key and the value of an attribute of text; nil if its key is not known.
    private func textAttribute(_ element: NibElement) -> (NSAttributedString.Key, Any?)? {
        guard let name = element["key"] else { return nil }
        if let key = Self.textColors[name] { return (key, color(element)) }
        if let key = Self.textNumbers[name] { return (key, element.number("value")) }
        return switch name {
        case "NSFont": (.font, font(element))
        case "NSParagraphStyle": (.paragraphStyle, paragraphStyle(element))
        case "NSUnderline": (.underlineStyle, element.integer("value"))
        case "NSStrikethrough": (.strikethroughStyle, element.integer("value"))
        case "NSLigature": (.ligature, element.integer("value"))
        case "NSLink": (.link, element.name == "url" ? element["string"].flatMap { URL(string: $0) } : element.decodedText)
        default: nil
        }
    }

    private static let textColors: [String: NSAttributedString.Key] = [
        "NSColor": .foregroundColor, "NSBackgroundColor": .backgroundColor, "NSUnderlineColor": .underlineColor,
        "NSStrikethroughColor": .strikethroughColor, "NSStrokeColor": .strokeColor,
    ]
    private static let textNumbers: [String: NSAttributedString.Key] = [
        "NSKern": .kern, "NSStrokeWidth": .strokeWidth, "NSBaselineOffset": .baselineOffset, "NSObliqueness": .obliqueness,
        "NSExpansion": .expansion,
    ]

    private func paragraphStyle(_ element: NibElement) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = element.choice("alignment", Self.alignments) ?? .natural
        style.lineBreakMode = element.choice("lineBreakMode", Self.lineBreaks) ?? .byWordWrapping
        style.lineSpacing = element.length("lineSpacing") ?? 0
        style.paragraphSpacing = element.length("paragraphSpacing") ?? 0
        style.firstLineHeadIndent = element.length("firstLineHeadIndent") ?? 0
        style.headIndent = element.length("headIndent") ?? 0
        style.tailIndent = element.length("tailIndent") ?? 0
        style.lineHeightMultiple = element.length("lineHeightMultiple") ?? 0
        style.minimumLineHeight = element.length("minimumLineHeight") ?? 0
        style.maximumLineHeight = element.length("maximumLineHeight") ?? 0
        return style
    }

    package static let alignments: KeyValuePairs<String, NSTextAlignment> = [
        "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]
    package static let lineBreaks: KeyValuePairs<String, NSLineBreakMode> = [
        "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping, "characterWrap": .byCharWrapping, "charWrapping": .byCharWrapping,
        "clip": .byClipping, "clipping": .byClipping, "headTruncation": .byTruncatingHead, "truncatingHead": .byTruncatingHead,
        "tailTruncation": .byTruncatingTail, "truncatingTail": .byTruncatingTail, "middleTruncation": .byTruncatingMiddle,
        "truncatingMiddle": .byTruncatingMiddle,
    ]
}
