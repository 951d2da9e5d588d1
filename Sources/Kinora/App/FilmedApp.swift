import Foundation
import UIKit

/// Runs an app in virtual time and films it, for `kinora swift run --film`; ends the process.
///
/// UIKit's `main()` finds the function by its symbol, because it is linked into filmed apps alone. Its settings are environment
/// variables: `KINORA_FILM` (the file), `KINORA_FILM_SECONDS` and `KINORA_FILM_GESTURE` (a gesture script).
@_cdecl("kinora_film_app")
func filmApp(_ delegate: UnsafeRawPointer) {
    let type: AnyClass = unsafeBitCast(delegate, to: AnyClass.self)
    MainActor.assumeIsolated {
        do {
            try film(type)
            exit(0)
        } catch {
            FileHandle.standardError.write(Data("kinora: \(error)\n".utf8))
            exit(3)
        }
    }
}

@MainActor
private func film(_ type: AnyClass) throws {
    let environment = ProcessInfo.processInfo.environment
    guard let delegate = type as? (UIResponder & UIApplicationDelegate).Type, let path = environment["KINORA_FILM"] else { return }
    let seconds = environment["KINORA_FILM_SECONDS"].flatMap(Double.init) ?? 3
    let script = try environment["KINORA_FILM_GESTURE"].map { try GestureScript(contentsOf: URL(fileURLWithPath: $0)) }
    let stage = Stage()
    stage.launch(delegate)
    try stage.record(to: URL(fileURLWithPath: path)) {
        if let script { stage.play(script) }
        stage.advance(by: max(seconds - (script?.duration ?? 0), 0))
    }
}
