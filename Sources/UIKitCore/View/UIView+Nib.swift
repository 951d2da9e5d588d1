import CoreGraphics
import Foundation
import Resources

extension UIView {
    /// Reads the element of an Interface Builder file: geometry, properties that all views have, subviews and constraints.
    ///
    /// The whole object is there when `init(coder:)` of this class runs; a subclass reads its own part after it.
    final func readNib(_ coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return readArchive(coder, ofClass: UIView.self) }
        let (element, session) = (nib.element, nib.session)
        session.register(self, element)
        readGeometry(of: element)
        readProperties(of: element, session)
        for guide in element.children where ["viewLayoutGuide", "keyboardLayoutGuide"].contains(guide.name) {
            guard let id = guide.id else { continue }
            session.name(guide["key"] == "keyboard" ? keyboardLayoutGuide : safeAreaLayoutGuide, id)
        }
        let excluded = element.excluded(from: "subviews", under: session.traits)
        var subviews: [(id: String?, view: UIView)] = []
        for child in element.list("subviews") {
            guard let made = session.make(child) else { continue }
            guard let view = made as? UIView else {
                session.report(child, "\(type(of: made)) is no view; it is left out")
                continue
            }
            subviews.append((child.id, view))
            // One that is not installed is there all the same: outlets have it.
            if child.id.map({ !excluded.contains($0) }) ?? true { addSubview(view) }
        }
        if element.original.hasVariations { session.vary(self, element, subviews: subviews) }
        session.add(
            constraints: element.list("constraints"), of: self, excluding: element.excluded(from: "constraints", under: session.traits))
    }

    /// Reads once more what the defaults of a class of UIKit have replaced since. nil for an archive, which is read.
    ///
    /// - Parameter type: The class, if UIKit has classes below it.
    package final func readNibProperties(_ coder: NSCoder, ofClass type: UIView.Type? = nil) -> NibCoder? {
        guard let nib = coder as? NibCoder else {
            if let type { readArchive(coder, ofClass: type) } else { readArchive(coder) }
            return nil
        }
        readGeometry(of: nib.element)
        readProperties(of: nib.element, nib.session)
        return nib
    }

    /// Reads the properties, but not the geometry, of a view that its owner lays out.
    package final func readNibContentProperties(_ nib: NibCoder) { readProperties(of: nib.element, nib.session) }

    private func readGeometry(of element: NibElement) {
        if let frame = element.rect("frame") { self.frame = frame }
        if let mask = element.value("autoresizingMask"), mask.name == "autoresizingMask" {
            autoresizingMask = mask.options([
                "flexibleMinX": .flexibleLeftMargin, "widthSizable": .flexibleWidth, "flexibleMaxX": .flexibleRightMargin,
                "flexibleMinY": .flexibleTopMargin, "heightSizable": .flexibleHeight, "flexibleMaxY": .flexibleBottomMargin,
            ])
        }
        if let flag = element.flag("translatesAutoresizingMaskIntoConstraints") { translatesAutoresizingMaskIntoConstraints = flag }
        if let flag = element.flag("autoresizesSubviews") { autoresizesSubviews = flag }
        for (key, axis) in [("horizontal", NSLayoutConstraint.Axis.horizontal), ("vertical", .vertical)] {
            if let priority = element.number(key + "HuggingPriority") {
                setContentHuggingPriority(UILayoutPriority(Float(priority)), for: axis)
            }
            if let priority = element.number(key + "CompressionResistancePriority") {
                setContentCompressionResistancePriority(UILayoutPriority(Float(priority)), for: axis)
            }
        }
        if let flag = element.flag("preservesSuperviewLayoutMargins") { preservesSuperviewLayoutMargins = flag }
        if let flag = element.flag("insetsLayoutMarginsFromSafeArea") { insetsLayoutMarginsFromSafeArea = flag }
        if let margins = element.value("layoutMargins") { layoutMargins = margins.insets }
        if let margins = element.value("directionalLayoutMargins") { directionalLayoutMargins = margins.directionalInsets }
    }

    private func readProperties(of element: NibElement, _ session: NibSession) {
        if let mode = element.choice("contentMode", Self.contentModes) { contentMode = mode }
        if let color = session.color("backgroundColor", of: element) { backgroundColor = color }
        if let color = session.color("tintColor", of: element) { tintColor = color }
        if let flag = element.flag("opaque") { isOpaque = flag }
        if let flag = element.flag("hidden") { isHidden = flag }
        if let alpha = element.length("alpha") { self.alpha = alpha }
        if let tag = element.integer("tag") { self.tag = tag }
        // The file says so where not, also for labels and image views, which receive no touches by default.
        isUserInteractionEnabled = element.flag("userInteractionEnabled") ?? true
        if let flag = element.flag("multipleTouchEnabled") { isMultipleTouchEnabled = flag }
        if let flag = element.flag("clipsSubviews") { clipsToBounds = flag }
        if let flag = element.flag("clearsContextBeforeDrawing") { clearsContextBeforeDrawing = flag }
        if let attribute = element.choice("semanticContentAttribute", Self.semantics) { semanticContentAttribute = attribute }
        if let identifier = element["restorationIdentifier"] { restorationIdentifier = identifier }
        if let style = element.choice("userInterfaceStyle", ["light": UIUserInterfaceStyle.light, "dark": .dark]) {
            overrideUserInterfaceStyle = style
        }
        if let accessibility = element.value("accessibilityConfiguration") { readAccessibility(accessibility) }
    }

    private func readAccessibility(_ element: NibElement) {
        if let label = element.string("label") { accessibilityLabel = label }
        if let hint = element.string("hint") { accessibilityHint = hint }
        if let identifier = element["identifier"] { accessibilityIdentifier = identifier }
        for child in element.children {
            switch child.name {
            case "accessibilityTraits":
                accessibilityTraits = child.options([
                    "button": .button, "link": .link, "image": .image, "selected": .selected, "staticText": .staticText,
                    "searchField": .searchField, "keyboardKey": .keyboardKey, "notEnabled": .notEnabled, "header": .header,
                    "adjustable": .adjustable, "summaryElement": .summaryElement, "updatesFrequently": .updatesFrequently,
                ])
            case "bool": if child["key"] == "isElement" { isAccessibilityElement = child["value"] == "YES" }
            default: break
            }
        }
    }

    private static let contentModes: KeyValuePairs<String, ContentMode> = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill, "redraw": .redraw,
        "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft, "topRight": .topRight,
        "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]
    private static let semantics: KeyValuePairs<String, UISemanticContentAttribute> = [
        "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
    ]
}
