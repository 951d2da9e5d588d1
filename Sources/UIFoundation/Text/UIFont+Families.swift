import CoreGraphics
import Synchronization

extension UIFont {
    static var installedFamilies: [String] {
        registerAppFonts()
        return FontLibrary.families
    }

    static func installedNames(forFamilyName familyName: String) -> [String] {
        registerAppFonts()
        return FontLibrary.faces(ofFamily: familyName).map(\.postScriptName)
    }

    /// Registers the fonts listed in the app's Info.plist, once.
    static func registerAppFonts() {
        let isFirst = areAppFontsRegistered.withLock { known in
            defer { known = true }
            return !known
        }
        if isFirst { registerFonts(listedIn: .main) }
    }

    private static let areAppFontsRegistered = Mutex(false)

    /// Registers the font files in a bundle's `UIAppFonts`; missing and damaged ones are logged once and ignored.
    package static func registerFonts(listedIn bundle: Bundle) {
        guard let names = bundle.infoDictionary?["UIAppFonts"] as? [String] else { return }
        for name in names {
            guard let folder = bundle.resourceURL else { continue }
            do {
                try FontLibrary.register(FontFile(contentsOf: folder.appendingPathComponent(name)))
            } catch {
                reportOnce("UIAppFonts \(name)", "UIAppFonts: \(name) is left out. \(error)")
            }
        }
    }
}
