import UIKit

extension GalleryCard {
    /// Text fields with their borders, placeholders, buttons and alignments.
    static var fields: GalleryCard {
        GalleryCard(
            id: "fields", summary: "text fields, light, dark and mirrored", title: "", subtitle: "", sections: { [] },
            makePicture: {
                LookColumns(size: CGSize(width: 230, height: 560)) { column in
                    for change in changes {
                        let field = UITextField()
                        field.borderStyle = .roundedRect
                        change(field)
                        column.add(field, width: 206, height: 34)
                    }
                }
            })
    }
}

@MainActor private let changes: [(UITextField) -> Void] = [
    { ($0.borderStyle, $0.placeholder) = (.none, "No border, placeholder") },
    { $0.text = "Rounded" },
    { ($0.borderStyle, $0.text) = (.line, "Line, gjpqy") },
    { ($0.borderStyle, $0.text) = (.bezel, "Bezel") },
    { ($0.clearButtonMode, $0.text) = (.always, "Clear button") },
    { $0.text = "שלום and hello" },
    { ($0.isSecureTextEntry, $0.text) = (true, "password") },
    {
        $0.placeholder = "Search"
        ($0.leftView, $0.leftViewMode) = (UIImageView(image: .star), .always)
    },
    { ($0.isEnabled, $0.text) = (false, "Disabled") },
    { $0.text = "A text that is longer than the field, much longer" },
    { ($0.textAlignment, $0.text) = (.center, "Centre é") },
    {
        ($0.adjustsFontSizeToFitWidth, $0.minimumFontSize) = (true, 8)
        $0.text = "A text that shrinks until it fits in"
    },
]
