// Made from the module's sources by LibraryFactsTests.
import CoreGraphics
import Foundation
import ObjectiveCRuntime
import QuartzCore

/// The properties that keys name: for key-value coding, observers and proxies of appearance. Setters that are not dynamic do not
/// notify by themselves, so that key-value coding does.
private enum ExposedProperties {
    @section(".init_array") @used
    nonisolated private static let registration: @convention(c) @Sendable () -> Void = { Selector._addMethods { add(to: $0) } }

    private static func add(to table: _MethodTable) {
        table.add("anchorPoint", UIAttachmentBehavior.self, { $0.anchorPoint }, isDynamic: false) { $0.anchorPoint = $1 }
        table.add("attachedBehaviorType", UIAttachmentBehavior.self, { $0.attachedBehaviorType })
        table.add("attachmentRange", UIAttachmentBehavior.self, { $0.attachmentRange }, isDynamic: false) { $0.attachmentRange = $1 }
        table.add("damping", UIAttachmentBehavior.self, { $0.damping }, isDynamic: false) { $0.damping = $1 }
        table.add("frequency", UIAttachmentBehavior.self, { $0.frequency }, isDynamic: false) { $0.frequency = $1 }
        table.add("frictionTorque", UIAttachmentBehavior.self, { $0.frictionTorque }, isDynamic: false) { $0.frictionTorque = $1 }
        table.add("items", UIAttachmentBehavior.self, { $0.items })
        table.add("length", UIAttachmentBehavior.self, { $0.length }, isDynamic: false) { $0.length = $1 }
        table.add("behaviors", UIDynamicAnimator.self, { $0.behaviors })
        table.add("delegate", UIDynamicAnimator.self, { $0.delegate }, isDynamic: false) { $0.delegate = $1 }
        table.add("elapsedTime", UIDynamicAnimator.self, { $0.elapsedTime })
        table.add("running", getter: "isRunning", UIDynamicAnimator.self, { $0.isRunning })
        table.add("referenceView", UIDynamicAnimator.self, { $0.referenceView })
        table.add("childBehaviors", UIDynamicBehavior.self, { $0.childBehaviors })
        table.add("dynamicAnimator", UIDynamicBehavior.self, { $0.dynamicAnimator })
        table.add("damping", UISnapBehavior.self, { $0.damping }, isDynamic: false) { $0.damping = $1 }
        table.add("snapPoint", UISnapBehavior.self, { $0.snapPoint }, isDynamic: false) { $0.snapPoint = $1 }
    }
}
