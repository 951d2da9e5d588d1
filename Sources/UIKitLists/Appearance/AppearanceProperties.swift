import ObjectiveCRuntime
import UIKitCore

/// The properties that UIKit marks for appearance, besides those of `ExposedProperties`.
private enum AppearanceProperties {
    @section(".init_array") @used
    nonisolated private static let registration: @convention(c) @Sendable () -> Void = { Selector._addMethods { add(to: $0) } }

    private static func add(to table: _MethodTable) {
        table.add("separatorColor", UITableView.self, { $0.separatorColor }) { $0.separatorColor = $1 }
        table.add("separatorInset", UITableView.self, { $0.separatorInset }) { $0.separatorInset = $1 }
        table.add("separatorInset", UITableViewCell.self, { $0.separatorInset }) { $0.separatorInset = $1 }
    }
}
