import Foundation
import UIKit

/// Offers the browser host to UIKit as the program starts: an app started with `KINORA_SERVE_PORT` in its environment is served.
@section(".init_array") @used
private let offersHost: @convention(c) @Sendable () -> Void = {
    MainActor.assumeIsolated {
        UIApplication.offeredHost = {
            do {
                let environment = ProcessInfo.processInfo.environment
                guard let settings = try BrowserSettings(environment) else { return nil }
                return BrowserHost(settings, replay: try Replay.taken(environment))
            } catch {
                Program.end(saying: "serve: \((error as? BrowserSettings.Invalid)?.reason ?? "\(error)")", status: 2)
            }
        }
    }
}
