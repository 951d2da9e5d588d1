/// A scheme: what is run and tested, and how.
package struct XcodeScheme: Hashable, Sendable {
    package let name: String
    package let path: String
    package let isShared: Bool
    /// The target that is run; nil for a scheme without, such as one for tests alone.
    package internal(set) var target: XcodeTarget.ID?
    /// The target's name in the scheme, whether it is found or not.
    package internal(set) var targetName: String?
    /// The configuration in which it is run.
    package internal(set) var configuration: String?
    /// Arguments of the app, without those that are switched off. One line may hold several.
    package internal(set) var arguments: [String] = []
    /// Variables of the environment, without those that are switched off.
    package internal(set) var environment: [String: String] = [:]
    /// The test targets, without those that are skipped; test plans included.
    package internal(set) var tests: [XcodeTarget.ID] = []
    /// The language and the region in which the app is run; nil for the system's.
    package internal(set) var language: String?
    package internal(set) var region: String?
}
