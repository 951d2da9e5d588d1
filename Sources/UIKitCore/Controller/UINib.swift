import Foundation

/// A nib file.
///
/// Differs from UIKit: nib files are not read. An object can be made and passed on, so that code with a way without nibs runs; reading it
/// traps, as UIKit raises an exception for a file that the bundle lacks. Source: Apple,
/// [UINib](https://developer.apple.com/documentation/uikit/uinib).
@preconcurrency @MainActor
open class UINib: NSObject {
    private let name: String

    /// Creates a nib of a name without extension. The file is not looked for.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    /// Traps: nib files are not read.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        UINib.trapReading(name)
    }

    /// A key of options for reading a nib.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Objects to stand for placeholders.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    fileprivate static func trapReading(_ name: String) -> Never {
        trap(
            object: "UINib", value: "could not load the nib '\(name)': nib files are not read here",
            remedy: "make the views in code, and register their classes")
    }
}

extension Bundle {
    /// Traps: nib files are not read. See ``UINib``.
    @preconcurrency @MainActor
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        UINib.trapReading(name)
    }
}
