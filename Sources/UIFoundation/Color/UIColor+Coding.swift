import CoreGraphics
import Foundation

extension UIColor {
    /// Keys in archives.
    private enum Key {
        static let system = "UISystemColorName"
        static let catalog = "UIColorName"
        static let components = "UIColorComponents"
        static let isWide = "UIColorIsDisplayP3"
    }

    /// Writes a system color or a catalog's by name, others by their components: dynamic ones by those of the current traits.
    final func encodeContent(with coder: NSCoder) {
        if case .dynamic(let color) = content {
            if let system = color as? SystemColor { return coder.encode(system.name as NSString, forKey: Key.system) }
            if let named = color as? CatalogColor { coder.encode(named.name as NSString, forKey: Key.catalog) }
        }
        let color = cgColor
        coder.encode((color.components ?? []).map { Double($0) }, forKey: Key.components)
        coder.encode(color.colorSpace?.name == CGColorSpace.displayP3, forKey: Key.isWide)
    }

    /// The content that an archive has; nil if it has none.
    static func content(of coder: NSCoder) -> ColorContent? {
        if let system = coder.string(forKey: Key.system) { return color(ofSelector: system)?.content }
        if let name = coder.string(forKey: Key.catalog), let color = UIColor(named: name) { return color.content }
        let components = coder.numbers(forKey: Key.components).map { CGFloat($0) }
        switch components.count {
        case 2: return .fixed(CGColor(gray: components[0], alpha: components[1]))
        case 4:
            if coder.decodeBool(forKey: Key.isWide), let wide = CGColor(colorSpace: .displayP3Space, components: components) {
                return .fixed(wide)
            }
            return .fixed(CGColor(red: components[0], green: components[1], blue: components[2], alpha: components[3]))
        default: return nil
        }
    }
}
