import UIKit

/// A flight that waits for the frame's layout, with the stack as it was before the frame's first request.
@MainActor
struct DashboardRequest {
    let flight: DashboardFlight
    let source: UIViewController?
    let stackBefore: [UIViewController]
    let stackAfter: [UIViewController]
}
