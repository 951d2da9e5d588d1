import Foundation

/// The `Contents.json` of a set or a group of an asset catalog.
package struct AssetContents: Decodable, Sendable {
    package let images: [Entry]?
    package let colors: [Entry]?
    package let data: [Entry]?
    package let symbols: [Entry]?
    package let properties: Properties?

    /// A file or a color of a set, for some devices, appearances and scales.
    package struct Entry: Decodable, Sendable {
        package let filename: String?
        package let idiom: String?
        package let scale: String?
        package let appearances: [Appearance]?
        package let direction: String?
        package let widthClass: String?
        package let heightClass: String?
        package let gamut: String?
        package let resizing: Resizing?
        package let color: Color?
        package let type: String?
        /// A screen of old devices, such as "667h".
        package let subtype: String?

        private enum CodingKeys: String, CodingKey {
            case filename, idiom, scale, appearances, resizing, color, subtype
            case direction = "language-direction"
            case widthClass = "width-class"
            case heightClass = "height-class"
            case gamut = "display-gamut"
            case type = "universal-type-identifier"
        }
    }

    package struct Appearance: Decodable, Sendable {
        package let appearance: String
        package let value: String
    }

    /// Caps that keep their size, in pixels of the file; in points of a drawing.
    package struct Resizing: Decodable, Sendable {
        package let mode: String?
        package let capInsets: [String: Double]?
        package let center: Center?

        package struct Center: Decodable, Sendable {
            package let mode: String?
            package let width: Double?
            package let height: Double?
        }

        private enum CodingKeys: String, CodingKey {
            case mode, center
            case capInsets = "cap-insets"
        }
    }

    package struct Color: Decodable, Sendable {
        package let space: String?
        /// Decimals from 0 to 1 ("0.5"), bytes ("128") or hexadecimal bytes ("0x80").
        package let components: [String: String]?
        /// A color of the system's, by its selector.
        package let reference: String?

        private enum CodingKeys: String, CodingKey {
            case components, reference
            case space = "color-space"
        }

        /// A component from 0 to 1; nil if it is not there, or no number.
        package func component(_ name: String) -> Double? {
            guard let text = components?[name]?.trimmingCharacters(in: .whitespaces) else { return nil }
            if text.hasPrefix("0x") || text.hasPrefix("0X") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
            guard let number = Double(text), number.isFinite else { return nil }
            return text.contains(".") ? number : name == "alpha" && number <= 1 ? number : number / 255
        }
    }

    package struct Properties: Decodable, Sendable {
        package let providesNamespace: Bool?
        package let renderingIntent: String?
        package let preservesVectors: Bool?

        private enum CodingKeys: String, CodingKey {
            case providesNamespace = "provides-namespace"
            case renderingIntent = "template-rendering-intent"
            case preservesVectors = "preserves-vector-representation"
        }
    }

    /// Bytes of a file.
    private static let longestFile = 4 << 20

    /// Reads the file of a set's folder.
    package init(in folder: URL) throws(ResourceError) {
        let file = folder.lastPathComponent + "/Contents.json"
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")) else {
            throw ResourceError(file: file, "there is no such file")
        }
        guard data.count <= Self.longestFile else { throw ResourceError(file: file, "the file has more than \(Self.longestFile) bytes") }
        do {
            self = try JSONDecoder().decode(AssetContents.self, from: data)
        } catch {
            throw ResourceError(file: file, "the JSON is damaged, or no contents of an asset catalog")
        }
    }
}
