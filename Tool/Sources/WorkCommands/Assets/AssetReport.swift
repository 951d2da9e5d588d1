/// A project's resources, and their faults.
struct AssetReport: Encodable {
    /// A set of an asset catalog.
    struct Asset: Encodable {
        /// "image", "color", "data", "symbol" or "icon".
        let kind: String
        /// With the folders that provide a namespace.
        let name: String
        let path: String
        /// "1x", "2x" and "3x", or "all".
        var scales: [String] = []
        /// "any", "light", "dark" and "high contrast".
        var looks: [String] = []
        var isUsed = true
    }

    /// A file outside of catalogs.
    struct File: Encodable {
        /// "image", "nib", "storyboard", "strings" or "property list".
        let kind: String
        let path: String
        /// nil outside of folders of languages.
        let language: String?
    }

    /// A fault of an asset or a file.
    struct Finding: Encodable {
        let path: String
        let what: String
    }

    var assets: [Asset] = []
    var files: [File] = []
    var languages: [String] = []
    var missing: [Finding] = []
    var unused: [Finding] = []
    var unreadable: [Finding] = []
}
