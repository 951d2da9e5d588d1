import CommandSupport
import Foundation
import Kinora

extension GestureScript {
    /// Reads the script file of a command line; nil without one. It must be made for the screen of the device, or for any.
    static func argument(_ path: String?, for device: Device) throws(UsageError) -> GestureScript? {
        guard let path else { return nil }
        let script: GestureScript
        do { script = try GestureScript(contentsOf: URL(fileURLWithPath: path)) } catch { throw UsageError("\(error)") }
        guard let screen = script.screen, screen != device.size else { return script }
        let (made, given) = (text(screen), text(device.size))
        throw UsageError(
            "\(path): made for a screen of \(made) points, but --device has \(given); write --device \(made)@\(String(format: "%g", Double(device.scale)))"
        )
    }

    private static func text(_ size: CGSize) -> String {
        String(format: "%gx%g", Double(size.width), Double(size.height))
    }
}
