import CoreGraphics

/// The computed style of an element. Lengths are pixels of CSS, which are points.
struct HTMLStyle {
    enum Display { case inline, block, listItem, cell, none }
    enum Spaces { case collapsed, preserved, lines }
    enum LineHeight { case factor(Double), length(Double) }
    enum Transform { case uppercase, lowercase, capitalized }

    // Inherited.
    var font = HTMLFont()
    var color: UIColor = .init(red: 0, green: 0, blue: 0, alpha: 1)
    var kern = 0.0
    var alignment = NSTextAlignment.natural
    var direction = NSWritingDirection.leftToRight
    var lineHeight: LineHeight?
    var textIndent = 0.0
    var spaces = Spaces.collapsed
    var transform: Transform?
    /// The kind of marker that a list's items have: a name of CSS.
    var listStyle = "disc"

    // Drawn over all that is inside, which cannot take them off.
    var background: UIColor?
    var isUnderlined = false
    var isStruckThrough = false
    var rise = 0.0
    var link: Any?

    // The element's own.
    var display = Display.inline
    var ownBackground: UIColor?
    var decoration: (underline: Bool, through: Bool) = (false, false)
    var marginTop = 0.0
    var marginBottom = 0.0
    var marginLeft = 0.0
    var marginRight = 0.0
    var width: Double?
    var height: Double?
    /// Sums of the margins of the blocks around, with the element's own.
    var leftEdge = 0.0
    var rightEdge = 0.0

    /// The style with which an element begins inside another.
    var inherited: HTMLStyle {
        var style = self
        (style.display, style.ownBackground, style.decoration) = (.inline, nil, (false, false))
        (style.marginTop, style.marginBottom, style.marginLeft, style.marginRight) = (0, 0, 0, 0)
        (style.width, style.height) = (nil, nil)
        return style
    }

    /// Applies declarations, the strongest last: those of the font first, which others measure by.
    mutating func apply(_ declarations: [StyleDeclaration], in parent: HTMLStyle) {
        let ordered = declarations.filter { !$0.isImportant } + declarations.filter(\.isImportant)
        for declaration in ordered where declaration.name.hasPrefix("font") { font.apply(declaration, in: parent.font, &lineHeight) }
        for declaration in ordered where !declaration.name.hasPrefix("font") { apply(declaration.name, declaration.value, parent) }
        if display != .inline {
            leftEdge = parent.leftEdge + marginLeft
            rightEdge = parent.rightEdge + marginRight
        }
        isUnderlined = parent.isUnderlined || decoration.underline
        isStruckThrough = parent.isStruckThrough || decoration.through
    }

    private mutating func apply(_ name: String, _ value: String, _ parent: HTMLStyle) {
        let word = value.lowercased()
        if ["inherit", "initial", "unset", "revert"].contains(word) {
            return inherit(name, from: word == "initial" ? HTMLStyle() : parent)
        }
        switch name {
        case "color": if word != "currentcolor", let read = CSSColor.read(word) { color = read ?? .clear }
        case "background-color": if let read = CSSColor.read(word) { ownBackground = read }
        case "background":
            let values = Self.words(word)
            if let read = values.lazy.compactMap({ CSSColor.read($0) }).first { ownBackground = read }
        case "text-decoration", "text-decoration-line":
            let words = Self.words(word)
            let isRead = words.contains { ["none", "underline", "line-through"].contains($0) }
            if isRead { decoration = (words.contains("underline"), words.contains("line-through")) }
        case "text-align": alignment = Self.alignments[word] ?? alignment
        case "direction":
            if word == "rtl" { direction = .rightToLeft } else if word == "ltr" { direction = .leftToRight }
        case "line-height": lineHeight = Self.lineHeight(word, font) ?? (word == "normal" ? nil : lineHeight)
        case "letter-spacing": kern = word == "normal" ? 0 : font.length(word) ?? kern
        case "text-indent": textIndent = font.length(word) ?? textIndent
        case "vertical-align":
            switch word {
            case "sub": rise = parent.rise - (parent.font.size / 5 + 1)
            case "super": rise = parent.rise + parent.font.size / 3 + 1
            case "baseline": rise = parent.rise
            default: if let length = font.length(word) { rise = parent.rise + length }
            }
        case "display": display = Self.displays[word] ?? display
        case "visibility": if word == "hidden" || word == "collapse" { color = .clear }
        case "white-space":
            switch word {
            case "pre", "pre-wrap", "break-spaces": spaces = .preserved
            case "pre-line": spaces = .lines
            case "normal", "nowrap": spaces = .collapsed
            default: break
            }
        case "text-transform":
            switch word {
            case "uppercase": transform = .uppercase
            case "lowercase": transform = .lowercase
            case "capitalize": transform = .capitalized
            case "none": transform = nil
            default: break
            }
        case "list-style-type": listStyle = word
        case "list-style": if let kind = Self.words(word).first(where: HTMLList.kinds.contains) { listStyle = kind }
        default: applySize(name, word)
        }
    }

