import CoreGraphics

/// Handling of a batch update that does not match the data source: a debug build traps with UIKit's message, a release build logs it and
/// reloads all data.
@MainActor
enum InvalidListUpdate {
    /// Whether such an update traps; variable for tests.
    static var traps = isDebug

    /// - Parameters:
    ///   - list: the table or collection view.
    ///   - fault: the message of `ListUpdateCheck`.
    static func refuse(_ fault: String, of list: Any) {
        let sentence = fault.hasSuffix(".") ? fault : fault + "."
        guard traps else {
            return reportOnce(fault, as: .exception("NSInternalInconsistencyException"), "\(list): \(sentence) All data is loaded again")
        }
        trap(object: "\(list)", value: fault, remedy: "Have the data source change by what the update says, in the same batch")
    }

    private static var isDebug: Bool {
        #if DEBUG
            true
        #else
            false
        #endif
    }
}
