import Foundation
import Resources

extension UIApplication {
    /// The icons besides the primary one.
    static var alternateIcons: Set<String> {
        let icons = AppInformation.value("CFBundleIcons") as? [String: Any]
        let listed = (icons?["CFBundleAlternateIcons"] as? [String: Any])?.keys.map { $0 } ?? []
        let primary = (icons?["CFBundlePrimaryIcon"] as? [String: Any])?["CFBundleIconName"] as? String ?? "AppIcon"
        return Set(listed + AssetCatalogs.of(nil).names(.icon)).subtracting([primary])
    }

    final func chooseIcon(_ name: String?, _ completion: (@MainActor @Sendable ((any Error)?) -> Void)?) {
        let isKnown = name.map(Self.alternateIcons.contains) ?? true
        if isKnown { alternateIconName = name }
        guard let completion else { return }
        let error = isKnown ? nil : CocoaError(.fileNoSuchFile, userInfo: [NSLocalizedDescriptionKey: "There is no icon \(name ?? "")."])
        DispatchQueue.main.async { completion(error) }
    }
}
