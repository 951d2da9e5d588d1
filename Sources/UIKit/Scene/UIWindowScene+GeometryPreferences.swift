extension UIWindowScene {
    /// What an app wishes of its scene's place.
    ///
    /// Source: Apple, [UIWindowScene.GeometryPreferences](https://developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences).
    @preconcurrency @MainActor
    public class GeometryPreferences: NSObject {
        fileprivate init(orientations: UIInterfaceOrientationMask) {
            interfaceOrientations = orientations
            super.init()
        }

        fileprivate let interfaceOrientations: UIInterfaceOrientationMask

        /// The orientations an app would like now.
        public final class iOS: GeometryPreferences {
            /// Wishes for one of these orientations.
            public init(interfaceOrientations: UIInterfaceOrientationMask) { super.init(orientations: interfaceOrientations) }
        }
    }

    /// Turns the interface, animated, to an orientation that is wished for, whatever way the device is held: to that one if it is among them, else the first of
    /// portrait, landscape right, landscape left, upside down. It stays until the device is turned.
    ///
    /// - Parameter errorHandler: called at once where the controller in front, the app or the device has none of them; the interface stays.
    public func requestGeometryUpdate(_ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil) {
        let wanted = geometryPreferences.interfaceOrientations
        let common = supportedOrientations(of: orientationController).intersection(wanted)
        let held = UIApplication.process.deviceOrientation.interfaceOrientation
        let order = [held, .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown].compactMap { $0 }
        guard let chosen = order.first(where: { common.contains($0) }) else {
            errorHandler?(
                GeometryUpdateError.unsupported(requested: wanted.rawValue, controller: orientationController?.diagnosticName ?? "the app"))
            return
        }
        requestedOrientation = chosen
        updateOrientation(animated: true)
    }
}

/// Why an interface is not turned as an app wished.
enum GeometryUpdateError: Error, CustomStringConvertible {
    case unsupported(requested: UInt, controller: String)

    var description: String {
        switch self {
        case .unsupported(let requested, let controller):
            "none of the requested orientations (\(requested)) is supported by \(controller)"
        }
    }
}
