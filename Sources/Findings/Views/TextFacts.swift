import UIKit

/// Facts about a text that a layer shows.
@MainActor struct TextFacts {
    /// The smallest contrast ratio of WCAG 2: that of the largest letters.
    let neededContrast: Double
    /// Whether the text needs no contrast: that of a disabled control, and the system's own.
    let isExempt: Bool
    /// Name of the field or view that the text belongs to.
    let name: String

    private init?(_ text: NSAttributedString, of view: UIView, name: @autoclosure () -> String) {
        guard text.length > 0 else { return nil }
        var needed = [Double]()
        var hasSystemColor = false
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, _, _ in
            needed.append((attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)).neededContrast)
            if let color = attributes[.foregroundColor] as? UIColor, color.isPaleSystemColor { hasSystemColor = true }
        }
        neededContrast = needed.min() ?? UIFont.systemFont(ofSize: 12).neededContrast
        isExempt = hasSystemColor || view.isOfDisabledControl
        self.name = name()
    }

    /// nil for a view that does not draw the text of a field or text view, and for one without text. Labels are judged by themselves.
    init?(of view: UIView) {
        if let drawing = view as? TextFieldDrawingView {
            guard let text = drawing.shownText?() else { return nil }
            let owner = sequence(first: view, next: \.superview).first { $0 is UITextField || $0 is UITextView }
            self.init(text, of: view, name: NodeDescription.short(owner ?? view))
        } else {
            self.init(of: view.layer, in: view)
        }
    }

    /// nil for other layers than text layers, and for those without text.
    init?(of layer: CALayer, in view: UIView) {
        guard let layer = layer as? CATextLayer else { return nil }
        switch layer.string {
        case let text as NSAttributedString: self.init(text, of: view, name: NodeDescription.short(layer))
        case let text as String:
            let font = (layer.font as? UIFont)?.withSize(layer.fontSize) ?? .systemFont(ofSize: layer.fontSize)
            self.init(NSAttributedString(string: text, attributes: [.font: font]), of: view, name: NodeDescription.short(layer))
        default: return nil
        }
    }
}

extension UIFont {
    /// The smallest contrast ratio of WCAG 2 for text in this font: 4.5, or 3 from 18 points on and in bold from 14 points on.
    var neededContrast: Double {
        if pointSize >= 18 { return 3 }
        return pointSize >= 14 && fontDescriptor.symbolicTraits.contains(.traitBold) ? 3 : 4.5
    }
}

extension UIColor {
    /// Whether it is a color of the system's that is pale on purpose: of secondary labels, and placeholders.
    var isPaleSystemColor: Bool { [.secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText].contains(self) }
}

extension UIView {
    /// Whether it belongs to a disabled control, which needs no contrast.
    var isOfDisabledControl: Bool {
        sequence(first: self, next: \.superview).contains { ($0 as? UIControl)?.isEnabled == false }
    }
}
