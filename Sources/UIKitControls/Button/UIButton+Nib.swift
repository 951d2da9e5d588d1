import Foundation
import Resources
import UIKitCore

extension UIButton {
    final func readButtonNib(_ coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return readButtonArchive(coder) }
        let (element, session) = (nib.element, nib.session)
        let types: KeyValuePairs<String, ButtonType> = [
            "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure, "infoLight": .infoLight,
            "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
        ]
        take(element.choice("buttonType", types) ?? .custom)
        _ = readNibProperties(coder)
        if let configuration = element.value("configuration") { readConfiguration(configuration, session) }
        if let font = session.font("fontDescription", of: element) { titleLabel?.font = font }
        if let mode = element.choice("lineBreakMode", NibSession.lineBreaks) { titleLabel?.lineBreakMode = mode }
        if let size = element.size("titleShadowOffset") { titleLabel?.shadowOffset = size }
        if let insets = element.value("contentEdgeInsets") { contentEdgeInsets = insets.insets }
        if let insets = element.value("titleEdgeInsets") { titleEdgeInsets = insets.insets }
        if let insets = element.value("imageEdgeInsets") { imageEdgeInsets = insets.insets }
        if let flag = element.flag("adjustsImageWhenHighlighted") { adjustsImageWhenHighlighted = flag }
        if let flag = element.flag("adjustsImageWhenDisabled") { adjustsImageWhenDisabled = flag }
        if let flag = element.flag("showsMenuAsPrimaryAction") { showsMenuAsPrimaryAction = flag }
        if let flag = element.flag("changesSelectionAsPrimaryAction") { changesSelectionAsPrimaryAction = flag }
        for state in element.children where state.name == "state" { read(state, session) }
    }

    private func read(_ element: NibElement, _ session: NibSession) {
        let states: KeyValuePairs<String, State> = [
            "normal": .normal, "highlighted": .highlighted, "selected": .selected, "disabled": .disabled,
        ]
        guard let state = element.choice("key", states) else { return }
        if let title = element.string("title") { setTitle(title, for: state) }
        if let title = element.value("attributedTitle"), title.name == "attributedString" {
            setAttributedTitle(session.attributedString(title), for: state)
        }
        if let color = session.color("titleColor", of: element) { setTitleColor(color, for: state) }
        if let color = session.color("titleShadowColor", of: element) { setTitleShadowColor(color, for: state) }
        if let image = session.image("image", of: element) { setImage(image, for: state) }
        if let symbols = session.symbolConfiguration("preferredSymbolConfiguration", of: element) {
            setPreferredSymbolConfiguration(symbols, forImageIn: state)
        }
        if let image = session.image("backgroundImage", of: element) { setBackgroundImage(image, for: state) }
    }

    private func readConfiguration(_ element: NibElement, _ session: NibSession) {
        var configuration: Configuration =
            switch element["style"] {
            case "filled": .filled()
            case "tinted": .tinted()
            case "gray": .gray()
            default: .plain()
            }
        configuration.title = element.string("title")
        configuration.subtitle = element.string("subtitle")
        configuration.image = session.image("image", of: element)
        configuration.preferredSymbolConfigurationForImage = session.symbolConfiguration(
            "preferredSymbolConfigurationForImage", of: element)
        if let padding = element.length("imagePadding") { configuration.imagePadding = padding }
        if let padding = element.length("titlePadding") { configuration.titlePadding = padding }
        if let color = session.color("baseForegroundColor", of: element) { configuration.baseForegroundColor = color }
        if let color = session.color("baseBackgroundColor", of: element) { configuration.baseBackgroundColor = color }
        if let insets = element.value("contentInsets") { configuration.contentInsets = insets.directionalInsets }
        let placements: KeyValuePairs<String, NSDirectionalRectEdge> = [
            "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
        ]
        if let placement = element.choice("imagePlacement", placements) { configuration.imagePlacement = placement }
        self.configuration = configuration
    }
}