    private mutating func applySize(_ name: String, _ word: String) {
        switch name {
        case "margin":
            let edges = Self.words(word).map { font.length($0) ?? 0 }
            guard let first = edges.first, edges.count <= 4 else { return }
            marginTop = first
            marginRight = edges.count > 1 ? edges[1] : first
            marginBottom = edges.count > 2 ? edges[2] : first
            marginLeft = edges.count > 3 ? edges[3] : marginRight
        case "margin-top": marginTop = font.length(word) ?? marginTop
        case "margin-bottom": marginBottom = font.length(word) ?? marginBottom
        case "margin-left": marginLeft = font.length(word) ?? marginLeft
        case "margin-right": marginRight = font.length(word) ?? marginRight
        case "width": width = word.hasSuffix("%") ? width : font.length(word) ?? width
        case "height": height = word.hasSuffix("%") ? height : font.length(word) ?? height
        default: break
        }
    }

    private mutating func inherit(_ name: String, from other: HTMLStyle) {
        switch name {
        case "color": color = other.color
        case "letter-spacing": kern = other.kern
        case "text-align": alignment = other.alignment
        case "direction": direction = other.direction
        case "line-height": lineHeight = other.lineHeight
        case "text-indent": textIndent = other.textIndent
        case "white-space": spaces = other.spaces
        case "text-transform": transform = other.transform
        case "list-style", "list-style-type": listStyle = other.listStyle
        case "background", "background-color": ownBackground = nil
        case "text-decoration", "text-decoration-line": decoration = (false, false)
        default: break
        }
    }

    static func lineHeight(_ word: String, _ font: HTMLFont) -> LineHeight? {
        if let factor = Double(word) { return factor >= 0 && factor.isFinite ? .factor(factor) : nil }
        guard let length = font.length(word), length >= 0 else { return nil }
        return .length(length)
    }

    /// The words of a value; text in parentheses is one word.
    static func words(_ value: String) -> [String] {
        var (words, word, depth) = ([String](), "", 0)
        for character in value {
            if character == "(" { depth += 1 } else if character == ")" { depth -= 1 }
            if character.isWhitespace, depth <= 0 {
                if !word.isEmpty { words.append(word) }
                word = ""
            } else {
                word.append(character)
            }
        }
        return word.isEmpty ? words : words + [word]
    }

    private static let alignments: [String: NSTextAlignment] = [
        "left": .left, "right": .right, "center": .center, "justify": .justified, "start": .natural, "-webkit-center": .center,
    ]

    private static let displays: [String: Display] = [
        "none": .none, "inline": .inline, "inline-block": .inline, "inline-flex": .inline, "contents": .inline, "block": .block,
        "flex": .block, "grid": .block, "flow-root": .block, "list-item": .listItem, "table": .block, "table-row": .block,
        "table-row-group": .block, "table-header-group": .block, "table-footer-group": .block, "table-caption": .block, "table-cell": .cell,
        "table-column": .none, "table-column-group": .none,
    ]

    /// The height of lines; nil for the font's.
    var linePixels: Double? {
        switch lineHeight {
        case nil: nil
        case .factor(let factor): factor * font.size
        case .length(let length): length
        }
    }
}
