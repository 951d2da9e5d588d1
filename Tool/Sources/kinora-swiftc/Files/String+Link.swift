import Foundation

extension String {
    /// The path that a link at this path leads to.
    var resolvingLink: String { URL(fileURLWithPath: self).resolvingSymlinksInPath().path }
}
