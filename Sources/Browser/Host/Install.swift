import Foundation
import UIKit

/// Offers the browser host to UIKit as the program starts: an app started with `KINORA_SERVE_PORT` in its environment is served.
@section(".init_array") @used
private let offersHost: @convention(c) @Sendable () -> Void = {
    MainActor.assumeIsolated {
        UIApplication.offeredHost = {
            do {
                return try BrowserSettings(ProcessInfo.processInfo.environment).map(BrowserHost.init)
            } catch {
                Program.end(saying: "serve: \((error as? BrowserSettings.Invalid)?.reason ?? "\(error)")", status: 2)
            }
        }
    }
}
