import Foundation
import Resources

/// A target of a project, with its files and settings.
package struct XcodeTarget: Sendable, Identifiable {
    /// A target among those of all projects that were read.
    package struct ID: Hashable, Sendable {
        /// The project's file.
        package let project: String
        /// The identifier in an `.xcodeproj`; the name in a specification.
        package let key: String
    }

    package let id: ID
    package let name: String
    package let kind: TargetKind
    /// Whether the target is for iPhone or iPad, by its SDK and platforms.
    package internal(set) var isForPhone = true
    /// The name of the product without its extension: `PRODUCT_NAME`.
    package internal(set) var productName: String
    /// `PRODUCT_MODULE_NAME`: the product's name as an identifier.
    package internal(set) var moduleName: String
    /// In the order of their phase. Those that are not Swift's are left out of builds.
    package internal(set) var sources: [SourceFile] = []
    /// Files that go into the product's bundle, in the order of the phases.
    package internal(set) var resources: [ProjectResource] = []
    /// Files that the project refers to and that are not on the disk.
    package internal(set) var missingFiles: [String] = []
    package internal(set) var settings: BuildSettings
    /// The product's Info.plist: the file at `INFOPLIST_FILE`, with what the settings add, and settings expanded. nil for a target without.
    package internal(set) var information: PropertyListNode?
    /// nil without the setting.
    package internal(set) var bridgingHeader: BridgingHeader?
    /// Targets that are built before, and linked if they are modules: of this project and of others that were read.
    package internal(set) var dependencies: [ID] = []
    /// The names of products of packages.
    package internal(set) var packageProducts: [PackageProduct] = []
    /// Apple's frameworks and libraries that are linked by name, such as "MapKit".
    package internal(set) var frameworks: [String] = []
    /// Frameworks and libraries in files, such as Carthage's: paths.
    package internal(set) var libraryFiles: [String] = []
    /// The names of phases with scripts, which are not run.
    package internal(set) var scripts: [String] = []
    /// The app that unit tests run in (`TEST_HOST`, `TEST_TARGET_NAME`); nil for tests without, and for other targets.
    package internal(set) var hostApp: ID?
    /// `SWIFT_VERSION` without ".0": "5", "4.2"; nil without the setting.
    package internal(set) var swiftVersion: String?
    /// Names that are true in `#if`: `SWIFT_ACTIVE_COMPILATION_CONDITIONS`, and `-D` in `OTHER_SWIFT_FLAGS`.
    package internal(set) var conditions: [String] = []

    package var swiftSources: [SourceFile] { sources.filter { $0.language == .swift } }

    /// Sources in other languages, which are left out.
    package var otherSources: [SourceFile] { sources.filter { $0.language != .swift } }
}
