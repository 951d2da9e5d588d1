import CoreText

extension UIFont {
    static var installedFamilies: [String] {
        AppFonts.register()
        return FontLibrary.families
    }

    static func installedNames(forFamilyName familyName: String) -> [String] {
        AppFonts.register()
        return FontLibrary.faces(ofFamily: familyName).map(\.postScriptName)
    }
}
