import Foundation
import UIKit

/// Offers the filming of apps to UIKit as the program starts: `kinora swift run --film` links this module into an app.
@section(".init_array") @used
private let offersFilms: @convention(c) @Sendable () -> Void = {
    MainActor.assumeIsolated { UIApplication.film = filmApp }
}

/// Runs an app in virtual time and films it; ends the process.
///
/// Its settings are environment variables: `KINORA_FILM` (the file), `KINORA_FILM_SECONDS`, `KINORA_FILM_GESTURE` (a gesture script) and
/// `KINORA_FILM_KEYBOARD` (1 shows the keyboard).
@MainActor
private func filmApp(_ delegate: (UIResponder & UIApplicationDelegate).Type) -> Never {
    do {
        try film(delegate)
        exit(0)
    } catch {
        Program.end(saying: "\(error)", status: 3)
    }
}

@MainActor
private func film(_ delegate: (UIResponder & UIApplicationDelegate).Type) throws {
    let environment = ProcessInfo.processInfo.environment
    guard let path = environment["KINORA_FILM"] else { return }
    let seconds = environment["KINORA_FILM_SECONDS"].flatMap(Double.init) ?? 3
    let script = try environment["KINORA_FILM_GESTURE"].map { try GestureScript(contentsOf: URL(fileURLWithPath: $0)) }
    let stage = Stage()
    stage.showsKeyboard = environment["KINORA_FILM_KEYBOARD"] == "1"
    stage.showsFingers = script != nil
    stage.launch(delegate)
    try stage.record(to: URL(fileURLWithPath: path)) {
        if let script { stage.play(script) }
        stage.advance(by: max(seconds - (script?.duration ?? 0), 0))
    }
}
