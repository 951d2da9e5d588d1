import Foundation
import UIKitCore

extension UIButton {
    /// Keys in archives.
    private enum Key {
        static let type = "UIButtonType"
        static let values = "UIButtonStatefulContent"
    }

    /// Writes the type and the values of states.
    final func writeButtonArchive(_ coder: NSCoder) {
        coder.encode(buttonType.rawValue, forKey: Key.type)
        let archived = NSMutableDictionary()
        func add(_ name: String, _ values: [State: some NSObject]) {
            for (state, value) in values { archived["\(name) \(state.rawValue)" as NSString] = value }
        }
        add("title", values.titles.mapValues { $0 as NSString })
        add("attributedTitle", values.attributedTitles.compactMapValues { ArchivedValue.object(of: $0) })
        add("titleColor", values.titleColors)
        add("titleShadowColor", values.titleShadowColors)
        add("image", values.images)
        add("backgroundImage", values.backgroundImages)
        coder.encode(archived, forKey: Key.values)
    }

    final func readButtonArchive(_ coder: NSCoder) {
        if coder.hasValue(forKey: Key.type) { take(ButtonType(rawValue: coder.decodeInteger(forKey: Key.type)) ?? .custom) }
        readArchive(coder)
        guard coder.hasValue(forKey: Key.values), let archived = coder.decodeObject(forKey: Key.values) as? NSDictionary else {
            return
        }
        for (key, value) in archived {
            let terms = "\(key)".split(separator: " ")
            guard terms.count == 2, let raw = UInt(terms[1]) else { continue }
            let state = State(rawValue: raw)
            switch (terms[0], value) {
            case ("title", let title as String): setTitle(title, for: state)
            case ("title", let title as NSString): setTitle("\(title)", for: state)
            case ("attributedTitle", let runs):
                if let title = ArchivedValue.value(of: runs) as? NSAttributedString { setAttributedTitle(title, for: state) }
            case ("titleColor", let color as UIColor): setTitleColor(color, for: state)
            case ("titleShadowColor", let color as UIColor): setTitleShadowColor(color, for: state)
            case ("image", let image as UIImage): setImage(image, for: state)
            case ("backgroundImage", let image as UIImage): setBackgroundImage(image, for: state)
            default: continue
            }
        }
    }
}
