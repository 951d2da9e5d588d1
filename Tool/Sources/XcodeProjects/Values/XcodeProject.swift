import Foundation

/// The content of a project of Xcode, a workspace or a specification of XcodeGen, with its settings for one configuration.
///
/// All paths are absolute, without links resolved, and spelled as on the disk: a Mac finds `Images.xcassets` as `images.xcassets` too.
package struct XcodeProject: Sendable {
    /// The kinds of files that describe projects.
    package enum Kind: String, Sendable {
        case project, workspace
        /// A `project.yml` of XcodeGen.
        case specification
        /// A `Package.swift`, which is recognized and not read.
        case package
    }

    /// The file's name without its extension; a specification's `name`; a package's folder.
    package let name: String
    package let kind: Kind
    /// The file that was read, such as `/work/App/App.xcodeproj`.
    package let path: String
    /// The folder of the file.
    package let folder: String
    /// The configuration of the settings, such as "Debug".
    package let configuration: String
    /// All targets, also of projects that the file refers to, in the order of the files.
    package internal(set) var targets: [XcodeTarget]
    /// Shared schemes, then those of users, by name. Empty where Xcode makes one for each target.
    package internal(set) var schemes: [XcodeScheme]
    package internal(set) var packages: [PackageReference]
    /// Pods and frameworks of Carthage that the folder's files name; packages are in `packages`.
    package internal(set) var dependencies: [ProjectDependency]
    package internal(set) var notices: [ProjectNotice]

    /// The targets that are apps for iPhone and iPad.
    package var apps: [XcodeTarget] { targets.filter { $0.kind == .app && $0.isForPhone } }

    /// The targets of a name, in several projects perhaps.
    package func targets(named name: String) -> [XcodeTarget] { targets.filter { $0.name == name } }

    package func target(_ id: XcodeTarget.ID) -> XcodeTarget? { targets.first { $0.id == id } }
}
