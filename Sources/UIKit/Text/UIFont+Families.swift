import CoreGraphics
import Synchronization

extension UIFont {
    /// The installed families' names in order, those of registered fonts included.
    public class var familyNames: [String] {
        registerAppFonts()
        return FontLibrary.families
    }

    /// The names of a family's fonts as `init(name:size:)` takes them; empty where it is not installed.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        registerAppFonts()
        return FontLibrary.faces(ofFamily: familyName).map(\.postScriptName)
    }

    /// Registers the fonts that the app's Info.plist lists, once.
    static func registerAppFonts() {
        let isFirst = areAppFontsRegistered.withLock { known in
            defer { known = true }
            return !known
        }
        if isFirst { registerFonts(listedIn: .main) }
    }

    private static let areAppFontsRegistered = Mutex(false)

    /// Registers the font files that a bundle's `UIAppFonts` names; one that is missing or damaged is reported and left out.
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
