import CoreGraphics
import Foundation
import QuartzCore

/// A part of a text view that can be tapped, with what accessibility knows of it.
@MainActor
final class TextItem {
    let item: UITextItem
    private weak var view: UITextView?
    private let kind: TextDataDetector.Match.Kind
    private var ownElement: TextItemElement?

    init(_ item: UITextItem, in view: UITextView, kind: TextDataDetector.Match.Kind) {
        self.item = item
        self.view = view
        self.kind = kind
    }

    var range: NSRange { item.range }

    /// Rectangles of its letters, line by line, in the view's coordinates.
    var rects: [CGRect] { view?.letterRects(for: range) ?? [] }

    /// Its element, where its letters are now; nil after the view's deallocation.
    var element: TextItemElement? {
        guard let view else { return nil }
        let element = ownElement ?? TextItemElement(self, in: view)
        ownElement = element
        let rects = rects
        element.accessibilityFrameInContainerSpace = rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
        // The middle of a link of several lines may be outside of it.
        if let first = rects.first {
            let shown = UIAccessibility.convertToScreenCoordinates(first, in: view)
            element.accessibilityActivationPoint = CGPoint(x: shown.midX, y: shown.midY)
        }
        return element
    }

    /// Its text.
    var text: String { view.map { ($0.content.string as NSString).substring(with: range) } ?? "" }

    /// The action of a tap by default: a link opens, and a date shows its menu. Text with a tag, and attachments, do nothing by themselves.
    var defaultAction: UIAction {
        guard case .date = kind else { return opening }
        return UIAction(title: SystemWord.text("Show in Calendar")) { [weak self] _ in self?.presentMenu() }
    }

    private var opening: UIAction {
        let title =
            switch kind {
            case .link, .phoneNumber: "Open Link"
            case .address: "Open in Maps"
            case .date: "Show in Calendar"
            }
        return UIAction(title: SystemWord.text(title)) { [item] _ in
            if case .link(let url) = item.content { UIApplication.shared.open(url) }
        }
    }

    /// The menu of a long press: a link opens or is copied; of an address or a date its text is.
    var defaultMenu: UIMenu {
        guard case .link(let url) = item.content else { return UIMenu() }
        let text = text
        let isAddress = kind == .link || kind == .phoneNumber
        let copy = UIAction(title: SystemWord.text(isAddress ? "Copy Link" : "Copy")) { _ in
            if isAddress { UIPasteboard.general.url = url } else { UIPasteboard.general.string = text }
        }
        return UIMenu(children: [opening, copy])
    }

    /// Carries out a tap.
    func invoke() {
        guard let view else { return }
        let action = defaultAction
        let chosen = view.delegate.map { $0.textView(view, primaryActionFor: item, defaultAction: action) } ?? action
        chosen?.performWithSender(view, target: nil)
    }

    /// Carries out a long press.
    func presentMenu() {
        guard let view else { return }
        let menu = defaultMenu
        let standard = UITextItem.MenuConfiguration(menu: menu)
        let chosen = view.delegate.map { $0.textView(view, menuConfigurationFor: item, defaultMenu: menu) } ?? standard
        let rects = rects
        guard let chosen, let first = rects.first else { return }
        guard let preview = chosen.preview else {
            MenuOverlay.open(chosen.menu, of: view, rect: first, sender: view)
            return
        }
        let whole = rects.dropFirst().reduce(first) { $0.union($1) }
        MenuOverlay.open(chosen.menu, of: view, rect: whole, preview: preview.made(of: rects, in: view), sender: view)
    }
}

extension UITextItem.MenuConfiguration.Preview {
    /// The view that is shown for an item.
    ///
    /// - Parameter rects: the rectangles of the item's letters, in the text view's coordinates.
    fileprivate func made(of rects: [CGRect], in text: UITextView) -> UIView {
        switch self {
        case .default: Self.lifted(rects, of: text)
        case .view(let own): Self.framed(own)
        }
    }

    /// The letters, over the background of previews.
    private static func lifted(_ rects: [CGRect], of text: UITextView) -> UIView {
        let parameters = UIPreviewParameters(textLineRects: rects.map { NSValue(cgRect: $0) })
        let path = parameters.visiblePath ?? UIBezierPath(rect: rects[0])
        let area = path.bounds
        let preview = UIView(frame: CGRect(origin: .zero, size: area.size))
        preview.backgroundColor = parameters.backgroundColor
        text.highlight(nil)
        if let letters = text.resizableSnapshotView(from: area, afterScreenUpdates: true, withCapInsets: .zero) {
            letters.frame = preview.bounds
            preview.addSubview(letters)
        }
        let mask = CAShapeLayer()
        path.apply(CGAffineTransform(translationX: -area.minX, y: -area.minY))
        mask.path = path.cgPath
        preview.layer.mask = mask
        return preview
    }

    /// A view with round corners around the app's.
    private static func framed(_ own: UIView) -> UIView {
        if own.bounds.isEmpty {
            own.bounds.size = own.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
        let preview = UIView(frame: own.bounds)
        preview.bounds.origin = .zero
        preview.layer.cornerRadius = 13
        preview.clipsToBounds = true
        own.center = CGPoint(x: preview.bounds.midX, y: preview.bounds.midY)
        preview.addSubview(own)
        return preview
    }
}

/// A link of a text view for accessibility: activating it is a tap.
final class TextItemElement: UIAccessibilityElement {
    private weak var item: TextItem?

    init(_ item: TextItem, in view: UITextView) {
        self.item = item
        super.init(accessibilityContainer: view)
        accessibilityLabel = item.text
        accessibilityTraits = .link
    }

    override func accessibilityActivate() -> Bool {
        guard let item else { return false }
        item.invoke()
        return true
    }
}
