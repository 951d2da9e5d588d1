/// A Swift package that a project refers to.
package struct PackageReference: Hashable, Sendable {
    package enum Location: Hashable, Sendable {
        /// A folder on the disk.
        case local(path: String)
        case remote(url: String)
    }

    /// The last part of the address or path, without ".git".
    package let name: String
    package let location: Location
    /// The project's words for the versions it takes, such as "up to next major version from 5.6.0"; nil for a local package.
    package let requirement: String?
    /// The version, branch or revision in Package.resolved; nil without it.
    package internal(set) var resolved: ResolvedPackage?
}

extension PackageReference {
    /// The last part of an address, without ".git".
    static func name(of url: String) -> String {
        var url = url
        while url.hasSuffix("/") { url.removeLast() }
        let name = url.lastComponent
        return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
    }
}

/// A package's line in Package.resolved.
package struct ResolvedPackage: Hashable, Sendable {
    package let identity: String
    package let location: String
    package let version: String?
    package let branch: String?
    package let revision: String?
}

/// A product of a package that a target links.
package struct PackageProduct: Hashable, Sendable {
    package let name: String
    /// The package; nil where the project does not tell, as with local packages of a workspace.
    package let package: PackageReference?
}

/// A library that other tools than SwiftPM bring.
package struct ProjectDependency: Hashable, Sendable {
    package enum Tool: String, Sendable {
        case pods = "CocoaPods"
        case carthage = "Carthage"
    }

    package let tool: Tool
    package let name: String
    /// nil where no lock file tells.
    package let version: String?
    /// Its folder on the disk; nil if it is not checked out.
    package let path: String?
}
