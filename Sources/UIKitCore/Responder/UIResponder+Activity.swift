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
            newValue.owners.removeAll { $0.object == nil || $0.object === self }
            newValue.owners.append(NSUserActivity.Owner(self))
            newValue.update = { activity in
                onMainActor {
                    for case let responder as UIResponder in activity.owners.compactMap(\.object)
                    where responder.storedActivity === activity { responder.updateUserActivityState(activity) }
                }()
            }
        }
    }
}
