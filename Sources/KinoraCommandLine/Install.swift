import Foundation
import Kinora
import Scenes

/// Offers the command line to programs that declare scenes, as the program starts.
@section(".init_array") @used
private let offersCommandLine: @convention(c) @Sendable () -> Void = {
    MainActor.assumeIsolated {
        SceneProgram.run = { program, scenes in
            let path = ProcessInfo.processInfo.environment["KINORA_PACKAGE"]
            CommandLineTool.main(
                on: SceneCatalog(
                    title: path.map { URL(fileURLWithPath: $0).standardizedFileURL.lastPathComponent } ?? program,
                    program: path.map { "kinora --package \($0)" } ?? program, filmed: scenes, isOwn: true))
        }
    }
}
