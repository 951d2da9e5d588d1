import UIKit

extension GalleryCard {
    /// Symbols: names, weights, scales, colors, and the directions of names.
    static var symbols: GalleryCard {
        GalleryCard(
            id: "symbols", summary: "symbols by name, weight, scale and color, light, dark and mirrored", title: "", subtitle: "",
            sections: { [] },
            makePicture: {
                LookColumns(size: CGSize(width: 375, height: 690)) { column in
                    column.addSymbols(names, .symbols)
                    column.endRow()
                    let weights: [UIImage.SymbolWeight] = [
                        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
                    ]
                    for name in ["star", "person.crop.circle"] {
                        for weight in weights { column.addSymbol(name, UIImage.SymbolConfiguration(pointSize: 20, weight: weight)) }
                        column.endRow()
                    }
                    for scale in [UIImage.SymbolScale.small, .medium, .large] {
                        for name in ["gearshape", "house.fill", "plus.circle.fill"] {
                            column.addSymbol(name, UIImage.SymbolConfiguration(pointSize: 20, weight: .regular, scale: scale))
                        }
                    }
                    column.endRow()
                    column.addColors()
                    column.addText()
                }
            })
    }

    private static let names = [
        "plus", "minus", "xmark", "checkmark", "ellipsis", "chevron.left", "chevron.right", "chevron.forward", "chevron.backward",
        "arrow.up.right", "arrow.clockwise", "arrow.uturn.backward", "line.3.horizontal", "slider.horizontal.3", "magnifyingglass",
        "square.and.arrow.up", "square.and.pencil", "trash", "folder", "doc.text", "doc.on.doc", "tray.fill", "paperplane.fill",
        "envelope.fill", "bubble.left.fill", "phone.fill", "video.fill", "camera", "photo", "mic.slash", "speaker.wave.3.fill", "play.fill",
        "pause.circle.fill", "house", "house.fill", "person", "person.2.fill", "person.crop.circle.badge.plus", "heart.fill", "star.fill",
        "bookmark", "flag.fill", "tag", "bell.badge", "bolt.slash.fill", "eye", "lock.fill", "key", "gear", "gearshape.fill", "wrench",
        "clock", "calendar", "map.fill", "location.fill", "cart", "creditcard.fill", "gift", "sun.max.fill", "moon.stars", "cloud.rain",
        "leaf", "pawprint.fill", "list.bullet", "square.grid.2x2", "chart.bar.fill", "wifi", "battery.75", "exclamationmark.triangle.fill",
        "questionmark.circle", "info.circle.fill", "7.circle", "42.square.fill", "a.circle.fill",
    ]
}

extension UIImage.SymbolConfiguration {
    fileprivate static let symbols = UIImage.SymbolConfiguration(pointSize: 20)
}

extension LookColumn {
    fileprivate func addSymbol(_ name: String, _ configuration: UIImage.SymbolConfiguration, tint: UIColor? = nil) {
        let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
        view.contentMode = .center
        view.tintColor = tint ?? .label
        add(view, width: 27, height: 27)
    }

    fileprivate func addSymbols(_ names: [String], _ configuration: UIImage.SymbolConfiguration) {
        for name in names { addSymbol(name, configuration) }
    }

    fileprivate func addColors() {
        let names = ["plus.circle.fill", "person.crop.circle.fill", "wifi", "bell.badge", "exclamationmark.triangle.fill", "heart.fill"]
        let colors = [
            UIImage.SymbolConfiguration(hierarchicalColor: .systemIndigo),
            UIImage.SymbolConfiguration(paletteColors: [.systemYellow, .systemTeal, .systemPink]), .preferringMulticolor(),
        ]
        for color in colors {
            for name in names { addSymbol(name, UIImage.SymbolConfiguration.symbols.applying(color), tint: .tintColor) }
            endRow()
        }
        for value in [0, 0.3, 0.6, 1] {
            let image = UIImage(systemName: "wifi", variableValue: value, configuration: UIImage.SymbolConfiguration.symbols)
            let view = UIImageView(image: image)
            view.contentMode = .center
            add(view, width: 27, height: 27)
        }
        endRow()
    }

    /// A line of text with a symbol in it, a button, and a filled button.
    fileprivate func addText() {
        let label = UILabel()
        let text = NSMutableAttributedString(string: "Tap ", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
        if let image = UIImage(systemName: "square.and.arrow.up") {
            text.append(NSAttributedString(attachment: NSTextAttachment(image: image)))
        }
        text.append(NSAttributedString(string: " to share", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)]))
        label.attributedText = text
        label.textColor = .label
        add(label)
        let button = UIButton(type: .system)
        button.setTitle("Add", for: .normal)
        button.setImage(UIImage(systemName: "plus"), for: .normal)
        add(button)
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Favorite"
        configuration.image = UIImage(systemName: "star.fill")
        configuration.imagePadding = 6
        add(UIButton(configuration: configuration))
    }
}
