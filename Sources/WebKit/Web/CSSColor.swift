import Foundation

/// Colors as computed styles have them: `rgb(1, 2, 3)` and `rgba(1, 2, 3, 0.5)`.
enum CSSColor {
    /// Returns a color; nil for another notation.
    static func color(_ text: String) -> UIColor? {
        guard text.hasPrefix("rgb"), let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
        let numbers = text[text.index(after: open)...].dropLast().split(separator: ",").compactMap {
            Double($0.trimmingCharacters(in: .whitespaces))
        }
        guard numbers.count == 3 || numbers.count == 4 else { return nil }
        return UIColor(
            red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255, alpha: numbers.count == 4 ? numbers[3] : 1)
    }
}
