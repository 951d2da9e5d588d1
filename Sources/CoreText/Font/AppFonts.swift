import CoreGraphics
import Synchronization

/// The fonts that the app's Info.plist lists in `UIAppFonts`.
package enum AppFonts {
    private static let areRegistered = Mutex(false)

    /// Registers them, once.
    package static func register() {
        let isFirst = areRegistered.withLock { known in
            defer { known = true }
            return !known
        }
        if isFirst { register(listedIn: .main) }
    }

    /// Registers the font files in a bundle's `UIAppFonts`; missing and damaged ones are logged once and ignored.
    package static func register(listedIn bundle: Bundle) {
        guard let names = bundle.infoDictionary?["UIAppFonts"] as? [String] else { return }
        for name in names {
            guard let folder = bundle.resourceURL else { continue }
            do {
                try FontLibrary.register(FontFile(contentsOf: folder.appendingPathComponent(name)))
            } catch {
                reportOnce("UIAppFonts \(name)", "UIAppFonts: \(name) is left out. \(error)")
            }
        }
    }
}
