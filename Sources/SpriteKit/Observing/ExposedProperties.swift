// Made from the module's sources by LibraryFactsTests.
import ObjectiveCRuntime
import UIKit

/// The properties that keys name: for key-value coding, observers and proxies of appearance. Setters that are not dynamic do not
/// notify by themselves, so that key-value coding does.
private enum ExposedProperties {
    @section(".init_array") @used
    nonisolated private static let registration: @convention(c) @Sendable () -> Void = { Selector._addMethods { add(to: $0) } }

    private static func add(to table: _MethodTable) {
        table.add("backgroundColor", SKScene.self, { $0.backgroundColor }, isDynamic: false) { $0.backgroundColor = $1 }
        table.add("name", SKScene.self, { $0.name }, isDynamic: false) { $0.name = $1 }
        table.add("scaleMode", SKScene.self, { $0.scaleMode }, isDynamic: false) { $0.scaleMode = $1 }
        table.add("size", SKScene.self, { $0.size }, isDynamic: false) { $0.size = $1 }
        table.add("view", SKScene.self, { $0.view })
        table.add("allowsTransparency", SKView.self, { $0.allowsTransparency }, isDynamic: false) { $0.allowsTransparency = $1 }
        table.add("ignoresSiblingOrder", SKView.self, { $0.ignoresSiblingOrder }, isDynamic: false) { $0.ignoresSiblingOrder = $1 }
        table.add("paused", getter: "isPaused", SKView.self, { $0.isPaused }, isDynamic: false) { $0.isPaused = $1 }
        table.add("preferredFramesPerSecond", SKView.self, { $0.preferredFramesPerSecond }, isDynamic: false) {
            $0.preferredFramesPerSecond = $1
        }
        table.add("scene", SKView.self, { $0.scene })
        table.add("showsDrawCount", SKView.self, { $0.showsDrawCount }, isDynamic: false) { $0.showsDrawCount = $1 }
        table.add("showsFPS", SKView.self, { $0.showsFPS }, isDynamic: false) { $0.showsFPS = $1 }
        table.add("showsFields", SKView.self, { $0.showsFields }, isDynamic: false) { $0.showsFields = $1 }
        table.add("showsNodeCount", SKView.self, { $0.showsNodeCount }, isDynamic: false) { $0.showsNodeCount = $1 }
        table.add("showsPhysics", SKView.self, { $0.showsPhysics }, isDynamic: false) { $0.showsPhysics = $1 }
    }
}
