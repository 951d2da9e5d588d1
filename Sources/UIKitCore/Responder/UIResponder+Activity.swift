import Foundation
import ObjectiveCRuntime
import UIFoundation

extension UIResponder {
    private static var activityKey: UInt8 = 0

    final var storedActivity: NSUserActivity? {
        get { _associatedObjects == nil ? nil : objc_getAssociatedObject(self, &Self.activityKey) as? NSUserActivity }
        set {
            guard newValue !== storedActivity else { return }
            objc_setAssociatedObject(self, &Self.activityKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            guard let newValue else { return }
            // Several responders may have one activity.
            let others = newValue.update
            newValue.update = { [weak self] activity in
                others?(activity)
                onMainActor { if self?.storedActivity === activity { self?.updateUserActivityState(activity) } }()
            }
        }
    }
}
