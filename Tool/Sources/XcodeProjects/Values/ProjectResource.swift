/// A file or folder that goes into a product's bundle.
package struct ProjectResource: Hashable, Sendable {
    package let path: String
    /// The region of a localized file, such as "de" or "Base": it goes into `de.lproj`. nil for others.
    package let region: String?
    /// Whether a folder goes into the bundle whole, under its name (a folder reference).
    package let isFolder: Bool
    /// The folder within the bundle, such as "Data/Maps"; nil for the bundle itself.
    package let destination: String?

    package init(path: String, region: String? = nil, isFolder: Bool = false, destination: String? = nil) {
        self.path = path
        self.region = region
        self.isFolder = isFolder
        self.destination = destination
    }

    /// The file's name.
    package var name: String { path.lastComponent }
}
