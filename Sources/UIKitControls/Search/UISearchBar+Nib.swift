import Foundation
import Resources
import UIKitCore

extension UISearchBar: NibTextInput {
    final func readSearchBarNib(_ coder: NSCoder) {
        guard let nib = readNibProperties(coder) else { return }
        let (element, session) = (nib.element, nib.session)
        if let text = element.string("text") { self.text = text }
        if let text = element.string("placeholder") { placeholder = text }
        if let text = element.string("prompt") { prompt = text }
        switch element["searchBarStyle"] {
        case "prominent": searchBarStyle = .prominent
        case "minimal": searchBarStyle = .minimal
        default: break
        }
        if let style = element["barStyle"] { barStyle = style == "black" || style == "blackTranslucent" ? .black : .default }
        if let flag = element.flag("translucent") { isTranslucent = flag }
        if let color = session.color("barTintColor", of: element) { barTintColor = color }
        if let image = session.image("backgroundImage", of: element) { backgroundImage = image }
        if let flag = element.flag("showsBookmarkButton") { showsBookmarkButton = flag }
        if let flag = element.flag("showsSearchResultsButton") { showsSearchResultsButton = flag }
        if let flag = element.flag("showsCancelButton") { showsCancelButton = flag }
        let titles = element.list("scopeButtonTitles").compactMap(\.decodedText)
        if !titles.isEmpty { scopeButtonTitles = titles }
        if let flag = element.flag("showsScopeBar") { showsScopeBar = flag }
        readTraits(of: element)
    }
}
