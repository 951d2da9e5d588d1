import Foundation

extension String {
    /// The path that a link at this path leads to.
    package var resolvingLink: String { URL(fileURLWithPath: self).resolvingSymlinksInPath().path }

    /// The file that a link at this path names, as in packages that `kinora open` makes; else the path.
    package var linkedFile: String {
        let path = URL(fileURLWithPath: self).path
        guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path), target.hasPrefix("/") else { return path }
        return target
    }
}
