import CoreGraphics
import Foundation
import UIKit

/// Offers the filming of apps to UIKit as the program starts: `kinora swift run --film` links this module into an app.
@section(".init_array") @used
private let offersFilms: @convention(c) @Sendable () -> Void = {
    MainActor.assumeIsolated { UIApplication.film = filmApp }
}

/// Runs an app in virtual time and films it; ends the process.
///
/// Its settings are environment variables: `KINORA_FILM` (the file), `KINORA_FILM_SECONDS`, `KINORA_FILM_GESTURE` (a gesture script),
/// `KINORA_FILM_KEYBOARD` (1 shows the keyboard), `KINORA_STRIP` (an image of the screen at rest), and those of `SceneSettings`.
@MainActor
private func filmApp(_ delegate: (UIResponder & UIApplicationDelegate).Type) -> Never {
    do {
        try FilmedApp(environment: ProcessInfo.processInfo.environment).run(delegate)
        exit(0)
    } catch let error as SceneSettings.Invalid {
        Program.end(saying: error.description, status: 2)
    } catch {
        Program.end(saying: "\(error)", status: 3)
    }
}

/// The film of an app, the image of its screen at rest, or both, from a single run.
@MainActor
private struct FilmedApp {
    let settings: SceneSettings
    let film: URL?
    let strip: URL?
    let seconds: TimeInterval
    let script: GestureScript?
    let showsKeyboard: Bool

    init(environment: [String: String]) throws {
        var settings = try SceneSettings(environment: environment)
        script = try environment["KINORA_FILM_GESTURE"].map { try GestureScript(contentsOf: URL(fileURLWithPath: $0)) }
        settings.showsFingers = script != nil
        self.settings = settings
        film = environment["KINORA_FILM"].map { URL(fileURLWithPath: $0) }
        strip = environment["KINORA_STRIP"].map { URL(fileURLWithPath: $0) }
        seconds = environment["KINORA_FILM_SECONDS"].flatMap(Double.init) ?? 3
        showsKeyboard = environment["KINORA_FILM_KEYBOARD"] == "1"
    }

    /// An app that shows nothing at its start nor at its end leaves no film, and the error has the reason.
    func run(_ delegate: (UIResponder & UIApplicationDelegate).Type) throws {
        let stage = settings.makeStage()
        stage.showsKeyboard = showsKeyboard
        stage.launch(delegate)
        // Apps with scenes replace the stage's.
        stage.showsStatusBar = true
        let isEmptyAtStart = EmptyScreen(of: stage) != nil
        func checkEnd() throws {
            if isEmptyAtStart, let reason = EmptyScreen(of: stage) { throw reason }
        }
        guard let film else {
            if let script { stage.play(script) }
            stage.settle(timeout: seconds)
            try checkEnd()
            try write(stage)
            return
        }
        try stage.record(to: film) {
            if let script { stage.play(script) }
            stage.advance(by: max(seconds - (script?.duration ?? 0), 0))
            try checkEnd()
        }
        try write(stage)
    }

    private func write(_ stage: Stage) throws {
        guard let strip else { return }
        stage.showsFingers = false
        let data: Data
        do { data = try stage.image().pngData() } catch {
            throw FilmError.encoderFailed(strip, step: "encode a PNG", reason: "\(error)")
        }
        let file = try PartialFile(for: strip)
        try file.write(data)
        try file.commit()
    }
}
