import UIKit

/// A transition waiting for the frame's layout pass, with the stack before the frame's first request.
@MainActor
struct DashboardRequest {
    let transition: DashboardTransition
    let source: UIViewController?
    let stackBefore: [UIViewController]
    let stackAfter: [UIViewController]
}
