extension UIWindowScene {
    /// A requested geometry of a scene.
    ///
    /// Source: Apple,
    /// [UIWindowScene.GeometryPreferences](https://developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences).
    @preconcurrency @MainActor
    public class GeometryPreferences: NSObject {
        fileprivate init(orientations: UIInterfaceOrientationMask) {
            interfaceOrientations = orientations
            super.init()
        }

        fileprivate let interfaceOrientations: UIInterfaceOrientationMask

        /// The requested interface orientations.
        public final class iOS: GeometryPreferences {
            /// Requests one of these orientations.
            public init(interfaceOrientations: UIInterfaceOrientationMask) { super.init(orientations: interfaceOrientations) }
        }
    }

    final func requestGeometry(_ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)?) {
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

/// The reason for refusing a requested orientation.
enum GeometryUpdateError: Error, CustomStringConvertible {
    case unsupported(requested: UInt, controller: String)

    var description: String {
        switch self {
        case .unsupported(let requested, let controller):
            "none of the requested orientations (\(requested)) is supported by \(controller)"
        }
    }
}
