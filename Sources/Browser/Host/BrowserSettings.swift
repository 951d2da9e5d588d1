import Display
import Foundation

/// Address and device of an app that is served. `kinora serve` passes them to the app's process as environment variables.
struct BrowserSettings {
    /// 0 takes a free port.
    var port: UInt16 = 0
    /// An IPv4 address of this machine; 0.0.0.0 for all.
    var address = "127.0.0.1"
    var device = DeviceMetrics.iPhone15
    /// Whether the device was chosen; else its screen has 2 pixels per point where 3 are too slow.
    var hasOwnDevice = false
    /// The app's name on the page.
    var title = "App"
    /// The command that starts the program, which the page shows once the program has ended; nil if it is unknown.
    var command: String?
    /// Bytes of commits that are kept for moments of the past.
    var historyBytes = 64 << 20

    /// A variable with an invalid value.
    struct Invalid: Error, Equatable {
        let reason: String
    }

    /// The variable whose presence asks for a browser host: the port.
    static let portVariable = "KINORA_SERVE_PORT"

    /// The pixels per point of the device's screen.
    static let scaleVariable = "KINORA_SERVE_SCALE"

    /// The settings in an environment; nil if it does not ask for a browser host.
    init?(_ environment: [String: String]) throws(Invalid) {
        guard let text = environment[Self.portVariable] else { return nil }
        guard let port = UInt16(text) else { throw Invalid(reason: "port '\(text)' is not a number from 0 to 65535") }
        self.port = port
        if let text = environment["KINORA_SERVE_HOST"] {
            var bytes = in_addr()
            guard inet_pton(AF_INET, text, &bytes) == 1 else {
                throw Invalid(reason: "host '\(text)' is not an IPv4 address, as 127.0.0.1 or 0.0.0.0")
            }
            address = text
        }
        if let text = environment["KINORA_SERVE_DEVICE"] {
            do { device = try DeviceMetrics(parsing: text) } catch { throw Invalid(reason: error.reason) }
            hasOwnDevice = true
        }
        if let text = environment[Self.scaleVariable] {
            guard let scale = Int(text), 1...3 ~= scale else { throw Invalid(reason: "scale '\(text)' is not 1, 2 or 3") }
            device.scale = CGFloat(scale)
            hasOwnDevice = true
        }
        if let text = environment["KINORA_SERVE_TITLE"] { title = text }
        command = environment["KINORA_SERVE_COMMAND"]
        if let text = environment["KINORA_SERVE_HISTORY"] {
            guard let megabytes = Int(text), 1...4096 ~= megabytes else {
                throw Invalid(reason: "history '\(text)' is not a number of MB from 1 to 4096")
            }
            historyBytes = megabytes << 20
        }
    }

    /// Whether only this machine can connect.
    var isLoopback: Bool { address.hasPrefix("127.") }
}
