import Foundation

extension UIApplication {
    /// The orientations in the main bundle's `Info.plist`; nil for none.
    static var statedOrientations: UIInterfaceOrientationMask? {
        let key = "UISupportedInterfaceOrientations", bundle = Bundle.main
        let isPad = UIDevice.current.userInterfaceIdiom == .pad
        let names = isPad ? bundle.object(forInfoDictionaryKey: key + "~ipad") as? [String] : nil
        return (names ?? bundle.object(forInfoDictionaryKey: key) as? [String]).flatMap(orientations(named:))
    }

    /// The orientations with names of `Info.plist`; nil for none that is known.
    static func orientations(named names: [String]) -> UIInterfaceOrientationMask? {
        let masks: [String: UIInterfaceOrientationMask] = [
            "UIInterfaceOrientationPortrait": .portrait, "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
            "UIInterfaceOrientationLandscapeLeft": .landscapeLeft, "UIInterfaceOrientationLandscapeRight": .landscapeRight,
        ]
        let found = names.reduce(into: UIInterfaceOrientationMask()) { $0.formUnion(masks[$1] ?? []) }
        return found.isEmpty ? nil : found
    }
}
