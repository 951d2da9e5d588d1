/// The use of a file in a folder of a target, by its name: in Xcode's synchronized folders and in the sources of XcodeGen.
enum FileRole: Equatable {
    case source(SourceFile.Language)
    case resource
    /// A framework or library that is linked.
    case library
    /// Headers, settings and other files that do not go into a product.
    case none

    init(_ name: String) {
        let type = name.fileExtension.lowercased()
        switch type {
        case "h", "hh", "hpp", "ipp", "tpp", "hxx", "def", "pch", "modulemap", "xcconfig", "entitlements", "gpx", "xcfilelist", "apns",
            "xctestplan", "docc", "apinotes", "xpc", "xcodeproj", "xcworkspace", "playground", "orig", "swp", "pbxuser", "plan":
            self = .none
        case "framework", "xcframework", "a", "dylib", "tbd": self = .library
        default:
            if let language = SourceFile.Language(pathExtension: type) {
                self = .source(language)
            } else {
                self = name == "Info.plist" || name.hasPrefix(".") ? .none : .resource
            }
        }
    }

    /// Folders that are one file for Xcode.
    static func isWrapper(_ name: String) -> Bool {
        switch name.fileExtension.lowercased() {
        case "xcassets", "bundle", "xcdatamodeld", "xcdatamodel", "mlpackage", "framework", "xcframework", "playground", "docc",
            "scnassets", "xcstickers", "app", "appex", "rtfd", "storyboardc", "momd", "xcodeproj", "xcworkspace", "icon", "rkassets",
            "realitycomposerpro", "xcmappingmodel", "atlas", "xpc", "sks":
            true
        default: false
        }
    }
}
