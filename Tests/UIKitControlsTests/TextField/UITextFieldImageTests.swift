import Kinora
import UIKit
import XCTest

/// Writes images for visual inspection to the folder KINORA_PICTURES, if that is set.
final class UITextFieldImageTests: XCTestCase {
    func testImagesToLookAt() throws {
        guard let folder = ProcessInfo.processInfo.environment["KINORA_PICTURES"] else { return }
        try MainActor.assumeIsolated {
            for style in [UIUserInterfaceStyle.light, .dark] {
                let device = Device(name: "page", size: CGSize(width: 440, height: 560), scale: 2, safeAreaInsets: .zero)
                let stage = Stage(device: device)
                stage.userInterfaceStyle = style
                stage.window.backgroundColor = .systemBackground
                let columns = [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft].map { direction in
                    Self.fields.map { make -> UITextField in
                        let field = UITextField()
                        field.semanticContentAttribute = direction
                        make(field)
                        return field
                    }
                }
                for (column, fields) in columns.enumerated() {
                    for (row, field) in fields.enumerated() {
                        field.frame = CGRect(x: 10 + CGFloat(column) * 215, y: 10 + CGFloat(row) * 44, width: 205, height: 34)
                        stage.window.addSubview(field)
                    }
                }
                // Only one field is edited at a time: a caret in one image, a selection in the other.
                for (name, row) in [("placeholder", 0), ("caret", 1), ("selection", 5), ("scrolled", 9), ("clear", 4), ("secret", 6)] {
                    for (column, fields) in columns.enumerated() {
                        fields[row].becomeFirstResponder()
                        if name == "selection" { for _ in 0..<7 { stage.pressKey(.right, modifiers: .shift) } }
                        stage.advance(by: 0.1)
                        let file = "field-\(style == .light ? "light" : "dark")-\(name)-\(column == 0 ? "ltr" : "rtl").png"
                        try stage.image().pngData().write(to: URL(fileURLWithPath: folder).appendingPathComponent(file))
                    }
                }
            }
        }
    }

    @MainActor private static let fields: [(UITextField) -> Void] = [
        { $0.placeholder = "No border, placeholder" },
        {
            $0.borderStyle = .roundedRect
            $0.text = "Rounded"
        },
        {
            $0.borderStyle = .line
            $0.text = "Line, gjpqy"
        },
        {
            $0.borderStyle = .bezel
            $0.text = "Bezel"
        },
        {
            $0.borderStyle = .roundedRect
            $0.clearButtonMode = .always
            $0.text = "Clear button"
        },
        {
            $0.borderStyle = .roundedRect
            $0.text = "שלום and hello"
        },
        {
            $0.borderStyle = .roundedRect
            $0.isSecureTextEntry = true
            $0.text = "password"
        },
        {
            $0.borderStyle = .roundedRect
            $0.placeholder = "Search"
            let view = UIImageView(image: UIImage.disc)
            $0.leftView = view
            $0.leftViewMode = .always
        },
        {
            $0.borderStyle = .roundedRect
            $0.isEnabled = false
            $0.text = "Disabled"
        },
        {
            $0.borderStyle = .roundedRect
            $0.text = "A text that is longer than the field, much longer"
        },
        {
            $0.borderStyle = .roundedRect
            $0.textAlignment = .center
            $0.text = "👨‍👩‍👧‍👦 Centre é"
        },
        {
            $0.borderStyle = .roundedRect
            $0.adjustsFontSizeToFitWidth = true
            $0.minimumFontSize = 8
            $0.text = "A text that shrinks until it fits in"
        },
    ]
}

extension UIImage {
    @MainActor fileprivate static var disc: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in
            UIColor.systemOrange.setFill()
            UIBezierPath(ovalIn: CGRect(x: 4, y: 4, width: 16, height: 16)).fill()
        }
    }
}
