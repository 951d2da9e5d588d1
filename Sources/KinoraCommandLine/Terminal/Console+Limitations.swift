import CommandSupport
import Kinora

extension Console {
    /// Reports what the machine lacks for scenes, one line each.
    package func reportLimitations(of scenes: [any KinoraScene]) {
        for scene in scenes {
            if let limitation = scene.limitation { report("\(scene.id): \(limitation)") }
        }
    }
}
