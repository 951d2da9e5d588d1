import Dispatch
import Foundation

/// The present moment, for schedulers and timers of apps; on a stage that of its clock.
enum Present {
    static var date: Date { Date() }
    static var dispatchTime: DispatchTime { DispatchTime.now() }
}
